import type { ReactNode } from 'react';
import { useFormatter } from 'use-intl';

import type { EffectiveRole } from '../../domain/access/role.ts';
import { getDeadlineHref, getQuizListHref } from '../../domain/dashboard/quiz-links.ts';
import type { DashboardContent } from '../../machines/dashboard/dashboard-machines.ts';
import { classNames } from '../design/class-names.ts';
import { useFormatMessage } from '../shared/format-message.tsx';
import { DashboardCard, RowTitle, rowClasses } from './dashboard-card.tsx';

type Deadlines = NonNullable<DashboardContent['deadlines']>;
/** A quiz that closes soon, or has closed. */
export type Deadline = Deadlines['quizzes'][number];

const dayCount = 7;
const dayMs = 86_400_000;
const rowGrid = 'md:grid md:grid-cols-[13rem_minmax(0,1fr)_9rem] md:gap-4';

/** Returns the first of the seven days: yesterday, in the browser's time zone. */
const getFirstDay = (now: Date): Date =>
  new Date(now.getFullYear(), now.getMonth(), now.getDate() - 1);

/** Returns where a time stands in the seven days, in percent from 0 to 100. */
const getPlace = (time: Date, first: Date): number =>
  Math.min(100, Math.max(0, ((time.getTime() - first.getTime()) / (dayCount * dayMs)) * 100));

const percent = (place: number): string => `${place.toFixed(2)}%`;

interface SpanProps {
  readonly from: number;
  readonly until: number;
  readonly className: string;
}

const Span = ({ from, until, className }: SpanProps): ReactNode => (
  <line
    x1={percent(from)}
    x2={percent(until)}
    y1="14"
    y2="14"
    className={className}
    strokeWidth="5"
  />
);

interface BarProps {
  readonly deadline: Deadline;
  readonly now: Date;
}

/** From opening to deadline; dark is the time gone, the ring is the deadline. Decorative. */
function Bar({ deadline, now }: BarProps): ReactNode {
  const first = getFirstDay(now);
  const end = getPlace(new Date(deadline.endDate), first);
  const start = deadline.startDate === null ? 0 : getPlace(new Date(deadline.startDate), first);
  const gone = Math.min(end, Math.max(start, getPlace(now, first)));
  return (
    <svg
      aria-hidden="true"
      width="100%"
      height="28"
      className="block max-md:hidden rtl:-scale-x-100"
    >
      {Array.from({ length: dayCount + 1 }, (_, day) => (
        <line
          key={day}
          x1={percent((day / dayCount) * 100)}
          x2={percent((day / dayCount) * 100)}
          y1="0"
          y2="28"
          className="stroke-line"
        />
      ))}
      <line
        x1={percent(getPlace(now, first))}
        x2={percent(getPlace(now, first))}
        y1="0"
        y2="28"
        className="stroke-accent"
        strokeWidth="1.5"
      />
      <Span
        from={start}
        until={end}
        className="stroke-line-strong forced-colors:stroke-[GrayText]"
      />
      <Span from={start} until={gone} className="stroke-ink-2" />
      <circle
        cx={percent(end)}
        cy="14"
        r="5"
        className="fill-surface stroke-ink-2"
        strokeWidth="2"
      />
    </svg>
  );
}

/** How many letters of a day's name have room at every width. */
const maxDayLetters = 5;

/**
 * The names of the seven days; today is marked. Arabic has no short names: its long ones become
 * letters where there is little room.
 */
