import type { Call } from '../../../../api/client.ts';
import { listMyPlaylists } from '../../../../api/contract/playlists.ts';
import { quizFromPlaylist } from '../../../../api/contract/quiz-template.ts';
import type { ListPage } from '../../../../domain/lists/list-page.ts';
import { succeeded } from '../../../../domain/outcome.ts';
import type { SourceActivity } from '../../../../domain/quiz/stored/stored-quiz.ts';
import {
  playlistImportMachine,
  importablePlaylistsMachine,
  type PlaylistChoice,
} from '../../../../machines/quiz/editor/dialogs/playlist-import-machine.ts';
import { fromCall } from '../../../../machines/shared/from-call.ts';
import type { LoadPageInput } from '../../../../machines/shared/list/list-types.ts';
import { toIdOrTextConditions, toListPage } from '../../shared/list-calls.ts';

const itemsOnPage = 9;

/**
 * Loads a page of the person's playlists (API-105). A whole number is searched as an id first,
 * other text in titles.
 */
const loadPlaylists = (call: Call) =>
  fromCall<ListPage<PlaylistChoice>, LoadPageInput>(async ({ input, signal }) => {
    const response = await call(
      listMyPlaylists,
      {
        body: {
          navigation: { page: input.query.page, itemsOnPage },
          filter: toIdOrTextConditions(input, 'id', 'title'),
          sort: [['title', 'asc']],
        },
      },
      { signal },
    );
    return toListPage(response, ({ id, title, countOfArticles }) => ({
      id,
      title,
      countOfArticles,
    }));
  });

/** Loads the activities of a playlist (API-046). */
const loadPlaylist = (call: Call) =>
  fromCall<readonly SourceActivity[], { readonly id: number }>(
    async ({ input: { id }, signal }) => {
      const response = await call(quizFromPlaylist, { params: { id } }, { signal });
      return response.ok ? succeeded(response.value.content.activities) : response;
    },
  );

/** Provides the import of playlists with its calls. */
export const providePlaylistImport = (call: Call): typeof playlistImportMachine =>
  playlistImportMachine.provide({
    actors: {
      playlistList: importablePlaylistsMachine.provide({
        actors: { loadPage: loadPlaylists(call) },
      }),
      loadPlaylist: loadPlaylist(call),
    },
  });
