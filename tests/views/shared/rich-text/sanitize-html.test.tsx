import { render, screen } from '@testing-library/react';
import { array, assert, constantFrom, property } from 'fast-check';
import { expect, it } from 'vitest';

import { sanitizeText } from '../../../../server/html/sanitize.ts';
import { toStoredPlainText } from '../../../../src/domain/rich-text/plain-text.ts';
import { normalizeHtml } from '../../../../src/domain/rich-text/normalize-html.ts';
import { RichText } from '../../../../src/views/shared/rich-text/rich-text.tsx';
import { RichTextContent } from '../../../../src/views/shared/rich-text/rich-text-content.tsx';
import { sanitizeHtml } from '../../../../src/views/shared/rich-text/sanitize-html.ts';
import { brokenTexts, hostileTexts, richTexts } from '../rich-texts.ts';
import { scaleRuns } from '../../../support/property-runs.ts';

const seed = 91_127;
const bits = constantFrom(
  '<p>',
  '</p>',
  '<b>',
  '</b>',
  '<math>',
  '</math>',
  '<mtext>',
  '<mglyph>',
  '<style>',
  '</style>',
  '<script>',
  '</script>',
  '<svg>',
  '</svg>',
  '<table>',
  '<td>',
  '<img src=x onerror=alert(1)>',
  '<img src="/files/a.png">',
  '<a href="javascript:alert(1)">',
  '<a href="https://a.test/">',
  '</a>',
  '<span style="font-size:16px;position:fixed">',
  '</span>',
  '<!--',
  '-->',
  '<![CDATA[',
  ']]>',
  '"',
  "'",
  '>',
  '<',
  '&lt;',
  '&#x3c;',
  'x',
  ' ',
  '<noscript>',
  '<template>',
  '<annotation-xml encoding="text/html">',
  '<mi xlink:href="javascript:alert(1)">',
  '<form><input name=attributes>',
  '<iframe srcdoc="<script>1</script>">',
  '<li>',
  '<ul>',
  '\u0000',
  '<sub>',
  '</sub>',
  ' style="color:red" onclick=alert(1) ',
);
const soup = array(bits, { maxLength: 14 }).map((parts) => parts.join(''));

const htmlOf = (fragment: DocumentFragment): string => {
  const box = document.createElement('div');
  box.append(fragment);
  return normalizeHtml(box.innerHTML);
};
const cleaned = (html: string): string => htmlOf(sanitizeHtml(html));
const live =
  /<script|<style|<iframe|<object|<svg|<form|<input|<template|\son\w+=|javascript:|data:(?!-)|position/i;

it.each([...hostileTexts, ...brokenTexts])(
  'QED-60 removes everything active from %s in the browser, and sanitizing again changes nothing',
  (hostile) => {
    const once = cleaned(hostile);
    expect(once).not.toMatch(live);
    const twice = cleaned(once);
    expect(cleaned(twice)).toBe(twice);
  },
);

it(`QED-60 nothing live is left of any soup of tags on either side; each side is idempotent, seed ${String(seed)}`, () => {
  assert(
    property(soup, (html) => {
      const [browser, server] = [cleaned(html), sanitizeText(html)];
      const probe = document.createElement('div');
      for (const result of [browser, ...(/<[a-z!/?][^>]*>/i.test(server) ? [server] : [])]) {
        probe.replaceChildren(sanitizeHtml(result));
        const elements = [...probe.querySelectorAll('*')];
        expect(
          elements.flatMap((element) =>
            [...element.attributes].filter(
              ({ name, value }) => name.startsWith('on') || /script:|position/.test(value),
            ),
          ),
        ).toEqual([]);
        expect(
          elements.filter(({ localName }) =>
            ['script', 'style', 'iframe', 'svg', 'form', 'input', 'template', 'noscript'].includes(
              localName,
            ),
          ),
        ).toEqual([]);
      }
      const settled = cleaned(browser);
      expect(cleaned(settled)).toBe(settled);
      expect(sanitizeText(server)).toBe(server);
    }),
    { seed, numRuns: scaleRuns(40) },
  );
}, 20_000);

it.each(richTexts)('LIM-36 LIM-37 both sanitizers keep %s as the editor writes it', (html) => {
  expect([sanitizeText(html), cleaned(html)]).toEqual([html, html]);
});

it.each([...hostileTexts, ...richTexts])(
  'QED-60 both sanitizers return the same for %s',
  (html) => {
    const server = sanitizeText(html);
    expect(cleaned(server)).toBe(cleaned(html));
  },
);

it('QED-60 a plain text shows as typed, a rich text as its elements, with styles set one by one', async () => {
  const { rerender, container } = render(
    <RichText text={toStoredPlainText('What does <b> do & why?')} />,
  );
  expect(container.textContent).toBe('What does <b> do & why?');
  rerender(
    <RichText
      text={
        '<p>H<sub>2</sub>O <span style="font-size:20px;font-family:Ubuntu Mono">big</span><script>alert(1)</script></p>'
      }
    />,
  );
  const big = await screen.findByText('big');
  expect([
    big.style.fontSize,
    big.style.fontFamily.replaceAll('"', ''),
    container.querySelector('sub')?.textContent,
    container.querySelector('script'),
  ]).toEqual(['20px', 'Ubuntu Mono', '2', null]);
});

it('QED-60 formulas are in the MathML namespace, links open in a new tab', () => {
  const { container } = render(
    <RichTextContent
      html={'<p><math alttext="x"><mi>x</mi></math> <a href="https://a.test/">a</a></p>'}
    />,
  );
  expect(container.querySelector('mi')?.namespaceURI).toBe('http://www.w3.org/1998/Math/MathML');
  expect(screen.getByRole('link').getAttribute('rel')).toBe('noopener noreferrer');
});

it('QED-57 rich text runs in the direction of its own letters', () => {
  const { container } = render(<RichTextContent html="<ul><li>מה זה</li></ul>" />);
  expect(container.querySelector('ul')?.closest('[dir]')).toHaveAttribute('dir', 'auto');
});
