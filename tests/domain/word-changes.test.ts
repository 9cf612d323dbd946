import { describe, expect, it } from 'vitest';

import { wordChanges } from '../../src/domain/word-changes.ts';

describe('word changes', () => {
  it('ENT-09 marks the words the other text does not have', () => {
    expect(
      wordChanges('What does a fast catalyst change?', 'What does a catalyst really change?'),
    ).toEqual([
      { text: 'What does a', isChanged: false },
      { text: ' fast', isChanged: true },
      { text: ' catalyst change?', isChanged: false },
    ]);
  });

  it('ENT-09 equal, empty and different texts', () => {
    expect([wordChanges('a b', 'a b'), wordChanges('', 'a'), wordChanges('a', '')]).toEqual([
      [{ text: 'a b', isChanged: false }],
      [],
      [{ text: 'a', isChanged: true }],
    ]);
  });
});
