import { writeBase } from '../../domain/history/journal/journal-base.ts';
import { mergeLines } from '../../domain/history/journal/journal-line.ts';
import {
  playlistLines,
  readPlaylistBase,
  recoverPlaylist,
  type PlaylistBase,
  type PlaylistLine,
  type RecoveredPlaylist,
} from '../../domain/playlist/journal/playlist-journal.ts';
import { hasFields, isCount, isOneOf } from '../../domain/shapes.ts';
import type { PlaylistSource } from '../../machines/playlists/editor/context.ts';
import type { JournalFormat } from './journal-format.ts';

/**
 * The journals of playlists. A new playlist continues one that the server no longer has, and is
 * offered where that one is opened.
 */
export const playlistJournalFormat: JournalFormat<
  PlaylistSource,
  PlaylistBase,
  PlaylistLine,
  RecoveredPlaylist
> = {
  isSource: hasFields({ kind: isOneOf('stored', 'copy'), playlist: isCount }),
  getStoredId: ({ kind, playlist }) => (kind === 'stored' ? playlist : null),
  isOfferedTo: (written, opened) => written.playlist === opened.playlist,
  toNewSource: ({ playlist }) => ({ kind: 'copy', playlist }),
  writeBase,
  writeLine: playlistLines.writeLine,
  mergeLines,
  recover: (text, lines) => {
    const stored = readPlaylistBase(text);
    if (stored.kind !== 'base') return { kind: stored.kind };
    const value = recoverPlaylist(stored.base, lines.map(playlistLines.readLine));
    return value === null ? { kind: 'newer' } : { kind: 'recovered', value };
  },
};
