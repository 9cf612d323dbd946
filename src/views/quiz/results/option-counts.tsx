import type { ReactNode } from 'react';

import type { QuestionSummary } from '../../../machines/quiz/results/results-machines.ts';
import { Badge } from '../../design/display/badge.tsx';
import { CheckIcon, ChevronRightIcon } from '../../design/icons/icons.tsx';
import { RichText } from '../../shared/rich-text/rich-text.tsx';
import { useFormatMessage } from '../../shared/format-message.tsx';
import { classNames } from '../../design/class-names.ts';

interface OptionCountsProps {
  readonly question: QuestionSummary;
}

/** How often each option of a question was chosen; collapsed by default. */
export function OptionCounts({
  question: { questionOrder, options, timesAsked, timesBlank },
}: OptionCountsProps): ReactNode {
  const formatMessage = useFormatMessage();
  return (
    <details className="group/options text-sm font-normal">
      <summary
        className={classNames(
          'flex w-fit cursor-pointer list-none items-center gap-1 rounded-sm text-ink-2',
          'hover:text-ink max-md:min-h-11 [&_.lucide]:size-4 [&_.lucide]:transition-transform',
          'group-open/options:[&_.lucide]:rotate-90 rtl:group-open/options:[&_.lucide]:-rotate-90',
        )}
      >
        <ChevronRightIcon />
        {formatMessage('quizResults.questions.showOptions', { number: questionOrder })}
      </summary>
      <ul className="mt-2 grid max-w-xl gap-1.5">
        {options.map(({ text, isRight, timesChosen }) => (
          <li key={text} className="grid gap-1">
            <span className="flex flex-wrap items-center gap-x-2 gap-y-1">
              <span className="min-w-0 grow wrap-anywhere">
                <RichText text={text} />
              </span>
              {isRight && (
                <Badge tone="good" icon={<CheckIcon />}>
                  {formatMessage('quizResults.questions.rightOption')}
                </Badge>
              )}
              <span className="figures min-w-16 text-end">
                {formatMessage('quizResults.students', { count: timesChosen })}
              </span>
            </span>
            <svg aria-hidden="true" className="h-1.5 w-full rtl:-scale-x-100">
              <rect width="100%" height="100%" rx="3" className="fill-line" />
              <rect
                width={`${String((timesChosen / timesAsked) * 100)}%`}
                height="100%"
                rx="3"
                className={isRight ? 'fill-good' : 'fill-ink-3'}
              />
            </svg>
          </li>
        ))}
        {timesBlank > 0 && (
          <li className="text-ink-2">
            {formatMessage('quizResults.questions.blank', { count: timesBlank })}
          </li>
        )}
      </ul>
    </details>
  );
}
