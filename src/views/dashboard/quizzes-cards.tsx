import type { ReactNode } from 'react';

import { href } from '../../domain/access/href.ts';
import type { EffectiveRole } from '../../domain/access/role.ts';
import { getProcessedListHref, getQuizHref } from '../../domain/dashboard/quiz-links.ts';
import type { DashboardContent } from '../../machines/dashboard/dashboard-machines.ts';
import { Badge } from '../design/display/badge.tsx';
import { CircleAlertIcon, RefreshIcon } from '../design/icons/icons.tsx';
import { useFormatMessage } from '../shared/format-message.tsx';
import { useMomentText } from '../shared/use-moment-text.ts';
import { DashboardCard, RowTitle, rowClasses } from './dashboard-card.tsx';

interface ProcessingCardProps {
  readonly processing: NonNullable<DashboardContent['processing']>;
  readonly role: EffectiveRole;
}

/** The quizzes that cannot be opened while they are processed, and those that failed. */
export function ProcessingCard({ processing, role }: ProcessingCardProps): ReactNode {
  const formatMessage = useFormatMessage();
  const { count, quizzes, rebuild } = processing;
  const processedList = getProcessedListHref(role);
  return (
    <DashboardCard
      title={formatMessage('dashboard.processing')}
      note={count === 0 ? undefined : String(count)}
      isEmpty={quizzes.length === 0 && rebuild === null}
      emptyText={formatMessage('dashboard.noProcessing')}
      all={
        processedList === null
          ? undefined
          : { to: processedList, label: formatMessage('dashboard.library') }
      }
    >
      <ul>
        {rebuild !== null && <RebuildRow {...rebuild} />}
        {quizzes.map(({ id, kind, title, state }) => (
          <li key={id} className={`${rowClasses} flex items-center gap-3 [&_.lucide]:size-4`}>
            {state === 'processing' ? <RefreshIcon /> : <CircleAlertIcon />}
            <span className="grid min-w-0 grow gap-0.5">
              <RowTitle
                to={state === 'failed' ? getQuizHref(role, { id, kind, isOwn: false }) : null}
              >
                {title}
              </RowTitle>
              <span className="text-xs text-ink-2">
                {formatMessage(`dashboard.draftKinds.${kind}`)}
              </span>
            </span>
            {state === 'failed' ? (
              <Badge tone="bad">{formatMessage('dashboard.failed')}</Badge>
            ) : (
              <span className="text-xs text-ink-2">{formatMessage('dashboard.running')}</span>
            )}
          </li>
        ))}
      </ul>
    </DashboardCard>
  );
}

/** How far the rebuilds of the library have come. */
function RebuildRow({
  ended,
  total,
}: NonNullable<ProcessingCardProps['processing']['rebuild']>): ReactNode {
  const formatMessage = useFormatMessage();
  const text = formatMessage('dashboard.rebuilt', { ended, total });
  return (
    <li className={`${rowClasses} flex items-center gap-3 [&_.lucide]:size-4`}>
      <RefreshIcon />
      <span className="grid min-w-0 grow gap-1">
        <span className="font-semibold">{formatMessage('dashboard.rebuild')}</span>
        <span className="figures flex items-center gap-3 text-xs text-ink-2">
          {text}
          <span aria-hidden="true" className="h-1 w-20 overflow-hidden rounded-full bg-line-strong">
            <span
              className="block h-full bg-ink-2"
              style={{ width: `${String((ended / total) * 100)}%` }}
            />
          </span>
        </span>
      </span>
    </li>
  );
}

interface OwnQuizzesCardProps {
  readonly quizzes: NonNullable<DashboardContent['quizzes']>;
}

/** The quizzes of a customer, the last changed first. */
export function OwnQuizzesCard({ quizzes: { count, quizzes } }: OwnQuizzesCardProps): ReactNode {
  const formatMessage = useFormatMessage();
  const { formatDay } = useMomentText();
  return (
    <DashboardCard
      title={formatMessage('dashboard.ownQuizzes')}
      note={count === 0 ? undefined : String(count)}
      isEmpty={quizzes.length === 0}
      emptyText={formatMessage('dashboard.noOwnQuizzes')}
      all={{ to: href('myQuizzes'), label: formatMessage('dashboard.allQuizzes') }}
    >
      <ul>
        {quizzes.map(({ id, title, countOfQuestions, endDate }) => (
          <li key={id} className={`${rowClasses} flex flex-wrap items-center gap-x-4 gap-y-1`}>
            <span className="min-w-40 grow">
              <RowTitle to={href('myQuizView', { userQuizId: id })}>{title}</RowTitle>
            </span>
            <span className="figures text-xs text-ink-2">
              {formatMessage('dashboard.questions', { count: countOfQuestions })}
            </span>
            <span className="figures text-xs md:w-36 md:text-end text-ink-2">
              {endDate === null
                ? formatMessage('dashboard.noDeadline')
                : formatMessage('dashboard.closesOn', { day: formatDay(endDate) })}
            </span>
          </li>
        ))}
      </ul>
    </DashboardCard>
  );
}
