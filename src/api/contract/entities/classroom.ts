import * as z from 'zod/mini';

import { missingReasons } from '../../../domain/classes/find-missing.ts';
import { studentStatuses } from '../../../domain/classes/student-status.ts';
import { instant, rowId } from '../scalars.ts';
import { person } from './person.ts';
import { classDocument } from './shared-document.ts';

const count = z.int().check(z.minimum(0));
const percent = z.int().check(z.minimum(0), z.maximum(100));

/**
 * The mail of an invitation: `sentAt` is null until the mail server took it. A mail that `failed` is
 * not tried again. `error` is why the last attempt failed.
 */
const invitationMail = z.object({
  state: z.enum(['waiting', 'sent', 'failed']),
  sentAt: z.nullable(instant),
  error: z.nullable(z.string()),
});

/**
 * A student of a class. `mail` is null when the outbox no longer has it. `results` has one entry
 * for each of the class's `quizzes`, in their order: the percentage of right answers, `open` or
 * `missed` while nothing was handed in, or null when nothing is expected. `mean` is the mean of the
 * percentages.
 */
export const classStudent = z.object({
  id: rowId,
  email: z.string(),
  firstName: z.string(),
  lastName: z.string(),
  status: z.enum(studentStatuses),
  invitedAt: instant,
  mail: z.nullable(invitationMail),
  results: z.array(z.nullable(z.union([percent, z.enum(['open', 'missed'])]))),
  mean: z.nullable(percent),
});
export type ClassStudent = z.output<typeof classStudent>;

const classFields = {
  id: rowId,
  title: z.string(),
  professor: z.boolean(),
  published: z.boolean(),
  publishedAt: z.nullable(instant),
  playlistVideosCount: count,
  createdAt: instant,
  updatedAt: instant,
  createdBy: z.nullable(person),
  /** Who may do what is in `src/domain/classes/class-access.ts`. */
  access: z.enum(['full', 'colleague']),
  /** Addition: the version to send as If-Match. */
  version: z.string(),
};

/**
 * A row of the class list (ENT-03). `professor` is true for somebody else's class and false for the
 * caller's own (CLS-10); `createdBy` is its owner.
 */
export const classListItem = z.object({
  ...classFields,
  countOfStudents: count,
  countOfPlaylists: count,
  countOfQuizzes: count,
  countOfDocuments: count,
});
export type ClassListItem = z.output<typeof classListItem>;

const addition = {
  addedBy: z.nullable(person),
  addedAt: z.nullable(instant),
  isOwnAddition: z.boolean(),
};

/**
 * What reminding the students of a quiz would do: how many have not handed it in, and when they were
 * reminded if that is less than 24 hours ago.
 */
export const quizReminder = z.object({ missing: count, remindedAt: z.nullable(instant) });
export type QuizReminder = z.output<typeof quizReminder>;

/**
 * A quiz of a class. `countOfSubmitted` and `mean`, in percent, are of the class's students.
 * `canOpen` is whether the caller may open the quiz itself, `isOwn` whether it is the caller's, for
 * its addresses. `isOwnAddition` is whether the caller added it. `reminder` is null when the caller
 * cannot remind its students now.
 */
export const classQuiz = z.object({
  id: rowId,
  title: z.string(),
  quizType: z.enum(['template', 'libraryQuiz', 'adminQuiz', 'userQuiz']),
  countOfQuestions: count,
  startDate: z.nullable(instant),
  endDate: z.nullable(instant),
  countOfSubmitted: count,
  mean: z.nullable(percent),
  isOwn: z.boolean(),
  canOpen: z.boolean(),
  reminder: z.nullable(quizReminder),
  ...addition,
});
export type ClassQuiz = z.output<typeof classQuiz>;

/** A playlist of a class; `durationSeconds` is the length of all its videos. */
export const classPlaylist = z.object({
  playlist: z.object({
    id: rowId,
    title: z.string(),
    countOfArticles: count,
    durationSeconds: count,
  }),
  ...addition,
});
export type ClassPlaylist = z.output<typeof classPlaylist>;

/**
 * A thing that is missing before a class is published. What `isBlocking` prevents it, the rest is
 * only told. `quiz` is the quiz without a deadline; `count` is the number of documents shared with
 * nobody, otherwise 1.
 */
const missingThing = z.object({
  reason: z.enum(missingReasons),
  isBlocking: z.boolean(),
  quiz: z.nullable(z.object({ id: rowId, title: z.string() })),
  count,
});

/**
 * A class with its quizzes, playlists, documents and students (ENT-03). Quizzes and playlists are in
 * the order of the class, students by name, documents the newest first.
 */
export const classDetail = z
  .object({
    ...classFields,
    students: z.array(classStudent),
    playlists: z.array(classPlaylist),
    quizzes: z.array(classQuiz),
    documents: z.array(classDocument),
    sharedWith: z.array(person),
    missing: z.array(missingThing),
  })
  .check(z.meta({ id: 'Class' }));
export type ClassDetail = z.output<typeof classDetail>;
