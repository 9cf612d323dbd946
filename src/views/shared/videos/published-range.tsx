import { useSelector } from '@xstate/react';
import type { ReactNode } from 'react';
import type { ActorRefFrom } from 'xstate';

import {
  isValidRange,
  type videoPickerMachine,
} from '../../../machines/shared/videos/video-picker-machine.ts';
import { Button } from '../../design/buttons/button.tsx';
import { DateField } from '../../design/dates/date-field.tsx';
import { useFormatMessage } from '../format-message.tsx';

interface PublishedRangeProps {
  readonly picker: ActorRefFrom<typeof videoPickerMachine>;
}

/** The publication dates of the Add Video dialog, with Clear and Save (QED-40, QED-41, QED-49). */
export default function PublishedRange({ picker }: PublishedRangeProps): ReactNode {
  const formatMessage = useFormatMessage();
  const range = useSelector(picker, ({ context }) => context.range);
  const labels = {
    open: formatMessage('quizDialogs.video.openCalendar'),
    clear: formatMessage('quizDialogs.video.clearDate'),
  };
  const error = isValidRange(range) ? undefined : formatMessage('quizDialogs.video.fromAfterUntil');
  return (
    <fieldset className="flex min-w-0 flex-wrap items-start gap-3 rounded-lg border border-line bg-surface-2 p-3">
      <legend className="sr-only">{formatMessage('quizDialogs.video.published')}</legend>
      <div className="grid min-w-44 grow basis-0">
        <DateField
          label={formatMessage('quizDialogs.video.from')}
          value={range.from}
          error={error}
          labels={labels}
          onChange={(from) => {
            picker.send({ type: 'range.set', range: { ...range, from } });
          }}
        />
      </div>
      <div className="grid min-w-44 grow basis-0">
        <DateField
          label={formatMessage('quizDialogs.video.until')}
          value={range.until}
          labels={labels}
          onChange={(until) => {
            picker.send({ type: 'range.set', range: { ...range, until } });
          }}
        />
      </div>
      <span className="flex gap-2 md:pt-5">
        <Button
          onClick={() => {
            picker.send({ type: 'range.clear' });
          }}
        >
          {formatMessage('quizDialogs.video.clear')}
        </Button>
        <Button
          variant="primary"
          disabledReason={error}
          onClick={() => {
            picker.send({ type: 'range.save' });
          }}
        >
          {formatMessage('quizDialogs.video.save')}
        </Button>
      </span>
    </fieldset>
  );
}
