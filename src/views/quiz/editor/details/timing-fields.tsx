import type { ReactNode } from 'react';
import { useLocale, useTimeZone } from 'use-intl';

import { getEarliestDeadline } from '../../../../domain/quiz/deadline.ts';
import { DateTimeField } from '../../../design/dates/date-time-field.tsx';
import { useFormatMessage } from '../../../shared/format-message.tsx';
import { useEditor } from '../editor-context.ts';
import { DurationField } from './duration-field.tsx';
import { useDetail } from './use-detail.ts';
import { useDateTimeLabels } from '../../use-date-time-labels.ts';

/** Start date, end date and time limit (QFRM-09 to QFRM-11, QFRM-20). */
export const TimingFields = (): ReactNode => (
  <>
    <DateField field="startDate" label="quizForm.startDate" none="quizForm.noStart" />
    <DateField field="endDate" label="quizForm.endDate" none="quizForm.noEnd" />
    <DurationField />
  </>
);

interface DateFieldProps {
  readonly field: 'startDate' | 'endDate';
  readonly label: 'quizForm.startDate' | 'quizForm.endDate';
  /** Says what an empty date means. */
  readonly none: 'quizForm.noStart' | 'quizForm.noEnd';
}

/** Formats the UTC offset of a time zone at `instant`, for example 'GMT+1'. */
const formatUtcOffset = (instant: string, timeZone: string, locale: string): string =>
  new Intl.DateTimeFormat(locale, { timeZone, timeZoneName: 'shortOffset' })
    .formatToParts(new Date(instant))
    .find(({ type }) => type === 'timeZoneName')?.value ?? '';

/** The start or end date in the author's time zone, which is named below (QVAL-23, QVAL-24). */
function DateField({ field, label, none }: DateFieldProps): ReactNode {
  const formatMessage = useFormatMessage();
  const editor = useEditor();
  const timeZone = useTimeZone();
  const locale = useLocale();
  const { value, error, ref } = useDetail(field);
  const getEarliest = (): number => {
    const { input, history } = editor.getSnapshot().context;
    return field === 'startDate' ? input.now() : getEarliestDeadline(history.draft, input.now());
  };
  return (
    <div ref={ref}>
      <DateTimeField
        label={formatMessage(label)}
        description={
          value === null || timeZone === undefined
            ? formatMessage(none)
            : formatMessage('quizForm.inZone', {
                zone: timeZone.replaceAll('_', ' '),
                offset: formatUtcOffset(value, timeZone, locale),
              })
        }
        error={error}
        value={value}
        timeZone={timeZone}
        getMinTimeMs={getEarliest}
        onChange={(next) => {
          editor.send({ type: 'detail.set', field, value: next });
        }}
        onBlur={() => {
          editor.send({ type: 'field.leave' });
        }}
        labels={useDateTimeLabels()}
      />
    </div>
  );
}
