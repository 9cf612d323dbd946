import { assertNever } from '../assert-never.ts';
import type { Draft } from './draft.ts';
import { fold } from './evolve.ts';
import { inverses } from './inverse.ts';
import { pathTo } from './history-path.ts';
import type { JournalEntry, Rebased } from './journal-entry.ts';
import type { Step } from './step.ts';
import { joinTyping } from './typing.ts';
import { copyingWriter, owningWriter, type Writer } from './writer.ts';

/** A place in the history: the step done last and the place before it. Null stands for the base. Identity is equality. */
export interface Cursor {
  readonly step: Step;
  readonly before: Cursor | null;
  readonly depth: number;
}

/** Steps that follow one another and are not done now: the next of them and the ones after it. */
export interface Undone {
  readonly cursor: Cursor;
  readonly next: Undone | null;
}

/** Steps that new work has set aside. They hang on a place of the history and can be gone back to. */
export interface Aside {
  readonly steps: Undone;
  readonly older: Aside | null;
}

/**
 * A draft with everything that led to it. `cursor` is the place now, `undone` what redo brings back, `aside` the undone steps that new
 * work has taken the place of, newest first; `saved` is the place the server has, `typingAt` when the step at the cursor was typed into
 * last, null once it has ended. Undo, redo and new steps cost the same however long the history is.
 */
export interface History {
  readonly draft: Draft;
  readonly cursor: Cursor | null;
  readonly undone: Undone | null;
  readonly aside: Aside | null;
  readonly saved: Cursor | null;
  readonly typingAt: number | null;
  readonly nextStep: number;
}

/** The history of a draft that nobody has touched yet. */
export const startHistory = (draft: Draft): History => ({
  draft,
  cursor: null,
  undone: null,
  aside: null,
  saved: null,
  typingAt: null,
  nextStep: 1,
});

type Stepped = Extract<JournalEntry, { readonly type: 'stepped' }>;

const depthOf = (cursor: Cursor | null): number => cursor?.depth ?? 0;

function push(
  history: History,
  before: Cursor | null,
  step: Step | null,
  entry: Stepped,
  writer: Writer,
): History {
  return {
    draft: fold(history.draft, entry.events, writer),
    cursor: step === null ? before : { step, before, depth: depthOf(before) + 1 },
    undone: null,
    aside:
      history.undone === null ? history.aside : { steps: history.undone, older: history.aside },
    saved: history.saved,
    typingAt: step === null ? null : entry.at,
    nextStep: history.nextStep + (entry.joins ? 0 : 1),
  };
}

function stepped(history: History, entry: Stepped, writer: Writer): History {
  const { at, name, events } = entry;
  if (!entry.joins)
    return push(history, history.cursor, { id: history.nextStep, at, name, events }, entry, writer);
  const [last, added] = [history.cursor?.step.events[0], events[0]];
  if (history.cursor === null || last === undefined || added === undefined)
    throw new Error('no step to join');
  const joined = joinTyping(last, added);
  return push(
    history,
    history.cursor.before,
    joined === null
      ? null
      : { id: history.cursor.step.id, at: history.cursor.step.at, name, events: [joined] },
    entry,
    writer,
  );
}

function undone(history: History, writer: Writer): History {
  const { cursor } = history;
  if (cursor === null) throw new Error('nothing to undo');
  return {
    ...history,
    draft: fold(history.draft, inverses(cursor.step.events), writer),
    cursor: cursor.before,
    undone: { cursor, next: history.undone },
    typingAt: null,
  };
}

function redone(history: History, writer: Writer): History {
  if (history.undone === null) throw new Error('nothing to redo');
  const { cursor, next } = history.undone;
  return {
    ...history,
    draft: fold(history.draft, cursor.step.events, writer),
    cursor,
    undone: next,
    typingAt: null,
  };
}

function jumpTo(history: History, id: number, writer: Writer): History {
  const path = pathTo(history, id);
  if (path === null) throw new Error(`no step ${String(id)} to go to`);
  let draft = history.draft;
  for (const { step } of path.back) draft = fold(draft, inverses(step.events), writer);
  for (const { step } of path.forth) draft = fold(draft, step.events, writer);
  return {
    ...history,
    draft,
    cursor: path.cursor,
    undone: path.undone,
    aside: path.aside,
    typingAt: null,
  };
}

function rebased({ base, steps }: Rebased, writer: Writer): History {
  let history = startHistory(base);
  for (const step of steps) {
    history = {
      ...history,
      draft: fold(history.draft, step.events, writer),
      cursor: { step, before: history.cursor, depth: depthOf(history.cursor) + 1 },
      nextStep: Math.max(history.nextStep, step.id + 1),
    };
  }
  return history;
}

/** The history after one journal entry. The running editor and the replay of a journal both go through here, so they cannot differ. */
export function record(
  history: History,
  entry: JournalEntry,
  writer: Writer = copyingWriter,
): History {
  switch (entry.type) {
    case 'stepped':
      return stepped(history, entry, writer);
    case 'undone':
      return undone(history, writer);
    case 'redone':
      return redone(history, writer);
    case 'jumped':
      return jumpTo(history, entry.to, writer);
    case 'rebased':
      return rebased(entry, writer);
    case 'typingEnded':
      return history.typingAt === null ? history : { ...history, typingAt: null };
    case 'saved':
      return { ...history, saved: history.cursor, typingAt: null };
    default:
      return assertNever(entry);
  }
}

/** The history after a whole journal, as fast as the log is long: every part of the draft is copied at most once. */
export function replay(base: Draft, entries: Iterable<JournalEntry>): History {
  const writer = owningWriter();
  let history = startHistory(base);
  for (const entry of entries) history = record(history, entry, writer);
  return history;
}

/** The steps from the base to the cursor, oldest first. */
export function stepsOf(history: History): readonly Step[] {
  const steps: Step[] = [];
  for (let cursor = history.cursor; cursor !== null; cursor = cursor.before)
    steps.push(cursor.step);
  return steps.reverse();
}

/** Whether the draft is not what the server has. */
export const isDirty = (history: History): boolean => history.cursor !== history.saved;

/** How many steps lie between what the server has and the draft, counting those undone since. */
export function countUnsaved({ cursor, saved }: History): number {
  let count = 0;
  for (let a = cursor, b = saved; a !== b; count += 1) {
    if (depthOf(a) >= depthOf(b)) a = a?.before ?? null;
    else b = b?.before ?? null;
  }
  return count;
}
