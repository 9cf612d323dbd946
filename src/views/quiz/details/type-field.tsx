import type { ReactNode } from 'react';

import { SegmentedControl } from '../../design/segmented-control.tsx';
import { useSentence } from '../../shared/sentences.tsx';
import { useEditor } from '../editor-context.ts';
import { useDetail } from './use-detail.ts';

/** Whether the quiz is graded (QFRM-08, QFRM-12, decision 15). */
export function TypeField(): ReactNode {
  const sentence = useSentence();
  const editor = useEditor();
  const { value, error, ref } = useDetail('graded');
  return (
    <div ref={ref}>
      <SegmentedControl
        label={sentence('quizForm.type')}
        required
        choices={[
          { value: 'graded', label: sentence('quizForm.graded') },
          { value: 'ungraded', label: sentence('quizForm.ungraded') },
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
