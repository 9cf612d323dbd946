import { toContent, type Call } from '../../../api/client.ts';
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
import type { Outcome } from '../../../domain/outcome.ts';
import {
  addPlaylistsMachine,
  addQuizzesMachine,
  contentChoiceListMachine,
} from '../../../machines/classes/add-contents-machine.ts';
import type {
  AddRequest,
  ClassOption,
  ContentChoice,
} from '../../../machines/classes/add-contents-types.ts';
import { fromCall } from '../../../machines/shared/from-call.ts';
import type { LoadPageInput } from '../../../machines/shared/list/list-types.ts';
import { toIdOrTextConditions, toListBody, toListPage } from '../shared/list-calls.ts';

/** Provides the contents to choose from. They are found by id or title. */
const provideChoices = (
  load: (
    body: ReturnType<typeof toChoicesBody>,
    input: LoadPageInput,
    signal: AbortSignal,
  ) => Promise<Outcome<ListPage<ContentChoice>>>,
) =>
  contentChoiceListMachine.provide({
    actors: {
      loadPage: fromCall<ListPage<ContentChoice>, LoadPageInput>(({ input, signal }) =>
        load(toChoicesBody(input), input, signal),
      ),
    },
  });

const toChoicesBody = (input: LoadPageInput) =>
  toListBody(input, toIdOrTextConditions(input, 'id', 'title'));

const provideClassOptions = (call: Call) =>
  fromCall<readonly ClassOption[]>(async ({ signal }) =>
    toContent(await call(listClassOptions, { query: {} }, { signal })),
  );

/** Provides the dialog that adds quizzes to classes (API-024, API-030). */
export const provideAddQuizzes = (call: Call): typeof addQuizzesMachine =>
  addQuizzesMachine.provide({
    actors: {
      contentChoices: provideChoices(async (body, _, signal) =>
        toListPage(
          await call(listClassQuizzes, { body }, { signal }),
          ({ id, title, countOfQuestions }) => ({ id, title, count: countOfQuestions }),
        ),
      ),
      loadClasses: provideClassOptions(call),
      add: fromCall<Additions, AddRequest>(async ({ input: { contentIds, classIds } }) =>
        toContent(
          await call(addQuizzesToClasses, {
            body: { quizzesIds: [...contentIds], classIds: [...classIds] },
          }),
        ),
      ),
    },
  });

/** Provides the dialog that adds playlists to classes (API-026, API-028, API-029). */
export const provideAddPlaylists = (call: Call): typeof addPlaylistsMachine =>
  addPlaylistsMachine.provide({
    actors: {
      contentChoices: provideChoices(async (body, { query: { filters } }, signal) =>
        toListPage(
          await call(
            filters['owner'] === 'own' ? listMyClassPlaylists : listClassPlaylists,
            { body },
            { signal },
          ),
          ({ id, title, countOfArticles }) => ({ id, title, count: countOfArticles }),
        ),
      ),
      loadClasses: provideClassOptions(call),
      add: fromCall<Additions, AddRequest>(async ({ input: { contentIds, classIds } }) =>
        toContent(
          await call(addPlaylistsToClasses, {
            body: { playlistsIds: [...contentIds], classIds: [...classIds] },
          }),
        ),
      ),
    },
  });
