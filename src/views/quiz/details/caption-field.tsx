import type { ReactNode } from 'react';

import { Switch } from '../../design/switch.tsx';
import { useSentence } from '../../shared/sentences.tsx';
import { useEditor } from '../editor-context.ts';
import { useDetail } from './use-detail.ts';

/** Whether the videos of the quiz have closed captions (QFRM-15). */
export function CaptionField(): ReactNode {
  const sentence = useSentence();
  const editor = useEditor();
  const { value, ref } = useDetail('showCaption');
  return (
    <div ref={ref}>
      <Switch
        label={sentence('quizForm.caption')}
        checked={value}
        onChange={(checked) => {
          editor.send({ type: 'detail.set', field: 'showCaption', value: checked });
        }}
      />
    </div>
  );
}
