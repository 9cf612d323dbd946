import { fromPromise } from 'xstate';

import type { Call } from '../../../api/client.ts';
import type { PlaylistDetail } from '../../../api/contract/entities/playlist.ts';
import {
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
  LoadPlaylistInput,
  PlaylistInfo,
  SavePlaylistInput,
} from '../../../machines/playlists/editor/context.ts';
import { playlistEditorMachine } from '../../../machines/playlists/editor/playlist-editor-machine.ts';
import type { SavedPlaylist } from '../../../machines/playlists/editor/save.ts';
import type { VideoResult } from '../../../machines/shared/videos/video-picker-machine.ts';
import { playlistJournalFormat } from '../../journal/playlist-journal-format.ts';
import { provideJournal, type JournalOwner } from '../../journal/provide-journal.ts';
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
  savedBy: detail.savedBy,
  classes: detail.usedIn.classes,
  countOfQuizzes: detail.usedIn.countOfQuizzes,
});

async function load(
  call: Call,
  { playlist, origins }: LoadPlaylistInput,
  signal: AbortSignal,
): Promise<Outcome<LoadedPlaylist>> {
  const answer = await call(getPlaylist, { params: { id: playlist } }, { signal });
  if (!answer.ok) return answer;
  const { content, version = null } = answer.value;
  return succeeded({
    ...openPlaylist(toStored(content), origins),
    version,
    info: toInfo(content),
  });
}

/**
 * Stores a playlist. Attempts without a response are repeated first under their idempotency keys;
 * each attempt changes what the one before has stored.
 */
async function save(
  call: Call,
  { playlist, version, attempts }: SavePlaylistInput,
): Promise<Outcome<SavedPlaylist>> {
  let current = version;
  let last: Outcome<SavedPlaylist> = failed({ kind: 'unexpected' });
  for (const { name, payload } of attempts) {
    const items = payload.items.map((item) => ({ ...item, articles: [...item.articles] }));
    const answer = await call(
      updatePlaylist,
      { params: { id: playlist }, body: { title: payload.title, items } },
      { idempotencyKey: name, ...(current !== null && { ifMatch: current }) },
    );
    if (!answer.ok) {
      if (answer.failure.kind !== 'invalid') return answer;
      last = answer;
      continue;
    }
    const { content, version: next = null } = answer.value;
    current = next;
    last = succeeded({ version: next, info: toInfo(content), stored: toStored(content) });
  }
  return last;
}

/** Adds the lengths of videos and the caller's playlists that have them (PLAY-02). */
async function addMemberships(
  call: Call,
  results: readonly VideoResult[],
  signal: AbortSignal,
): Promise<readonly VideoResult[]> {
  if (results.length === 0) return results;
  const body = { articles: results.map(({ id }) => id) };
  const answer = await call(findPlaylistsWithArticles, { body }, { signal });
  if (!answer.ok) return results;
  const known = new Map(answer.value.content.map((row) => [row.articleId, row] as const));
  return results.map((result) => ({
    ...result,
    durationSeconds: known.get(result.id)?.durationSeconds ?? null,
    playlists: known.get(result.id)?.playlists ?? [],
  }));
}

/** Provides the playlist editor with its calls, the search of videos and a journal. */
export const providePlaylistEditor = (
  call: Call,
  owner: JournalOwner,
): typeof playlistEditorMachine =>
  playlistEditorMachine.provide({
    actors: {
      loadPlaylist: fromPromise<Outcome<LoadedPlaylist>, LoadPlaylistInput>(({ input, signal }) =>
        load(call, input, signal),
      ),
      savePlaylist: fromPromise<Outcome<SavedPlaylist>, SavePlaylistInput>(({ input }) =>
        save(call, input),
      ),
      writeJournal: provideJournal(owner, 'playlist_journals', playlistJournalFormat),
      videoPicker: provideVideoPicker(call, (results, signal) =>
        addMemberships(call, results, signal),
      ),
    },
  });
