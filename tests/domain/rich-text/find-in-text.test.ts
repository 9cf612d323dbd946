import * as fc from 'fast-check';
import { describe, expect, it } from 'vitest';

import { findInText, type TextSearch } from '../../../src/domain/rich-text/find-in-text.ts';
import { tokenizeHtml } from '../../../src/domain/rich-text/html-tokens.ts';
import { toStoredPlainText } from '../../../src/domain/rich-text/plain-text.ts';
import { replaceInText } from '../../../src/domain/rich-text/replace-in-text.ts';
import { readSearchableText } from '../../../src/domain/rich-text/searchable-text.ts';
import { propertySeed, scaleRuns } from '../../support/property-runs.ts';

const anyCase = (text: string): TextSearch => ({ text, matchesCase: false });
const findWords = (stored: string, search: TextSearch): readonly string[] =>
  findInText(stored, search).map(({ start, end }) => readSearchableText(stored).slice(start, end));
const replaceAll = (stored: string, search: string, replacement: string): string =>
  replaceInText(stored, findInText(stored, anyCase(search)), replacement);

describe('finding in a text', () => {
  it.each<[string, string, string, readonly string[]]>([
    ['ignores case', 'Cell, cell and CELL', 'cell', ['Cell', 'cell', 'CELL']],
    ['finds no overlaps', 'aaaa', 'aa', ['aa', 'aa']],
    ['takes any space for a space', 'two\u00a0words', 'two words', ['two\u00a0words']],
    ['keeps positions where a lower-case letter is longer', 'İİ cell', 'CELL', ['cell']],
    ['finds no empty text', 'cell', '', []],
    ['reads what looks like markup as typed', toStoredPlainText('the tag <b>'), '<b>', ['<b>']],
    ['does not find markup', '<p class="cell">A <strong>nucleus</strong></p>', 'strong', []],
    ['decodes characters', '<p>R&amp;D &lt; 3</p>', 'r&d < 3', ['R&D < 3']],
    [
      'crosses formatting',
      '<p>mito<strong>chondria</strong></p>',
      'mitochondria',
      ['mitochondria'],
    ],
    ['ends at the end of a line', '<p>one</p><p>two</p>', 'onetwo', []],
    ['does not search formulas', '<p>a<math alttext="x"><mi>x</mi></math>b</p>', 'x', []],
    ['does not cross a picture', '<p>a<img src="/u/1.png" alt="" />b</p>', 'ab', []],
  ])('%s', (_, stored, search, found) => {
    expect(findWords(stored, anyCase(search))).toEqual(found);
  });

  it('can match the case', () => {
    expect(findInText('Cell, cell', { text: 'cell', matchesCase: true })).toEqual([
      { start: 6, end: 10 },
    ]);
  });
});

describe('replacing in a text', () => {
  it.each<[string, string, string, string, string]>([
    ['replaces all matches of plain text', 'Cell, cell', 'cell', 'wall', 'wall, wall'],
    ['stays plain when it looks like markup', 'a < b', '< b', '<b>', '<span>a &lt;b&gt;</span>'],
    [
      'keeps the markup of rich text',
      '<p>A <strong>cell</strong> is a cell.</p>',
      'cell',
      'wall',
      '<p>A <strong>wall</strong> is a wall.</p>',
    ],
    [
      'keeps attributes and comments as they are written',
      "<p style='color:red'>cell<!-- cell --></p>",
      'cell',
      'wall',
      "<p style='color:red'>wall<!-- cell --></p>",
    ],
    [
      'escapes what it inserts',
      '<p>a cell</p>',
      'cell',
      '<b> & "c"',
      '<p>a &lt;b&gt; &amp; "c"</p>',
    ],
    [
      'gives a match across formatting that of its beginning',
      '<p>the <em>mito</em>chon<strong>dria</strong> of</p>',
      'mitochondria',
      'cells',
      '<p>the <em>cells</em> of</p>',
    ],
    [
      'drops nested formatting that is left without a text',
      '<p>H<sub><b>2</b></sub>O</p>',
      'h2o',
      'Water',
      '<p>Water</p>',
    ],
    ['keeps spaces that would collapse', '<p>a cell b</p>', 'cell', '', '<p>a \u00a0b</p>'],
    ['keeps rich text rich', '<em>cell</em> &amp; wall', 'cell', '', '<em></em> &amp; wall'],
    ['keeps a line without a text', '<p>cell</p><p>wall</p>', 'cell', '', '<p></p><p>wall</p>'],
  ])('%s', (_, stored, search, replacement, replaced) => {
    expect(replaceAll(stored, search, replacement)).toBe(replaced);
  });

  const words = fc.stringMatching(/^[abcA &<>"\u00a0]{0,6}$/);
  const line = fc
    .array(fc.tuple(fc.constantFrom('', 'em', 'strong', 'sub'), words), { maxLength: 4 })
    .map((parts) =>
      parts
        .map(([tag, text]) => {
          const escaped = text.replaceAll('&', '&amp;').replaceAll('<', '&lt;');
          return tag === '' ? escaped : `<${tag}>${escaped}</${tag}>`;
        })
        .join(''),
    );
  const richTexts = fc
    .array(line, { minLength: 1, maxLength: 3 })
    .map((lines) => lines.map((each) => `<p>${each}</p>`).join(''));
  const stored = fc.oneof(richTexts, words.map(toStoredPlainText));
  const countLines = (text: string): number =>
    tokenizeHtml(text).filter((token) => token.kind === 'start' && token.name === 'p').length;

  it(`leaves nothing to find, every other letter and all lines (seed ${propertySeed})`, () => {
    fc.assert(
      fc.property(stored, fc.constantFrom('a', 'ab', 'bc', 'c', 'a b'), (text, search) => {
        const ranges = findInText(text, anyCase(search));
        const replaced = replaceInText(text, ranges, 'x');
        const letters = (of: string): string =>
          readSearchableText(of)
            .replaceAll(/[^\S\n]/g, ' ')
            .replaceAll('\n', '|');
        const expected = letters(text).replaceAll(new RegExp(search, 'gi'), 'x');
        expect([letters(replaced), countLines(replaced)]).toEqual([expected, countLines(text)]);
        expect(replaceInText(text, [], 'x')).toBe(text);
      }),
      { seed: propertySeed, numRuns: scaleRuns(300) },
    );
  });
});
