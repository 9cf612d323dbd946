import { expect, it } from 'vitest';

import { sanitizeText } from '../../../server/html/sanitize.ts';
import { foreignImageAddresses } from '../../support/foreign-images.ts';

const live =
  /<script|onerror|onload|onclick|javascript:|data:|<iframe|<object|<embed|<style|<form|<input|<svg|<base|<meta|<link|srcdoc|expression\(|url\(/i;

it.each([
  '<script>alert(1)</script>',
  '<img src=x onerror=alert(1)>',
  '<svg onload=alert(1)>',
  '<a href="javascript:alert(1)">x</a>',
  '<a href="jav&#x09;ascript:alert(1)">x</a>',
  '<iframe srcdoc="<script>1</script>"></iframe>',
  '<math><mtext><table><mglyph><style><img src=x onerror=alert(1)></style></mglyph></table></mtext></math>',
  '<p style="background:url(javascript:alert(1))">x</p>',
  '<img src="data:image/svg+xml;base64,PHN2Zz4=">',
  '<noscript><p title="</noscript><img src=x onerror=alert(1)>">',
  '<form action="/x"><input name=q></form>',
  '<scr<script>ipt>alert(1)</script>',
  '<math href="javascript:alert(1)"><mi>x</mi></math>',
  '<x>&lt;script&gt;alert(1)&lt;/script&gt;</x>',
  '<annotation-xml encoding="text/html"><img src=x onerror=alert(1)></annotation-xml>',
  '<img src="//evil.example/x.png">',
  '<!--><img src=x onerror=alert(1)>-->',
  '<template><script>1</script></template>',
])('QVAL-11 nothing live is left of %s, and a second time changes nothing', (hostile) => {
  const once = sanitizeText(hostile);
  expect(once).not.toMatch(live);
  expect(sanitizeText(once)).toBe(once);
});

it.each(['3 < x && x > 1', 'a & b', 'Tom &amp; Jerry', '', 'x<y', '5 > 4 < 6'])(
  'QED-01 the plain text %j means itself',
  (plain) => {
    expect(sanitizeText(plain)).toBe(plain);
  },
);

it('LIM-36 LIM-37 sizes from 11 to 26 pixels and the five fonts stay, others go', () => {
  const sizes = [10, 11, 26, 27].map((size) =>
    sanitizeText(`<span style="font-size: ${String(size)}px">a</span>`),
  );
  expect(sizes).toEqual([
    '<span>a</span>',
    '<span style="font-size:11px">a</span>',
    '<span style="font-size:26px">a</span>',
    '<span>a</span>',
  ]);
  const fonts = ['Roboto', 'serif', 'monospace', 'Ubuntu Mono', 'Raleway'];
  for (const font of fonts)
    expect(sanitizeText(`<span style="font-family:${font}">a</span>`)).toBe(
      `<span style="font-family:${font}">a</span>`,
    );
  expect(sanitizeText('<span style="font-family:Comic Sans MS">a</span>')).toBe('<span>a</span>');
});

it('QED-01 lists, powers, pictures of ours and formulas stay', () => {
  const rich =
    '<ul><li>x<sup>2</sup></li></ul><img src="/files/ab.png" alt="A cell" /><math display="block"><mfrac><mi>a</mi><mn>2</mn></mfrac></math>';
  expect(sanitizeText(rich)).toBe(rich);
});

it.each(foreignImageAddresses)(
  'QVAL-11 an image at the foreign address %j is removed',
  (address) => {
    expect(sanitizeText(`<p>a<img src="${address}" alt="b">c</p>`)).toBe('<p>ac</p>');
  },
);
