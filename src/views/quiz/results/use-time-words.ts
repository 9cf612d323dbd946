import { useFormatter } from 'use-intl';

import { timeTaken } from '../../../domain/results/time-taken.ts';
import { useSentence } from '../../shared/sentences.tsx';

const moment = {
  day: '2-digit',
  month: '2-digit',
  year: 'numeric',
  hour: '2-digit',
  minute: '2-digit',
} as const;

/** Writes when something happened (MM/dd/yyyy hh:mm a) and how long it took; a dash for nothing (QRES-16). */
export function useTimeWords(): {
  readonly when: (instant: string | null) => string;
  readonly howLong: (seconds: number) => string;
} {
  const sentence = useSentence();
  const format = useFormatter();
  return {
    when: (instant) =>
      instant === null
        ? sentence('quizResults.none')
        : format.dateTime(new Date(instant), moment).replace(',', ''),
    howLong: (seconds) => {
      const taken = timeTaken(seconds);
      return taken === null
        ? sentence('quizResults.none')
        : sentence('quizResults.minutesSeconds', { ...taken });
    },
  };
}
