import { Fragment, type ReactNode } from 'react';
import { useFormatter, useTimeZone } from 'use-intl';

import {
  countCalendarDays,
  createTimeline,
  type Timeline,
  type TimelineBar,
} from '../../../domain/classes/deadline-timeline.ts';
import type { ClassData } from '../../../machines/classes/class-page-machine.ts';
import { TriangleAlertIcon } from '../../design/icons/icons.tsx';
import { Link } from '../../design/navigation/link.tsx';
import { useFormatMessage } from '../../shared/format-message.tsx';
import { useMomentText } from '../../shared/use-moment-text.ts';
import { ClassPanel } from './class-panel.tsx';

type Quiz = ClassData['quizzes'][number];

const toTime = (instant: string | null): number | null =>
  instant === null ? null : Date.parse(instant);
const toPercent = (value: number): string => `${value.toFixed(2)}%`;

interface DeadlinesPanelProps {
  readonly quizzes: readonly Quiz[];
  readonly studentCount: number;
  /** The current time in milliseconds since 1970. */
  readonly now: number;
  readonly getEditPath: (quizId: number) => string | null;
  /** What reminds the students of a quiz. */
  readonly renderReminder: (quiz: Quiz) => ReactNode;
}

/** The deadlines of a class's quizzes on one timeline. */
export function DeadlinesPanel({
  quizzes,
  studentCount,
  now,
  getEditPath,
  renderReminder,
}: DeadlinesPanelProps): ReactNode {
  const formatMessage = useFormatMessage();
  const timeZone = useTimeZone();
  const timeline = createTimeline(
    quizzes.map(({ startDate, endDate, addedAt }) => ({
      startsAt: toTime(startDate ?? addedAt),
      endsAt: toTime(endDate),
    })),
    now,
  );
  return (
    <ClassPanel
      title={formatMessage('classes.deadlines.title')}
      note={timeZone?.replaceAll('_', ' ')}
    >
      {quizzes.length === 0 ? (
        <p className="text-sm text-ink-2">{formatMessage('classes.deadlines.none')}</p>
      ) : (
        <div>
          <Months timeline={timeline} />
          <ul className="divide-y divide-line">
            {quizzes.map((quiz, index) => (
              <QuizDeadline
                key={quiz.id}
                quiz={quiz}
                bar={timeline.bars[index]}
                timeline={timeline}
                studentCount={studentCount}
                now={now}
                editPath={getEditPath(quiz.id)}
                reminder={renderReminder(quiz)}
              />
            ))}
          </ul>
        </div>
      )}
    </ClassPanel>
  );
}

const minGapPercent = 14;

function Months({ timeline: { months, today } }: { readonly timeline: Timeline }): ReactNode {
  const formatMessage = useFormatMessage();
  const format = useFormatter();
  const shown = months.filter(({ percent }) => Math.abs(percent - today) > minGapPercent);
  return (
    <div aria-hidden="true" className="relative h-5 border-b border-line text-xs text-ink-2">
      {shown
        .filter(({ percent }) => percent < 90)
        .map(({ at, percent }) => (
          <span key={at} className="absolute" style={{ insetInlineStart: toPercent(percent) }}>
            {format.dateTime(new Date(at), { month: 'short', timeZone: 'UTC' })}
          </span>
        ))}
      <span
        className="absolute -translate-x-1/2 font-semibold text-ink rtl:translate-x-1/2"
        style={{ insetInlineStart: toPercent(Math.min(Math.max(today, 8), 92)) }}
      >
        {formatMessage('classes.deadlines.today')}
      </span>
    </div>
  );
}

interface QuizDeadlineProps {
  readonly quiz: Quiz;
  readonly bar: TimelineBar | undefined;
  readonly timeline: Timeline;
  readonly studentCount: number;
  readonly now: number;
  readonly editPath: string | null;
  readonly reminder: ReactNode;
}

