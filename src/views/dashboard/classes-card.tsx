import type { ReactNode } from 'react';

import { href } from '../../domain/access/href.ts';
import { getClassTabHref, type ClassTab } from '../../domain/classes/class-tabs.ts';
import type { MissingReason } from '../../domain/classes/find-missing.ts';
import type { DashboardContent } from '../../machines/dashboard/dashboard-machines.ts';
import { CircleAlertIcon, CircleCheckIcon } from '../design/icons/icons.tsx';
import { ButtonLink } from '../design/navigation/link.tsx';
import { useFormatMessage } from '../shared/format-message.tsx';
import { DashboardCard, RowTitle, rowClasses } from './dashboard-card.tsx';

interface ClassesCardProps {
  readonly classes: NonNullable<DashboardContent['classes']>;
}

/** The tab of a class where a missing thing is added. */
const tabs: Readonly<Record<MissingReason, ClassTab>> = {
  noStudents: 'students',
  noContent: 'quizzes',
  quizWithoutDeadline: 'quizzes',
  documentsNotShared: 'documents',
};

/** The classes that are not published, with what is missing first. */
export function ClassesCard({ classes: { count, classes } }: ClassesCardProps): ReactNode {
  const formatMessage = useFormatMessage();
  return (
    <DashboardCard
      title={formatMessage('dashboard.classes')}
      note={count === 0 ? undefined : String(count)}
      isEmpty={classes.length === 0}
      emptyText={formatMessage('dashboard.noClasses')}
      all={{ to: href('classes'), label: formatMessage('dashboard.allClasses') }}
    >
      <ul>
        {classes.map(({ id, title, studentCount, quizCount, playlistCount, missing }) => {
          const [first] = missing;
          const step = formatMessage(
            first === undefined ? 'dashboard.toPublish' : `dashboard.steps.${first}`,
          );
          return (
            <li key={id} className={`${rowClasses} flex flex-wrap items-center gap-3`}>
              <span className="grid min-w-40 grow gap-0.5">
                <RowTitle to={href('classDetail', { id })}>{title}</RowTitle>
                <span className="figures text-xs text-ink-2">
                  {(
                    [
                      ['students', studentCount],
                      ['quizzes', quizCount],
                      ['playlists', playlistCount],
                    ] as const
                  )
                    .filter(([, count]) => count > 0)
                    .map(([what, count]) => formatMessage(`dashboard.counts.${what}`, { count }))
                    .join(' · ')}
                </span>
                <span
                  data-ready={first === undefined || undefined}
                  className="flex items-center gap-1.5 text-xs text-warn data-ready:text-good [&_.lucide]:size-3.5"
                >
                  {first === undefined ? <CircleCheckIcon /> : <CircleAlertIcon />}
                  <span>
                    {formatMessage(
                      first === undefined
                        ? 'dashboard.everythingThere'
                        : `dashboard.missing.${first}`,
                    )}
                  </span>
                </span>
              </span>
              <ButtonLink
                to={getClassTabHref(id, first === undefined ? 'students' : tabs[first])}
                aria-label={formatMessage('dashboard.stepOf', { step, title })}
              >
                {step}
              </ButtonLink>
            </li>
          );
        })}
      </ul>
    </DashboardCard>
  );
}
