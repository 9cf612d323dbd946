import { describe, expect, it } from 'vitest';

import { toStoredText } from '../../../../src/domain/quiz/paste/pasted-line.ts';
import { readHtmlLines } from '../../../../src/domain/quiz/paste/read-html-lines.ts';
import { readQuestions } from '../../../../src/domain/quiz/paste/read-questions.ts';
import { excel, googleDocs, googleSheets, webPage, word, wordTable } from './clipboard/samples.ts';
import { read, shorten, type ShortQuestion } from './support.ts';

const textsOf = (html: string): readonly string[] | undefined =>
  readHtmlLines(html)?.map(({ text }) => text);

function understandHtml(html: string): readonly [string, readonly ShortQuestion[]] | null {
  const reading = readQuestions(readHtmlLines(html) ?? []);
  return reading === null ? null : [reading.format, shorten(reading)];
}

const water = '<p>H<sub>2</sub>O</p>';

describe('questions of other programs', () => {
  it('reads a list of Word with its numbers, powers and species', () => {
    expect(understandHtml(word)).toEqual([
      'lettered',
      [
        {
          title: '<p>What is H<sub>2</sub>O?</p>',
          options: ['*Water’s formula', '<p>10<sup>23</sup> <em>E. coli</em> at 4°C</p>'],
        },
        { title: 'Which is a gas?', options: ['Iron', '*<p>O<sub>2</sub></p>'] },
      ],
    ]);
  });

  it('reads a nested list of Google Docs', () => {
    expect(textsOf(googleDocs)).toEqual([
      '1. What is H2O?',
      '  a. Water',
      '  b. Na+',
      '2. Which is a gas?',
      '  a. Iron',
      '  b. *Oxygen',
    ]);
    expect(understandHtml(googleDocs)).toEqual([
      'lettered',
      [
        {
          title: '<p>What is H<sub>2</sub>O?</p>',
          options: ['Water', '<p>Na<sup>+</sup></p>'],
          remarks: [{ kind: 'noRightAnswer' }],
        },
        { title: 'Which is a gas?', options: ['Iron', '*Oxygen'] },
      ],
    ]);
  });

  it('reads tables of Word, Excel and Google Sheets', () => {
    expect(understandHtml(wordTable)).toEqual([
      'table',
      [{ title: 'What is water?', options: [`*${water}`, '<p>CO<sub>2</sub></p>'] }],
    ]);
    expect(understandHtml(excel)).toEqual([
      'table',
      [
        { title: 'What is water?', options: [`*${water}`, '<p>CO<sub>2</sub></p>', 'Iron'] },
        { title: 'Which are gases?', options: ['*Oxygen', '*Nitrogen', 'Iron'] },
      ],
    ]);
    expect(understandHtml(googleSheets)).toEqual([
      'table',
      [{ title: 'What is water?', options: [`*${water}`, 'Salt'] }],
    ]);
  });

  it('reads lettered lists of a web page', () => {
    expect(understandHtml(webPage)).toEqual([
      'lettered',
      [
        { title: 'What is water?', options: [`*${water}`, 'Salt'] },
        { title: 'Which is a gas?', options: ['Iron', '*Oxygen'] },
      ],
    ]);
  });
});

