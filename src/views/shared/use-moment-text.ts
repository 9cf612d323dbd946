import { useFormatter } from 'use-intl';

const day = { day: '2-digit', month: '2-digit', year: 'numeric' } as const;

/** Returns the functions that format the day, or day and time, of an ISO 8601 instant. */
export function useMomentText() {
  const format = useFormatter();
  return {
    formatDay: (instant: string): string => format.dateTime(new Date(instant), day),
    formatMoment: (instant: string): string =>
      format.dateTime(new Date(instant), { ...day, hour: '2-digit', minute: '2-digit' }),
  };
}
