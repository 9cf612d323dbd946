import { expect, test } from 'vitest';

import { splitLines } from '../../../../../src/domain/quiz/paste/pasted-line.ts';
import { readQuestions } from '../../../../../src/domain/quiz/paste/read-questions.ts';
import { countTicked } from '../../../../../src/machines/quiz/editor/dialogs/question-paste-machine.ts';

test('QED-03 counts the pasted questions that are to be added; none before they are read', () => {
  const reading = readQuestions(
    splitLines('1. One?\nA) a\nB) b\n\n2. Two?\nA) a\nB) b\n\n3. Three?\nA) a\nB) b'),
  );
  expect([
    countTicked({ reading, unticked: new Set() }),
    countTicked({ reading, unticked: new Set([1]) }),
    countTicked({ reading: null, unticked: new Set() }),
  ]).toEqual([3, 2, 0]);
});
