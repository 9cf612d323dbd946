import { describe, expect, it } from 'vitest';

import { readPastedHtml } from '../../../../src/domain/rich-text/paste/read-pasted-html.ts';

const read = (html: string): string => readPastedHtml(html, true).html;

/** A paragraph that Word means as an entry of a list, in the two forms of its marker. */
const entry = (text: string, marker: string, list: string, level = 1): string =>
  `<p class=MsoListParagraph style='margin-left:36.0pt;text-indent:-18.0pt;mso-list:${list} level${String(level)} lfo1'><![if !supportLists]><span style='font-family:Symbol'><span style='mso-list:Ignore'>${marker}<span style='font:7.0pt "Times New Roman"'>&nbsp;&nbsp; </span></span></span><![endif]>${text}<o:p></o:p></p>`;
const plainEntry = (text: string, marker: string, list: string): string =>
  `<p style="mso-list:${list} level1 lfo2"><!--[if !supportLists]--><span>${marker}&nbsp; </span><!--[endif]-->${text}</p>`;
const list = (name: string, ...items: readonly string[]): string =>
  `<${name}>${items.map((item) => `<li>${item}</li>`).join('')}</${name.split(' ')[0] ?? ''}>`;

describe('lists of Word', () => {
  it.each([
    [
      'numbers and letters, with formatting',
      entry('Cut', '1.', 'l0') + entry('H<sub>2</sub>O', '2.', 'l0') + entry('x', 'c)', 'l1'),
      `${list('ol', '<p>Cut</p>', '<p>H<sub>2</sub>O</p>')}<p>c)   x</p>`,
    ],
    ['a list of one bullet', plainEntry('alone', '·', 'l3'), list('ul', '<p>alone</p>')],
    [
      'two lists in a row',
      `${plainEntry('a', 'o', 'l3')}\n${plainEntry('b', '§', 'l3')}\n${plainEntry('c', '1.', 'l4')}`,
      list('ul', '<p>a</p>', '<p>b</p>') + list('ol', '<p>c</p>'),
    ],
    [
      'lists inside of a list',
      entry('a', '1.', 'l0') +
        entry('b', 'o', 'l0', 2) +
        entry('c', '▪', 'l0', 3) +
        entry('d', '2.', 'l0'),
      list('ol', `<p>a</p>${list('ul', `<p>b</p>${list('ul', '<p>c</p>')}`)}`, '<p>d</p>'),
    ],
    ['a list that goes on', entry('d', '4.', 'l0'), list('ol start="4"', '<p>d</p>')],
    [
      'numbers of several levels, which go on where they were copied from',
      entry('a', '2.', 'l0') +
        entry('b', '2.3.', 'l0', 2) +
        entry('c', '2.3.4', 'l0', 3) +
        entry('d', '2.4.', 'l0', 2) +
        entry('e', '12)', 'l1'),
      list(
        'ol start="2"',
        `<p>a</p>${list('ol start="3"', `<p>b</p>${list('ol start="4"', '<p>c</p>')}`, '<p>d</p>')}`,
      ) + list('ol start="12"', '<p>e</p>'),
    ],
    [
      'letters and Roman numbers, which a list cannot keep, as text',
      plainEntry('a', 'xxxviii.', 'l2') + entry('b', '1.', 'l0') + entry('c', 'B.', 'l0', 2),
      `<p>xxxviii.\u00A0 a</p>${list('ol', '<p>b</p>')}<p>B.\u00A0\u00A0 c</p>`,
    ],
    [
      'markers of other kinds, which a list cannot keep either, as text',
      ['2.3.a)', '10%', '1-2', '1a', '①', '１．', 'б)', '一、']
        .map((marker) => plainEntry('a', marker, 'l2'))
        .join(''),
      ['2.3.a)', '10%', '1-2', '1a', '①', '１．', 'б)', '一、']
        .map((marker) => `<p>${marker}\u00A0 a</p>`)
        .join(''),
    ],
    [
      'a list between paragraphs and in a cell',
      `<p class=MsoNormal>A</p>${plainEntry('b', '·', 'l0')}<p>C</p><table><tr><td>${plainEntry('d', '·', 'l0')}</td></tr></table>`,
      `<p>A</p>${list('ul', '<p>b</p>')}<p>C</p><table><tr><td>${list('ul', '<p>d</p>')}</td></tr></table>`,
    ],
  ])('reads %s', (_, html, expected) => {
    expect(read(html)).toBe(expected);
  });
});

