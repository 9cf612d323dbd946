import { assertNever } from '../assert-never.ts';
import type { AcceptedEvents, DocumentEvent, DocumentModel } from './document-model.ts';
import { getDepth, createHistory, type History } from './history.ts';
import type { HistoryEntry, RebaseEntry } from './history-entry.ts';
import { findHistoryPath, type HistoryNode } from './history-path.ts';
import type { Step } from './step.ts';

type StepEntry<Event> = Extract<HistoryEntry<unknown, Event>, { readonly type: 'stepped' }>;

/** After a pause of this length, typing in the same field starts a new step. */
const typingPauseMs = 3000;

/**
 * Returns one event for two successive events in the same field, or null when the second restores
 * the first text. Throws when the events have different types.
 */
function joinTyping<Event extends DocumentEvent>(first: Event, second: Event): Event | null {
  if (!('from' in first) || !('from' in second) || first.type !== second.type)
    throw new Error(`cannot join ${second.type} to ${first.type}`);
  return 'to' in second && first.from === second.to ? null : { ...second, from: first.from };
}

function pushStep<Draft, Event extends DocumentEvent, Writer>(
  model: DocumentModel<Draft, Event, Writer>,
  history: History<Draft, Event>,
  parent: HistoryNode<Event> | null,
  step: Step<Event> | null,
  entry: StepEntry<Event>,
  writer: Writer,
): History<Draft, Event> {
  return {
    draft: model.foldEvents(history.draft, entry.events, writer),
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

function applyStep<Draft, Event extends DocumentEvent, Writer>(
  model: DocumentModel<Draft, Event, Writer>,
  history: History<Draft, Event>,
  entry: StepEntry<Event>,
  writer: Writer,
): History<Draft, Event> {
  const { at, name, events } = entry;
  if (!entry.joins)
    return pushStep(
      model,
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
    model,
    history,
    history.cursor.parent,
    joined === null
      ? null
      : { id: history.cursor.step.id, at: history.cursor.step.at, name, events: [joined] },
    entry,
    writer,
  );
}

function undo<Draft, Event extends DocumentEvent, Writer>(
  model: DocumentModel<Draft, Event, Writer>,
  history: History<Draft, Event>,
  writer: Writer,
): History<Draft, Event> {
  const { cursor } = history;
  if (cursor === null) throw new Error('nothing to undo');
  return {
    ...history,
    draft: model.foldEvents(history.draft, model.invertEvents(cursor.step.events), writer),
    cursor: cursor.parent,
    redoStack: { node: cursor, next: history.redoStack },
    lastTypedAt: null,
  };
}

function redo<Draft, Event extends DocumentEvent, Writer>(
  model: DocumentModel<Draft, Event, Writer>,
  history: History<Draft, Event>,
  writer: Writer,
): History<Draft, Event> {
  if (history.redoStack === null) throw new Error('nothing to redo');
  const { node, next } = history.redoStack;
  return {
    ...history,
    draft: model.foldEvents(history.draft, node.step.events, writer),
    cursor: node,
    redoStack: next,
    lastTypedAt: null,
  };
}

function jumpToStep<Draft, Event extends DocumentEvent, Writer>(
  model: DocumentModel<Draft, Event, Writer>,
  history: History<Draft, Event>,
  id: number,
  writer: Writer,
): History<Draft, Event> {
  const path = findHistoryPath(history, id);
  if (path === null) throw new Error(`no step ${String(id)} to go to`);
  let draft = history.draft;
  for (const { step } of path.undoNodes)
    draft = model.foldEvents(draft, model.invertEvents(step.events), writer);
  for (const { step } of path.redoNodes) draft = model.foldEvents(draft, step.events, writer);
  return {
    ...history,
    draft,
    cursor: path.cursor,
    redoStack: path.redoStack,
    abandonedBranches: path.abandonedBranches,
    lastTypedAt: null,
  };
}

function applyRebase<Draft, Event extends DocumentEvent, Writer>(
  model: DocumentModel<Draft, Event, Writer>,
  { base, steps }: RebaseEntry<Draft, Event>,
  writer: Writer,
): History<Draft, Event> {
  let history = createHistory<Draft, Event>(base);
  for (const step of steps) {
    history = {
      ...history,
      draft: model.foldEvents(history.draft, step.events, writer),
      cursor: { step, parent: history.cursor, depth: getDepth(history.cursor) + 1 },
      nextStepId: Math.max(history.nextStepId, step.id + 1),
    };
  }
  return history;
}

/** Typing goes on where it began after the draft was sent. */
function markSaved<Draft, Event>(
  history: History<Draft, Event>,
  step: number,
): History<Draft, Event> {
  const path = findHistoryPath(history, step);
  if (path === null) throw new Error(`no step ${String(step)} that was saved`);
  return {
    ...history,
    saved: path.cursor,
    lastTypedAt: path.cursor === history.cursor ? null : history.lastTypedAt,
  };
}

/**
 * Returns the history after one entry. The running editor and the replay of a journal both use it.
 */
export function applyHistoryEntry<Draft, Event extends DocumentEvent, Writer>(
  model: DocumentModel<Draft, Event, Writer>,
  history: History<Draft, Event>,
  entry: HistoryEntry<Draft, Event>,
  writer: Writer = model.copyingWriter,
): History<Draft, Event> {
  switch (entry.type) {
    case 'stepped':
      return applyStep(model, history, entry, writer);
    case 'undone':
      return undo(model, history, writer);
    case 'redone':
      return redo(model, history, writer);
    case 'jumped':
      return jumpToStep(model, history, entry.to, writer);
    case 'rebased':
      return applyRebase(model, entry, writer);
    case 'typingEnded':
      return history.lastTypedAt === null ? history : { ...history, lastTypedAt: null };
    case 'saved':
      return markSaved(history, entry.step ?? history.cursor?.step.id ?? 0);
    default:
      return assertNever(entry);
  }
}

/** Returns the history after all entries. Copies every part of the draft at most once. */
export function replayHistory<Draft, Event extends DocumentEvent, Writer>(
  model: DocumentModel<Draft, Event, Writer>,
  base: Draft,
  entries: Iterable<HistoryEntry<Draft, Event>>,
): History<Draft, Event> {
  const writer = model.createOwningWriter();
  let history = createHistory<Draft, Event>(base);
  for (const entry of entries) history = applyHistoryEntry(model, history, entry, writer);
  return history;
}

function continuesLastStep<Draft, Event extends DocumentEvent, Writer>(
  model: DocumentModel<Draft, Event, Writer>,
  { cursor, saved, lastTypedAt }: History<Draft, Event>,
  events: readonly Event[],
  at: number,
): boolean {
  if (cursor === null || lastTypedAt === null || cursor === saved) return false;
  const [last, ...others] = cursor.step.events;
  const [event, ...otherEvents] = events;
  return (
    others.length === 0 &&
    otherEvents.length === 0 &&
    last !== undefined &&
    event !== undefined &&
    at - lastTypedAt <= typingPauseMs &&
    model.isContinuedTyping(last, event)
  );
}

/**
 * Creates the entry for accepted events, or null when there are none. Typing in the same field
 * joins the previous step.
 */
export function createHistoryEntry<Draft, Event extends DocumentEvent, Writer>(
  model: DocumentModel<Draft, Event, Writer>,
  history: History<Draft, Event>,
  { events, name }: AcceptedEvents<Event>,
  at: number,
): Extract<HistoryEntry<Draft, Event>, { readonly type: 'stepped' }> | null {
  return events.length === 0
    ? null
    : { type: 'stepped', at, name, events, joins: continuesLastStep(model, history, events, at) };
}
