import type { Details, DetailField, Draft, DraftItem, Key } from '../draft.ts';

/** The right answers of a question, with whether there may be several. */
export interface Answers {
  readonly isMultiple: boolean;
  readonly rightAnswer: readonly string[];
}

/** A single thing of a quiz that one person sets: what two people can set differently. */
export type Field =
  | { readonly kind: 'detail'; readonly field: DetailField; readonly value: Details[DetailField] }
  | { readonly kind: 'activityTitle'; readonly activity: Key; readonly value: string }
  | { readonly kind: 'questionTitle'; readonly item: Key; readonly value: string }
  | { readonly kind: 'questionImage'; readonly item: Key; readonly value: string | null }
  | { readonly kind: 'answers'; readonly item: Key; readonly value: Answers }
  | {
      readonly kind: 'optionText';
      readonly item: Key;
      readonly option: string;
      readonly value: string;
    };

/** A field with its name within the draft. */
export type NamedFields = ReadonlyMap<string, Field>;

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

function putItem(
  fields: Map<string, Field>,
  { key, type, title, image, isMultiple, rightAnswer, options }: DraftItem,
): void {
  if (type === 'video') return;
  fields.set(`item ${key} title`, { kind: 'questionTitle', item: key, value: title });
  fields.set(`item ${key} image`, { kind: 'questionImage', item: key, value: image });
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

/** All fields of a draft. */
export function fieldsOf(draft: Draft): NamedFields {
  const fields = new Map<string, Field>();
  for (const field of detailFields)
    fields.set(`detail ${field}`, { kind: 'detail', field, value: draft[field] });
  for (const { key, title, items } of draft.activities) {
    fields.set(`activity ${key} title`, { kind: 'activityTitle', activity: key, value: title });
    for (const item of items) putItem(fields, item);
  }
  return fields;
}

/** Whether two values of a field are the same. */
export const isSameValue = (a: unknown, b: unknown): boolean =>
  a === b || JSON.stringify(a) === JSON.stringify(b);
