// @vitest-environment jsdom
import { expect, it } from 'vitest';

import { createQuestionCard } from '../../src/player/question-card.ts';
import { createElement } from '../../src/player/create-element.ts';

const link = { name: 'a', attributes: { href: 'https://else.test/a.png' }, children: [] };

it('API-088 the player names pictures without a description', () => {
  const card = createQuestionCard({
    question: {
      type: 'question',
      identifier: 'q1',
      stem: [link],
      picture: [{ name: 'img', attributes: { src: 'images/1.png', alt: '' }, children: [] }],
      isMultiple: false,
      options: [{ id: 'o1', content: [link] }],
    } as never,
    number: 3,
    createOption: (_, content) => createElement('label', {}, [content]),
  });
  expect([...card.querySelectorAll('a')].map((each) => [each.textContent, each.href])).toEqual([
    ['A picture on another site', 'https://else.test/a.png'],
    ['A picture on another site', 'https://else.test/a.png'],
  ]);
  expect(card.querySelector('img')?.alt).toBe('Image of question 3');
});
