import type { HistoryNode, HistoryTree } from './history-path.ts';
import type { Step } from './step.ts';

/** The steps of a history and the node that the server has. */
export interface SavedTree<Event> extends HistoryTree<Event> {
  readonly saved: HistoryNode<Event> | null;
}

/**
 * A draft with the steps that led to it. A step holds the events of one command, and every event
 * holds what it replaced: undo applies the inverse events of the step at `cursor` and moves the
 * cursor to its parent, redo applies the events again.
 *
 * Cost: an undo, a redo and a new step take the same time however long the history is, and share
 * with the draft before everything they do not change.
 *
 * Memory: a step holds its events only, never a draft. Memory grows with the number of steps,
 * without a limit: none is dropped until another person's version is merged (`applyRebase` in
 * `history-rules.ts`). Typing in one field joins into one step
 * (`history-rules.ts`), so it does not grow with every key. New work keeps the steps it replaces
 * in `abandonedBranches`, newest first.
 *
 * `saved` is the node the server has. `lastTypedAt` is when the step at the cursor was last typed
 * into, null once typing has ended.
 */
export interface History<Draft, Event> extends SavedTree<Event> {
  readonly draft: Draft;
  readonly lastTypedAt: number | null;
  readonly nextStepId: number;
}

/** Returns the history of an unedited draft. */
export const createHistory = <Draft, Event>(draft: Draft): History<Draft, Event> => ({
  draft,
  cursor: null,
  redoStack: null,
  abandonedBranches: null,
  saved: null,
  lastTypedAt: null,
  nextStepId: 1,
});

/** Returns the steps from the base to the cursor, oldest first. */
export function listSteps<Event>(history: HistoryTree<Event>): readonly Step<Event>[] {
  const steps: Step<Event>[] = [];
  for (let cursor = history.cursor; cursor !== null; cursor = cursor.parent)
    steps.push(cursor.step);
  return steps.reverse();
}

/** Returns the number of steps up to a node, 0 for the base. */
export const getDepth = <Event>(node: HistoryNode<Event> | null): number => node?.depth ?? 0;

/** Whether the draft differs from the saved one. */
export const isDirty = <Event>(history: SavedTree<Event>): boolean =>
  history.cursor !== history.saved;

/**
 * Returns how many steps separate the draft from the saved one, including steps undone since the
 * save.
 */
export function countUnsavedSteps<Event>({ cursor, saved }: SavedTree<Event>): number {
  let count = 0;
  for (let a = cursor, b = saved; a !== b; count += 1) {
    if (getDepth(a) >= getDepth(b)) a = a?.parent ?? null;
    else b = b?.parent ?? null;
  }
  return count;
}
