import { memo, type ReactNode } from 'react';

import { TextArea } from '../design/text-area.tsx';
import { useSentence } from '../shared/sentences.tsx';
import { useEditing, useEditor } from './editor-context.ts';
import { faultAt } from './faults-at.ts';

interface QuestionTitleProps {
  readonly item: string;
  readonly title: string;
  readonly activityIndex: number;
  readonly index: number;
}

/** The text of a question; `data-question-title` marks its control. */
export const QuestionTitle = memo(function QuestionTitle({ item, title, activityIndex, index }: QuestionTitleProps): ReactNode {
  const sentence = useSentence();
  const editor = useEditor();
  const fault = useEditing(({ faults }) => faultAt(faults, (place) => place.kind === 'item' && place.item === item));
  return (
    <TextArea
      data-question-title=""
      label={sentence('quiz.editor.question')}
      rows={1}
      value={title}
      error={fault === undefined ? undefined : sentence(fault)}
      onChange={(value) => { editor.send({ type: 'question.setTitle', item, title: value, near: [activityIndex, index] }); }}
      onBlur={() => { editor.send({ type: 'field.leave' }); }}
    />
  );
});
