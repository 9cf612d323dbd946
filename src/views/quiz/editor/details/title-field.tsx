import type { ReactNode } from 'react';

import { TextField } from '../../../design/fields/text-field.tsx';
import { isComposing } from '../../../design/hooks/is-composing.ts';
import { useFormatMessage } from '../../../shared/format-message.tsx';
import { useEditor, useEditorSelector } from '../editor-context.ts';
import { goToFirstQuestion } from '../items/go-to-first-question.tsx';
import { useDetail } from './use-detail.ts';

/**
 * The quiz's title (QFRM-04). A new quiz begins with it; Enter goes on with the first question of the
 * activity, which it adds where there is none.
 */
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
      onKeyDown={(event) => {
        const isPlain = !event.ctrlKey && !event.metaKey && !isComposing(event);
        if (event.key !== 'Enter' || !isPlain) return;
        event.preventDefault();
        goToFirstQuestion(editor);
      }}
      onBlur={() => {
        editor.send({ type: 'field.leave' });
      }}
    />
  );
}
