import type { Draft, DraftItem } from '../../../src/domain/quiz/draft/draft.ts';
import { applyEntry, startHistory } from '../../../src/domain/quiz/history/history.ts';
import { createDraft } from '../../../src/domain/quiz/draft/create-draft.ts';
import { submitCommand } from '../../../src/domain/quiz/history/submit-command.ts';

const activityCount = 10;
const context = { kind: 'template', isDistributed: false } as const;
/** Longer than a typing pause: every edit is a step of its own. */
const millisecondsBetweenEdits = 60_000;

const questionAt = (activity: number, index: number): DraftItem => ({
  key: `i${activity}_${index}`,
  type: 'question',
  title: `Question ${activity}.${index}`,
  image: null,
  isMultiple: false,
  rightAnswer: ['0'],
  options: ['0', '1', '2', '3'].map((id) => ({ id, text: `Option ${id}` })),
  article: null,
});

/** A draft of `count` questions with four options each over ten activities. */
export const draftWith = (count: number): Draft => ({
  ...createDraft('unused'),
  title: 'Quiz',
  activities: Array.from({ length: activityCount }, (_, activity) => ({
    key: `a${activity}`,
    title: `Activity ${activity + 1}`,
    items: Array.from({ length: count / activityCount }, (__, index) =>
      questionAt(activity, index),
    ),
  })),
});

/** Where the k-th edit goes: the activities in turn. */
export const placeOfEdit = (
  k: number,
  count: number,
): readonly [activity: number, index: number] => [
  k % activityCount,
  Math.floor(k / activityCount) % (count / activityCount),
];

/**
 * The quiz core as the peers' history scripts drive it: every edit sets one question's title, as
 * one step.
 */
export function lectern(count: number) {
  let history = startHistory(draftWith(count));
  let at = 0;
  return {
    edit(k: number, title: string): void {
      const near = placeOfEdit(k, count);
      const submission = submitCommand(
        history,
        { type: 'question.setTitle', item: `i${near[0]}_${near[1]}`, title },
        context,
        (at += millisecondsBetweenEdits),
        near,
      );
      if (submission.accepted && submission.entry !== null)
        history = applyEntry(history, submission.entry);
    },
    undo(): void {
      history = applyEntry(history, { type: 'undone' });
    },
    redo(): void {
      history = applyEntry(history, { type: 'redone' });
    },
    title(k: number): string {
      const [activity, index] = placeOfEdit(k, count);
      return history.draft.activities[activity]?.items[index]?.title ?? '';
    },
  };
}