describe('emphasis that styles say', () => {
  it.each([
    ['<span style="font-weight:600">a</span>', '<strong>a</strong>'],
    ['<span style="font-weight: Bold">a</span>', '<strong>a</strong>'],
    ['<span style="font-weight:500">a</span>', 'a'],
    ['<b style="font-weight:normal"><p>a <i style="font-style:normal">b</i></p></b>', '<p>a b</p>'],
    ['<b style="mso-bidi-font-weight:normal">a</b>', '<strong>a</strong>'],
    ['<span style="font-style:italic">a</span>', '<em>a</em>'],
    ['<span style="text-decoration:underline">a</span>', '<u>a</u>'],
    ['<span style="text-decoration-line: underline line-through">a</span>', '<u><s>a</s></u>'],
    ['<span style="font-weight:700;text-decoration:none">a</span>', '<strong>a</strong>'],
    ['x<span style="font-size:0.6em;vertical-align:super">2</span>', 'x<sup>2</sup>'],
    ['x<span style="vertical-align:sub">2</span>', 'x<sub>2</sub>'],
    [
      '<a href="https://a.org"><span style="text-decoration:underline">a</span></a>',
      '<a href="https://a.org">a</a>',
    ],
    ['<strike>a</strike><del>b</del>', '<s>a</s><s>b</s>'],
    [
      '<style type="text/css">/* x */ p.p1 {font: 13.0px Helvetica} span.s1, .s2 {font-weight: bold}</style><p class="p1">a <span class="s1">b</span><span class="x s2">c</span></p>',
      '<p>a <strong>b</strong><strong>c</strong></p>',
    ],
    [
      '<style>span.s1 {font: bold italic 12.0px Helvetica}</style><span class="s1">a</span>',
      '<strong><em>a</em></strong>',
    ],
  ])('reads %s', (html, expected) => {
    expect(read(html)).toBe(expected);
  });

  it('leaves colours, fonts and sizes behind, and keeps the alignment', () => {
    expect(
      read(
        '<p style="color:red;text-align:center"><font color="blue" face="Arial">a</font><span style="color:#00f;background-color:yellow;font-size:20px;font-family:serif">b</span></p>',
      ),
    ).toBe('<p style="text-align:center">ab</p>');
  });

  it('keeps blocks apart, and leaves out what is no text of the page', () => {
    expect(read('<dl><dt>a</dt><dd>b</dd></dl><h5>c</h5><select><option>d</option></select>')).toBe(
      '<div><div>a</div><div>b</div></div><h4>c</h4>',
    );
  });

  it('puts a list beside an entry of Google Docs into it', () => {
    expect(read('<ul><li>a</li><ul><li>b</li></ul><li>c</li></ul>')).toBe(
      list('ul', `a${list('ul', 'b')}`, 'c'),
    );
  });

  it('leaves what this editor copied as it is', () => {
    const html = '<p data-pm-slice="1 1 []"><span style="color: red">a</span></p>';
    expect(read(html)).toBe(html);
  });
});

const tex = (latex: string): string => `<math alttext="${latex}"><mtext>${latex}</mtext></math>`;
const omml = (math: string): string =>
  `<!--[if gte msEquation 12]><m:oMathPara><m:oMath>${math}</m:oMath></m:oMathPara><![endif]--><![if !msEquation]><span><!--[if gte vml 1]><v:shape/><![endif]--><![if !vml]><img src="file:///c:/a.png"><![endif]></span><![endif]>`;
const run = (text: string): string => `<i><span><m:r>${text}</m:r></span></i>`;

