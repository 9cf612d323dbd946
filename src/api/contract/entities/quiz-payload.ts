import * as z from 'zod/mini';

import {
  maxActivities,
  maxImageAltCharacters,
  maxItems,
  maxOptions,
  maxSubjects,
  maxTitleCharacters,
} from '../../../domain/quiz/draft/quiz-limits.ts';
import {
  maxOptionCharacters,
  maxQuestionCharacters,
} from '../../../domain/rich-text/rich-text-limits.ts';
import {
  findBrokenItemRules,
  type CheckedItem,
  type ItemRule,
} from '../../../domain/quiz/validation/validate-item.ts';
import { itemType } from './item-type.ts';
import { asKey, instant, requiredText, rowId, text } from '../scalars.ts';

/** The maximum size of a quiz in bytes. It leaves room for 10,000 questions of ordinary length. */
export const maxQuizBytes = 16_000_000;

/** The maximum number of JSON values in a quiz. 10,000 questions with four options are 250,000. */
export const maxQuizValues = 500_000;

const sortIndex = z.int().check(z.minimum(0), z.maximum(100_000));

const optionId = requiredText(64);
const option = z.strictObject({ id: optionId, text: text(maxOptionCharacters) });

const itemFields = {
  article: z.nullable(rowId),
  sortIndex,
  title: text(maxQuestionCharacters),
  type: itemType.schema,
  isMultiple: z.boolean(),
  rightAnswer: z.array(optionId).check(z.maxLength(maxOptions)),
  image: z.nullable(text(2000)),
  textOptions: z
    .array(option)
    .check(z.maxLength(maxOptions, { error: asKey('quiz.check.tooManyOptions') })),
  /** What the image shows; absent when nobody described it. */
  imageAlt: z.optional(text(maxImageAltCharacters)),
};

const ruleErrors: Readonly<Record<ItemRule, readonly [field: keyof CheckedItem, message: string]>> =
  {
    optionIdsDiffer: ['textOptions', 'Option ids must differ within an item.'],
    rightAnswerIsOption: ['rightAnswer', 'A right answer must be one of the options.'],
    rightAnswersDiffer: ['rightAnswer', 'Right answers must differ.'],
    videoHasArticle: ['article', 'A video item needs a video.'],
    titleIsNotBlank: ['title', asKey('quiz.check.questionTitleEmpty')],
    questionHasOption: ['textOptions', asKey('quiz.refusal.lastOption')],
    questionHasRightAnswer: ['rightAnswer', asKey('quiz.refusal.lastRightAnswer')],
    singleAnswerIsAlone: ['rightAnswer', 'This question takes one right answer.'],
  };

const checkItem = (context: z.core.ParsePayload<CheckedItem>): void => {
  for (const rule of findBrokenItemRules(context.value)) {
    const [field, message] = ruleErrors[rule];
    context.issues.push({ code: 'custom', path: [field], message, input: context.value[field] });
  }
};

/** Validates an item of a create request on its own. */
export const newItem = z.strictObject(itemFields).check(checkItem);
const editedItem = z.strictObject({ id: z.optional(rowId), ...itemFields }).check(checkItem);

const createActivitySchema = <I extends z.ZodMiniType>(item: I) => ({
  title: text(maxTitleCharacters),
  sortIndex,
  items: z.array(item).check(z.maxLength(maxItems, { error: asKey('quiz.check.tooManyItems') })),
});
const createActivitiesSchema = <A extends z.ZodMiniType>(activity: A) =>
  z
    .array(activity)
    .check(
      z.minLength(1, { error: asKey('quiz.refusal.lastActivity') }),
      z.maxLength(maxActivities, { error: asKey('quiz.check.tooManyActivities') }),
    );

const quizFields = {
  title: text(maxTitleCharacters).check(
    z.refine((title) => title.trim().length >= 3, {
      error: (issue) =>
        String(issue.input).trim() === ''
          ? asKey('quiz.check.noTitle')
          : asKey('quiz.check.titleTooShort'),
    }),
  ),
  tags: z
    .array(rowId)
    .check(z.maxLength(maxSubjects, { error: asKey('quiz.check.tooManySubjects') })),
  article: z.nullable(rowId),
  startDate: z.nullable(instant),
  endDate: z.nullable(instant),
  isGraded: z.boolean(),
  duration: z.pipe(
    z.nullable(z.int().check(z.minimum(0), z.maximum(100_000))),
    z.transform((minutes) => (minutes === 0 ? null : minutes)),
  ),
  showCaption: z.boolean(),
  restrictNonInstitutional: z.boolean(),
};

interface Span {
  readonly startDate: string | null;
  readonly endDate: string | null;
}
const endsAfterStart = ({ startDate, endDate }: Span): boolean =>
  startDate === null || endDate === null || Date.parse(endDate) > Date.parse(startDate);
const endsTooEarly = { path: ['endDate'], error: 'The end must be after the start.' };

/** The body of a create request (API-082 to API-085). Only options have ids. */
export const newQuiz = z
  .strictObject({
    ...quizFields,
    activities: createActivitiesSchema(z.strictObject(createActivitySchema(newItem))),
  })
  .check(z.refine(endsAfterStart, endsTooEarly));

/**
 * The body of an update request: that of a create request with the ids of stored activities and
 * items. Those without an id are created, stored ones that are missing are removed.
 */
export const editedQuiz = z
  .strictObject({
    ...quizFields,
    activities: createActivitiesSchema(
      z.strictObject({ id: z.optional(rowId), ...createActivitySchema(editedItem) }),
    ),
  })
  .check(z.refine(endsAfterStart, endsTooEarly));

/** A quiz as a client sends it. The duration is whole minutes or null. */
export type QuizPayload = z.input<typeof editedQuiz>;
/** A quiz as the server receives it: validated, with a duration of 0 minutes read as null. */
export type ReceivedQuiz = z.output<typeof editedQuiz>;

/** A new quiz that the server creates, with its item types as words. */
export type NewQuiz = z.output<typeof newQuiz>;
/** An item of a new quiz. */
export type NewItem = z.output<typeof newItem>;
