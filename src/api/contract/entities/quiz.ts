import * as z from 'zod/mini';

import { readRebuildFailure } from '../../../domain/quiz/rebuild/rebuild-failure.ts';
import { instant, rowId } from '../scalars.ts';
import { articleReference, videoData } from './article.ts';
import { encodeQuiz, itemType, type WithItemTypes } from './item-type.ts';
import { person, snakePerson, type Person } from './person.ts';
import { processStatus, type ProcessStatus } from './process-status.ts';
import { quizTag } from './tag.ts';

const option = z.object({ id: z.string(), text: z.string() });

const itemFields = {
  sortIndex: z.int(),
  type: itemType.schema,
  title: z.string(),
  image: z.nullable(z.string()),
  imageAlt: z.optional(z.string()),
  isMultiple: z.boolean(),
  rightAnswer: z.array(z.string()),
  article: z.nullable(z.extend(articleReference, { videoData: z.optional(z.nullable(videoData)) })),
  textOptions: z.array(option),
};

/**
 * A video or a question of a stored quiz (ENT-09). `questionOrder` counts the questions of its
 * activity, null for a video.
 */
const quizItem = z
  .object({ id: rowId, ...itemFields, questionOrder: z.nullable(z.int().check(z.minimum(1))) })
  .check(z.meta({ id: 'QuizItem' }));
export type QuizItem = z.output<typeof quizItem>;

/** An activity of a stored quiz (ENT-08). */
const quizActivity = z
  .object({ id: rowId, title: z.string(), sortIndex: z.int(), items: z.array(quizItem) })
  .check(z.meta({ id: 'QuizActivity' }));
export type QuizActivity = z.output<typeof quizActivity>;

/**
 * A student the quiz is assigned to (ENT-14). `progress` is in percent; `submitAt` is null until
 * the student submits.
 */
export const assignment = z.object({
  id: rowId,
  user: z.object({ email: z.string() }),
  progress: z.number().check(z.minimum(0), z.maximum(100)),
  submitAt: z.nullable(instant),
});
export type Assignment = z.output<typeof assignment>;

const quizFields = {
  id: rowId,
  title: z.string(),
  article: z.nullable(articleReference),
  tags: z.array(quizTag),
  active: z.boolean(),
  startDate: z.nullable(instant),
  endDate: z.nullable(instant),
  duration: z.nullable(z.int().check(z.minimum(1))),
  countOfQuestions: z.int().check(z.minimum(0)),
  editable: z.boolean(),
  isGraded: z.nullable(z.boolean()),
  showCaption: z.boolean(),
  restrictNonInstitutional: z.boolean(),
  isAssignSomeone: z.boolean(),
  sharedList: z.optional(z.array(z.object({ user: person }))),
  sharedUserList: z.optional(z.array(snakePerson)),
  processStatus: processStatus.schema,
  processFailure: z.optional(z.nullable(z.object({ reason: z.string(), name: z.string() }))),
  createdAt: instant,
  updatedAt: instant,
  createdBy: z.nullable(person),
  quizType: z.enum(['template', 'libraryQuiz', 'adminQuiz', 'userQuiz']),
  section_id: z.optional(z.nullable(rowId)),
};

interface SharedTwice {
  readonly sharedList?: readonly { readonly user: Person }[] | undefined;
  readonly sharedUserList?: readonly Person[] | undefined;
  readonly processStatus: ProcessStatus;
  readonly processFailure?: unknown;
  readonly section_id?: number | null | undefined;
}

/**
 * Merges the two wire lists of people into `sharedWith`, each person once (PD-37), and turns
 * the status into `isProcessing` (QLST-33) and `hasProcessingFailed`. `processFailure` is the
 * reason, null when there is none or it is unknown.
 */
function mergeWireFields<Q extends SharedTwice>({
  sharedList = [],
  sharedUserList = [],
  processStatus: status,
  processFailure,
  section_id,
  ...rest
}: Q) {
  const people = new Map(
    [...sharedList.map(({ user }) => user), ...sharedUserList].map((one) => [
      one.email.toLowerCase(),
      one,
    ]),
  );
  return {
    ...rest,
    sharedWith: [...people.values()],
    isProcessing: status === 'processing',
    hasProcessingFailed: status === 'failed',
    processFailure: readRebuildFailure(processFailure),
    sectionId: section_id ?? null,
  };
}

/**
 * A row of a quiz list (ENT-06). `duration` is in whole minutes. A library quiz with a `sectionId`
 * belongs to a section, one without to a textbook.
 */
export const quizListItem = z.pipe(
  z.object(quizFields).check(z.meta({ id: 'QuizListItem' })),
  z.transform(mergeWireFields),
);
export type QuizListItem = z.output<typeof quizListItem>;

/**
 * A quiz with its activities and its students (ENT-06, ENT-08, ENT-09). `updatedBy` is who saved it
 * last; a server may omit it (PD-39).
 */
export const quizDetail = z.pipe(
  z
    .object({
      ...quizFields,
      updatedBy: z.optional(z.nullable(person)),
      activities: z.array(quizActivity),
      assignList: z.array(assignment),
    })
    .check(z.meta({ id: 'QuizDetail' })),
  z.transform(mergeWireFields),
);
export type QuizDetail = z.output<typeof quizDetail>;
/** A quiz as the server sends it. */
export type QuizDetailWire = z.input<typeof quizDetail>;
/** A quiz before `encodeQuizDetail`, with its item types and process status as words. */
export type QuizDetailContent = Omit<WithItemTypes<QuizDetailWire>, 'processStatus'> & {
  processStatus: ProcessStatus;
};

/** Encodes a quiz with its activities and students for the wire. */
export const encodeQuizDetail = (quiz: QuizDetailContent): QuizDetailWire => ({
  ...encodeQuiz(quiz),
  processStatus: processStatus.toWire(quiz.processStatus),
});

/** The initial content of a quiz, from an article's template or a playlist, without row ids. */
export const quizSource = z
  .object({
    title: z.string(),
    article: z.nullable(articleReference),
    tags: z.array(quizTag),
    activities: z.array(
      z.object({ title: z.string(), sortIndex: z.int(), items: z.array(z.object(itemFields)) }),
    ),
  })
  .check(z.meta({ id: 'QuizSource' }));
export type QuizSource = z.output<typeof quizSource>;