describe('equations', () => {
  it.each([
    [
      'MathML with its TeX',
      '<math><semantics><mi>x</mi><annotation encoding="application/x-tex">{\\displaystyle x}</annotation></semantics></math>',
      '<math alttext="x"><semantics><mi>x</mi><annotation encoding="application/x-tex">{\\displaystyle x}</annotation></semantics></math>',
    ],
    [
      'MathML beside its picture and its looks',
      '<span class="mwe-math-element"><math><mi>x</mi></math><img alt="x" class="mwe-math-fallback-image-inline" src="https://a.org/x.svg"></span><span class="katex"><span class="katex-mathml"><math><mi>y</mi></math></span><span class="katex-html">y</span></span>',
      '<math><mi>x</mi></math><math><mi>y</mi></math>',
    ],
    [
      'MathML with a prefix',
      '<mml:math><mml:mi>x</mml:mi><mml:mspace width="1em"/><mml:mi>y</mml:mi></mml:math>',
      '<math><mi>x</mi><mspace width="1em"></mspace><mi>y</mi></math>',
    ],
    [
      'a picture of Wikipedia',
      '<img class="mwe-math-fallback-image-inline" alt="{\\displaystyle a^{2}}" src="https://a.org/a.svg">',
      tex('a^{2}'),
    ],
    [
      'a picture of a blog',
      '<img class="latex" alt="$a_1$" src="https://a.org/a.png">',
      tex('a_1'),
    ],
    [
      'a fraction of Word',
      omml(`<m:f><m:num>${run('a+1')}</m:num><m:den>${run('b')}</m:den></m:f>`),
      tex('\\frac{a+1}{b}'),
    ],
    [
      'scripts and a root of Word',
      omml(
        `<m:sSup><m:e>${run('x')}</m:e><m:sup>${run('2')}</m:sup></m:sSup><m:rad><m:radPr><m:degHide m:val="1"/></m:radPr><m:deg/><m:e>${run('y')}</m:e></m:rad>`,
      ),
      tex('{x}^{2}\\sqrt{y}'),
    ],
    [
      'a sum of Word',
      omml(
        `<m:nary><m:naryPr><m:chr m:val="∑"/></m:naryPr><m:sub>${run('i=1')}</m:sub><m:sup>${run('n')}</m:sup><m:e>${run('i')}</m:e></m:nary>`,
      ),
      tex('\\sum_{i=1}^{n} i'),
    ],
    [
      'brackets and a matrix of Word',
      omml(
        `<m:d><m:dPr><m:begChr m:val="["/><m:endChr m:val="]"/></m:dPr><m:e><m:m><m:mr><m:e>${run('1')}</m:e><m:e>${run('0')}</m:e></m:mr></m:m></m:e></m:d>`,
      ),
      tex('\\left[ \\begin{matrix}1 &amp; 0\\end{matrix} \\right]'),
    ],
    [
      'a function of Word',
      omml(`<m:func><m:fName>${run('sin')}</m:fName><m:e>${run('x')}</m:e></m:func>`),
      tex('\\sin x'),
    ],
  ])('reads %s', (_, html, expected) => {
    expect(readPastedHtml(`<p>a ${html}</p>`, true)).toEqual({
      html: `<p>a ${expected}</p>`,
      unreadEquations: 0,
    });
  });

  it.each([
    ['a structure of Word that is not known', omml('<m:future><m:e>x</m:e></m:future>'), true],
    ['a formula where a text has none', '<math><mi>x</mi></math>', false],
  ])('counts %s', (_, html, hasFormulas) => {
    expect(readPastedHtml(`<p>a</p>${html}`, hasFormulas)).toEqual({
      html: '<p>a</p>',
      unreadEquations: 1,
    });
  });

  it.each([
    ['', 'A cat', 'https://a.org/a.png'],
    ['math', 'Photo of the class', '/files/a.png'],
    ['math-photo', 'A teacher writes a &lt; b on the board', '/files/a.png'],
    ['tex', 'A slide with x^2 on the board', '/files/a.png'],
    ['equation', '', '/files/a.png'],
  ])('leaves a picture of class "%s" with the description "%s" as it is', (name, alt, src) => {
    expect(readPastedHtml(`<img class="${name}" alt="${alt}" src="${src}">`, true)).toEqual({
      html: `<img src="${src}" alt="${alt}">`,
      unreadEquations: 0,
    });
  });

  it.each(['\\text{speed of light} = c', '\\frac{a}{b}', 'x^2 + y^2', 'E = mc^2'])(
    'reads the picture of %s',
    (latex) => {
      expect(read(`<img class="tex" alt="${latex}" src="https://a.org/a.png">`)).toBe(tex(latex));
    },
  );
});

it.each([
  ['limLow', 'e', '\\underset{}{', '}'],
  ['rad', 'deg', '\\sqrt[', ']{}'],
  ['nary', 'sub', '\\int_{', '} '],
  ['nary', 'sup', '\\int^{', '} '],
])('writes each part of nested %s of Word once: %s', (name, part, before, after) => {
  const depth = 22;
  const html = omml(
    `<m:${name}><m:${part}>`.repeat(depth) + 'x' + `</m:${part}></m:${name}>`.repeat(depth),
  );
  const start = performance.now();
  expect(read(html)).toBe(tex((before.repeat(depth) + 'x' + after.repeat(depth)).trim()));
  expect(performance.now() - start).toBeLessThan(2_000);
});

const repeat = (text: string): string => text.repeat(Math.ceil(100_000 / text.length));
it.each([
  '<style>',
  '<style',
  '<!--[if !supportLists]-->',
  '<!--[if gte msEquation 12]>a<![endif]--><![if !msEquation]>',
  '<!--[if gte msEquation 12]>',
  '<![endif]--><![if !msEquation]>',
  '<o:p',
  '<m:r',
  '<p style="mso-list:l0 level1">',
  '<ul><li>a</li></ul>',
  '<li>',
  '{',
  'a',
])('100 kB of %s are read without backtracking', (piece) => {
  const start = performance.now();
  expect(typeof read(repeat(piece))).toBe('string');
  expect(performance.now() - start).toBeLessThan(4_000);
});

it.each([
  ['rules', `<style>${repeat('.a{b:c}')}</style>${repeat('<i class=a>b</i>')}`],
  ['selectors', `<style>${repeat('.a,')}.a{${repeat('b')}}</style>`],
])('100 kB of %s for one class are read without repetition', (_, html) => {
  const start = performance.now();
  expect(typeof read(html)).toBe('string');
  expect(performance.now() - start).toBeLessThan(4_000);
});
