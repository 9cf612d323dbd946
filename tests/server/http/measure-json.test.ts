import { describe, expect, it } from 'vitest';

import { measureJson } from '../../../server/http/measure-json.ts';

const measure = (json: string, limits = { maxValues: 5, maxDepth: 3 }) =>
  measureJson(new TextEncoder().encode(json), limits);

describe('ERR-01 counting the values of a JSON text before it is parsed', () => {
  it.each([
    ['7', 1],
    ['"text, with [brackets] and {braces}"', 1],
    [String.raw`["a \" , [", "\\", "ü,"]`, 4],
    ['{"a":1,"b":[2]}', 4],
    [' [ 1 , 2 , 3 , 4 ] ', 5],
  ])('counts %s', (json, values) => {
    expect(measure(json)).toEqual({ values });
  });

  it('refuses the first value that is one too many, however long the rest is', () => {
    expect(measure('[1,2,3,4,5]')).toEqual({ excess: 'values' });
    expect(measure(`[${'{},'.repeat(1_000_000)}`)).toEqual({ excess: 'values' });
    expect(measure(`{${'"a":0,'.repeat(1_000_000)}`)).toEqual({ excess: 'values' });
  });

  it('refuses values that are nested too deeply', () => {
    expect(measure('[[[1]]]')).toEqual({ values: 4 });
    expect(measure('[[[[1]]]]')).toEqual({ excess: 'depth' });
    expect(measure('{"a":{"a":{"a":{}}}}')).toEqual({ excess: 'depth' });
    expect(measure('[[],[],[[]]]', { maxValues: 20, maxDepth: 3 })).not.toEqual({
      excess: 'depth',
    });
  });

  it('leaves broken JSON to the parser', () => {
    expect(measure('"no end')).toEqual({ values: 1 });
    expect(measure(']]]')).toEqual({ values: 1 });
    expect(measure('')).toEqual({ values: 1 });
  });
});
