import { useSelector } from '@xstate/react';
import type { ReactNode } from 'react';
import type { ActorRefFrom } from 'xstate';

import { isInOrder, type videoPickerMachine } from '../../../machines/quiz/video-picker-machine.ts';
import { Button } from '../../design/button.tsx';
import { DayField } from '../../design/day-field.tsx';
import { useSentence } from '../../shared/sentences.tsx';

interface PublishedRangeProps {
  readonly picker: ActorRefFrom<typeof videoPickerMachine>;
}

/** The publication dates of the Add Video dialog, with Clear and Save (QED-40, QED-41, QED-49). */
export default function PublishedRange({ picker }: PublishedRangeProps): ReactNode {
  const sentence = useSentence();
  const range = useSelector(picker, ({ context }) => context.range);
  const sentences = {
    open: sentence('quizDialogs.video.openCalendar'),
    clear: sentence('quizDialogs.video.clearDate'),
  };
  const fault = isInOrder(range) ? undefined : sentence('quizDialogs.video.fromAfterUntil');
  return (
    <fieldset className="flex min-w-0 flex-wrap items-start gap-3 rounded-lg border border-line bg-surface-2 p-3">
      <legend className="sr-only">{sentence('quizDialogs.video.published')}</legend>
      <div className="grid min-w-44 grow basis-0">
        <DayField
          label={sentence('quizDialogs.video.from')}
          value={range.from}
          error={fault}
          sentences={sentences}
          onChange={(from) => {
            picker.send({ type: 'range.set', range: { ...range, from } });
          }}
        />
      </div>
      <div className="grid min-w-44 grow basis-0">
        <DayField
          label={sentence('quizDialogs.video.until')}
          value={range.until}
          sentences={sentences}
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
          {sentence('quizDialogs.video.clear')}
        </Button>
        <Button
          variant="primary"
          whyDisabled={fault}
          onClick={() => {
            picker.send({ type: 'range.save' });
          }}
        >
          {sentence('quizDialogs.video.save')}
        </Button>
      </span>
    </fieldset>
  );
}
