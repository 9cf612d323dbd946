import { useFormatter } from 'use-intl';

import { toMinutesAndSeconds } from '../../../domain/results/time-taken.ts';
import { useFormatMessage } from '../../shared/format-message.tsx';

const dateTimeFormat = {
  day: '2-digit',
  month: '2-digit',
  year: 'numeric',
  hour: '2-digit',
  minute: '2-digit',
} as const;

/**
 * Returns formatters for a time (MM/dd/yyyy hh:mm a) and a duration; both return a dash for no
 * value (QRES-16).
 */
export function useResultTimes(): {
  readonly formatMoment: (instant: string | null) => string;
  readonly formatTimeTaken: (seconds: number) => string;
} {
  const formatMessage = useFormatMessage();
  const format = useFormatter();
  return {
    formatMoment: (instant) =>
      instant === null
        ? formatMessage('quizResults.none')
        : format.dateTime(new Date(instant), dateTimeFormat).replace(',', ''),
    formatTimeTaken: (seconds) => {
      const taken = toMinutesAndSeconds(seconds);
      return taken === null
        ? formatMessage('quizResults.none')
        : formatMessage('quizResults.minutesSeconds', { ...taken });
    },
  };
}
