import type { Call } from '../../../api/client.ts';
import type { PlaylistDetail } from '../../../api/contract/entities/playlist.ts';
import {
  createPlaylist,
  findPlaylistsWithArticles,
  getPlaylist,
  updatePlaylist,
} from '../../../api/contract/playlists.ts';
import { failed, succeeded, type Outcome } from '../../../domain/outcome.ts';
import {
  openPlaylist,
  type StoredPlaylist,
} from '../../../domain/playlist/stored/open-playlist.ts';
import type {
  LoadedPlaylist,
  PlaylistInfo,
  PlaylistTypes,
  SavedPlaylist,
} from '../../../machines/playlists/editor/context.ts';
import { playlistEditorMachine } from '../../../machines/playlists/editor/playlist-editor-machine.ts';
import type {
  LoadInput,
  SaveAttempt,
  SaveInput,
} from '../../../machines/shared/editor/editor-types.ts';
import { fromCall } from '../../../machines/shared/from-call.ts';
import type { VideoResult } from '../../../machines/shared/videos/video-picker-machine.ts';
import { playlistJournalFormat } from '../../journal/playlist-journal-format.ts';
import { provideJournal, type JournalOwner } from '../../journal/provide-journal.ts';
import { sendAttempts } from '../shared/send-attempts.ts';
import { provideVideoPicker } from '../shared/video-picker.ts';

const toStored = ({ title, items }: PlaylistDetail): StoredPlaylist => ({
  title,
  items: items.map((item) => ({
    ...item,
    articles: item.articles.map((article) => ({
      id: article.id,
      title: article.title,
      image: article.images?.short ?? null,
      subject: article.subject,
      durationSeconds: article.durationSeconds,
      publishedAt: article.publishedAt,
      type: article.articleType,
    })),
  })),
});

const toInfo = (detail: PlaylistDetail): PlaylistInfo => ({
  isOwn: detail.isOwn,
  canEdit: detail.canEdit,
  ownerName: detail.ownerName,
  classes: detail.usedIn.classes,
  countOfQuizzes: detail.usedIn.countOfQuizzes,
});

async function load(
  call: Call,
  { source, serverIds }: LoadInput<PlaylistTypes>,
  signal: AbortSignal,
): Promise<Outcome<LoadedPlaylist>> {
  const response = await call(getPlaylist, { params: { id: source.playlist } }, { signal });
  if (!response.ok) return response;
  const { content, version = null } = response.value;
  return succeeded({
    ...openPlaylist(toStored(content), serverIds),
    version,
    info: toInfo(content),
    savedBy:
      content.savedBy === null
        ? null
        : { name: content.savedBy, isYou: content.isSavedByCaller ?? false },
  });
}

interface Stored {
  readonly id: number | null;
  readonly version: string | null;
  readonly saved: SavedPlaylist | null;
}

async function sendAttempt(
  call: Call,
  { id, version }: Stored,
  { idempotencyKey, payload }: SaveAttempt<PlaylistTypes>,
): Promise<Outcome<Stored>> {
  const items = payload.items.map((item) => ({ ...item, articles: [...item.articles] }));
  const body = { title: payload.title, items };
  const response =
    id === null
      ? await call(createPlaylist, { body }, { idempotencyKey })
      : await call(
          updatePlaylist,
          { params: { id }, body },
          { idempotencyKey, ...(version !== null && { ifMatch: version }) },
        );
  if (!response.ok) return response;
  const { content, version: next = null } = response.value;
  const saved = {
    id: content.id,
    version: next,
    info: toInfo(content),
    stored: toStored(content),
  };
  return succeeded({ id: saved.id, version: next, saved });
}

/** Stores a playlist, or creates a new one. */
async function save(
  call: Call,
  { source, version, attempts }: SaveInput<PlaylistTypes>,
): Promise<Outcome<SavedPlaylist>> {
  const stored = { id: source.kind === 'stored' ? source.playlist : null, version, saved: null };
  const outcome = await sendAttempts<SaveAttempt<PlaylistTypes>, Stored>(
    attempts,
    stored,
    (current, attempt) => sendAttempt(call, current, attempt),
  );
  if (!outcome.ok) return outcome;
  return outcome.value.saved === null
    ? failed({ kind: 'unexpected' })
    : succeeded(outcome.value.saved);
}

/** Adds the caller's playlists that have the articles (PLAY-02). */
async function addMemberships(
  call: Call,
  results: readonly VideoResult[],
  signal: AbortSignal,
): Promise<readonly VideoResult[]> {
  if (results.length === 0) return results;
  const body = { articles: results.map(({ id }) => id) };
  const response = await call(findPlaylistsWithArticles, { body }, { signal });
  if (!response.ok) return results;
  const known = new Map(
    response.value.content.map(({ articleId, playlists }) => [articleId, playlists] as const),
  );
  return results.map((result) => ({ ...result, playlists: known.get(result.id) ?? [] }));
}

/** Provides the playlist editor with its calls, the search of videos and a journal. */
export const providePlaylistEditor = (
  call: Call,
  owner: JournalOwner,
): typeof playlistEditorMachine =>
  playlistEditorMachine.provide({
    actors: {
      load: fromCall<LoadedPlaylist, LoadInput<PlaylistTypes>>(({ input, signal }) =>
        load(call, input, signal),
      ),
      save: fromCall<SavedPlaylist, SaveInput<PlaylistTypes>>(({ input }) => save(call, input)),
      writeJournal: provideJournal(owner, 'playlist_journals', playlistJournalFormat),
      videoPicker: provideVideoPicker(call, (results, signal) =>
        addMemberships(call, results, signal),
      ),
    },
  });
