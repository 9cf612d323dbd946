import { array, assert, constantFrom, property } from 'fast-check';
import { describe, expect, it } from 'vitest';

import { sanitiseText } from '../../../server/html/sanitise.ts';
import { holdsMarkup } from '../../../src/domain/rich-text/holds-markup.ts';
import {
  isRich,
  keepPlain,
  plainToRich,
  readPlain,
} from '../../../src/domain/rich-text/plain-text.ts';
import { textOf } from '../../../src/domain/rich-text/text-of.ts';

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
      expect([keepPlain(words), readPlain(words), isRich(words)]).toEqual([words, words, false]);
    },
  );

  it('QED-60 a tag typed literally is kept escaped and stays plain text', () => {
    expect(keepPlain('What does <b> do & why?')).toBe(
      '<span>What does &lt;b&gt; do &amp; why?</span>',
    );
    expect(readPlain(keepPlain('What does <b> do & why?'))).toBe('What does <b> do & why?');
    expect(isRich('<p>What does <b>this</b> do?</p>')).toBe(true);
  });

  it(`QED-60 whatever is typed comes back as typed, before and after the server has it, seed ${String(seed)}`, () => {
    assert(
      property(awkward, (words) => {
        const kept = keepPlain(words);
        expect(readPlain(kept)).toBe(words);
        expect(isRich(kept)).toBe(false);
        if (!words.includes('\u0000')) expect(readPlain(sanitiseText(kept))).toBe(words);
      }),
      { seed, numRuns: 2000 },
    );
  });

  it(`QED-60 turned into rich text it shows the same words, seed ${String(seed)}`, () => {
    assert(
      property(awkward, (words) => {
        expect(isRich(plainToRich(words))).toBe(true);
        expect(textOf(plainToRich(words))).toBe(textOf(keepPlain(words)));
      }),
      { seed, numRuns: 2000 },
    );
  });

  it('QED-60 100 kB of brackets is judged in one reading', () => {
    const hostile = '<a'.repeat(50_000);
    const started = performance.now();
    expect([
      holdsMarkup(hostile),
      textOf(hostile) === hostile,
      isRich(keepPlain(`${hostile}>`)),
    ]).toEqual([false, true, false]);
    expect(textOf(`<p>${'<a "'.repeat(25_000)}`)).toBe('');
    expect(performance.now() - started).toBeLessThan(1000);
  });
});
