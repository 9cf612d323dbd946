import { listMyPlaylists, listPlaylistArticles } from '../../src/api/contract/playlists.ts';
import { failed } from '../../src/domain/outcome.ts';
import { answer, implement, type Implementation } from '../http/implement.ts';
import { listArticlesOf, listPlaylistsOf } from '../store/playlists/list-playlists.ts';

/** The playlists an editor imports from: the caller's own, and what is in one. */
export const playlistRoutes: readonly Implementation[] = [
  implement(listMyPlaylists, async ({ body, caller, services }) =>
    answer(await listPlaylistsOf(services.db, caller.userId, body)),
  ),
  implement(listPlaylistArticles, async ({ body, services }) => {
    const found = await listArticlesOf(services.db, body.playlistId, body.navigation);
    return found === null ? failed({ kind: 'notFound' }) : answer(found);
  }),
];
