import * as fc from 'fast-check';
import { describe, expect, it } from 'vitest';

import { findJsonError } from '../../../src/inspection/recording/find-json-error.ts';
import { scaleRuns } from '../../support/property-runs.ts';

describe('the error of a text that is no JSON', () => {
  it.each([
    ['', 1, 1],
    ['{"a": 1,\n "b": }', 2, 7],
    ['{"a" 1}', 1, 6],
    ['{a: 1}', 1, 2],
    ['{"a": 1,}', 1, 9],
    ['[1, 2', 1, 6],
    ['[1 2]', 1, 4],
    ['["a\nb"]', 1, 4],
    ['["\\x"]', 1, 3],
    ['[01]', 1, 2],
    ['[1]\n\n]', 3, 1],
    ['[1}', 1, 3],
    ['nul', 1, 1],
  ])('%j is in line %i, column %i', (json, line, column) => {
    expect(findJsonError(json)).toEqual({ line, column });
  });

  it('is where a mark stands that no JSON has, whatever is around it', () => {
    fc.assert(
      fc.property(fc.json(), fc.json(), (before, after) => {
        const json = `[${before},\u0000${after}]`;
        expect(findJsonError(json)).toEqual({ line: 1, column: before.length + 3 });
      }),
      { numRuns: scaleRuns(100) },
    );
  });

  it('is found in a text of 5 MB that nests deep', () => {
    const json = `${'['.repeat(100_000)}"${'a'.repeat(5_000_000)}`;
    expect(findJsonError(json)).toEqual({ line: 1, column: json.length + 1 });
  });

  it.each([
    ['escapes', String.raw`\n`, 4_000_000],
    ['characters of two parts', '\u{1f600}', 12_000_000],
  ])('is found behind millions of %s', (_, text, count) => {
    const json = `{"a":"${text.repeat(count)}`;
    expect(findJsonError(json)).toEqual({ line: 1, column: json.length + 1 });
  });
});
