import { describe, expect, it } from 'vitest';

import { diffWords } from '../../../src/domain/text/diff-words.ts';

describe('word changes', () => {
  it('ENT-09 marks the words the other text does not have', () => {
    expect(
      diffWords('What does a fast catalyst change?', 'What does a catalyst really change?'),
    ).toEqual([
      { text: 'What does a', isChanged: false },
      { text: ' fast', isChanged: true },
      { text: ' catalyst change?', isChanged: false },
    ]);
  });

  it('ENT-09 equal, empty and different texts', () => {
    expect([diffWords('a b', 'a b'), diffWords('', 'a'), diffWords('a', '')]).toEqual([
      [{ text: 'a b', isChanged: false }],
      [],
      [{ text: 'a', isChanged: true }],
    ]);
  });
});
