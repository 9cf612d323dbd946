import type { ReactNode } from 'react';

import { SegmentedControl } from '../../../design/fields/segmented-control.tsx';
import { useFormatMessage } from '../../../shared/format-message.tsx';
import { useEditor } from '../editor-context.ts';
import { useDetail } from './use-detail.ts';

/** The quiz type: graded or ungraded (QFRM-08, QFRM-12, PD-15). */
export function TypeField(): ReactNode {
  const formatMessage = useFormatMessage();
  const editor = useEditor();
  const { value, error, ref } = useDetail('graded');
  return (
    <div ref={ref}>
      <SegmentedControl
        label={formatMessage('quizForm.type')}
        required
        choices={[
          { value: 'graded', label: formatMessage('quizForm.graded') },
          { value: 'ungraded', label: formatMessage('quizForm.ungraded') },
        ]}
        value={value}
        error={error}
        onChange={(graded) => {
          editor.send({ type: 'detail.set', field: 'graded', value: graded });
        }}
      />
    </div>
  );
}
