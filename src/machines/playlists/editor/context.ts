import { createHistory } from '../../../domain/history/history.ts';
import type { MergeSide } from '../../../domain/history/local-changes.ts';
import type { Key, PlaylistDraft } from '../../../domain/playlist/draft/draft.ts';
import type { PlaylistEvent } from '../../../domain/playlist/events/event.ts';
import type { RemotePlaylist } from '../../../domain/playlist/history/playlist-history.ts';
import type { PlaylistBase } from '../../../domain/playlist/journal/playlist-journal.ts';
import type { RebasedPlaylist } from '../../../domain/playlist/rebase/rebase-playlist.ts';
import type {
  PlaylistPayload,
  StoredPlaylist,
} from '../../../domain/playlist/stored/open-playlist.ts';
import type { PlaylistError } from '../../../domain/playlist/validate-playlist.ts';
import type {
  CommonEditorContext,
  CommonEditorInput,
  EditorTypes,
  Saver,
  UnsavedOf,
} from '../../shared/editor/editor-types.ts';
import { emptyJournal } from '../../shared/editor/journal.ts';

/**
 * What the editor edits: a stored playlist, or a new one with the content of a playlist that the
 * server no longer has.
 */
export interface PlaylistSource {
  readonly kind: 'stored' | 'copy';
  readonly playlist: number;
}

/** The input of the editor. */
export interface PlaylistEditorInput extends CommonEditorInput<PlaylistTypes> {
  readonly kind: 'playlist';
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
  readonly classes: readonly PlaylistUse[];
  readonly countOfQuizzes: number;
}

/** A playlist that is ready for editing. `version` is its ETag. */
export interface LoadedPlaylist extends PlaylistBase {
  readonly info: PlaylistInfo;
  /** Who saved it last, if the server tells. */
  readonly savedBy: Saver | null;
}

/** What the server returned for a save. */
export interface SavedPlaylist {
  readonly id: number;
  readonly version: string | null;
  readonly info: PlaylistInfo;
  readonly stored: StoredPlaylist;
}

/** The types of the playlist editor. */
export interface PlaylistTypes extends EditorTypes {
  readonly source: PlaylistSource;
  readonly draft: PlaylistDraft;
  readonly event: PlaylistEvent;
  readonly base: PlaylistBase;
  readonly remote: RemotePlaylist;
  readonly loaded: LoadedPlaylist;
  readonly payload: PlaylistPayload;
  readonly saved: SavedPlaylist;
  readonly error: PlaylistError;
  readonly choices: { readonly sides: ReadonlyMap<string, MergeSide> };
  readonly merged: RebasedPlaylist;
}

/** Unsaved work on a playlist found in this browser. */
export type UnsavedPlaylist = UnsavedOf<PlaylistTypes>;

/** The context of the editor. */
export interface PlaylistEditorContext extends CommonEditorContext<PlaylistTypes> {
  readonly input: PlaylistEditorInput;
  readonly info: PlaylistInfo | null;
  /** The label under which articles are added; null for before the first label. */
  readonly target: Key | null;
  /** The article that is previewed. */
  readonly previewed: Key | null;
  /** The entry to scroll to and focus; null is the title. */
  readonly reveal: { readonly entry: Key | null; readonly count: number } | null;
}

/** The part of the context that an action changes. */
export type ContextChange = Partial<PlaylistEditorContext>;

const emptyDraft: PlaylistDraft = { title: '', entries: [] };

/** Returns the context before a playlist is loaded. */
export const createInitialContext = (input: PlaylistEditorInput): PlaylistEditorContext => ({
  input,
  history: createHistory(emptyDraft),
  serverIds: new Map(),
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
  afterSave: 'stay',
  savesAgain: false,
  attempts: [],
  journal: emptyJournal,
});
