import type { ReactNode } from 'react';

import { TextField } from '../../../design/fields/text-field.tsx';
import { useFormatMessage } from '../../../shared/format-message.tsx';
import { useEditor, useEditorSelector } from '../editor-context.ts';
import { useDetail } from './use-detail.ts';

/** The quiz's title (QFRM-04). A new quiz begins with it. */
export function TitleField(): ReactNode {
  const formatMessage = useFormatMessage();
  const editor = useEditor();
  const { value, error, ref } = useDetail('title');
  const isNew = useEditorSelector(({ input }) => input.source.kind === 'blank');
  return (
    <TextField
      ref={ref}
      autoFocus={isNew}
      label={formatMessage('quiz.editor.title')}
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
