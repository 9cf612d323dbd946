import type { ReactNode } from 'react';
import { useTimeZone } from 'use-intl';

import { earliestDeadline } from '../../../domain/quiz/deadline.ts';
import { DateTimeField } from '../../design/date-time-field.tsx';
import { useSentence } from '../../shared/sentences.tsx';
import { useEditor } from '../editor-context.ts';
import { DurationField } from './duration-field.tsx';
import { useDetail } from './use-detail.ts';

/** When the quiz can be taken and for how long (QFRM-09 to QFRM-11, QFRM-20). */
export const TimingFields = (): ReactNode => (
  <>
    <DateDetail field="startDate" label="quizForm.startDate" none="quizForm.noStart" />
    <DateDetail field="endDate" label="quizForm.endDate" none="quizForm.noEnd" />
    <DurationField />
  </>
);

interface DateDetailProps {
  readonly field: 'startDate' | 'endDate';
  readonly label: 'quizForm.startDate' | 'quizForm.endDate';
  /** What no date means. */
  readonly none: 'quizForm.noStart' | 'quizForm.noEnd';
}

/** How far the clocks of `timeZone` are from UTC at `instant`, for example GMT+1. */
const offsetAt = (instant: string, timeZone: string): string =>
  new Intl.DateTimeFormat('en', { timeZone, timeZoneName: 'shortOffset' })
    .formatToParts(new Date(instant))
    .find(({ type }) => type === 'timeZoneName')?.value ?? '';

/** The start or the end on the clocks of the author's zone, whose name stands below (QVAL-23, QVAL-24). */
function DateDetail({ field, label, none }: DateDetailProps): ReactNode {
  const sentence = useSentence();
  const editor = useEditor();
  const timeZone = useTimeZone();
  const { value, error, ref } = useDetail(field);
  const earliest = (): number => {
    const { input, history } = editor.getSnapshot().context;
    return field === 'startDate' ? input.now() : earliestDeadline(history.draft, input.now());
  };
  return (
    <div ref={ref}>
      <DateTimeField
        label={sentence(label)}
        description={
          value === null || timeZone === undefined
            ? sentence(none)
            : sentence('quizForm.inZone', {
                zone: timeZone.replaceAll('_', ' '),
                offset: offsetAt(value, timeZone),
              })
        }
        error={error}
        value={value}
        timeZone={timeZone}
        earliest={earliest}
        onChange={(next) => {
          editor.send({ type: 'detail.set', field, value: next });
        }}
        onLeave={() => {
          editor.send({ type: 'field.leave' });
        }}
        sentences={{
          open: sentence('quizForm.openCalendar'),
          calendar: sentence('quizForm.calendar'),
          clear: sentence('quizForm.clearDate'),
          time: sentence('quizForm.time'),
          done: sentence('quizForm.done'),
          incomplete: sentence('quizForm.incompleteDate'),
          unavailable: sentence('quizForm.calendarUnavailable'),
        }}
      />
    </div>
  );
}
