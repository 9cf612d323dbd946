import { assertNever } from '../../assert-never.ts';
import type { Draft } from '../draft/draft.ts';
import { foldEvents } from '../events/evolve.ts';
import { invertEvents } from '../events/invert-event.ts';
import { findHistoryPath, type HistoryNode, type HistoryTree } from './history-path.ts';
import type { HistoryEntry, RebaseEntry } from './history-entry.ts';
import type { Step } from './step.ts';
import type { QuizEvent } from '../events/event.ts';
import { copyingWriter, createOwningWriter, type DraftWriter } from '../events/draft-writer.ts';

/**
 * A draft with the steps that led to it. A step holds the events of one command, and every event
 * holds what it replaced: undo applies the inverse events of the step at `cursor` and moves the
 * cursor to its parent, redo applies the events again.
 *
 * Cost: an undo, a redo and a new step take the same time however long the history is, and share
 * with the draft before everything they do not change.
 *
 * Memory: a step holds its events only, never a draft. No step is dropped while the quiz is open,
 * so memory grows with the number of steps; typing in one field joins into one step
 * (`submit-command.ts`), so it does not grow with every key. New work keeps the steps it replaces
 * in `abandonedBranches`, newest first.
 *
 * `saved` is the node the server has. `lastTypedAt` is when the step at the cursor was last typed
 * into, null once typing has ended.
 */
export interface History extends HistoryTree {
  readonly draft: Draft;
  readonly saved: HistoryNode | null;
  readonly lastTypedAt: number | null;
  readonly nextStepId: number;
}

/** Returns the history of an unedited draft. */
export const startHistory = (draft: Draft): History => ({
  draft,
  cursor: null,
  redoStack: null,
  abandonedBranches: null,
  saved: null,
  lastTypedAt: null,
  nextStepId: 1,
});

/**
 * Returns one event for two successive events in the same field, or null when the second restores
 * the first text. Throws when the events have different types.
 */
function joinTyping(first: QuizEvent, second: QuizEvent): QuizEvent | null {
  if (!('from' in first) || !('from' in second) || first.type !== second.type)
    throw new Error(`cannot join ${second.type} to ${first.type}`);
  return first.from === second.to ? null : ({ ...second, from: first.from } as QuizEvent);
}

type StepEntry = Extract<HistoryEntry, { readonly type: 'stepped' }>;

const getDepth = (node: HistoryNode | null): number => node?.depth ?? 0;

function pushStep(
  history: History,
  parent: HistoryNode | null,
  step: Step | null,
  entry: StepEntry,
  writer: DraftWriter,
): History {
  return {
    draft: foldEvents(history.draft, entry.events, writer),
    cursor: step === null ? parent : { step, parent, depth: getDepth(parent) + 1 },
    redoStack: null,
    abandonedBranches:
      history.redoStack === null
        ? history.abandonedBranches
        : { redoStack: history.redoStack, older: history.abandonedBranches },
    saved: history.saved,
    lastTypedAt: step === null ? null : entry.at,
    nextStepId: history.nextStepId + (entry.joins ? 0 : 1),
  };
}

function applyStep(history: History, entry: StepEntry, writer: DraftWriter): History {
  const { at, name, events } = entry;
  if (!entry.joins)
    return pushStep(
      history,
      history.cursor,
      { id: history.nextStepId, at, name, events },
      entry,
      writer,
    );
  const [last, added] = [history.cursor?.step.events[0], events[0]];
  if (history.cursor === null || last === undefined || added === undefined)
    throw new Error('no step to join');
  const joined = joinTyping(last, added);
  return pushStep(
    history,
    history.cursor.parent,
    joined === null
      ? null
      : { id: history.cursor.step.id, at: history.cursor.step.at, name, events: [joined] },
    entry,
    writer,
  );
}

function undo(history: History, writer: DraftWriter): History {
  const { cursor } = history;
  if (cursor === null) throw new Error('nothing to undo');
  return {
    ...history,
    draft: foldEvents(history.draft, invertEvents(cursor.step.events), writer),
    cursor: cursor.parent,
    redoStack: { node: cursor, next: history.redoStack },
    lastTypedAt: null,
  };
}

function redo(history: History, writer: DraftWriter): History {
  if (history.redoStack === null) throw new Error('nothing to redo');
  const { node, next } = history.redoStack;
  return {
    ...history,
    draft: foldEvents(history.draft, node.step.events, writer),
    cursor: node,
    redoStack: next,
    lastTypedAt: null,
  };
}

function jumpToStep(history: History, id: number, writer: DraftWriter): History {
  const path = findHistoryPath(history, id);
  if (path === null) throw new Error(`no step ${String(id)} to go to`);
  let draft = history.draft;
  for (const { step } of path.undoNodes)
    draft = foldEvents(draft, invertEvents(step.events), writer);
  for (const { step } of path.redoNodes) draft = foldEvents(draft, step.events, writer);
  return {
    ...history,
    draft,
    cursor: path.cursor,
    redoStack: path.redoStack,
    abandonedBranches: path.abandonedBranches,
    lastTypedAt: null,
  };
}

function applyRebase({ base, steps }: RebaseEntry, writer: DraftWriter): History {
  let history = startHistory(base);
  for (const step of steps) {
    history = {
      ...history,
      draft: foldEvents(history.draft, step.events, writer),
      cursor: { step, parent: history.cursor, depth: getDepth(history.cursor) + 1 },
      nextStepId: Math.max(history.nextStepId, step.id + 1),
    };
  }
  return history;
}

/**
 * Returns the history after one entry. The running editor and the replay of a journal both use it.
 */
export function applyEntry(
  history: History,
  entry: HistoryEntry,
  writer: DraftWriter = copyingWriter,
): History {
  switch (entry.type) {
    case 'stepped':
      return applyStep(history, entry, writer);
    case 'undone':
      return undo(history, writer);
    case 'redone':
      return redo(history, writer);
    case 'jumped':
      return jumpToStep(history, entry.to, writer);
    case 'rebased':
      return applyRebase(entry, writer);
    case 'typingEnded':
      return history.lastTypedAt === null ? history : { ...history, lastTypedAt: null };
    case 'saved':
      return { ...history, saved: history.cursor, lastTypedAt: null };
    default:
      return assertNever(entry);
  }
}

/** Returns the history after all entries. Copies every part of the draft at most once. */
export function replayEntries(base: Draft, entries: Iterable<HistoryEntry>): History {
  const writer = createOwningWriter();
  let history = startHistory(base);
  for (const entry of entries) history = applyEntry(history, entry, writer);
  return history;
}

/** Returns the steps from the base to the cursor, oldest first. */
export function listSteps(history: History): readonly Step[] {
  const steps: Step[] = [];
  for (let cursor = history.cursor; cursor !== null; cursor = cursor.parent)
    steps.push(cursor.step);
  return steps.reverse();
}

/** Whether the draft differs from the saved one. */
export const isDirty = (history: History): boolean => history.cursor !== history.saved;

/**
 * Returns how many steps separate the draft from the saved one, including steps undone since the
 * save.
 */
export function countUnsavedSteps({ cursor, saved }: History): number {
  let count = 0;
  for (let a = cursor, b = saved; a !== b; count += 1) {
    if (getDepth(a) >= getDepth(b)) a = a?.parent ?? null;
    else b = b?.parent ?? null;
  }
  return count;
}
