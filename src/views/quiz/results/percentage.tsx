import type { ReactNode } from 'react';
import { useFormatter } from 'use-intl';

import { isPassed, shownPercentage } from '../../../domain/results/score.ts';
import { CheckIcon, XIcon } from '../../design/icon.tsx';
import { VisuallyHidden } from '../../design/visually-hidden.tsx';
import { useSentence } from '../../shared/sentences.tsx';

/** Writes a percentage as it is shown, for example 66.6% (QRES-22). */
export function usePercentage(): (progress: number) => string {
  const format = useFormatter();
  return (progress) =>
    format.number(shownPercentage(progress) / 100, { style: 'percent', maximumFractionDigits: 1 });
}

interface ReachedProps {
  readonly progress: number;
  readonly children: ReactNode;
}

/** A score or percentage in the colour of its result, red below 60 and else green, which a mark and hidden words say too (QRES-15). */
export function Reached({ progress, children }: ReachedProps): ReactNode {
  const sentence = useSentence();
  const passed = isPassed(progress);
  return (
    <span
      data-passed={passed}
      className={`inline-flex items-center gap-1 font-semibold [&_.lucide]:size-3.5 ${passed ? 'text-good' : 'text-bad'}`}
    >
      {passed ? <CheckIcon /> : <XIcon />}
      {children}
      <VisuallyHidden>
        ({sentence(passed ? 'quizResults.passed' : 'quizResults.notPassed')})
      </VisuallyHidden>
    </span>
  );
}
