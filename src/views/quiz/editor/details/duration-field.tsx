import type { ReactNode } from 'react';

import { parseDuration } from '../../../../domain/quiz/validation/timing.ts';
import { TextField } from '../../../design/fields/text-field.tsx';
import { useFormatMessage } from '../../../shared/format-message.tsx';
import { useEditor } from '../editor-context.ts';
import { useDetail } from './use-detail.ts';

/**
 * The time limit in minutes (QFRM-11, QVAL-21, QVAL-22). An invalid value stays in the field, with
 * an error.
 */
export function DurationField(): ReactNode {
  const formatMessage = useFormatMessage();
  const editor = useEditor();
  const { value, error, ref } = useDetail('durationMinutes');
  return (
    <TextField
      ref={ref}
      label={formatMessage('quizForm.duration')}
      description={formatMessage('quizForm.noLimit')}
      suffix={formatMessage('quizForm.minutes')}
      figures
      inputMode="numeric"
      autoComplete="off"
      value={value === null ? '' : String(value)}
      error={error}
      onChange={(text) => {
        editor.send({ type: 'detail.set', field: 'durationMinutes', value: parseDuration(text) });
      }}
      onBlur={() => {
        editor.send({ type: 'field.leave' });
      }}
    />
  );
}