describe('lines of HTML', () => {
  it.each([
    [
      'paragraphs, of which an empty one is a blank line',
      '<p>a</p><p><br></p><p>b</p>',
      ['a', '', 'b'],
    ],
    ['line breaks', 'a<br>b<br/>c', ['a', 'b', 'c']],
    ['divisions', '<div>a</div><div><div>b</div></div>c', ['a', 'b', 'c']],
    ['preformatted text', '<pre>a\n  b\n\nc</pre>', ['a', '  b', '', 'c']],
    ['white space', '<p>  a \n <b> b</b>\t<i>c </i> </p>', ['a b c']],
    [
      'bullets and ticked boxes',
      '<ul><li>a</li><li role="checkbox" aria-checked="true">b</li></ul>',
      ['- a', '[x] b'],
    ],
    ['starts and values', '<ol start="3"><li>a</li><li value="9">b</li></ol>', ['3. a', '9. b']],
    [
      'a table of one column',
      '<table><tr><td><p>a</p><p>b</p></td></tr><tr><td>c</td></tr></table>',
      ['a', 'b', 'c'],
    ],
    ['scripts, styles and comments', '<script>x</script><style>y</style><!-- z --><p>a</p>', ['a']],
    [
      'equations',
      '<p>a <math><semantics><mi>x</mi><annotation encoding="application/x-tex">x</annotation></semantics></math></p><p>b <img class="latex" alt="y^2" src="https://a.org/a.png"></p><p>c <!--[if gte msEquation 12]><m:oMath><m:sSub><m:e><m:r>z</m:r></m:e><m:sub><m:r>1</m:r></m:sub></m:sSub></m:oMath><![endif]--><![if !msEquation]><img src="file:///a.png"><![endif]></p>',
      ['a $x$', 'b $y^2$', 'c ${z}_{1}$'],
    ],
    ['nothing', '<p> </p><br>', []],
  ])('reads %s', (_, html, lines) => {
    expect(textsOf(html)).toEqual(lines);
  });

  it.each([
    ['<b style="font-weight:normal">a</b>', 'a'],
    ['<p><b style="mso-bidi-font-weight:normal">a</b> b</p>', '<p><strong>a</strong> b</p>'],
    ['<p>a <span style="text-decoration:line-through">b</span></p>', '<p>a <s>b</s></p>'],
    ['<p>a <span style="text-decoration:underline">b</span></p>', '<p>a <u>b</u></p>'],
    [
      '<style>span.s1 {font-weight: 600}</style><p>a <span class="s1">b</span></p>',
      '<p>a <strong>b</strong></p>',
    ],
  ])('reads the emphasis of %s', (html, stored) => {
    expect(readHtmlLines(html)?.map(toStoredText)).toEqual([stored]);
  });

  it('gives up where elements are nested too deep', () => {
    expect(readHtmlLines('<div>'.repeat(1000))).toBeNull();
  });

  const repeat = (text: string): string => text.repeat(Math.ceil(100_000 / text.length));
  it.each([
    '<sub>',
    '<sub>a</sub>',
    '<p>a',
    '<li>',
    '<td>',
    '<br>',
    '<',
    '<!--',
    '&amp;',
    '<table><tr><td>a</table>',
    '<b style="font-weight:',
  ])('100 kB of %s is read before the test times out', (piece) => {
    const lines = readHtmlLines(repeat(piece));
    if (lines !== null) readQuestions(lines);
    expect(lines === null || Array.isArray(lines)).toBe(true);
  });
});

