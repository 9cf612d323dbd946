import type { ReactNode } from 'react';
import { useFormatter } from 'use-intl';

import { deadlineAt } from '../../../domain/quiz/deadline.ts';
import { Badge } from '../../design/badge.tsx';
import { useSentence } from '../../shared/sentences.tsx';
import type { SheetProps } from './quiz-sheet.tsx';

const deadlineFormat = {
  day: '2-digit',
  month: '2-digit',
  year: 'numeric',
  hour: '2-digit',
  minute: '2-digit',
} as const;

/** Time limit, deadline, type, access type and subjects of a quiz, the last three where they apply (QVIEW-02 to QVIEW-05). */
export function SheetFacts({
  quiz,
  showsType,
  showsAccess,
  subjects = [],
  now,
}: SheetProps): ReactNode {
  const sentence = useSentence();
  const { durationMinutes, endDate, graded, restrictNonInstitutional } = quiz;
  const hasLimit = typeof durationMinutes === 'number' && durationMinutes > 0;
  return (
    <dl className="flex flex-wrap gap-x-8 gap-y-3">
      <Fact name={sentence('quizDialogs.preview.timeLimit')}>
        {hasLimit
          ? sentence('quizDialogs.preview.minutes', { count: durationMinutes })
          : sentence('quizDialogs.preview.noLimit')}
      </Fact>
      <Fact name={sentence('quizDialogs.preview.deadline')}>
        <DeadlineShown endDate={endDate} now={now} />
      </Fact>
      {showsType && graded !== null && (
        <Fact name={sentence('quizDialogs.preview.type')}>
          {sentence(`quizDialogs.preview.${graded}`)}
        </Fact>
      )}
      {showsAccess && (
        <Fact name={sentence('quizDialogs.preview.access')}>
          {sentence(
            restrictNonInstitutional
              ? 'quizDialogs.preview.restricted'
              : 'quizDialogs.preview.openAccess',
          )}
        </Fact>
      )}
      {subjects.length > 0 && (
        <Fact name={sentence('quizViewer.subjects')}>
          <span className="flex flex-wrap gap-1.5">
            {subjects.map((subject) => (
              <Badge key={subject}>{subject}</Badge>
            ))}
          </span>
        </Fact>
      )}
    </dl>
  );
}

interface DeadlineShownProps {
  readonly endDate: string | null;
  readonly now: number;
}

/** A date, a dash where there is none, 'Expired' once it is past (QVIEW-03). */
function DeadlineShown({ endDate, now }: DeadlineShownProps): ReactNode {
  const sentence = useSentence();
  const format = useFormatter();
  const deadline = deadlineAt(endDate, now);
  if (endDate === null || deadline === 'none')
    return (
      <>
        <span aria-hidden="true">—</span>
        <span className="sr-only">{sentence('quizViewer.noDeadline')}</span>
      </>
    );
  return deadline === 'expired' ? (
    <Badge tone="bad">{sentence('quizViewer.expired')}</Badge>
  ) : (
    format.dateTime(new Date(endDate), deadlineFormat).replace(',', '')
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
