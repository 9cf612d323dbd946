import { createBaseReader, type DraftBase } from '../../history/journal/journal-base.ts';
import { isStoredServerIds } from '../../history/journal/server-ids.ts';
import {
  createLineFormat,
  type JournalLine,
  type ParsedLine,
} from '../../history/journal/journal-line.ts';
import {
  recoverJournal,
  type RecoveredJournal,
  type RecoveryModel,
} from '../../history/journal/recover-journal.ts';
import { allowNull, isText } from '../../shapes.ts';
import type { PlaylistDraft } from '../draft/draft.ts';
import { isDraft, isEvent } from '../events/event-shape.ts';
import type { PlaylistEvent } from '../events/event.ts';
import { playlistModel, type RemotePlaylist } from '../history/playlist-history.ts';

/** The start of a journal of a playlist. */
export type PlaylistBase = DraftBase<PlaylistDraft>;

/** One line of the journal of a playlist. */
export type PlaylistLine = JournalLine<PlaylistDraft, PlaylistEvent, RemotePlaylist>;

/** The content of the journal of a playlist. */
export type RecoveredPlaylist = RecoveredJournal<
  PlaylistDraft,
  PlaylistEvent,
  PlaylistBase,
  RemotePlaylist
>;

/** Writes and parses the stored lines of a playlist. */
export const playlistLines = createLineFormat<PlaylistDraft, PlaylistEvent, RemotePlaylist>(
  isEvent,
  { base: isDraft, origins: isStoredServerIds, version: allowNull(isText) },
);

/** Parses the stored text of a base. */
export const readPlaylistBase = createBaseReader<PlaylistBase>({ draft: isDraft });

const recovery: RecoveryModel<PlaylistDraft, PlaylistEvent, PlaylistBase, RemotePlaylist> = {
  model: playlistModel,
  toBase: ({ base, origins, version }) => ({ draft: base, serverIds: new Map(origins), version }),
  isSound: () => true,
};

/** Replays the lines of a playlist up to the first that is damaged; null for newer code's. */
export const recoverPlaylist = (
  opened: PlaylistBase,
  stored: readonly ParsedLine<PlaylistLine>[],
): RecoveredPlaylist | null => recoverJournal(recovery, opened, stored);
