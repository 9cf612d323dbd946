import type { FormatMessage } from '../../../../domain/messages/message.ts';
import { assertNever } from '../../../../domain/assert-never.ts';
import type { QuestionImage } from '../../../../domain/quiz/commands/question-image.ts';
import type { Draft } from '../../../../domain/quiz/draft/draft.ts';
import type { Field } from '../../../../domain/quiz/rebase/fields.ts';
import { locateItem } from '../../../../domain/quiz/draft/locate.ts';
import { getVisibleText } from '../../../../domain/rich-text/visible-text.ts';

/** Formats texts, subjects and dates. */
interface Formatters {
  readonly formatMessage: FormatMessage;
  readonly getSubjectTitle: (id: number) => string;
  readonly formatDate: (at: string) => string;
}

type Detail = Extract<Field, { readonly kind: 'detail' }>;

function formatDetail(
  { field, value }: Detail,
  { formatMessage, getSubjectTitle, formatDate }: Formatters,
): string {
  if (value === null || value === '') return formatMessage('quizComparison.none');
  if (typeof value === 'boolean')
    return formatMessage(value ? 'quizComparison.yes' : 'quizComparison.no');
  if (Array.isArray(value))
    return value.length === 0
      ? formatMessage('quizComparison.none')
      : formatMessage({ list: (value as readonly number[]).map(getSubjectTitle) });
  if (typeof value === 'object' && 'title' in value) return value.title;
  return (field === 'startDate' || field === 'endDate') && typeof value === 'string'
    ? formatDate(value)
    : String(value);
}

const formatImage = ({ image, alt }: QuestionImage): string | null =>
  image === null || alt === '' ? image : `${alt} (${image})`;

/** Formats the value of a field. `draft` is the version that the field belongs to. */
export function formatFieldValue(field: Field, draft: Draft, formatters: Formatters): string {
  const { formatMessage } = formatters;
  switch (field.kind) {
    case 'detail':
      return formatDetail(field, formatters);
    case 'activityTitle':
    case 'questionTitle':
    case 'optionText': {
      const text = getVisibleText(field.value);
      return text === '' && field.value.trim() !== '' ? field.value : text;
    }
    case 'questionImage':
      return formatImage(field.value) ?? formatMessage('quizComparison.none');
    case 'answers': {
      const options = locateItem(draft, field.item)?.item.options ?? [];
      return formatMessage({
        list: options.flatMap(({ id, text }, i) =>
          field.value.rightAnswer.includes(id)
            ? [getVisibleText(text) || formatMessage('quiz.editor.option', { option: i + 1 })]
            : [],
        ),
      });
    }
    default:
      return assertNever(field);
  }
}
