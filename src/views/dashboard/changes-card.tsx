import type { ReactNode } from 'react';
import { useFormatter } from 'use-intl';

import type { EffectiveRole } from '../../domain/access/role.ts';
import { getChangedQuizHref } from '../../domain/dashboard/quiz-links.ts';
import type { DashboardContent } from '../../machines/dashboard/dashboard-machines.ts';
import { Avatar } from '../design/display/avatar.tsx';
import { useFormatMessage } from '../shared/format-message.tsx';
import { formatPerson } from '../shared/user-text.ts';
import { DashboardCard, RowTitle, rowClasses } from './dashboard-card.tsx';

interface ChangesCardProps {
  readonly changes: NonNullable<DashboardContent['changes']>;
  readonly role: EffectiveRole;
  readonly now: Date;
}

/** What others did with quizzes that the person may read, the newest first. */
export function ChangesCard({ changes, role, now }: ChangesCardProps): ReactNode {
  const formatMessage = useFormatMessage();
  const format = useFormatter();
  return (
    <DashboardCard
      title={formatMessage('dashboard.changes')}
      isEmpty={changes.length === 0}
      emptyText={formatMessage('dashboard.noChanges')}
    >
      <ul>
        {changes.map(({ at, person, action, quiz, isShared }) => (
          <li
            key={`${at} ${action} ${String(quiz.id)}`}
            className={`${rowClasses} flex items-start gap-3`}
          >
            <Avatar firstName={person.firstName} lastName={person.lastName} />
            <span className="grid min-w-0 grow gap-0.5">
              <span className="text-ink-2">
                <span className="font-semibold text-ink">{formatPerson(person)}</span>{' '}
                {formatMessage(`dashboard.actions.${action}`)}
              </span>
              <RowTitle to={getChangedQuizHref(role, quiz, isShared)}>{quiz.title}</RowTitle>
            </span>
            <time dateTime={at} className="figures shrink-0 text-xs text-ink-2">
              {format.relativeTime(new Date(at), now)}
            </time>
          </li>
        ))}
      </ul>
    </DashboardCard>
  );
}
