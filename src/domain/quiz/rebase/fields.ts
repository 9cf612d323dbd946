import type { DetailField, Details, Draft, Key, QuestionItem } from '../draft/draft.ts';
import { toQuestion } from '../draft/item-type.ts';
import { assertNever } from '../../assert-never.ts';
import {
  createImageEvents,
  getQuestionImage,
  type QuestionImage,
} from '../commands/question-image.ts';
import type { DetailChanged, QuizEvent } from '../events/event.ts';
import { findActivityIndex, locateItem } from '../draft/locate.ts';

/** The right answers of a question, and whether several are allowed. */
export interface Answers {
  readonly isMultiple: boolean;
  readonly rightAnswer: readonly string[];
}

/** A single value of a quiz that two people can set differently. */
export type Field =
  | { readonly kind: 'detail'; readonly field: DetailField; readonly value: Details[DetailField] }
  | { readonly kind: 'activityTitle'; readonly activity: Key; readonly value: string }
  | { readonly kind: 'questionTitle'; readonly item: Key; readonly value: string }
  | { readonly kind: 'questionImage'; readonly item: Key; readonly value: QuestionImage }
  | { readonly kind: 'answers'; readonly item: Key; readonly value: Answers }
  | {
      readonly kind: 'optionText';
      readonly item: Key;
      readonly option: string;
      readonly value: string;
    };

/** The fields of a draft by their id. */
export type FieldsById = ReadonlyMap<string, Field>;

const detailFields = [
  'title',
  'article',
  'tags',
  'graded',
  'startDate',
  'endDate',
  'durationMinutes',
  'restrictNonInstitutional',
  'showCaption',
] as const satisfies readonly DetailField[];

function addQuestionFields(fields: Map<string, Field>, question: QuestionItem): void {
  const { key, title, isMultiple, rightAnswer, options } = question;
  fields.set(`item ${key} title`, { kind: 'questionTitle', item: key, value: title });
  fields.set(`item ${key} image`, {
    kind: 'questionImage',
    item: key,
    value: getQuestionImage(question),
  });
  fields.set(`item ${key} answers`, {
    kind: 'answers',
    item: key,
    value: { isMultiple, rightAnswer: rightAnswer.toSorted() },
  });
  for (const { id, text } of options)
    fields.set(`option ${key} ${id} text`, {
      kind: 'optionText',
      item: key,
      option: id,
      value: text,
    });
}

/** Returns all fields of a draft. */
export function collectFields(draft: Draft): FieldsById {
  const fields = new Map<string, Field>();
  for (const field of detailFields)
    fields.set(`detail ${field}`, { kind: 'detail', field, value: draft[field] });
  for (const { key, title, items } of draft.activities) {
    fields.set(`activity ${key} title`, { kind: 'activityTitle', activity: key, value: title });
    for (const question of items.map(toQuestion))
      if (question !== null) addQuestionFields(fields, question);
  }
  return fields;
}

/** Returns whether two field values are equal. */
export const isSameValue = (a: unknown, b: unknown): boolean =>
  a === b || JSON.stringify(a) === JSON.stringify(b);

type OnItem = Exclude<Field, { readonly kind: 'detail' | 'activityTitle' }>;

function createItemEvents(draft: Draft, field: OnItem): readonly QuizEvent[] {
  const found = locateItem(draft, field.item);
  if (found === null) return [];
  const { at, item } = found;
  switch (field.kind) {
    case 'questionTitle':
      return [{ type: 'questionTitleChanged', at, from: item.title, to: field.value }];
    case 'questionImage':
      return createImageEvents(at, item, field.value);
    case 'optionText': {
      const index = item.options.findIndex(({ id }) => id === field.option);
      const option = item.options[index];
      return option === undefined
        ? []
        : [
            {
              type: 'optionTextChanged',
              at,
              option: option.id,
              index,
              from: option.text,
              to: field.value,
            },
          ];
    }
    case 'answers': {
      const existingAnswers = item.options
        .filter(({ id }) => field.value.rightAnswer.includes(id))
        .map(({ id }) => id);
      const answers = field.value.isMultiple ? existingAnswers : existingAnswers.slice(0, 1);
      if (answers.length === 0) return [];
      return [
        { type: 'questionMultipleChanged', at, from: item.isMultiple, to: field.value.isMultiple },
        { type: 'rightAnswerChanged', at, from: item.rightAnswer, to: answers },
      ];
    }
    default:
      return assertNever(field);
  }
}

function createFieldEvents(draft: Draft, field: Field): readonly QuizEvent[] {
  if (field.kind === 'detail')
    return [
      {
        type: 'detailChanged',
        field: field.field,
        from: draft[field.field],
        to: field.value,
      } as DetailChanged,
    ];
  if (field.kind !== 'activityTitle') return createItemEvents(draft, field);
  const activityIndex = findActivityIndex(draft.activities, field.activity);
  const activity = draft.activities[activityIndex];
  return activity === undefined
    ? []
    : [
        {
          type: 'activityRenamed',
          at: { activity: activity.key, activityIndex },
          from: activity.title,
          to: field.value,
        },
      ];
}

/**
 * Returns the events that set a field of `draft` to the value in `field`. Returns none when it has
 * that value or does not exist.
 */
export const setField = (draft: Draft, field: Field): readonly QuizEvent[] =>
  createFieldEvents(draft, field).filter(
    (event) => !('from' in event) || !isSameValue(event.from, event.to),
  );
