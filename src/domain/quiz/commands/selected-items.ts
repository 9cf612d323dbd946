import type { Draft, Key } from '../draft/draft.ts';
import { toQuestion } from '../draft/item-type.ts';
import { refuse, type Refusal } from './decision.ts';

const findQuestions = ({ activities }: Draft, keys: ReadonlySet<Key>) =>
  activities.flatMap(({ items }) =>
    items.flatMap((item) => (keys.has(item.key) ? (toQuestion(item) ?? []) : [])),
  );

const notAQuestion: Refusal = refuse({ key: 'quiz.refusal.notAQuestion' });
const videoOnce: Refusal = refuse({ key: 'quiz.refusal.videoOnce' });

/** Returns the refusal to duplicate items, or null. One of them must be a question (QED-47). */
export const checkDuplicate = (draft: Draft, keys: ReadonlySet<Key>): Refusal | null =>
  findQuestions(draft, keys).length > 0 ? null : videoOnce;

/**
 * Returns the refusal to allow several answers, or one, in items, or null. One of them must be a
 * question.
 */
export const checkSetMultiple = (draft: Draft, keys: ReadonlySet<Key>): Refusal | null =>
  findQuestions(draft, keys).length > 0 ? null : notAQuestion;

/** Returns whether several answers are allowed in all questions among the items. */
export function haveAllSeveralAnswers(draft: Draft, keys: ReadonlySet<Key>): boolean {
  const questions = findQuestions(draft, keys);
  return questions.length > 0 && questions.every(({ isMultiple }) => isMultiple);
}
