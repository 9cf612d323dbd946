import type { ReactNode } from 'react';

import { isEmptyText } from '../../../../domain/rich-text/visible-text.ts';
import type { QuestionItem, DraftOption } from '../../../../domain/quiz/draft/draft.ts';
import { Badge } from '../../../design/display/badge.tsx';
import { CheckIcon } from '../../../design/icons/icons.tsx';
import { RichText } from '../../../shared/rich-text/rich-text.tsx';
import { useFormatMessage } from '../../../shared/format-message.tsx';
import { classNames } from '../../../design/class-names.ts';
import { useQuizPage } from './quiz-page-context.ts';

interface OptionViewProps {
  readonly item: QuestionItem;
  readonly option: DraftOption;
  /** From 1. */
  readonly position: number;
  /** The input name that the options of one question share. */
  readonly name: string;
}

function toggleOption(
  before: ReadonlySet<string> | undefined,
  option: string,
  isSelected: boolean,
  isMultiple: boolean,
): ReadonlySet<string> {
  const after = new Set(isMultiple ? before : []);
  if (isSelected) after.add(option);
  else after.delete(option);
  return after;
}

const optionClasses = classNames(
  'flex min-h-control items-start gap-3 rounded-md border border-line',
  'bg-surface px-3 py-1.5 text-base hover:border-control',
  'has-checked:border-accent-line has-checked:bg-accent-soft',
  'data-right:border-good data-right:bg-good-soft max-md:min-h-11',
  'max-md:py-2.5',
);

/** An option that can be selected to try the quiz. Selections are lost when the page closes. */
export function OptionView({
  item: { key, isMultiple, rightAnswer },
  option,
  position,
  name,
}: OptionViewProps): ReactNode {
  const formatMessage = useFormatMessage();
  const { showsAnswers, selections } = useQuizPage();
  const selected = selections.get(key) ?? new Set<string>();
  const isMarkedRight = showsAnswers && rightAnswer.includes(option.id);
  return (
    <label data-right={isMarkedRight || undefined} className={optionClasses}>
      <span className="relative flex h-5 items-center">
        <input
          type={isMultiple ? 'checkbox' : 'radio'}
          name={name}
          defaultChecked={selected.has(option.id)}
          onChange={({ target: { checked } }) => {
            selections.set(key, toggleOption(selections.get(key), option.id, checked, isMultiple));
          }}
          className={classNames(
            'peer size-4 appearance-none border border-control bg-surface checked:border-accent',
            isMultiple ? 'rounded-sm checked:bg-accent' : 'rounded-full checked:border-5',
          )}
        />
        {isMultiple && (
          <span
            className={classNames(
              'pointer-events-none absolute inset-0 hidden items-center justify-center',
              'text-accent-ink',
              'peer-checked:flex [&_.lucide]:size-3 [&_.lucide]:stroke-3',
            )}
          >
            <CheckIcon />
          </span>
        )}
      </span>
      {isEmptyText(option.text) ? (
        <em className="text-ink-2">
          {formatMessage('quizDialogs.preview.blankOption', { position })}
        </em>
      ) : (
        <span className="min-w-0 wrap-anywhere">
          <RichText text={option.text} />
        </span>
      )}
      {isMarkedRight && ' '}
      {isMarkedRight && (
        <span className="ms-auto">
          <Badge tone="good" icon={<CheckIcon />}>
            {formatMessage('quizViewer.rightAnswer')}
          </Badge>
        </span>
      )}
    </label>
  );
}
