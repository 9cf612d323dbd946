import type { ReactNode } from 'react';

import { TextField } from '../../design/text-field.tsx';
import { useSentence } from '../../shared/sentences.tsx';
import { useEditor } from '../editor-context.ts';
import { useDetail } from './use-detail.ts';

/** The quiz's title (QFRM-04). */
export function QuizTitle(): ReactNode {
  const sentence = useSentence();
  const editor = useEditor();
  const { value, error, ref } = useDetail('title');
  return (
    <TextField
      ref={ref}
      label={sentence('quiz.editor.title')}
      required
      value={value}
      error={error}
      onChange={(title) => {
        editor.send({ type: 'detail.set', field: 'title', value: title });
      }}
      onBlur={() => {
        editor.send({ type: 'field.leave' });
      }}
    />
  );
}
