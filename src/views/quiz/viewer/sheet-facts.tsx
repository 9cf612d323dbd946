import type { ReactNode } from 'react';
import { useFormatter } from 'use-intl';

import { useSentence } from '../../shared/sentences.tsx';
import type { SheetProps } from './quiz-sheet.tsx';

const deadlineFormat = { day: '2-digit', month: '2-digit', year: 'numeric', hour: '2-digit', minute: '2-digit' } as const;

/** Time limit, deadline, type and access type of a quiz, the last two where they apply. */
export function SheetFacts({ quiz, showsType, showsAccess }: SheetProps): ReactNode {
  const sentence = useSentence();
  const format = useFormatter();
  const { durationMinutes, endDate, graded, restrictNonInstitutional } = quiz;
  const hasLimit = typeof durationMinutes === 'number' && durationMinutes > 0;
  return (
    <dl className="flex flex-wrap gap-x-8 gap-y-3">
      <Fact name={sentence('quizDialogs.preview.timeLimit')}>{hasLimit ? sentence('quizDialogs.preview.minutes', { count: durationMinutes }) : sentence('quizDialogs.preview.noLimit')}</Fact>
      <Fact name={sentence('quizDialogs.preview.deadline')}>{endDate === null ? sentence('quizDialogs.preview.noDeadline') : format.dateTime(new Date(endDate), deadlineFormat).replace(',', '')}</Fact>
      {showsType && graded !== null && <Fact name={sentence('quizDialogs.preview.type')}>{sentence(`quizDialogs.preview.${graded}`)}</Fact>}
      {showsAccess && <Fact name={sentence('quizDialogs.preview.access')}>{sentence(restrictNonInstitutional ? 'quizDialogs.preview.restricted' : 'quizDialogs.preview.openAccess')}</Fact>}
    </dl>
  );
}

interface FactProps {
  readonly name: string;
  readonly children: ReactNode;
}

const Fact = ({ name, children }: FactProps): ReactNode => (
  <div className="grid gap-0.5">
    <dt className="text-xs font-medium text-ink-2">{name}</dt>
    <dd className="figures text-base font-semibold">{children}</dd>
  </div>
);
