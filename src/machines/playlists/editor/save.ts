import type { Failure, Outcome } from '../../../domain/outcome.ts';
import type { PlaylistLine } from '../../../domain/playlist/journal/playlist-journal.ts';
import { rebasePlaylist, type MergeSide } from '../../../domain/playlist/rebase/rebase-playlist.ts';
import {
  readSavedOrigins,
  toPlaylistPayload,
} from '../../../domain/playlist/stored/open-playlist.ts';
import { appendLine, startJournal } from '../../shared/journal/journal-state.ts';
import type {
  ContextChange,
  LoadedPlaylist,
  PlaylistConflictState,
  PlaylistEditorContext,
  SaveAttempt,
} from './context.ts';
import { getLastLabel } from './context.ts';
import { recordEntry } from './edits.ts';

function toAttemptLine(
  before: readonly SaveAttempt[],
  after: readonly SaveAttempt[],
): PlaylistLine | null {
  const last = after.at(-1);
  if (after.length > before.length && last !== undefined)
    return { type: 'attempted', name: last.name };
  if (after.length === before.length) return null;
  return after.length === 0 ? { type: 'attemptsSettled' } : { type: 'attemptRefused' };
}

function setAttempts(
  { journal, attempts: before }: PlaylistEditorContext,
  attempts: readonly SaveAttempt[],
): ContextChange {
  const line = toAttemptLine(before, attempts);
  return line === null ? { attempts } : { attempts, journal: appendLine(journal, line) };
}

/** Adds a save attempt for the draft, or keeps the last one if the draft has not changed since. */
export function recordSaveAttempt(context: PlaylistEditorContext): ContextChange {
  const { input, origins, attempts, history } = context;
  const { draft } = history;
  if (attempts.at(-1)?.draft === draft) return {};
  const payload = toPlaylistPayload(draft, origins);
  return setAttempts(context, [...attempts, { name: input.newKey(), draft, payload }]);
}

const canBeStored = ({ kind }: Failure): boolean =>
  kind === 'offline' || kind === 'unexpected' || kind === 'refused';

/** Keeps why a save failed, and drops its attempt when the server has certainly not stored it. */
export function setSaveFailure(
  context: PlaylistEditorContext,
  outcome: Outcome<unknown>,
): ContextChange {
  if (outcome.ok) return {};
  const { failure } = outcome;
  return {
    failure,
    ...(!canBeStored(failure) && setAttempts(context, context.attempts.slice(0, -1))),
  };
}

/**
 * Marks the playlist as saved: the server's version and the ids of its labels are those of the next
 * save. The history goes on, so that steps before the save can be undone.
 */
export function setSaved(
  context: PlaylistEditorContext,
  { version, stored, info }: SavedPlaylist,
): ContextChange {
  const origins = readSavedOrigins(context.history.draft, stored);
  const server = { origins: [...origins], version };
  return {
    ...recordEntry(context, { type: 'saved', server }),
    version,
    info,
    origins,
    attempts: [],
    failure: null,
    conflict: null,
  };
}

/** What the server returned for a save. */
export interface SavedPlaylist {
  readonly version: string | null;
  readonly info: LoadedPlaylist['info'];
  readonly stored: Parameters<typeof readSavedOrigins>[1];
}

function rebaseOnto(
  { history }: PlaylistEditorContext,
  { remote, comparedAt }: Pick<PlaylistConflictState, 'remote' | 'comparedAt'>,
  sides: PlaylistConflictState['sides'],
): ContextChange {
  const merged = rebasePlaylist(history, remote.draft, sides, comparedAt);
  return { conflict: { remote, comparedAt, sides, merged } };
}

/** Rebases the author's work onto the remote version. */
export const compareWithRemote = (
  context: PlaylistEditorContext,
  remote: LoadedPlaylist,
): ContextChange => rebaseOnto(context, { remote, comparedAt: context.input.now() }, new Map());

/** Chooses which side wins a conflict. */
export const chooseSide = (
  context: PlaylistEditorContext,
  conflictId: string,
  side: MergeSide,
): ContextChange =>
  context.conflict === null
    ? {}
    : rebaseOnto(
        context,
        context.conflict,
        new Map([...context.conflict.sides, [conflictId, side]]),
      );

/** Returns the number of conflicts without a chosen side. */
export const countUnresolved = ({ merged, sides }: PlaylistConflictState): number =>
  merged.conflicts.filter(({ id }) => !sides.has(id)).length;

/** Continues with the remote version and the author's work on top of it. */
export function mergeConflict(context: PlaylistEditorContext): ContextChange {
  const { conflict } = context;
  if (conflict === null) return {};
  const { origins, version, info } = conflict.remote;
  const { base, steps } = conflict.merged;
  const change = {
    ...context,
    ...recordEntry(context, { type: 'rebased', base, steps, origins: [...origins], version }),
  };
  return {
    ...change,
    ...setAttempts(change, []),
    origins,
    version,
    info,
    conflict: null,
    errors: [],
    refusal: null,
    target: getLastLabel(change.history.draft),
  };
}

/** Continues with the remote version as it is; Redo brings the author's work back. */
export function openRemoteVersion(context: PlaylistEditorContext): ContextChange {
  const change = { ...context, ...mergeConflict(context) };
  return { ...change, ...recordEntry(change, { type: 'jumped', to: 0 }) };
}

/** Opens a found draft with its history, its base and its saves without a response. */
export function recoverDraft(context: PlaylistEditorContext, id: string | null): ContextChange {
  const { drafts, loadOutcome } = context.journal;
  const draft = drafts?.find((found) => id === null || found.id === id);
  if (draft === undefined) return {};
  const { base, history, attempts } = draft.recovered;
  return {
    history,
    origins: base.origins,
    version: base.version,
    info: loadOutcome?.ok === true ? loadOutcome.value.info : context.info,
    target: getLastLabel(history.draft),
    attempts: attempts.map((attempt) => ({
      ...attempt,
      payload: toPlaylistPayload(attempt.draft, base.origins),
    })),
    journal: startJournal(context.journal),
  };
}
