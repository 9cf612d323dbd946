import type { ReactNode } from 'react';

import type { QuestionFigures } from '../../../machines/quiz/results/results-machines.ts';
import { Badge } from '../../design/badge.tsx';
import { CheckIcon, ChevronRightIcon } from '../../design/icon.tsx';
import { RichText } from '../../shared/rich-text/rich-text.tsx';
import { useSentence } from '../../shared/sentences.tsx';

interface OptionCountsProps {
  readonly question: QuestionFigures;
}

/** How often each option of a question was chosen, folded away until it is asked for. */
export function OptionCounts({
  question: { questionOrder, options, timesAsked, timesBlank },
}: OptionCountsProps): ReactNode {
  const sentence = useSentence();
  return (
    <details className="group/options text-sm font-normal">
      <summary className="flex w-fit cursor-pointer list-none items-center gap-1 rounded-sm text-ink-2 hover:text-ink max-md:min-h-11 [&_.lucide]:size-4 [&_.lucide]:transition-transform group-open/options:[&_.lucide]:rotate-90">
        <ChevronRightIcon />
        {sentence('quizResults.questions.showOptions', { number: questionOrder })}
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
                  {sentence('quizResults.questions.rightOption')}
                </Badge>
              )}
              <span className="figures min-w-16 text-end">
                {sentence('quizResults.students', { count: timesChosen })}
              </span>
            </span>
            <svg aria-hidden="true" className="h-1.5 w-full">
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
            {sentence('quizResults.questions.blank', { count: timesBlank })}
          </li>
        )}
      </ul>
    </details>
  );
}
