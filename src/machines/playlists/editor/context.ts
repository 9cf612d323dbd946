import type { Message } from '../../../domain/messages/message.ts';
import { createHistory } from '../../../domain/history/history.ts';
import type { Origins } from '../../../domain/history/journal/origins.ts';
import type { Failure } from '../../../domain/outcome.ts';
import type { Key, PlaylistDraft } from '../../../domain/playlist/draft/draft.ts';
import type {
  PlaylistHistory,
  PlaylistStep,
} from '../../../domain/playlist/history/playlist-history.ts';
import type {
  PlaylistLine,
  RecoveredPlaylist,
} from '../../../domain/playlist/journal/playlist-journal.ts';
import type {
  MergeSide,
  RebasedPlaylist,
} from '../../../domain/playlist/rebase/rebase-playlist.ts';
import type { PlaylistPayload } from '../../../domain/playlist/stored/open-playlist.ts';
import type { PlaylistError } from '../../../domain/playlist/validate-playlist.ts';
import {
  emptyJournal,
  startJournal,
  type JournalState,
  type UnsavedWork,
} from '../../shared/journal/journal-state.ts';

/** What the editor opens: a stored playlist. */
export interface PlaylistSource {
  readonly kind: 'stored';
  readonly playlist: number;
}

/**
 * The input of the editor. `now` returns milliseconds since 1970; `newKey` returns a key that was
 * never used.
 */
export interface PlaylistEditorInput {
  readonly mode: 'playlist';
  readonly source: PlaylistSource;
  readonly now: () => number;
  readonly newKey: () => string;
}

/** A class or quiz that uses a playlist. `to` is its address. */
export interface PlaylistUse {
  readonly id: number;
  readonly title: string;
}

/** What the server tells about a playlist besides its content. */
export interface PlaylistInfo {
  readonly isOwn: boolean;
  readonly canEdit: boolean;
  readonly ownerName: string | null;
  readonly savedBy: string | null;
  readonly classes: readonly PlaylistUse[];
  readonly countOfQuizzes: number;
}

/** A playlist that is ready for editing. `version` is its ETag. */
export interface LoadedPlaylist {
  readonly draft: PlaylistDraft;
  readonly origins: Origins;
  readonly version: string | null;
  readonly info: PlaylistInfo;
}

/**
 * The input of `loadPlaylist`. Labels with an id in `origins` keep their key, so that two versions
 * can be compared.
 */
export interface LoadPlaylistInput {
  readonly playlist: number;
  readonly origins: Origins;
}

/** One try to store a draft. `name` is its idempotency key. */
export interface SaveAttempt {
  readonly name: string;
  readonly draft: PlaylistDraft;
  readonly payload: PlaylistPayload;
}

/** The input of `savePlaylist`: attempts without a response, oldest first, the new one at the end. */
export interface SavePlaylistInput {
  readonly playlist: number;
  readonly version: string | null;
  readonly attempts: readonly SaveAttempt[];
}

/** Unsaved work on a playlist found in this browser. */
export type UnsavedPlaylist = UnsavedWork<PlaylistSource, RecoveredPlaylist>;

/** The version another person saved, and the author's work rebased onto it. */
export interface PlaylistConflictState {
  readonly remote: LoadedPlaylist;
  readonly sides: ReadonlyMap<string, MergeSide>;
  readonly merged: RebasedPlaylist;
  readonly comparedAt: number;
}

/** Why the last command was refused. `count` tells two equal reasons apart. */
interface ShownRefusal {
  readonly reason: Message;
  readonly count: number;
  readonly blockedRevert?: { readonly step: number; readonly dependents: readonly PlaylistStep[] };
}

/** The context of the editor. */
export interface PlaylistEditorContext {
  readonly input: PlaylistEditorInput;
  readonly history: PlaylistHistory;
  readonly origins: Origins;
  readonly version: string | null;
  readonly info: PlaylistInfo | null;
  /** The label under which articles are added; null for before the first label. */
  readonly target: Key | null;
  /** The article that is previewed. */
  readonly previewed: Key | null;
  readonly errors: readonly PlaylistError[];
  readonly refusal: ShownRefusal | null;
  /** The entry to scroll to and focus; null is the title. */
  readonly reveal: { readonly entry: Key | null; readonly count: number } | null;
  readonly announcement: { readonly message: Message; readonly count: number } | null;
  readonly failure: Failure | null;
  readonly conflict: PlaylistConflictState | null;
  readonly attempts: readonly SaveAttempt[];
  readonly journal: JournalState<PlaylistLine, UnsavedPlaylist, LoadedPlaylist>;
}

/** The part of the context that an action changes. */
export type ContextChange = Partial<PlaylistEditorContext>;

const emptyDraft: PlaylistDraft = { title: '', entries: [] };

/** Returns the context before a playlist is loaded. */
export const createInitialContext = (input: PlaylistEditorInput): PlaylistEditorContext => ({
  input,
  history: createHistory(emptyDraft),
  origins: new Map(),
  version: null,
  info: null,
  target: null,
  previewed: null,
  errors: [],
  refusal: null,
  reveal: null,
  announcement: null,
  failure: null,
  conflict: null,
  attempts: [],
  journal: emptyJournal,
});

/** Returns the label at the end of a draft, under which articles are added first. */
export const getLastLabel = ({ entries }: PlaylistDraft): Key | null =>
  entries.findLast(({ type }) => type === 'label')?.key ?? null;

/** Returns the context with a loaded playlist and an empty history. */
export const openLoaded = (
  context: PlaylistEditorContext,
  { draft, origins, version, info }: LoadedPlaylist,
): PlaylistEditorContext => ({
  ...createInitialContext(context.input),
  history: createHistory(draft),
  origins,
  version,
  info,
  target: getLastLabel(draft),
  journal: startJournal(context.journal),
});
