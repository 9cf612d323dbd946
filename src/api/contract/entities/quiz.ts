import * as z from 'zod/mini';

import { instant, rowId } from '../scalars.ts';
import { articleReference, videoData } from './article.ts';
import { person, snakePerson, type Person } from './person.ts';
import { quizTag } from './tag.ts';

const option = z.object({ id: z.string(), text: z.string() });

const itemFields = {
  sortIndex: z.int(),
  type: z.union([z.literal(1), z.literal(2)]),
  title: z.string(),
  image: z.nullable(z.string()),
  isMultiple: z.boolean(),
  rightAnswer: z.array(z.string()),
  article: z.nullable(z.extend(articleReference, { videoData: z.optional(z.nullable(videoData)) })),
  textOptions: z.array(option),
};

/** A video (type 1) or a question (type 2) of a stored quiz (ENT-09). `questionOrder` counts the questions of its activity, null for a video. */
const quizItem = z
  .object({ id: rowId, ...itemFields, questionOrder: z.nullable(z.int().check(z.minimum(1))) })
  .check(z.meta({ id: 'QuizItem' }));
export type QuizItem = z.output<typeof quizItem>;

/** An activity of a stored quiz (ENT-08). */
const quizActivity = z
  .object({ id: rowId, title: z.string(), sortIndex: z.int(), items: z.array(quizItem) })
  .check(z.meta({ id: 'QuizActivity' }));
export type QuizActivity = z.output<typeof quizActivity>;

/** A student the quiz was given to (ENT-14): `progress` in percent, `submitAt` null until handed in. */
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
  processStatus: z.int(),
  processFailure: z.optional(z.nullable(z.string())),
  createdAt: instant,
  updatedAt: instant,
  createdBy: z.nullable(person),
  quizType: z.enum(['template', 'libraryQuiz', 'adminQuiz', 'userQuiz']),
  section_id: z.optional(z.nullable(rowId)),
};

interface SharedTwice {
  readonly sharedList?: readonly { readonly user: Person }[] | undefined;
  readonly sharedUserList?: readonly Person[] | undefined;
  readonly processStatus: number;
  readonly processFailure?: string | null | undefined;
  readonly section_id?: number | null | undefined;
}

/** Both wire lists of people become `sharedWith`, each person once (decision 37); status 0 becomes `isProcessing` (QLST-33), 2 `hasProcessingFailed`, whose reason may stand in `processFailure`. */
function inWords<Q extends SharedTwice>({
  sharedList = [],
  sharedUserList = [],
  processStatus,
  processFailure = null,
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
    isProcessing: processStatus === 0,
    hasProcessingFailed: processStatus === 2,
    processFailure,
    sectionId: section_id ?? null,
  };
}

/** A row of a quiz list (ENT-06). `duration` in whole minutes; a library quiz with a `sectionId` is a section's, one without a textbook's. */
export const quizListItem = z.pipe(
  z.object(quizFields).check(z.meta({ id: 'QuizListItem' })),
  z.transform(inWords),
);
export type QuizListItem = z.output<typeof quizListItem>;

/** A quiz with its activities and its students (ENT-06, ENT-08, ENT-09). `updatedBy` saved it last; a server need not tell (decision 39). */
export const quizDetail = z.pipe(
  z
    .object({
      ...quizFields,
      updatedBy: z.optional(z.nullable(person)),
      activities: z.array(quizActivity),
      assignList: z.array(assignment),
    })
    .check(z.meta({ id: 'QuizDetail' })),
  z.transform(inWords),
);
export type QuizDetail = z.output<typeof quizDetail>;
/** A quiz as the server writes it. */
export type QuizDetailWire = z.input<typeof quizDetail>;

/** What a quiz can be begun with: the content of an article's template or of a playlist, without ids of rows. */
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
