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
import { maxNames } from '../http/audited-writes.ts';
import { read, respond, respondWithAudit, write, type Implementation } from '../http/implement.ts';
import type { Services } from '../services/services.ts';
import { readTitles } from '../store/audit/audit-objects.ts';
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

/** Adds contents to classes; the audit log gets an entry for each class that changed. */
async function add(
  { caller, services: { db, clock } }: Pick<Call<never>, 'caller' | 'services'>,
  kind: ContentKind,
  ids: { readonly contentIds: readonly number[]; readonly classIds: readonly number[] },
) {
  const outcome = await addContents(db, caller, kind, ids, clock.now());
  if (!outcome.ok) return outcome;
  const { changed, ...counts } = outcome.value;
  const titles = await readTitles(
    db,
    'class',
    changed.map(({ classId }) => classId),
  );
  return respondWithAudit(
    counts,
    changed.map(({ classId, names }, index) => ({
      target: titles[index] ?? '',
      objectId: classId,
      details: { names: names.slice(0, maxNames), count: String(names.length) },
    })),
  );
}

/** The quizzes and playlists of classes, and what can be added (API-022 to API-030). */
export const classContentRoutes: readonly Implementation[] = [
  read(listQuizzesOfClass, async ({ caller, params, services: { db, clock } }) => {
    const found = await findClass(db, caller, params.id);
    return found === null
      ? unknownClass
      : respond(await listQuizzesWithResults(db, caller, found, clock.now()));
  }),
  read(listPlaylistsOfClass, async ({ caller, params, services: { db } }) =>
    (await findClass(db, caller, params.id)) === null
      ? unknownClass
      : respond(await listClassPlaylists(db, caller, params.id)),
  ),
  write(addQuizzesToClasses, ({ body, ...call }) =>
    add(call, 'quiz', { contentIds: body.quizzesIds, classIds: body.classIds }),
  ),
  write(addPlaylistsToClasses, ({ body, ...call }) =>
    add(call, 'playlist', { contentIds: body.playlistsIds, classIds: body.classIds }),
  ),
  write(removeQuizFromClass, createRemoval('quiz', true)),
  write(restoreQuizOfClass, createRemoval('quiz', false)),
  write(removePlaylistFromClass, createRemoval('playlist', true)),
  write(restorePlaylistOfClass, createRemoval('playlist', false)),
  write(orderQuizzesOfClass, async ({ caller, params, body, services: { db, clock } }) =>
    respondWithValue(
      await orderContents(db, caller, 'quiz', params.id, body.quizzesIds, clock.now()),
    ),
  ),
  write(orderPlaylistsOfClass, async ({ caller, params, body, services: { db, clock } }) =>
    respondWithValue(
      await orderContents(db, caller, 'playlist', params.id, body.playlistsIds, clock.now()),
    ),
  ),
  read(listPlaylistsToAdd, async ({ caller, body, services: { db } }) =>
    respond(await listPlaylists(db, caller, isReadable(caller), body)),
  ),
  read(listMyClassPlaylists, async ({ caller, body, services: { db } }) =>
    respond(await listUserPlaylists(db, caller, body)),
  ),
  read(listClassQuizzes, async ({ caller, body, services: { db } }) =>
    respond(await listQuizzes(db, createClassQuizScope(caller), body)),
  ),
];
