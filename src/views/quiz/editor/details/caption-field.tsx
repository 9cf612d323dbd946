import type { ReactNode } from 'react';

import { Switch } from '../../../design/fields/switch.tsx';
import { useFormatMessage } from '../../../shared/format-message.tsx';
import { useEditor } from '../editor-context.ts';
import { useDetail } from './use-detail.ts';

/** The switch for closed captions of the quiz's videos (QFRM-15). */
export function CaptionField(): ReactNode {
  const formatMessage = useFormatMessage();
  const editor = useEditor();
  const { value, ref } = useDetail('showCaption');
  return (
    <div ref={ref}>
      <Switch
        label={formatMessage('quizForm.caption')}
        checked={value}
        onChange={(checked) => {
          editor.send({ type: 'detail.set', field: 'showCaption', value: checked });
        }}
      />
    </div>
  );
}
