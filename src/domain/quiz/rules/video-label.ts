import type { Draft, DraftActivity, Key } from '../draft.ts';
import type { QuizMode } from '../mode.ts';
import { refused, type Refusal } from '../refusal.ts';

/** Whether the activity's title can stand as a label: only library quizzes let an author leave it blank (QED-03, QVAL-19). */
export const isLabel = ({ title }: DraftActivity, mode: QuizMode): boolean =>
  mode !== 'library' || title.trim() !== '';

/** Why `label` does not say where a video goes: a quiz of several activities needs one of them chosen, by its title (QED-45, QED-46). Null when it does. */
export function labelRefusal(
  { activities }: Draft,
  mode: QuizMode,
  label: Key | null,
): Refusal | null {
  if (activities.length === 1) return null;
  const chosen = activities.find(({ key }) => key === label);
  return chosen !== undefined && isLabel(chosen, mode)
    ? null
    : refused({ key: 'quizDialogs.video.chooseLabel' });
}
