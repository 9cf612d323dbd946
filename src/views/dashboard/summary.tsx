import type { ReactNode } from 'react';
import { useFormatter } from 'use-intl';

import type { DashboardContent } from '../../machines/dashboard/dashboard-machines.ts';
import { useFormatMessage } from '../shared/format-message.tsx';

interface SummaryProps {
  readonly now: Date;
  /** Null while it loads. */
  readonly content: DashboardContent | null;
}

const isSameDay = (one: Date, other: Date): boolean => one.toDateString() === other.toDateString();

/** One sentence about the day: what closes today, what came in, what is ready. */
export function Summary({ now, content }: SummaryProps): ReactNode {
  const formatMessage = useFormatMessage();
  const format = useFormatter();
  const day = format.dateTime(now, { weekday: 'long', month: 'long', day: 'numeric' });
  const today = (content?.deadlines?.quizzes ?? []).filter(
    ({ endDate }) => new Date(endDate) > now && isSameDay(new Date(endDate), now),
  );
  const missing = today.reduce(
    (sum, { assigned, submitted, reminder }) => sum + (reminder?.missing ?? assigned - submitted),
    0,
  );
  const results = content?.results?.count ?? 0;
  const ready = (content?.classes?.classes ?? []).filter(({ isReady }) => isReady).length;
  const parts = [
    ...(today.length === 0
      ? []
      : [formatMessage('dashboard.closesToday', { count: today.length, missing })]),
    ...(results === 0 ? [] : [formatMessage('dashboard.resultsCame', { count: results })]),
    ...(ready === 0 ? [] : [formatMessage('dashboard.classesReady', { count: ready })]),
  ];
  return (
    <p className="figures text-sm text-ink-2 first-letter:uppercase">
      {parts.length === 0
        ? formatMessage('dashboard.day', { day })
        : formatMessage('dashboard.dayWithNews', { day, news: format.list(parts) })}
    </p>
  );
}
