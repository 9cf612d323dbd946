import { fromPromise } from 'xstate';

import type { Call } from '../../../api/client.ts';
import { listClassOptions } from '../../../api/contract/class.ts';
import {
  addPlaylistsToClasses,
  addQuizzesToClasses,
  listClassPlaylists,
  listClassQuizzes,
  listMyClassPlaylists,
  type Additions,
} from '../../../api/contract/class-contents.ts';
import type { ListPage } from '../../../domain/lists/list-page.ts';
import { succeeded, type Outcome } from '../../../domain/outcome.ts';
import {
  addPlaylistsMachine,
  addQuizzesMachine,
  contentChoiceListMachine,
  type AddRequest,
  type ClassOption,
  type ContentChoice,
} from '../../../machines/classes/add-contents-machine.ts';
import type { LoadPageInput } from '../../../machines/shared/list/list-types.ts';
import { toIdOrTextConditions, toListBody, toListPage } from '../shared/list-calls.ts';

const provideClassOptions = (call: Call) =>
  fromPromise<Outcome<readonly ClassOption[]>>(async ({ signal }) => {
    const response = await call(listClassOptions, { query: {} }, { signal });
    return response.ok ? succeeded(response.value.content) : response;
  });

/** Provides the dialog that adds quizzes to classes (API-024, API-030). */
export const provideAddQuizzes = (call: Call): typeof addQuizzesMachine =>
  addQuizzesMachine.provide({
    actors: {
      contentChoices: contentChoiceListMachine.provide({
        actors: {
          loadPage: fromPromise<Outcome<ListPage<ContentChoice>>, LoadPageInput>(
            async ({ input, signal }) => {
              const body = toListBody(input, toIdOrTextConditions(input, 'id', 'title'));
              return toListPage(
                await call(listClassQuizzes, { body }, { signal }),
                ({ id, title, countOfQuestions }) => ({ id, title, count: countOfQuestions }),
              );
            },
          ),
        },
      }),
      loadClasses: provideClassOptions(call),
      add: fromPromise<Outcome<Additions>, AddRequest>(async ({ input }) => {
        const response = await call(addQuizzesToClasses, {
          body: { quizzesIds: [...input.contentIds], classIds: [...input.classIds] },
        });
        return response.ok ? succeeded(response.value.content) : response;
      }),
    },
  });

/** Provides the dialog that adds playlists to classes (API-026, API-028, API-029). */
export const provideAddPlaylists = (call: Call): typeof addPlaylistsMachine =>
  addPlaylistsMachine.provide({
    actors: {
      contentChoices: contentChoiceListMachine.provide({
        actors: {
          loadPage: fromPromise<Outcome<ListPage<ContentChoice>>, LoadPageInput>(
            async ({ input, signal }) => {
              const body = toListBody(input, toIdOrTextConditions(input, 'id', 'title'));
              const isOwn = input.query.filters['owner'] === 'own';
              return toListPage(
                await call(isOwn ? listMyClassPlaylists : listClassPlaylists, { body }, { signal }),
                ({ id, title, countOfArticles }) => ({ id, title, count: countOfArticles }),
              );
            },
          ),
        },
      }),
      loadClasses: provideClassOptions(call),
      add: fromPromise<Outcome<Additions>, AddRequest>(async ({ input }) => {
        const response = await call(addPlaylistsToClasses, {
          body: { playlistsIds: [...input.contentIds], classIds: [...input.classIds] },
        });
        return response.ok ? succeeded(response.value.content) : response;
      }),
    },
  });
