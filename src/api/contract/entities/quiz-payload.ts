import * as z from 'zod/mini';

import {
  mostActivities,
  mostItems,
  mostOptions,
  mostSubjects,
  mostTitleCharacters,
} from '../../../domain/quiz/limits.ts';
import { mostOptionCharacters, mostQuestionCharacters } from '../../../domain/rich-text/limits.ts';
import { instant, requiredText, rowId, text } from '../scalars.ts';

/** How large a quiz may be on the wire: 10,000 questions of ordinary length with room to spare. */
export const mostQuizBytes = 16_000_000;

const sortIndex = z.int().check(z.minimum(0, { error: 'Counts from 0.' }), z.maximum(100_000));

const optionId = requiredText(64);
const option = z.strictObject({ id: optionId, text: text(mostOptionCharacters) });

const itemFields = {
  article: z.nullable(rowId),
  sortIndex,
  title: text(mostQuestionCharacters),
  type: z.union([z.literal(1), z.literal(2)], {
    error: 'An item is of type 1 (video) or 2 (question).',
  }),
  isMultiple: z.boolean(),
  rightAnswer: z.array(optionId).check(z.maxLength(mostOptions)),
  image: z.nullable(text(2000)),
  textOptions: z
    .array(option)
    .check(z.maxLength(mostOptions, { error: `At most ${String(mostOptions)} options.` })),
};

interface ItemToCheck {
  readonly article: number | null;
  readonly title: string;
  readonly type: 1 | 2;
  readonly isMultiple: boolean;
  readonly rightAnswer: readonly string[];
  readonly textOptions: readonly { readonly id: string }[];
}

/** What is wrong between the fields of an item: the field it stands at, and the sentence. */
function itemFaults(
  item: ItemToCheck,
): readonly (readonly [field: keyof ItemToCheck, message: string])[] {
  const faults: (readonly [keyof ItemToCheck, string])[] = [];
  const options = new Set(item.textOptions.map(({ id }) => id));
  if (options.size < item.textOptions.length)
    faults.push(['textOptions', 'Option ids must differ within an item.']);
  if (item.rightAnswer.some((id) => !options.has(id)))
    faults.push(['rightAnswer', 'A right answer must be one of the options.']);
  if (new Set(item.rightAnswer).size < item.rightAnswer.length)
    faults.push(['rightAnswer', 'A right answer stands here twice.']);
  if (item.type === 1) {
    if (item.article === null) faults.push(['article', 'A video item needs a video.']);
    return faults;
  }
  if (item.title.trim() === '') faults.push(['title', 'Question title should not be empty']);
  if (item.textOptions.length === 0)
    faults.push(['textOptions', 'A question needs at least one option.']);
  if (item.rightAnswer.length === 0)
    faults.push(['rightAnswer', 'A question needs at least one right answer.']);
  if (!item.isMultiple && item.rightAnswer.length > 1)
    faults.push(['rightAnswer', 'This question takes one right answer.']);
  return faults;
}

const checkItem = (context: z.core.ParsePayload<ItemToCheck>): void => {
  for (const [field, message] of itemFaults(context.value))
    context.issues.push({ code: 'custom', path: [field], message, input: context.value[field] });
};

/** An item of a create, checked within itself. */
export const newItem = z.strictObject(itemFields).check(checkItem);
const editedItem = z.strictObject({ id: z.optional(rowId), ...itemFields }).check(checkItem);

const activityOf = <I extends z.ZodMiniType>(item: I) => ({
  title: text(mostTitleCharacters),
  sortIndex,
  items: z
    .array(item)
    .check(
      z.maxLength(mostItems, {
        error: `At most ${mostItems.toLocaleString('en')} items in an activity.`,
      }),
    ),
});
const activitiesOf = <A extends z.ZodMiniType>(activity: A) =>
  z
    .array(activity)
    .check(
      z.minLength(1, { error: 'A quiz has at least one activity.' }),
      z.maxLength(mostActivities, { error: `At most ${String(mostActivities)} activities.` }),
    );

const quizFields = {
  title: text(mostTitleCharacters).check(
    z.refine((title) => title.trim().length >= 3, {
      error: (issue) =>
        String(issue.input).trim() === ''
          ? 'No Title'
          : 'Title is too short. It should have 3 characters or more.',
    }),
  ),
  tags: z
    .array(rowId)
    .check(z.maxLength(mostSubjects, { error: `At most ${String(mostSubjects)} subjects.` })),
  article: z.nullable(rowId),
  startDate: z.nullable(instant),
  endDate: z.nullable(instant),
  isGraded: z.boolean(),
  duration: z.pipe(
    z.nullable(
      z
        .int({ error: 'Whole minutes.' })
        .check(
          z.minimum(0, { error: 'At least 0 minutes.' }),
          z.maximum(100_000, { error: 'At most 100,000 minutes.' }),
        ),
    ),
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

/** The body of a create (API-082 to API-085): nothing in it has an id but options. */
export const newQuiz = z
  .strictObject({ ...quizFields, activities: activitiesOf(z.strictObject(activityOf(newItem))) })
  .check(z.refine(endsAfterStart, endsTooEarly));

/** The body of an edit: the same with the ids of the activities and items the server has; what lacks one is new, what is missing is removed. */
export const editedQuiz = z
  .strictObject({
    ...quizFields,
    activities: activitiesOf(z.strictObject({ id: z.optional(rowId), ...activityOf(editedItem) })),
  })
  .check(z.refine(endsAfterStart, endsTooEarly));

/** A quiz as a caller sends it; duration is whole minutes or null. */
export type QuizPayload = z.input<typeof editedQuiz>;
/** A quiz as the server receives it: checked, 0 minutes read as null. */
export type ReceivedQuiz = z.output<typeof editedQuiz>;
