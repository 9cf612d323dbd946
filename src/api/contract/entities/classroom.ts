import * as z from 'zod/mini';

import { instant, rowId } from '../scalars.ts';
import { person } from './person.ts';

const student = z.object({
  id: rowId,
  email: z.string(),
  firstName: z.string(),
  lastName: z.string(),
});

const classFields = {
  id: rowId,
  title: z.string(),
  professor: z.boolean(),
  published: z.boolean(),
  playlistVideosCount: z.int().check(z.minimum(0)),
  createdAt: instant,
  createdBy: z.nullable(person),
};

/**
 * A row of the class list (ENT-03). `professor` is true for a class that a professor shared and
 * false for the caller's own class (CLS-10).
 */
export const classListItem = z.object({
  ...classFields,
  countOfStudents: z.int().check(z.minimum(0)),
  countOfQuizzes: z.int().check(z.minimum(0)),
  countOfDocuments: z.int().check(z.minimum(0)),
});
export type ClassListItem = z.output<typeof classListItem>;

/** A quiz or playlist of a class. */
export const classQuiz = z.object({
  id: rowId,
  title: z.string(),
  countOfQuestions: z.int().check(z.minimum(0)),
  endDate: z.nullable(instant),
});
export const classPlaylist = z.object({
  playlist: z.object({
    id: rowId,
    title: z.string(),
    countOfArticles: z.int().check(z.minimum(0)),
  }),
});

/** A document of a class. Soft-deleted documents are not listed. */
export const classDocument = z.object({
  id: rowId,
  fileName: z.string(),
  type: z.string(),
  bytes: z.int().check(z.minimum(0)),
  shared: z.boolean(),
  createdAt: instant,
});
export type ClassDocument = z.output<typeof classDocument>;

/** A class with its quizzes, playlists, documents and students (ENT-03). */
export const classDetail = z
  .object({
    ...classFields,
    students: z.array(student),
    playlists: z.array(classPlaylist),
    quizzes: z.array(classQuiz),
    documents: z.array(classDocument),
    sharedWith: z.array(person),
  })
  .check(z.meta({ id: 'Class' }));
export type ClassDetail = z.output<typeof classDetail>;