describe('right answers that only their look tells', () => {
  const list = (...options: readonly string[]): string =>
    `<p><b>1. Which is a gas?</b></p>${options.map((text, at) => `<p>${String.fromCharCode(97 + at)}) ${text}</p>`).join('')}`;
  const gas = (...options: readonly string[]) => [
    'lettered',
    [{ title: 'Which is a gas?', options }],
  ];

  it.each([
    ['bold', '<b>Oxygen</b>'],
    ['underlined', '<u>Oxygen</u>'],
    ['highlighted in Word', "<span style='background:yellow;mso-highlight:yellow'>Oxygen</span>"],
    ['highlighted in Google Docs', '<span style="background-color:#ffff00">Oxygen</span>'],
    ['highlighted by HTML', '<mark>Oxygen</mark>'],
    ['highlighted pale', '<span style="background:#d0e0e3">Oxygen</span>'],
    ['highlighted by numbers', '<span style="background:rgb(100% 95% 80% / 1)">Oxygen</span>'],
    ['highlighted by hue', '<span style="background:hsl(60, 100%, 80%)">Oxygen</span>'],
    ['highlighted by lightness', '<span style="background:oklch(0.97 0.21 110)">Oxygen</span>'],
    ['highlighted by axes', '<span style="background:lab(97% -21 94 / 80%)">Oxygen</span>'],
    ['highlighted by a space', '<span style="background:color(srgb 1 1 0.5)">Oxygen</span>'],
    ['marked pale', '<mark style="background:#f0fdf4">Oxygen</mark>'],
    ['highlighted by name', '<span style="background-color:palegreen">Oxygen</span>'],
  ])('the option that is %s is right, and its text stays plain', (_, oxygen) => {
    expect(understandHtml(list('Iron', oxygen, 'Salt'))).toEqual(gas('Iron', '*Oxygen', 'Salt'));
  });

  it('the letter may have the look too, and several options may', () => {
    const html =
      '<p>Which is a gas?</p><p><b>A) Neon</b></p><p>B) Iron</p><p><b>C) O<sub>2</sub></b></p>';
    expect(understandHtml(html)).toEqual(gas('*Neon', 'Iron', '*<p>O<sub>2</sub></p>'));
  });

  it('cells of a table too', () => {
    const row = (...cells: readonly string[]): string =>
      `<tr>${cells.map((cell) => `<td>${cell}</td>`).join('')}</tr>`;
    expect(
      understandHtml(
        `<table>${row('What is iron?', 'A gas', '<b>A metal</b>')}${row('What is neon?', '<b>A gas</b>', 'A metal')}</table>`,
      ),
    ).toEqual([
      'table',
      [
        { title: 'What is iron?', options: ['A gas', '*A metal'] },
        { title: 'What is neon?', options: ['*A gas', 'A metal'] },
      ],
    ]);
  });

  const white = 'style="background-color: rgb(255, 255, 255)"';
  it.each([
    ['all options have it', ['<b>Iron</b>', '<b>Neon</b>']],
    ['only a part of an option has it', ['<b>I</b>ron', 'Neon']],
    ['only the letter has it', ['Iron', 'Neon</p><p><b>c)</b> Salt']],
    ['the ground is white', [`<span ${white}>Iron</span>`, 'Neon']],
    ['it is white without commas', ['<span style="background:rgb(255 255 255)">I</span>', 'Neon']],
    ['the ground is transparent', ['<span style="background:transparent">Iron</span>', 'Neon']],
    [
      'rows are grey and white',
      [
        '<span style="background:rgb(242, 242, 242)">Iron</span>',
        'Neon',
        '<span style="background-color:#eee">Salt</span>',
      ],
    ],
    ...[
      '#f8f9fa',
      '#e2e8f0',
      'hsl(0, 0%, 95%)',
      'hsl(210 17% 98%)',
      'ivory',
      'lightgrey',
      '#ffff0000',
      '#ff00',
      'rgba(255, 255, 0, 0.0)',
      'oklch(0.98 0.003 250)',
      'oklab(95% -1.2e-7 0.002)',
      'oklch(98% 1% 250)',
      'color(srgb 0.97 0.97 0.98)',
      'rgb(255 255 0 / 0%)',
    ].map((color): [string, string[]] => [
      `the ground is ${color}`,
      [`<span style="background-color:${color}">Iron</span>`, 'Neon'],
    ]),
    ['a variable colours it', ['<span style="background:var(--zebra)">Iron</span>', 'Neon']],
    ['a picture is behind it', ['<span style="background:url(a.png)">Iron</span>', 'Neon']],
    ['it is a name in italics', ['<i>E. coli</i>', 'Yeast']],
  ])('no option is right when %s', (_, options) => {
    const [, questions] = understandHtml(list(...options)) ?? [];
    expect(questions?.[0]?.remarks).toEqual([{ kind: 'noRightAnswer' }]);
  });

  it('the ground of paragraphs and entries of a list is no highlight', () => {
    const entry = (text: string, color: string): string =>
      `<li style="background:${color}">${text}</li>`;
    const html = `<p>1. Which is a gas?</p><ol type="A">${entry('Iron', '#eef')}${entry('Neon', '#fff')}${entry('Salt', '#eef')}</ol>`;
    expect(understandHtml(html)?.[1][0]?.remarks).toEqual([{ kind: 'noRightAnswer' }]);
  });

  it('the colour of a cell is seen through a text without a ground', () => {
    const cell = (text: string, style = ''): string =>
      `<td style="${style}"><span style="background-color:transparent">${text}</span></td>`;
    const row = (...cells: readonly string[]): string => `<tr>${cells.join('')}</tr>`;
    const green = 'background-color:#b6d7a8';
    expect(
      understandHtml(
        `<table>${row(cell('What is iron?'), cell('A gas'), cell('A metal', green))}${row(cell('What is neon?'), cell('A gas', green), cell('A metal'))}</table>`,
      ),
    ).toEqual([
      'table',
      [
        { title: 'What is iron?', options: ['A gas', '*A metal'] },
        { title: 'What is neon?', options: ['*A gas', 'A metal'] },
      ],
    ]);
  });

  it('it says which look told the answer', () => {
    const reading = readQuestions(readHtmlLines(list('<b>Iron</b>', 'Neon')) ?? []);
    expect(reading?.questions.map(({ rightBy }) => rightBy)).toEqual(['strong']);
    expect(read('1. Which?\nA) *Iron\nB) Neon')?.questions[0]).not.toHaveProperty('rightBy');
  });

  it('a written answer wins', () => {
    const html = `${list('<b>Iron</b>', 'Neon')}<p>Answer: B</p>`;
    expect(understandHtml(html)).toEqual(gas('Iron', '*Neon'));
  });
});
