import type { ReactNode } from 'react';

import { href } from '../../domain/access/href.ts';
import type { DashboardContent } from '../../machines/dashboard/dashboard-machines.ts';
import { useFormatMessage } from '../shared/format-message.tsx';
import { DashboardCard, RowTitle, rowClasses } from './dashboard-card.tsx';

type Results = NonNullable<DashboardContent['results']>;

const barWidth = 10;
const gap = 2;
const height = 26;
const passedTenth = 6;

/** Ten bars of scores, dark from 60 percent. Decorative: the figures stand beside it. */
function ScoreBars({ scores }: { readonly scores: readonly number[] }): ReactNode {
  const max = Math.max(1, ...scores);
  return (
    <svg
      aria-hidden="true"
      width={scores.length * (barWidth + gap)}
      height={height}
      className="rtl:-scale-x-100 shrink-0"
    >
      {scores.map((score, tenth) => {
        const size = Math.max(1, Math.round((score / max) * height));
        return (
          <rect
            key={tenth}
            x={tenth * (barWidth + gap)}
            y={height - size}
            width={barWidth}
            height={size}
            rx="1"
            className={
              tenth >= passedTenth ? 'fill-ink-2' : 'fill-control forced-colors:fill-[GrayText]'
            }
          />
        );
      })}
    </svg>
  );
}

interface ResultsCardProps {
  readonly results: Results;
  /** The chip of a quiz whose questions are worth a look. */
  readonly renderWarnings: (quizId: number) => ReactNode;
}

/** The quizzes with results since yesterday, those with most new ones first. */
export function ResultsCard({
  results: { count, quizzes },
  renderWarnings,
}: ResultsCardProps): ReactNode {
  const formatMessage = useFormatMessage();
  return (
    <DashboardCard
      title={formatMessage('dashboard.results')}
      note={count === 0 ? undefined : formatMessage('dashboard.sinceYesterday', { count })}
      isEmpty={quizzes.length === 0}
      emptyText={formatMessage('dashboard.noResults')}
      all={{ to: href('customerQuizzes'), label: formatMessage('dashboard.allCustomerQuizzes') }}
    >
      <ul>
        {quizzes.map(
          ({ id, title, class: inClass, newCount, median, submitted, assigned, scores }) => (
            <li key={id} className={`${rowClasses} flex flex-wrap items-center gap-x-5 gap-y-2`}>
              <span className="grid min-w-40 grow gap-0.5 max-md:basis-full">
                <RowTitle to={href('customerQuizResults', { userQuizId: id })}>{title}</RowTitle>
                <span className="figures text-xs text-ink-2">
                  {inClass !== null && (
                    <>
                      <bdi>{inClass.title}</bdi>
                      {' · '}
                    </>
                  )}
                  <span>{formatMessage('dashboard.newResults', { count: newCount })}</span>
                </span>
              </span>
              {renderWarnings(id)}
              <span className="flex items-center gap-x-5 max-md:w-full max-md:justify-between max-md:gap-x-2">
                <ScoreBars scores={scores} />
                <span className="figures grid w-16 justify-items-end text-xs text-ink-2">
                  <span className="text-sm font-semibold text-ink">
                    {formatMessage('dashboard.percent', { value: median })}
                  </span>
                  {formatMessage('dashboard.median')}
                </span>
                <span className="figures grid w-20 justify-items-end text-xs text-ink-2">
                  <span className="text-sm font-semibold text-ink">
                    {formatMessage('dashboard.ofAssigned', { submitted, assigned })}
                  </span>
                  {formatMessage('dashboard.submittedWord')}
                </span>
              </span>
            </li>
          ),
        )}
      </ul>
    </DashboardCard>
  );
}
