import { expect, it } from 'vitest';

import { countCharacters } from '../../../src/domain/text/count-characters.ts';

it.each([
  ['', 0],
  ['Quiz', 4],
  ['Größe', 5],
  ['e\u0301te\u0301', 3],
  ['👩‍👩‍👧‍👦', 1],
  ['🇩🇪🇫🇷', 2],
  ['👍🏽 ok', 4],
  ['日本語', 3],
])('LIM-18 %j has %i characters, as people count them', (text, count) => {
  expect(countCharacters(text)).toBe(count);
});
