import { fromPromise } from 'xstate';

import type { Call } from '../../api/client.ts';
import { listMyPlaylists } from '../../api/contract/playlists.ts';
import { quizFromPlaylist } from '../../api/contract/quiz-template.ts';
import type { ListPage } from '../../domain/lists/list-page.ts';
import { succeeded, type Outcome } from '../../domain/outcome.ts';
import type { SourceActivity } from '../../domain/quiz/stored-quiz.ts';
import { playlistImportMachine } from '../../machines/quiz/playlist-import-machine.ts';
import {
  playlistListMachine,
  type PlaylistChoice,
} from '../../machines/quiz/playlist-list-machine.ts';
import type { LoadPageInput } from '../../machines/shared/list-types.ts';

const itemsOnPage = 9;

/** A page of one's own playlists (API-105): a whole number is looked for as an id first, other words in titles. */
const loadPlaylists = (call: Call) =>
  fromPromise<Outcome<ListPage<PlaylistChoice>>, LoadPageInput>(
    async ({ input: { query, keyword }, signal }) => {
      const filter = (() => {
        if (query.search === '') return [];
        return keyword === 'id'
          ? [{ property: 'id' as const, operator: 'equals' as const, value: Number(query.search) }]
          : [{ property: 'title' as const, operator: 'contains' as const, value: query.search }];
      })();
      const answer = await call(
        listMyPlaylists,
        {
          body: { navigation: { page: query.page, itemsOnPage }, filter, sort: [['title', 'asc']] },
        },
        { signal },
      );
      if (!answer.ok) return answer;
      const { result, navigation } = answer.value.content;
      return succeeded({
        items: result.map(({ id, title, countOfArticles }) => ({ id, title, countOfArticles })),
        totalItems: navigation.totalItems,
        totalPages: navigation.totalPages,
      });
    },
  );

/** What a playlist brings into a quiz (API-046). */
const loadPlaylist = (call: Call) =>
  fromPromise<Outcome<readonly SourceActivity[]>, { readonly id: number }>(
    async ({ input: { id }, signal }) => {
      const answer = await call(quizFromPlaylist, { params: { id } }, { signal });
      return answer.ok ? succeeded(answer.value.content.activities) : answer;
    },
  );

/** The import of playlists over their calls. */
export const suppliedPlaylistImport = (call: Call): typeof playlistImportMachine =>
  playlistImportMachine.provide({
    actors: {
      playlistList: playlistListMachine.provide({ actors: { loadPage: loadPlaylists(call) } }),
      loadPlaylist: loadPlaylist(call),
    },
  });
