import type { ReactNode } from 'react';
import { useFormatter } from 'use-intl';

import { isPassed, truncatePercentage } from '../../../domain/results/score.ts';
import { CheckIcon, XIcon } from '../../design/icons/icons.tsx';
import { VisuallyHidden } from '../../design/display/visually-hidden.tsx';
import { useFormatMessage } from '../../shared/format-message.tsx';

/** Returns a function that formats a percentage, for example 66.6% (QRES-22). */
export function useFormatPercentage(): (progress: number) => string {
  const format = useFormatter();
  return (progress) =>
    format.number(truncatePercentage(progress) / 100, {
      style: 'percent',
      maximumFractionDigits: 1,
    });
}

interface ScoreTextProps {
  readonly progress: number;
  readonly children: ReactNode;
}

/**
 * A score or percentage, red below 60 and green otherwise, with an icon and hidden text that say
 * the same (QRES-15).
 */
export function ScoreText({ progress, children }: ScoreTextProps): ReactNode {
  const formatMessage = useFormatMessage();
  const hasPassed = isPassed(progress);
  return (
    <span
      data-passed={hasPassed}
      className={`inline-flex items-center gap-1 font-semibold [&_.lucide]:size-3.5 ${hasPassed ? 'text-good' : 'text-bad'}`}
    >
      {hasPassed ? <CheckIcon /> : <XIcon />}
      {children}
      <VisuallyHidden>
        ({formatMessage(hasPassed ? 'quizResults.passed' : 'quizResults.notPassed')})
      </VisuallyHidden>
    </span>
  );
}
