import { describe, expect, it } from 'vitest';

import {
  getVisibleLines,
  getVisibleText,
  toComparableText,
  isEmptyText,
  isShorterThan,
} from '../../../src/domain/rich-text/visible-text.ts';
import { findPlainTextOmissions } from '../../../src/domain/rich-text/plain-text-omissions.ts';

const formula = '<math alttext="x^2"><msup><mi>x</mi><mn>2</mn></msup></math>';
const picture = '<img src="/files/a.png" alt="" />';

describe('what a text shows', () => {
  it.each([
    ['Plain words', 'Plain words'],
    ['<span>What is &lt;b&gt;?</span>', 'What is <b>?'],
    ['<p>The rate of <strong>H<sub>2</sub>O</strong></p><p>and why</p>', 'The rate of H2O and why'],
    ['<ul><li><p>one</p></li><li><p>two</p></li></ul>', 'one two'],
    [`<p>Solve ${formula} = 4</p>`, 'Solve x^2 = 4'],
    ['<p>a<br />b&nbsp;c &amp; &#8364;</p>', 'a b c & €'],
    ['<table><tbody><tr><td>a</td><td>b</td></tr></tbody></table>', 'a b'],
    ['<p title="1 > 0">words</p><!-- not these > --><script>nor(these)</script>', 'words'],
    ['<p></p>', ''],
  ])('QED-60 the text of %s is %j', (text, words) => {
    expect(getVisibleText(text)).toBe(words);
  });

  it('QED-60 lines are those the reader sees', () => {
    expect(getVisibleLines('<p>a</p><p></p><p>b<br />c</p><ul><li><p>d</p></li></ul>')).toEqual([
      'a',
      '',
      'b',
      'c',
      'd',
    ]);
  });

  it('QVAL-17 only pictures and formulae make up for missing words', () => {
    expect(
      ['', ' ', '<p></p>', '<p>&nbsp;</p><p><br /></p>', '<p><strong> </strong></p>'].map(
        isEmptyText,
      ),
    ).toEqual([true, true, true, true, true]);
    expect(
      ['a', '<p>a</p>', `<p>${picture}</p>`, `<p>${formula}</p>`, '<span>&lt;b&gt;</span>'].map(
        isEmptyText,
      ),
    ).toEqual([false, false, false, false, false]);
    expect(
      ['ab', '<p><strong>a</strong>b</p>', 'abc', `<p>${formula}</p>`].map((text) =>
        isShorterThan(text, 3),
      ),
    ).toEqual([true, true, false, false]);
  });

  it('QVAL-14 equal is what looks equal: fonts and weight do not count, powers, pictures and formulae do', () => {
    for (const same of [
      '<p>H2O</p>',
      '<p><strong>H2O</strong></p>',
      '<p><span style="font-size:20px">H2</span>O </p>',
      ' H2O',
    ])
      expect(toComparableText(same)).toBe(toComparableText('H2O'));
    const different = [
      'H2O',
      '<p>H<sub>2</sub>O</p>',
      '<p>H<sup>2</sup>O</p>',
      `<p>H2O${picture}</p>`,
      `<p>H2O${formula}</p>`,
      `<p>H2O${formula.replace('x^2', 'x^3')}</p>`,
      '<p>h2o</p>',
    ];
    expect(new Set(different.map(toComparableText)).size).toBe(different.length);
  });

  it('QED-60 what plain text cannot show is named', () => {
    expect(findPlainTextOmissions('<p>just words</p>')).toBeNull();
    expect(
      findPlainTextOmissions(
        `<p>a <strong>b</strong> ${formula}${picture}${picture}</p><ul><li><p>c</p></li></ul>`,
      ),
    ).toEqual({ formatting: true, lists: 1, tables: 0, pictures: 2, formulae: 1 });
    expect(findPlainTextOmissions('<p><span style="font-size:20px">a</span></p>')).toEqual({
      formatting: true,
      lists: 0,
      tables: 0,
      pictures: 0,
      formulae: 0,
    });
  });
});
