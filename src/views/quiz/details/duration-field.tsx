import type { ReactNode } from 'react';

import { readDuration } from '../../../domain/quiz/rules/duration.ts';
import { TextField } from '../../design/text-field.tsx';
import { useSentence } from '../../shared/sentences.tsx';
import { useEditor } from '../editor-context.ts';
import { useDetail } from './use-detail.ts';

/** How many minutes there are for the quiz (QFRM-11, QVAL-21, QVAL-22). What is no number of minutes stays as it was written, with its fault. */
export function DurationField(): ReactNode {
  const sentence = useSentence();
  const editor = useEditor();
  const { value, error, ref } = useDetail('durationMinutes');
  return (
    <TextField
      ref={ref}
      label={sentence('quizForm.duration')}
      description={sentence('quizForm.noLimit')}
      suffix={sentence('quizForm.minutes')}
      figures
      inputMode="numeric"
      autoComplete="off"
      value={value === null ? '' : String(value)}
      error={error}
      onChange={(text) => {
        editor.send({ type: 'detail.set', field: 'durationMinutes', value: readDuration(text) });
      }}
      onBlur={() => {
        editor.send({ type: 'field.leave' });
      }}
    />
  );
}
