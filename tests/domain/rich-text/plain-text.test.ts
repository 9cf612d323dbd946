import { array, assert, constantFrom, property } from 'fast-check';
import { describe, expect, it } from 'vitest';

import { sanitizeText } from '../../../server/html/sanitize.ts';
import {
  hasMarkup,
  isRichText,
  toStoredPlainText,
  toRichText,
  readPlainText,
} from '../../../src/domain/rich-text/plain-text.ts';
import { getVisibleText } from '../../../src/domain/rich-text/visible-text.ts';
import { scaleRuns } from '../../support/property-runs.ts';

const awkward = array(
  constantFrom(
    '<',
    '>',
    '</',
    '<b>',
    '<!--',
    '&',
    '&lt;',
    '&amp;',
    '"',
    "'",
    ' ',
    '\n',
    'a',
    'B',
    '<span>',
    '</span>',
    '\u00A0',
    '/>',
    '😀',
    '\u0000',
  ),
  { maxLength: 12 },
).map((parts) => parts.join(''));
const seed = 4_201;

describe('plain text', () => {
  it.each(['a < b > c', '3 < x && x > 1', 'Tom &amp; Jerry', '5 > 4 < 6', '', 'x <3'])(
    'QED-60 %j is kept as it is',
    (words) => {
      expect([toStoredPlainText(words), readPlainText(words), isRichText(words)]).toEqual([
        words,
        words,
        false,
      ]);
    },
  );

  it('QED-60 a tag typed literally is kept escaped and stays plain text', () => {
    expect(toStoredPlainText('What does <b> do & why?')).toBe(
      '<span>What does &lt;b&gt; do &amp; why?</span>',
    );
    expect(readPlainText(toStoredPlainText('What does <b> do & why?'))).toBe(
      'What does <b> do & why?',
    );
    expect(isRichText('<p>What does <b>this</b> do?</p>')).toBe(true);
  });

  it(`QED-60 whatever is typed comes back as typed, before and after the server has it, seed ${String(seed)}`, () => {
    assert(
      property(awkward, (words) => {
        const stored = toStoredPlainText(words);
        expect(readPlainText(stored)).toBe(words);
        expect(isRichText(stored)).toBe(false);
        if (!words.includes('\u0000')) expect(readPlainText(sanitizeText(stored))).toBe(words);
      }),
      { seed, numRuns: scaleRuns(200) },
    );
  });

  it(`QED-60 turned into rich text it shows the same words, seed ${String(seed)}`, () => {
    assert(
      property(awkward, (words) => {
        expect(isRichText(toRichText(words))).toBe(true);
        expect(getVisibleText(toRichText(words))).toBe(getVisibleText(toStoredPlainText(words)));
      }),
      { seed, numRuns: scaleRuns(200) },
    );
  });

  it('QED-60 100 kB of brackets is judged in one reading', () => {
    const hostile = '<a'.repeat(50_000);
    const started = performance.now();
    expect([
      hasMarkup(hostile),
      getVisibleText(hostile) === hostile,
      isRichText(toStoredPlainText(`${hostile}>`)),
    ]).toEqual([false, true, false]);
    expect(getVisibleText(`<p>${'<a "'.repeat(25_000)}`)).toBe('');
    expect(performance.now() - started).toBeLessThan(1000);
  });
});
