import type { MessageKey } from '../../messages/en.ts';
import type { DetailField, Draft, DraftActivity } from '../draft/draft.ts';
import type { QuizEvent } from '../events/event.ts';
import { maxActivities, maxItems, maxSubjects, maxTitleCharacters } from '../draft/quiz-limits.ts';
import {
  validateDuration,
  validateEndDate,
  validateStartDate,
  type DateContext,
} from './timing.ts';
import { validateItem } from './validate-item.ts';
import { findTitleError } from './title-rule.ts';
import { createError, type ValidationContext, type ValidationError } from './validation-error.ts';
import { hasTiming, hasType } from '../draft/quiz-kind.ts';

function validateTitle(draft: Draft): readonly ValidationError[] {
  const error = findTitleError(draft.title);
  return error === null ? [] : [createError({ kind: 'detail', field: 'title' }, error)];
}

const validateType = (draft: Draft, { kind }: ValidationContext): readonly ValidationError[] =>
  hasType(kind) && draft.graded === null
    ? [createError({ kind: 'detail', field: 'graded' }, 'quiz.check.noType')]
    : [];

function listDetailErrors(
  field: DetailField,
  message: MessageKey | null,
): readonly ValidationError[] {
  return message === null ? [] : [createError({ kind: 'detail', field }, message)];
}

/** Returns the errors of the start, the end and the duration (QVAL-21, QVAL-23 to QVAL-26). */
export const validateTiming = (draft: Draft, context: DateContext): readonly ValidationError[] => [
  ...listDetailErrors('startDate', validateStartDate(draft, context)),
  ...listDetailErrors('endDate', validateEndDate(draft, context)),
  ...listDetailErrors('durationMinutes', validateDuration(draft.durationMinutes)),
];

/** Returns whether `event` changed the start, the end or the duration. */
export const isTimingChange = (event: QuizEvent): boolean =>
  event.type === 'detailChanged' &&
  (event.field === 'startDate' || event.field === 'endDate' || event.field === 'durationMinutes');

const validateSubjects = ({ tags }: Draft): readonly ValidationError[] =>
  tags.length > maxSubjects
    ? [createError({ kind: 'detail', field: 'tags' }, 'quiz.check.tooManySubjects')]
    : [];

/** Returns an error at the first activity beyond the server's limit. */
function validateActivityCount({ activities }: Draft): readonly ValidationError[] {
  const tooMany = activities[maxActivities];
  return tooMany === undefined
    ? []
    : [createError({ kind: 'activity', activity: tooMany.key }, 'quiz.check.tooManyActivities')];
}

function validateActivity(
  { key, title, items }: DraftActivity,
  { kind, intent }: ValidationContext,
): readonly ValidationError[] {
  const errors: ValidationError[] = [];
  if (kind === 'library' && title.trim() === '')
    errors.push({
      location: { kind: 'activityTitle', activity: key },
      message: 'quiz.check.required',
      summaryMessage: null,
    });
  if (title.length > maxTitleCharacters)
    errors.push(
      createError(
        { kind: kind === 'library' ? 'activityTitle' : 'activity', activity: key },
        'quiz.check.activityTitleTooLong',
      ),
    );
  if (items.length > maxItems)
    errors.push(createError({ kind: 'items', activity: key }, 'quiz.check.tooManyItems'));
  if (intent !== 'edit' && items.length === 0) {
    errors.push(
      createError(
        { kind: 'items', activity: key },
        kind === 'library' ? 'quiz.check.activityWithoutItems' : 'quiz.check.noQuestion',
      ),
    );
  }
  return errors;
}

/**
 * Returns all errors that stop a save, in the order of the form (QVAL-04 to QVAL-26, PD-15,
 * PD-16 and PD-22). A copy is validated like a create.
 */
export function validateQuiz(draft: Draft, context: ValidationContext): readonly ValidationError[] {
  return [
    ...validateTitle(draft),
    ...validateType(draft, context),
    ...(hasTiming(context.kind) ? validateTiming(draft, context) : []),
    ...validateSubjects(draft),
    ...validateActivityCount(draft),
    ...draft.activities.flatMap((activity) => [
      ...validateActivity(activity, context),
      ...activity.items.flatMap((item) => validateItem(activity.key, item, context)),
    ]),
  ];
}

const summaryOrder: readonly MessageKey[] = [
  'quiz.check.noTitle',
  'quiz.check.titleTooShort',
  'quiz.check.noType',
  'quiz.check.activityWithoutItems',
  'quiz.check.noQuestion',
  'quiz.check.questionTitleEmpty',
  'quiz.check.questionTitleTooShort',
  'quiz.check.optionEmpty',
  'quiz.check.optionDuplicated',
  'quizForm.check.durationNotWhole',
  'quizForm.check.durationTooLong',
  'quizForm.check.startPast',
  'quizForm.check.endBeforeStart',
  'quizForm.check.endPast',
  'quiz.check.titleTooLong',
  'quiz.check.tooManySubjects',
  'quiz.check.tooManyActivities',
  'quiz.check.activityTitleTooLong',
  'quiz.check.tooManyItems',
  'quiz.check.tooManyOptions',
];

/**
 * Returns the messages of the joined notification without repeats, in the order of the
 * specification.
 */
export function listSummaryMessages(errors: readonly ValidationError[]): readonly MessageKey[] {
  const found = new Set(errors.map((error) => error.summaryMessage));
  return summaryOrder.filter((key) => found.has(key));
}
