import type { DateTimeFieldProps } from '../design/dates/date-time-types.ts';
import { useFormatMessage } from '../shared/format-message.tsx';

/** Returns the texts of a field for a date and a time. */
export function useDateTimeLabels(): DateTimeFieldProps['labels'] {
  const formatMessage = useFormatMessage();
  return {
    open: formatMessage('quizForm.openCalendar'),
    calendar: formatMessage('quizForm.calendar'),
    clear: formatMessage('quizForm.clearDate'),
    time: formatMessage('quizForm.time'),
    done: formatMessage('quizForm.done'),
    incomplete: formatMessage('quizForm.incompleteDate'),
    unavailable: formatMessage('quizForm.calendarUnavailable'),
  };
}
