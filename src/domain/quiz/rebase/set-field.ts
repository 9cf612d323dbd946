import { assertNever } from '../../assert-never.ts';
import type { Draft } from '../draft.ts';
import type { DetailChanged, QuizEvent } from '../event.ts';
import { activityIndexOf, locateItem } from '../locate.ts';
import { isSameValue, type Field } from './fields.ts';

type OnItem = Exclude<Field, { readonly kind: 'detail' | 'activityTitle' }>;

function setOnItem(draft: Draft, field: OnItem): readonly QuizEvent[] {
  const found = locateItem(draft, field.item);
  if (found === null) return [];
  const { at, item } = found;
  switch (field.kind) {
    case 'questionTitle':
      return [{ type: 'questionTitleChanged', at, from: item.title, to: field.value }];
    case 'questionImage':
      return [{ type: 'questionImageChanged', at, from: item.image, to: field.value }];
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
      const there = item.options
        .filter(({ id }) => field.value.rightAnswer.includes(id))
        .map(({ id }) => id);
      const answers = field.value.isMultiple ? there : there.slice(0, 1);
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

function events(draft: Draft, field: Field): readonly QuizEvent[] {
  if (field.kind === 'detail')
    return [
      {
        type: 'detailChanged',
        field: field.field,
        from: draft[field.field],
        to: field.value,
      } as DetailChanged,
    ];
  if (field.kind !== 'activityTitle') return setOnItem(draft, field);
  const activityIndex = activityIndexOf(draft.activities, field.activity);
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

/** The events that give a field of `draft` the value it has in `field`; none when it has it, or when the field is not there. */
export const setField = (draft: Draft, field: Field): readonly QuizEvent[] =>
  events(draft, field).filter((event) => !('from' in event) || !isSameValue(event.from, event.to));
