import type { Call } from '../../../api/client.ts';
import {
  copyPlaylist,
  createPlaylist,
  deletePlaylist,
  listMyPlaylists,
  updatePlaylist,
} from '../../../api/contract/playlists.ts';
import type { ListPage } from '../../../domain/lists/list-page.ts';
import { succeeded, type Outcome } from '../../../domain/outcome.ts';
import {
  playlistActionsMachine,
  type PlaylistSubject,
  type SaveTitleInput,
} from '../../../machines/playlists/playlist-actions-machine.ts';
import {
  playlistListMachine,
  type PlaylistRow,
} from '../../../machines/playlists/playlist-list-machine.ts';
import { fromCall, fromItemCalls } from '../../../machines/shared/from-call.ts';
import type { LoadPageInput } from '../../../machines/shared/list/list-types.ts';
import { toIdOrTextConditions, toListBody, toListPage } from '../shared/list-calls.ts';

const sortProperties = {
  title: 'title',
  countOfArticles: 'count_of_articles',
  duration: 'duration',
  updatedAt: 'updated_at',
} as const;

/** Provides the list of the caller's playlists (API-105, API-100). */
export const providePlaylistList = (call: Call): typeof playlistListMachine =>
  playlistListMachine.provide({
    actors: {
      loadPage: fromCall<ListPage<PlaylistRow>, LoadPageInput>(async ({ input, signal }) => {
        const filter = toIdOrTextConditions(input, 'id', 'title');
        const body = toListBody(input, filter, sortProperties);
        return toListPage(await call(listMyPlaylists, { body }, { signal }), (row) => row);
      }),
      removeItems: fromItemCalls<PlaylistRow>(({ id }) => call(deletePlaylist, { params: { id } })),
    },
  });

type Response = Outcome<{ readonly content: PlaylistSubject }>;

const toSubject = (response: Response): Outcome<PlaylistSubject> =>
  response.ok
    ? succeeded({ id: response.value.content.id, title: response.value.content.title })
    : response;

/** Provides creating, renaming and copying of playlists (API-101, API-102). */
export const providePlaylistActions = (call: Call): typeof playlistActionsMachine =>
  playlistActionsMachine.provide({
    actors: {
      saveTitle: fromCall<PlaylistSubject, SaveTitleInput>(async ({ input: { id, title } }) =>
        toSubject(
          id === null
            ? await call(createPlaylist, { body: { title } })
            : await call(updatePlaylist, { params: { id }, body: { title } }),
        ),
      ),
      copyPlaylist: fromCall<PlaylistSubject, PlaylistSubject>(async ({ input: { id } }) =>
        toSubject(await call(copyPlaylist, { params: { id } })),
      ),
    },
  });
