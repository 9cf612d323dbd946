import type { HistoryModel } from '../../history/history-model.ts';
import type { HistoryEntry } from '../../history/history-entry.ts';
import type { History } from '../../history/history.ts';
import type { StoredServerIds } from '../../history/journal/server-ids.ts';
import {
  revertStepByModel,
  revertStepWithDependentsByModel,
  type EventFacts,
  type RevertModel,
  type RevertRefusal,
} from '../../history/revert-step.ts';
import type { Step } from '../../history/step.ts';
import { assertNever } from '../../assert-never.ts';
import type { Accepted } from '../commands/decide.ts';
import type { PlaylistDraft } from '../draft/draft.ts';
import type { PlaylistEvent } from '../events/event.ts';
import { evolve, invertEvents } from '../events/evolve.ts';
import { relocateEvent } from '../events/relocate-event.ts';

/** A playlist with the steps that led to it. */
export type PlaylistHistory = History<PlaylistDraft, PlaylistEvent>;

/** One change of a playlist by its author. */
export type PlaylistStep = Step<PlaylistEvent>;

/** The server's data about a newer version of a playlist. */
export interface RemotePlaylist {
  readonly origins: StoredServerIds;
  readonly version: string | null;
}

/** A change of the history of a playlist, as a journal stores it. */
export type PlaylistHistoryEntry = HistoryEntry<PlaylistDraft, PlaylistEvent, RemotePlaylist>;

/** A playlist, as its history needs it. */
export const playlistModel: HistoryModel<PlaylistDraft, PlaylistEvent> = {
  evolve,
  invertEvents,
  isContinuedTyping: (last, event) =>
    last.type === 'titleChanged'
      ? event.type === 'titleChanged'
      : last.type === 'labelRenamed' && event.type === 'labelRenamed' && last.label === event.label,
};

/** Returns the facts that `event` writes and needs. */
function listEventFacts(event: PlaylistEvent): EventFacts {
  switch (event.type) {
    case 'titleChanged':
      return { writes: ['title'], needs: [] };
    case 'labelRenamed':
      return { writes: [`${event.label} title`], needs: [event.label] };
    case 'entryAdded':
    case 'entryRemoved':
      return { writes: [event.entry.key], needs: [] };
    case 'entriesMoved':
      return { writes: event.keys.map((key) => `${key} position`), needs: event.keys };
    default:
      return assertNever(event);
  }
}

const revertModel: RevertModel<PlaylistDraft, PlaylistEvent> = {
  listEventFacts,
  invertEvents,
  relocateEvent,
  evolve,
  checkDraft: () => null,
  messages: {
    reverted: 'quiz.step.reverted',
    revertedTogether: 'quiz.step.revertedTogether',
    stepGone: 'quiz.refusal.stepGone',
    stepNeeded: 'quiz.refusal.stepNeeded',
  },
};

type Reverted = Accepted | RevertRefusal<PlaylistEvent>;

/** Reverts a step as a new step that keeps all later ones, or tells which depend on it. */
export const revertStep = (history: PlaylistHistory, id: number): Reverted =>
  revertStepByModel(revertModel, history, id);

/** Reverts a step and all later steps that depend on it, as one step. */
export const revertStepWithDependents = (history: PlaylistHistory, id: number): Reverted =>
  revertStepWithDependentsByModel(revertModel, history, id);
