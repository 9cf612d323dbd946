import type { Key } from '../../../domain/quiz/draft/draft.ts';
import { findDefaultAnswers } from '../../../domain/quiz/hints/default-answers.ts';
import type { QuestionHintKind } from '../../../domain/quiz/hints/question-hints.ts';
import type { ContextChange, EditorContext } from './context.ts';

/** Returns the text that identifies one hint of one question in the editor. */
export const getHintId = (item: Key, hint: QuestionHintKind): string => `${hint} ${item}`;

/** Returns whether nobody chose the right answer of a question, or confirmed it. */
export const hasDefaultAnswer = ({ history }: EditorContext, item: Key): boolean =>
  findDefaultAnswers(history.cursor).has(item);

/** Hides one hint of a question until the editor is opened again. */
export function dismissHint(
  { dismissedHints }: EditorContext,
  item: Key,
  hint: QuestionHintKind,
): ContextChange {
  const id = getHintId(item, hint);
  return dismissedHints.has(id) ? {} : { dismissedHints: new Set(dismissedHints).add(id) };
}

/** Dismisses the hint at the right answer when the author chose the one that was the default. */
export const confirmAnswer = (context: EditorContext, item: Key): ContextChange =>
  hasDefaultAnswer(context, item) ? dismissHint(context, item, 'answerIsDefault') : {};
