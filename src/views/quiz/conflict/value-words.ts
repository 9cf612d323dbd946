import { assertNever } from '../../../domain/assert-never.ts';
import type { Draft } from '../../../domain/quiz/draft.ts';
import type { Field } from '../../../domain/quiz/rebase/fields.ts';
import { locateItem } from '../../../domain/quiz/locate.ts';
import { textOf } from '../../../domain/rich-text/text-of.ts';
import type { useSentence } from '../../shared/sentences.tsx';

type Sentence = ReturnType<typeof useSentence>;
type DetailOf = Extract<Field, { readonly kind: 'detail' }>;

function detailWords(
  { field, value }: DetailOf,
  sentence: Sentence,
  subjectName: (id: number) => string,
  dateOf: (at: string) => string,
): string {
  if (value === null || value === '') return sentence('quizConflict.none');
  if (typeof value === 'boolean') return sentence(value ? 'quizConflict.yes' : 'quizConflict.no');
  if (Array.isArray(value))
    return value.length === 0
      ? sentence('quizConflict.none')
      : (value as readonly number[]).map(subjectName).join(', ');
  if (typeof value === 'object' && 'title' in value) return value.title;
  return (field === 'startDate' || field === 'endDate') && typeof value === 'string'
    ? dateOf(value)
    : String(value);
}

/** The value of a field as words. `draft` is the version it comes from, `subjectName` and `dateOf` name a subject and a moment. */
export function valueWords(
  field: Field,
  draft: Draft,
  sentence: Sentence,
  subjectName: (id: number) => string,
  dateOf: (at: string) => string,
): string {
  switch (field.kind) {
    case 'detail':
      return detailWords(field, sentence, subjectName, dateOf);
    case 'activityTitle':
    case 'questionTitle':
    case 'optionText': {
      const words = textOf(field.value);
      return words === '' && field.value.trim() !== '' ? field.value : words;
    }
    case 'questionImage':
      return field.value ?? sentence('quizConflict.none');
    case 'answers': {
      const options = locateItem(draft, field.item)?.item.options ?? [];
      return options
        .flatMap(({ id, text }, i) =>
          field.value.rightAnswer.includes(id)
            ? [textOf(text) || sentence('quiz.editor.option', { option: i + 1 })]
            : [],
        )
        .join(', ');
    }
    default:
      return assertNever(field);
  }
}
