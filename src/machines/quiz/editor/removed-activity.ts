import { listSteps } from '../../../domain/history/history.ts';
import type { Step } from '../../../domain/history/step.ts';
import type { Key } from '../../../domain/quiz/draft/draft.ts';
import { itemTypes } from '../../../domain/quiz/draft/item-type.ts';
import type { QuizEvent } from '../../../domain/quiz/events/event.ts';
import type { Emitted } from '../../shared/emitted.ts';
import type { EditorContext } from './context.ts';
import { quizHistory } from './quiz-editor-kind.ts';

type Removal = Extract<QuizEvent, { readonly type: 'activityRemoved' }>;

const findRemoval = ({ events }: Step<QuizEvent>): Removal | undefined =>
  events.find((event) => event.type === 'activityRemoved');

/** How the tokens of the notices about deleted activities begin. */
export const removalToken = 'activity ';

const toToken = (activity: Key): string => `${removalToken}${activity}`;

/** Whether the quiz has the activity of a notice's token again. */
export const isActivityBack = ({ history }: EditorContext, token: string): boolean =>
  history.draft.activities.some(({ key }) => toToken(key) === token);

/**
 * Returns the notice about the activity that the last step deleted, which says what went with it and
 * offers to undo it; null when it was empty or none was deleted.
 */
export function createRemovalNotice({ history }: EditorContext): Emitted | null {
  const removal = history.cursor === null ? undefined : findRemoval(history.cursor.step);
  if (removal === undefined || removal.activity.items.length === 0) return null;
  const { title, items } = removal.activity;
  const questions = items.filter(({ type }) => type === itemTypes.question).length;
  const videos = items.length - questions;
  const both = questions > 0 && videos > 0 ? 'yes' : 'no';
  return {
    type: 'notice',
    notice: {
      severity: 'success',
      message: {
        key: 'quiz.editor.activityDeleted',
        values: { title, named: title.trim() === '' ? 'no' : 'yes', questions, videos, both },
      },
    },
    action: { label: { key: 'quiz.editor.undo' }, token: toToken(removal.activity.key) },
  };
}

/** Returns the step that deleted the activity of a notice's token, while it is still deleted. */
export const findRemovalStep = (
  context: EditorContext,
  token: string,
): Step<QuizEvent> | undefined =>
  listSteps(context.history).findLast((step) => {
    const removal = findRemoval(step);
    return (
      removal !== undefined &&
      toToken(removal.activity.key) === token &&
      !isActivityBack(context, token)
    );
  });

/** Brings the activity of a notice's token back: undoes its removal, or reverts only that step. */
export function restoreActivity(context: EditorContext, token: string): EditorContext {
  const step = findRemovalStep(context, token);
  if (step === undefined) return context;
  return step === context.history.cursor?.step
    ? quizHistory.undo(context)
    : quizHistory.revertStep(context, step.id);
}
