import type { ReactNode } from 'react';
import { useFormatter } from 'use-intl';

import { getDeadlineStatus } from '../../../../domain/quiz/deadline.ts';
import type { Draft } from '../../../../domain/quiz/draft/draft.ts';
import { Badge } from '../../../design/display/badge.tsx';
import { useFormatMessage } from '../../../shared/format-message.tsx';

/** Props of `QuizFacts`. */
export interface QuizFactsProps {
  readonly quiz: Pick<Draft, 'durationMinutes' | 'endDate' | 'graded' | 'restrictNonInstitutional'>;
  readonly showsType: boolean;
  /** Only user quizzes have an access type. */
  readonly showsAccess: boolean;
  /** Titles of subjects, when they are known. */
  readonly subjects?: readonly string[];
  /** The current time for the deadline, in milliseconds since 1970. */
  readonly now: number;
}

const deadlineFormat = {
  day: '2-digit',
  month: '2-digit',
  year: 'numeric',
  hour: '2-digit',
  minute: '2-digit',
} as const;

/**
 * Time limit, deadline and, where they apply, type, access type and subjects (QVIEW-02 to
 * QVIEW-05).
 */
export function QuizFacts({
  quiz,
  showsType,
  showsAccess,
  subjects = [],
  now,
}: QuizFactsProps): ReactNode {
  const formatMessage = useFormatMessage();
  const { durationMinutes, endDate, graded, restrictNonInstitutional } = quiz;
  const hasLimit = typeof durationMinutes === 'number' && durationMinutes > 0;
  return (
    <dl className="flex flex-wrap gap-x-8 gap-y-3">
      <Fact name={formatMessage('quizDialogs.preview.timeLimit')}>
        {hasLimit
          ? formatMessage('quizDialogs.preview.minutes', { count: durationMinutes })
          : formatMessage('quizDialogs.preview.noLimit')}
      </Fact>
      <Fact name={formatMessage('quizDialogs.preview.deadline')}>
        <Deadline endDate={endDate} now={now} />
      </Fact>
      {showsType && graded !== null && (
        <Fact name={formatMessage('quizDialogs.preview.type')}>
          {formatMessage(`quizDialogs.preview.${graded}`)}
        </Fact>
      )}
      {showsAccess && (
        <Fact name={formatMessage('quizDialogs.preview.access')}>
          {formatMessage(
            restrictNonInstitutional
              ? 'quizDialogs.preview.restricted'
              : 'quizDialogs.preview.openAccess',
          )}
        </Fact>
      )}
      {subjects.length > 0 && (
        <Fact name={formatMessage('quizViewer.subjects')}>
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

interface DeadlineProps {
  readonly endDate: string | null;
  readonly now: number;
}

/** The deadline: a date, a dash without one, 'Expired' once it has passed (QVIEW-03). */
function Deadline({ endDate, now }: DeadlineProps): ReactNode {
  const formatMessage = useFormatMessage();
  const format = useFormatter();
  const deadline = getDeadlineStatus(endDate, now);
  if (endDate === null || deadline === 'none')
    return (
      <>
        <span aria-hidden="true">—</span>
        <span className="sr-only">{formatMessage('quizViewer.noDeadline')}</span>
      </>
    );
  return deadline === 'expired' ? (
    <Badge tone="bad">{formatMessage('quizViewer.expired')}</Badge>
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
