import {
  listMyPlaylists,
  listPlaylistArticles as listArticles,
} from '../../src/api/contract/playlists.ts';
import { failed } from '../../src/domain/outcome.ts';
import { respond, implement, type Implementation } from '../http/implement.ts';
import { listPlaylistArticles, listUserPlaylists } from '../store/playlists/list-playlists.ts';

/** The caller's playlists and their articles, for imports in the editor. */
export const playlistRoutes: readonly Implementation[] = [
  implement(listMyPlaylists, async ({ body, caller, services }) =>
    respond(await listUserPlaylists(services.db, caller.userId, body)),
  ),
  implement(listArticles, async ({ body, caller, services }) => {
    const found = await listPlaylistArticles(
      services.db,
      caller.userId,
      body.playlistId,
      body.navigation,
    );
    return found === null ? failed({ kind: 'notFound' }) : respond(found);
  }),
];
