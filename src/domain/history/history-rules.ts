import { createDraft, finishDraft, isDraft, type Objectish } from 'immer';

import { assertNever } from '../assert-never.ts';
import {
  foldEvents,
  type AcceptedEvents,
  type DomainEvent,
  type HistoryModel,
} from './history-model.ts';
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
function joinTyping<Event extends DomainEvent>(first: Event, second: Event): Event | null {
  if (!('from' in first) || !('from' in second) || first.type !== second.type)
    throw new Error(`cannot join ${second.type} to ${first.type}`);
  return 'to' in second && first.from === second.to ? null : { ...second, from: first.from };
}

function pushStep<Draft, Event extends DomainEvent>(
  model: HistoryModel<Draft, Event>,
  history: History<Draft, Event>,
  parent: HistoryNode<Event> | null,
  step: Step<Event> | null,
  entry: StepEntry<Event>,
): History<Draft, Event> {
  return {
    draft: foldEvents(model, history.draft, entry.events),
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

function applyStep<Draft, Event extends DomainEvent>(
  model: HistoryModel<Draft, Event>,
  history: History<Draft, Event>,
  entry: StepEntry<Event>,
): History<Draft, Event> {
  const { at, name, events } = entry;
  if (!entry.joins)
    return pushStep(
      model,
      history,
      history.cursor,
      { id: history.nextStepId, at, name, events },
      entry,
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
  );
}

function undo<Draft, Event extends DomainEvent>(
  model: HistoryModel<Draft, Event>,
  history: History<Draft, Event>,
): History<Draft, Event> {
  const { cursor } = history;
  if (cursor === null) throw new Error('nothing to undo');
  return {
    ...history,
    draft: foldEvents(model, history.draft, model.invertEvents(cursor.step.events)),
    cursor: cursor.parent,
    redoStack: { node: cursor, next: history.redoStack },
    lastTypedAt: null,
  };
}

function redo<Draft, Event extends DomainEvent>(
  model: HistoryModel<Draft, Event>,
  history: History<Draft, Event>,
): History<Draft, Event> {
  if (history.redoStack === null) throw new Error('nothing to redo');
  const { node, next } = history.redoStack;
  return {
    ...history,
    draft: foldEvents(model, history.draft, node.step.events),
    cursor: node,
    redoStack: next,
    lastTypedAt: null,
  };
}

function jumpToStep<Draft, Event extends DomainEvent>(
  model: HistoryModel<Draft, Event>,
  history: History<Draft, Event>,
  id: number,
): History<Draft, Event> {
  const path = findHistoryPath(history, id);
  if (path === null) throw new Error(`no step ${String(id)} to go to`);
  const events = [
    ...path.undoNodes.flatMap(({ step }) => model.invertEvents(step.events)),
    ...path.redoNodes.flatMap(({ step }) => step.events),
  ];
  return {
    ...history,
    draft: foldEvents(model, history.draft, events),
    cursor: path.cursor,
    redoStack: path.redoStack,
    abandonedBranches: path.abandonedBranches,
    lastTypedAt: null,
  };
}

function applyRebase<Draft, Event extends DomainEvent>(
  model: HistoryModel<Draft, Event>,
  { base, steps }: RebaseEntry<Draft, Event>,
): History<Draft, Event> {
  const history = createHistory<Draft, Event>(base);
  let { cursor, nextStepId } = history;
  for (const step of steps) {
    cursor = { step, parent: cursor, depth: getDepth(cursor) + 1 };
    nextStepId = Math.max(nextStepId, step.id + 1);
  }
  const draft = foldEvents(
    model,
    base,
    steps.flatMap(({ events }) => events),
  );
  return { ...history, draft, cursor, nextStepId };
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
export function applyHistoryEntry<Draft, Event extends DomainEvent>(
  model: HistoryModel<Draft, Event>,
  history: History<Draft, Event>,
  entry: HistoryEntry<Draft, Event>,
): History<Draft, Event> {
  switch (entry.type) {
    case 'stepped':
      return applyStep(model, history, entry);
    case 'undone':
      return undo(model, history);
    case 'redone':
      return redo(model, history);
    case 'jumped':
      return jumpToStep(model, history, entry.to);
    case 'rebased':
      return applyRebase(model, entry);
    case 'typingEnded':
      return history.lastTypedAt === null ? history : { ...history, lastTypedAt: null };
    case 'saved':
      return markSaved(history, entry.step ?? history.cursor?.step.id ?? 0);
    default:
      return assertNever(entry);
  }
}

/** Opens the draft of a history, so that many entries can change it one after the other. */
export const openHistory = <Draft, Event>(history: History<Draft, Event>): History<Draft, Event> =>
  isDraft(history.draft)
    ? history
    : { ...history, draft: createDraft(history.draft as Objectish) as Draft };

/** Closes the draft that `openHistory` opened. */
export const closeHistory = <Draft, Event>(history: History<Draft, Event>): History<Draft, Event> =>
  isDraft(history.draft) ? { ...history, draft: finishDraft(history.draft) as Draft } : history;

/** Returns the history after all entries. */
export function replayHistory<Draft, Event extends DomainEvent>(
  model: HistoryModel<Draft, Event>,
  base: Draft,
  entries: Iterable<HistoryEntry<Draft, Event>>,
): History<Draft, Event> {
  let history = createHistory<Draft, Event>(base);
  for (const entry of entries) history = applyHistoryEntry(model, openHistory(history), entry);
  return closeHistory(history);
}

function continuesLastStep<Draft, Event extends DomainEvent>(
  model: HistoryModel<Draft, Event>,
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
export function createHistoryEntry<Draft, Event extends DomainEvent>(
  model: HistoryModel<Draft, Event>,
  history: History<Draft, Event>,
  { events, name }: AcceptedEvents<Event>,
  at: number,
): Extract<HistoryEntry<Draft, Event>, { readonly type: 'stepped' }> | null {
  return events.length === 0
    ? null
    : { type: 'stepped', at, name, events, joins: continuesLastStep(model, history, events, at) };
}
