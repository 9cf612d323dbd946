import * as contract from '../../src/api/contract/playlists.ts';
import { failed, type Outcome } from '../../src/domain/outcome.ts';
import { createCopyTitle } from '../../src/domain/text/create-copy-title.ts';
import { maxPlaylistTitleCharacters } from '../../src/domain/playlist/playlist-limits.ts';
import { read, respond, write, type Implementation } from '../http/implement.ts';
import type { Database } from '../store/database.ts';
import { deletePlaylist, restorePlaylist } from '../store/playlists/delete-playlist.ts';
import { findMemberships } from '../store/playlists/find-memberships.ts';
import { listCollections } from '../store/playlists/list-collections.ts';
import { listPlaylistArticles, listUserPlaylists } from '../store/playlists/list-playlists.ts';
import { readPlaylist } from '../store/playlists/read-playlist.ts';
import { addArticle, createPlaylist, updatePlaylist } from '../store/playlists/write-playlist.ts';
import type { ScopedCaller } from '../store/scopes/scoped-caller.ts';

async function respondWithPlaylist(db: Database, caller: ScopedCaller, id: number) {
  const found = await readPlaylist(db, caller, id);
  return found === null ? failed({ kind: 'notFound' }) : respond(found.content, found.version);
}

const respondWithWritten = async (db: Database, caller: ScopedCaller, id: Outcome<number>) =>
  id.ok ? respondWithPlaylist(db, caller, id.value) : id;

const listOwn = read(contract.listMyPlaylists, async ({ body, caller, services }) =>
  respond(await listUserPlaylists(services.db, caller, body)),
);

const listArticles = read(contract.listPlaylistArticles, async ({ body, caller, services }) => {
  const found = await listPlaylistArticles(services.db, caller, body.playlistId, body.navigation);
  return found === null ? failed({ kind: 'notFound' }) : respond(found);
});

const get = read(contract.getPlaylist, ({ params, caller, services }) =>
  respondWithPlaylist(services.db, caller, params.id),
);

const create = write(contract.createPlaylist, async ({ body, caller, services: { db, clock } }) =>
  respondWithWritten(db, caller, await createPlaylist(db, body, { ...caller, at: clock.now() })),
);

const copy = write(contract.copyPlaylist, async ({ params, caller, services: { db, clock } }) => {
  const found = await readPlaylist(db, caller, params.id);
  if (found === null) return failed({ kind: 'notFound' });
  const { title, items } = found.content;
  const copied = {
    title: createCopyTitle(title, maxPlaylistTitleCharacters),
    items: items.map((item) => ({
      title: item.title,
      type: item.type,
      articles: item.articles.map(({ id }) => id),
    })),
  };
  const created = await createPlaylist(db, copied, { ...caller, at: clock.now() });
  return respondWithWritten(db, caller, created);
});

const update = write(
  contract.updatePlaylist,
  async ({ params, body, ifMatch, caller, services: { db, clock } }) => {
    const change = { ...caller, at: clock.now() };
    return respondWithWritten(
      db,
      caller,
      await updatePlaylist(db, params.id, body, ifMatch, change),
    );
  },
);

const remove = write(
  contract.deletePlaylist,
  async ({ params, ifMatch, caller, services: { db, clock } }) => {
    const change = { ...caller, at: clock.now() };
    const deleted = await deletePlaylist(db, params.id, ifMatch, change);
    return deleted.ok ? respond(null) : deleted;
  },
);

const restore = write(
  contract.restorePlaylist,
  async ({ params, ifMatch, caller, services: { db } }) => {
    const restored = await restorePlaylist(db, caller, params.id, ifMatch);
    return restored.ok ? respond(null) : restored;
  },
);

const add = write(
  contract.addArticleToPlaylist,
  async ({ params, body, caller, services: { db, clock } }) => {
    const change = { ...caller, at: clock.now() };
    const added = await addArticle(db, params.playlistId, body.articleId, change);
    if (!added.ok) return added;
    const found = await findMemberships(db, caller.userId, [body.articleId]);
    return respond({ in_user_playlist: found.map(({ id }) => id) });
  },
);

const findWithArticles = read(
  contract.findPlaylistsWithArticles,
  async ({ body, caller, services }) => {
    const found = await findMemberships(services.db, caller.userId, body.articles);
    return respond(
      body.articles.map((articleId) => ({
        articleId,
        playlists: found
          .filter((row) => row.articleId === articleId)
          .map(({ id, title }) => ({ id, title })),
      })),
    );
  },
);

const getMenu = read(contract.getPlaylistMenu, async ({ services }) =>
  respond(await listCollections(services.db)),
);

/** Playlists with their labels and articles. */
export const playlistRoutes: readonly Implementation[] = [
  listOwn,
  listArticles,
  get,
  create,
  copy,
  update,
  remove,
  restore,
  add,
  findWithArticles,
  getMenu,
];
