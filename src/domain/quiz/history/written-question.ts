import type { Step } from '../../history/step.ts';
import type { MessageKey } from '../../messages/en.ts';
import type { Key } from '../draft/draft.ts';
import type { QuizEvent } from '../events/event.ts';

/** The names of the steps that write one question; each has its `number`. */
const writing: ReadonlySet<MessageKey> = new Set<MessageKey>([
  'quiz.step.questionTitle',
  'quiz.step.questionRich',
  'quiz.step.questionPlain',
  'quiz.step.optionText',
  'quiz.step.optionRich',
  'quiz.step.optionPlain',
  'quiz.step.optionAdded',
  'quiz.step.rightAnswerAdded',
  'quiz.step.rightAnswerRemoved',
]);

/**
 * Returns the key of the question that a step wrote: its text, its options or its right answers; null
 * for any other step, for example one that reverts or replaces texts.
 */
export function getWrittenQuestion({ name, events: [event] }: Step<QuizEvent>): Key | null {
  const isWriting = 'key' in name && writing.has(name.key);
  return isWriting && event !== undefined && 'at' in event && 'item' in event.at
    ? event.at.item
    : null;
}
