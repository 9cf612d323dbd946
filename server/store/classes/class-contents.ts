import { and, asc, eq, isNull, sql } from 'drizzle-orm';

import type { Database } from '../database.ts';
import { createClassQuizScope } from '../scopes/quiz-scope.ts';
import { quizTypes } from '../quizzes/quiz-wire.ts';
import { users } from '../schema/auth.ts';
import { classPlaylists, classQuizzes } from '../schema/classes.ts';
import { playlists } from '../schema/playlists.ts';
import { quizzes } from '../schema/quizzes.ts';
import type { FoundClass } from '../scopes/class-scope.ts';
import { countMissing, toWireReminder } from './quiz-reminders.ts';
import type { ScopedCaller } from '../scopes/scoped-caller.ts';

const addedByPerson = {
  firstName: users.firstName,
  lastName: users.lastName,
  email: users.email,
};

/** Returns the quizzes of a class in their order, with what decides results and reminders. */
export async function selectClassQuizzes(db: Database, caller: ScopedCaller, classId: number) {
  const { canRead } = createClassQuizScope(caller);
  return db
    .select({
      id: quizzes.id,
      title: quizzes.title,
      kind: quizzes.kind,
      ownerId: quizzes.ownerId,
      countOfQuestions: quizzes.questionCount,
      startDate: quizzes.startDate,
      endDate: quizzes.endDate,
      canOpen: sql<boolean>`coalesce(${canRead}, false)`,
      remindedAt: classQuizzes.remindedAt,
      missing: countMissing(sql`${classQuizzes.classId}`, sql`${classQuizzes.quizId}`),
      addedAt: classQuizzes.addedAt,
      addedById: classQuizzes.addedBy,
      addedBy: addedByPerson,
    })
    .from(classQuizzes)
    .innerJoin(quizzes, and(eq(quizzes.id, classQuizzes.quizId), isNull(quizzes.deletedAt)))
    .leftJoin(users, eq(users.id, classQuizzes.addedBy))
    .where(and(eq(classQuizzes.classId, classId), isNull(classQuizzes.removedAt)))
    .orderBy(asc(classQuizzes.sortIndex), asc(quizzes.id));
}

/** A quiz of a class as the store reads it. */
export type ClassQuizRow = Awaited<ReturnType<typeof selectClassQuizzes>>[number];

/**
 * Converts a quiz of a class for the contract; `submitted` and `mean` are of the class's students.
 */
export const toWireClassQuiz = (
  { userId }: ScopedCaller,
  { access, publishedAt }: FoundClass,
  row: ClassQuizRow,
  { submitted, mean }: { readonly submitted: number; readonly mean: number | null },
  now: Date,
) => ({
  id: row.id,
  title: row.title,
  quizType: quizTypes[row.kind],
  countOfQuestions: row.countOfQuestions,
  startDate: row.startDate?.toISOString() ?? null,
  endDate: row.endDate?.toISOString() ?? null,
  countOfSubmitted: submitted,
  mean,
  isOwn: row.ownerId === userId,
  canOpen: row.canOpen,
  reminder: toWireReminder({ ...row, access, publishedAt }, now),
  addedBy: row.addedBy,
  addedAt: row.addedAt?.toISOString() ?? null,
  isOwnAddition: row.addedById === userId,
});

/** Returns the playlists of a class in their order, in the contract's form. */
export async function listClassPlaylists(db: Database, caller: ScopedCaller, classId: number) {
  const rows = await db
    .select({
      id: playlists.id,
      title: playlists.title,
      countOfArticles: playlists.articleCount,
      durationSeconds: playlists.durationSeconds,
      addedAt: classPlaylists.addedAt,
      addedById: classPlaylists.addedBy,
      addedBy: addedByPerson,
    })
    .from(classPlaylists)
    .innerJoin(
      playlists,
      and(eq(playlists.id, classPlaylists.playlistId), isNull(playlists.deletedAt)),
    )
    .leftJoin(users, eq(users.id, classPlaylists.addedBy))
    .where(and(eq(classPlaylists.classId, classId), isNull(classPlaylists.removedAt)))
    .orderBy(asc(classPlaylists.sortIndex), asc(playlists.id));
  return rows.map(({ addedAt, addedById, addedBy, ...playlist }) => ({
    playlist,
    addedBy,
    addedAt: addedAt?.toISOString() ?? null,
    isOwnAddition: addedById === caller.userId,
  }));
}