function QuizDeadline({
  quiz,
  bar,
  timeline,
  studentCount,
  now,
  editPath,
  reminder,
}: QuizDeadlineProps): ReactNode {
  const formatMessage = useFormatMessage();
  const { formatDay } = useMomentText();
  const isPlanned = quiz.startDate !== null && Date.parse(quiz.startDate) > now;
  return (
    <li className="grid grid-cols-[minmax(0,1fr)] gap-1 py-2.5 text-sm last:pb-0">
      <span className="flex items-baseline justify-between gap-2">
        <span className="line-clamp-2 min-w-0 font-semibold wrap-anywhere" title={quiz.title}>
          {quiz.title}
        </span>
        {quiz.endDate === null ? (
          <span className="flex shrink-0 items-center gap-1 font-medium text-warn">
            <TriangleAlertIcon className="size-3.5" />
            {formatMessage('classes.deadlines.noDeadline')}
          </span>
        ) : (
          <time dateTime={quiz.endDate} className="figures shrink-0 text-ink-2">
            {formatDay(quiz.endDate)}
          </time>
        )}
      </span>
      {bar && <Bar bar={bar} timeline={timeline} />}
      <span className="figures flex items-baseline justify-between gap-2 text-xs text-ink-2">
        <span>
          {isPlanned && quiz.startDate !== null
            ? formatMessage('classes.deadlines.starts', { day: formatDay(quiz.startDate) })
            : formatMessage('classes.deadlines.submitted', {
                done: quiz.countOfSubmitted,
                total: studentCount,
              })}
        </span>
        <DeadlineNote quiz={quiz} now={now} editPath={editPath} />
      </span>
      {reminder}
    </li>
  );
}

function DeadlineNote({
  quiz: { title, endDate, mean },
  now,
  editPath,
}: Pick<QuizDeadlineProps, 'quiz' | 'now' | 'editPath'>): ReactNode {
  const formatMessage = useFormatMessage();
  const timeZone = useTimeZone();
  if (endDate === null)
    return (
      editPath !== null && (
        <Link
          to={editPath}
          aria-label={formatMessage('classes.missing.setDeadlineOf', { title })}
          className="rounded-sm font-semibold text-accent no-underline hover:underline"
        >
          {formatMessage('classes.missing.setIt')}
        </Link>
      )
    );
  const end = Date.parse(endDate);
  if (end > now)
    return (
      <span className="font-semibold text-ink">
        {formatMessage('classes.deadlines.daysLeft', {
          days: countCalendarDays(now, end, timeZone),
        })}
      </span>
    );
  return mean === null ? null : (
    <span>{formatMessage('classes.deadlines.mean', { percent: mean })}</span>
  );
}

const barLooks: Readonly<Record<TimelineBar['state'], string>> = {
  over: 'h-1.5 rounded-full bg-ink-3',
  running: 'h-1.5 rounded-full border border-accent',
  planned: 'h-1.5 rounded-full border border-ink-3',
  noDeadline: 'h-0 border-t-2 border-dashed border-warn',
};

function Bar({
  bar: { start, end, state },
  timeline: { months, today },
}: {
  readonly bar: TimelineBar;
  readonly timeline: Timeline;
}): ReactNode {
  const formatMessage = useFormatMessage();
  const done = ((today - start) / (end - start)) * 100;
  return (
    <span className="relative block h-4 overflow-hidden">
      <span className="sr-only">{formatMessage(`classes.deadlines.states.${state}`)}</span>
      <span aria-hidden="true">
        <span className="absolute inset-x-0 top-1/2 h-px bg-line" />
        {months.map(({ at, percent }) => (
          <Fragment key={at}>
            <span
              className="absolute top-1/4 h-1/2 w-px bg-line-strong"
              style={{ insetInlineStart: toPercent(percent) }}
            />
          </Fragment>
        ))}
        <span
          className={`absolute top-1/2 -translate-y-1/2 overflow-hidden ${barLooks[state]}`}
          style={{ insetInlineStart: toPercent(start), width: toPercent(end - start) }}
        >
          {state === 'running' && (
            <span
              className="absolute inset-y-0 start-0 bg-accent"
              style={{ width: toPercent(done) }}
            />
          )}
        </span>
        <span
          className="absolute top-0 h-full w-0.5 bg-ink"
          style={{ insetInlineStart: toPercent(today) }}
        />
      </span>
    </span>
  );
}
