// @vitest-environment jsdom
import { describe, expect, it } from 'vitest';

import { createQuestionCard } from '../../src/player/question-card.ts';
import { createVideoCard } from '../../src/player/video-card.ts';
import { createElement } from '../../src/player/create-element.ts';

/** Returns the direction and the text of each element with a direction. */
const directionsIn = (element: HTMLElement): readonly (readonly [string | null, string])[] =>
  [...element.querySelectorAll('[dir]')].map((each) => [
    each.getAttribute('dir'),
    each.textContent,
  ]);

describe('the writing direction of texts in a package', () => {
  it('API-088 follows each text, not the label before it', () => {
    const card = createQuestionCard({
      question: {
        type: 'question',
        identifier: 'q1',
        stem: ['ما هذا؟'],
        picture: [],
        isMultiple: false,
        options: [{ identifier: 'o1', content: ['ماء'], isRight: true }],
      } as never,
      number: 1,
      createOption: (_, content) => createElement('label', {}, [content]),
    });
    expect(directionsIn(card)).toEqual([
      ['auto', 'Question 1: ما هذا؟'],
      ['ltr', 'Question 1: '],
      ['auto', 'ماء'],
    ]);
    expect(
      directionsIn(createVideoCard({ title: 'الخلية', address: 'https://w.test' } as never)),
    ).toEqual([['auto', 'الخلية']]);
  });
});
