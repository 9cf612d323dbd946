import {
  addPlaylistsToClasses,
  addQuizzesToClasses,
  listClassPlaylists as listPlaylistsToAdd,
  listClassQuizzes,
  listMyClassPlaylists,
  listPlaylistsOfClass,
  listQuizzesOfClass,
  orderPlaylistsOfClass,
  orderQuizzesOfClass,
  removePlaylistFromClass,
  removeQuizFromClass,
  restorePlaylistOfClass,
  restoreQuizOfClass,
} from '../../src/api/contract/class-contents.ts';
import type { Outcome } from '../../src/domain/outcome.ts';
import type { Caller } from '../auth/caller.ts';
import { implement, respond, type Implementation } from '../http/implement.ts';
import type { Services } from '../services/services.ts';
import {
  addContents,
  orderContents,
  setContentRemoved,
  type ContentKind,
} from '../store/classes/change-contents.ts';
import { listClassPlaylists } from '../store/classes/class-contents.ts';
import { findClass, unknownClass } from '../store/scopes/class-scope.ts';
import { listQuizzesWithResults } from '../store/classes/read-class.ts';
import { listPlaylists, listUserPlaylists } from '../store/playlists/list-playlists.ts';
import { isReadable } from '../store/scopes/playlist-scope.ts';
import { listQuizzes } from '../store/quizzes/list-quizzes.ts';
import { createClassQuizScope } from '../store/scopes/quiz-scope.ts';

const respondWithValue = <T>(outcome: Outcome<T>) =>
  outcome.ok ? respond(outcome.value) : outcome;

interface Call<P> {
  readonly caller: Caller;
  readonly params: P;
  readonly services: Services;
}

/** Returns the handler that removes a quiz or playlist from a class, or restores it. */
const createRemoval =
  (kind: ContentKind, isRemoved: boolean) =>
  async ({
    caller,
    params: { id, ...rest },
    services: { db, clock },
  }: Call<{ id: number; quizId: number } | { id: number; playlistId: number }>) => {
    const contentId = 'quizId' in rest ? rest.quizId : rest.playlistId;
    return respondWithValue(
      await setContentRemoved(db, caller, kind, { classId: id, contentId }, isRemoved, clock.now()),
    );
  };

/** The quizzes and playlists of classes, and what can be added (API-022 to API-030). */
export const classContentRoutes: readonly Implementation[] = [
  implement(listQuizzesOfClass, async ({ caller, params, services: { db, clock } }) => {
    const found = await findClass(db, caller, params.id);
    return found === null
      ? unknownClass
      : respond(await listQuizzesWithResults(db, caller, found, clock.now()));
  }),
  implement(listPlaylistsOfClass, async ({ caller, params, services: { db } }) =>
    (await findClass(db, caller, params.id)) === null
      ? unknownClass
      : respond(await listClassPlaylists(db, caller, params.id)),
  ),
  implement(addQuizzesToClasses, async ({ caller, body, services: { db, clock } }) =>
    respondWithValue(
      await addContents(
        db,
        caller,
        'quiz',
        { contentIds: body.quizzesIds, classIds: body.classIds },
        clock.now(),
      ),
    ),
  ),
  implement(addPlaylistsToClasses, async ({ caller, body, services: { db, clock } }) =>
    respondWithValue(
      await addContents(
        db,
        caller,
        'playlist',
        { contentIds: body.playlistsIds, classIds: body.classIds },
        clock.now(),
      ),
    ),
  ),
  implement(removeQuizFromClass, createRemoval('quiz', true)),
  implement(restoreQuizOfClass, createRemoval('quiz', false)),
  implement(removePlaylistFromClass, createRemoval('playlist', true)),
  implement(restorePlaylistOfClass, createRemoval('playlist', false)),
  implement(orderQuizzesOfClass, async ({ caller, params, body, services: { db, clock } }) =>
    respondWithValue(
      await orderContents(db, caller, 'quiz', params.id, body.quizzesIds, clock.now()),
    ),
  ),
  implement(orderPlaylistsOfClass, async ({ caller, params, body, services: { db, clock } }) =>
    respondWithValue(
      await orderContents(db, caller, 'playlist', params.id, body.playlistsIds, clock.now()),
    ),
  ),
  implement(listPlaylistsToAdd, async ({ caller, body, services: { db } }) =>
    respond(await listPlaylists(db, caller, isReadable(caller), body)),
  ),
  implement(listMyClassPlaylists, async ({ caller, body, services: { db } }) =>
    respond(await listUserPlaylists(db, caller, body)),
  ),
  implement(listClassQuizzes, async ({ caller, body, services: { db } }) =>
    respond(await listQuizzes(db, createClassQuizScope(caller), body)),
  ),
];