function DayNames({ now }: Pick<BarProps, 'now'>): ReactNode {
  const format = useFormatter();
  const first = getFirstDay(now);
  const days = Array.from(
    { length: dayCount },
    (_, day) => new Date(first.getFullYear(), first.getMonth(), first.getDate() + day),
  );
  const formatDay = (day: Date, weekday: 'short' | 'narrow'): string =>
    format.dateTime(day, { weekday });
  const isShort = days.every((day) => formatDay(day, 'short').length <= maxDayLetters);
  return (
    <div aria-hidden="true" className={`${rowGrid} hidden border-b border-line px-4 py-1.5`}>
      <span />
      <span className="grid grid-cols-7 text-center text-xs text-ink-2">
        {days.map((day, place) => (
          <span
            key={day.getTime()}
            className={classNames('grid leading-tight', place === 1 && 'font-bold text-accent')}
          >
            <span className={isShort ? '' : 'max-xl:hidden'}>{formatDay(day, 'short')}</span>
            {!isShort && <span className="xl:hidden">{formatDay(day, 'narrow')}</span>}
            <span className="figures">{format.dateTime(day, { day: 'numeric' })}</span>
          </span>
        ))}
      </span>
      <span />
    </div>
  );
}

interface DeadlineRowProps extends BarProps {
  readonly role: EffectiveRole;
  readonly reminder: ReactNode;
}

/** How many submitted, and how many of the class are missing where they can be reminded. */
function SubmittedText({
  assigned,
  submitted,
  reminder,
}: Pick<Deadline, 'assigned' | 'submitted' | 'reminder'>): ReactNode {
  const formatMessage = useFormatMessage();
  if (reminder !== null && reminder.missing > 0)
    return formatMessage('dashboard.missingOf', { submitted, missing: reminder.missing });
  return assigned === 0
    ? formatMessage('dashboard.notDistributed')
    : formatMessage('dashboard.submitted', { submitted, assigned });
}

function DeadlineRow({ deadline, role, now, reminder }: DeadlineRowProps): ReactNode {
  const formatMessage = useFormatMessage();
  const format = useFormatter();
  const end = new Date(deadline.endDate);
  const isClosed = end <= now;
  const time = format.dateTime(end, { weekday: 'short', hour: 'numeric', minute: '2-digit' });
  const isSoon = !isClosed && end.getTime() - now.getTime() < dayMs;
  return (
    <li className={`${rowClasses} ${rowGrid} items-center max-md:grid max-md:gap-1`}>
      <span className="grid gap-0.5">
        <RowTitle to={getDeadlineHref(role, deadline)}>{deadline.title}</RowTitle>
        {deadline.class !== null && (
          <span className="text-xs text-ink-2 wrap-anywhere">{deadline.class.title}</span>
        )}
      </span>
      <Bar deadline={deadline} now={now} />
      <span className="figures grid gap-0.5 text-xs md:justify-items-end">
        <span className={classNames('font-semibold', isSoon ? 'text-warn' : 'text-ink')}>
          {formatMessage(isClosed ? 'dashboard.closed' : 'dashboard.closes', { time })}
        </span>
        <span className="text-ink-2">
          <SubmittedText {...deadline} />
        </span>
        {reminder}
      </span>
    </li>
  );
}

interface DeadlinesCardProps {
  readonly deadlines: Deadlines;
  readonly role: EffectiveRole;
  readonly now: Date;
  /** What reminds the students of a deadline's class. */
  readonly renderReminder: (deadline: Deadline) => ReactNode;
}

/** The deadlines from yesterday on for seven days, each with its bar. */
export function DeadlinesCard({
  deadlines,
  role,
  now,
  renderReminder,
}: DeadlinesCardProps): ReactNode {
  const formatMessage = useFormatMessage();
  const { count, quizzes } = deadlines;
  return (
    <DashboardCard
      title={formatMessage('dashboard.deadlines')}
      note={count === 0 ? undefined : formatMessage('dashboard.quizCount', { count })}
      isEmpty={quizzes.length === 0}
      emptyText={formatMessage('dashboard.noDeadlines')}
      all={
        count > quizzes.length
          ? {
              to: getQuizListHref(role),
              label: formatMessage('dashboard.allQuizzes'),
            }
          : undefined
      }
    >
      <DayNames now={now} />
      <ul>
        {quizzes.map((deadline) => (
          <DeadlineRow
            key={deadline.id}
            deadline={deadline}
            role={role}
            now={now}
            reminder={renderReminder(deadline)}
          />
        ))}
      </ul>
    </DashboardCard>
  );
}
