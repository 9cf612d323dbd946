import { expect, test } from 'vitest';

import { openSource } from '../../../../src/domain/quiz/stored/open-quiz.ts';
import type { QuizSource } from '../../../../src/domain/quiz/stored/stored-quiz.ts';

const source: QuizSource = {
  title: 'Enzymes',
  article: { id: 7, title: 'Enzyme Assays', images: null },
  tags: [{ id: 3 }],
  activities: [
    {
      title: 'Warm-up',
      sortIndex: 0,
      items: [
        {
          sortIndex: 0,
          type: 'question',
          title: 'What is Km?',
          image: null,
          isMultiple: false,
          rightAnswer: ['a'],
          textOptions: [{ id: 'a', text: 'A constant' }],
          article: null,
        },
      ],
    },
  ],
};

function open(parts: Partial<QuizSource> = {}) {
  let count = 0;
  const { draft, serverIds, isDistributed } = openSource({ ...source, ...parts }, () => {
    count += 1;
    return `key ${String(count)}`;
  });
  return {
    title: draft.title,
    article: draft.article,
    tags: draft.tags,
    activities: draft.activities.map(({ title, items }) => [
      title,
      items.map((item) => item.title),
    ]),
    serverIds: serverIds.size,
    isDistributed,
  };
}

test('QFRM-36 a new quiz has the title, the article, the subjects and the activities of its source', () => {
  expect(open()).toEqual({
    title: 'Enzymes',
    article: { id: 7, title: 'Enzyme Assays', image: null },
    tags: [3],
    activities: [['Warm-up', ['What is Km?']]],
    serverIds: 0,
    isDistributed: false,
  });
});

test('QFRM-36 QED-20 a new quiz from a source without activities has one, which is empty', () => {
  expect(open({ activities: [] }).activities).toEqual([['Activity 1', []]]);
});
