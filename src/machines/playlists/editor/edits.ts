import { findHistoryPath } from '../../../domain/history/history-path.ts';
import { applyHistoryEntry, createHistoryEntry } from '../../../domain/history/history-rules.ts';
import type { RevertRefusal } from '../../../domain/history/revert-step.ts';
import type { Message } from '../../../domain/messages/message.ts';
import type { PlaylistCommand } from '../../../domain/playlist/commands/command.ts';
import { decide, type Accepted } from '../../../domain/playlist/commands/decide.ts';
import type { Key, PlaylistDraft } from '../../../domain/playlist/draft/draft.ts';
import type { PlaylistEvent } from '../../../domain/playlist/events/event.ts';
import { invertEvents } from '../../../domain/playlist/events/evolve.ts';
import {
  playlistModel,
  type PlaylistHistoryEntry,
} from '../../../domain/playlist/history/playlist-history.ts';
import { validatePlaylist } from '../../../domain/playlist/validate-playlist.ts';
import { appendLine } from '../../shared/journal/journal-state.ts';
import type { ContextChange, PlaylistEditorContext } from './context.ts';
import type { PlaylistEditorCommand } from './events.ts';

/**
 * Records an entry in the history and in the journal. Every change of the draft passes here. Errors
 * that are corrected disappear.
 */
export function recordEntry(
  context: PlaylistEditorContext,
  entry: PlaylistHistoryEntry,
): ContextChange {
  const history = applyHistoryEntry(playlistModel, context.history, entry);
  const journal = appendLine(context.journal, entry);
  if (history.draft === context.history.draft) return { history, journal };
  const left = context.errors.length === 0 ? [] : validatePlaylist(history.draft);
  const errors = context.errors.filter(({ label }) => left.some((each) => each.label === label));
  return { history, journal, errors, refusal: null };
}

/** Announces a message to screen readers. */
const announce = ({ announcement }: PlaylistEditorContext, message: Message): ContextChange => ({
  announcement: { message, count: (announcement?.count ?? 0) + 1 },
});

/** Scrolls to an entry and focuses it; null is the title. */
export const revealEntry = (
  { reveal }: PlaylistEditorContext,
  entry: Key | null,
): ContextChange => ({ reveal: { entry, count: (reveal?.count ?? 0) + 1 } });

/** Returns the entry that an event leaves behind: the changed one, or the neighbor of a removed. */
function getChangedEntry(event: PlaylistEvent, { entries }: PlaylistDraft): Key | null {
  switch (event.type) {
    case 'titleChanged':
      return null;
    case 'labelRenamed':
      return event.label;
    case 'entryAdded':
      return event.entry.key;
    case 'entryRemoved':
      return (entries[event.index] ?? entries.at(-1))?.key ?? null;
    case 'entriesMoved':
      return event.keys[0];
    default:
      return event satisfies never;
  }
}

const toShownRefusal = ({ refusal }: PlaylistEditorContext, reason: Message) => ({
  reason,
  count: (refusal?.count ?? 0) + 1,
});

function toCommand(
  { input, target }: PlaylistEditorContext,
  command: PlaylistEditorCommand,
): PlaylistCommand {
  switch (command.type) {
    case 'label.add':
      return {
        type: 'label.add',
        label: { type: 'label', key: input.newKey(), title: command.title },
        ...(command.index !== undefined && { index: command.index }),
      };
    case 'article.add':
      return { ...command, label: target };
    default:
      return command;
  }
}

/** Decides a command: records what it does as a step, or stores why it is refused. */
export function applyCommand(
  context: PlaylistEditorContext,
  sent: PlaylistEditorCommand,
): ContextChange {
  const { history, input } = context;
  const decision = decide(history.draft, toCommand(context, sent));
  if (!decision.accepted)
    return {
      refusal: toShownRefusal(context, decision.reason),
      ...announce(context, decision.reason),
    };
  const entry = createHistoryEntry(playlistModel, history, decision, input.now());
  const event = decision.events[0];
  if (entry === null || event === undefined) return {};
  const change = { ...context, ...recordEntry(context, entry) };
  if (event.type === 'titleChanged' || event.type === 'labelRenamed') return change;
  const entries = change.history.draft.entries;
  const isTargetGone =
    event.type === 'entryRemoved' && !entries.some(({ key }) => key === context.target);
  return {
    ...change,
    ...announce(context, decision.name),
    ...(isTargetGone && context.target !== null && { target: null }),
    ...(event.type === 'entryAdded' &&
      event.entry.type === 'label' && {
        target: event.entry.key,
        ...revealEntry(context, event.entry.key),
      }),
    ...(event.type === 'entryRemoved' &&
      revealEntry(context, getChangedEntry(event, change.history.draft))),
  };
}

function recordMove(
  context: PlaylistEditorContext,
  entry: PlaylistHistoryEntry,
  event: PlaylistEvent,
  message: Message,
): ContextChange {
  const change = { ...context, ...recordEntry(context, entry) };
  const { entries } = change.history.draft;
  const { target } = context;
  return {
    ...change,
    ...(target !== null && !entries.some(({ key }) => key === target) && { target: null }),
    ...revealEntry(context, getChangedEntry(event, change.history.draft)),
    ...announce(context, message),
  };
}

/** Undoes the last step and reveals what it changes. */
export function undo(context: PlaylistEditorContext): ContextChange {
  const step = context.history.cursor?.step;
  const event = invertEvents(step?.events ?? [])[0];
  if (step === undefined || event === undefined) return {};
  const message = { key: 'quizHistory.undid', about: step.name } as const;
  return recordMove(context, { type: 'undone' }, event, message);
}

/** Redoes the step undone last and reveals what it changes. */
export function redo(context: PlaylistEditorContext): ContextChange {
  const step = context.history.redoStack?.node.step;
  const event = step?.events[0];
  if (step === undefined || event === undefined) return {};
  const message = { key: 'quizHistory.redid', about: step.name } as const;
  return recordMove(context, { type: 'redone' }, event, message);
}

/** Undoes and redoes steps up to the step `to` and reveals the last change on the way. */
export function jumpToStep(context: PlaylistEditorContext, to: number): ContextChange {
  const path = findHistoryPath(context.history, to);
  const redone = path?.redoNodes.at(-1)?.step.events[0];
  const undone = path?.undoNodes.at(-1)?.step.events;
  const event = redone ?? invertEvents(undone ?? [])[0];
  if (path === null || event === undefined) return {};
  const about = path.cursor?.step.name ?? { key: 'quizHistory.opened' as const };
  return recordMove(context, { type: 'jumped', to }, event, { key: 'quizHistory.wentTo', about });
}

/** Applies the decision to revert one step, or stores which later steps prevent it. */
export function applyRevert(
  context: PlaylistEditorContext,
  step: number,
  decision: Accepted | RevertRefusal<PlaylistEvent>,
): ContextChange {
  if (!decision.accepted) {
    const blockedRevert = { step, dependents: decision.dependents };
    return { refusal: { ...toShownRefusal(context, decision.reason), blockedRevert } };
  }
  const { history, input } = context;
  const entry = createHistoryEntry(playlistModel, history, decision, input.now());
  const event = decision.events[0];
  if (entry === null || event === undefined) return {};
  return recordMove(context, { ...entry, joins: false }, event, decision.name);
}
