import { memo, useState, type ReactNode } from 'react';

import { keepPlain, readPlain } from '../../domain/rich-text/plain-text.ts';
import { Field } from '../design/field.tsx';
import { TextArea } from '../design/text-area.tsx';
import { RichTextArea } from '../shared/rich-text/rich-text-area.tsx';
import { TurnRichButton } from '../shared/rich-text/turn-rich-button.tsx';
import { useSentence } from '../shared/sentences.tsx';
import { useEditing, useEditor } from './editor-context.ts';
import { faultAt } from './faults-at.ts';

interface QuestionTitleProps {
  readonly item: string;
  readonly title: string;
  readonly activityIndex: number;
  readonly index: number;
}

const mark = { 'data-question-title': '' } as const;

/** The text of a question, plain or rich (decision 17); `data-question-title` marks its control. */
export const QuestionTitle = memo(function QuestionTitle({
  item,
  title,
  activityIndex,
  index,
}: QuestionTitleProps): ReactNode {
  const sentence = useSentence();
  const editor = useEditor();
  const [isTurned, setTurned] = useState(false);
  const fault = useEditing(({ faults }) =>
    faultAt(faults, (place) => place.kind === 'item' && place.item === item),
  );
  const error = fault === undefined ? undefined : sentence(fault);
  const label = sentence('quiz.editor.question');
  const words = readPlain(title);
  const change = (text: string): void => {
    editor.send({ type: 'question.setTitle', item, title: text, near: [activityIndex, index] });
  };
  const leave = (): void => {
    editor.send({ type: 'field.leave' });
  };
  if (words === null) {
    return (
      <Field label={label} error={error}>
        {(wiring) => (
          <div className="flex min-w-0 [&_.rich-text]:font-semibold [&_.rich-text_strong]:font-extrabold">
            <RichTextArea
              html={title}
              label={label}
              errorId={wiring['aria-describedby']}
              attributes={mark}
              takesFocus={isTurned}
              onChange={change}
              onLeave={leave}
            />
          </div>
        )}
      </Field>
    );
  }
  return (
    <div className="relative [&_textarea]:resize-none [&_textarea]:font-semibold md:[&_textarea]:pe-24">
      <TextArea
        {...mark}
        label={label}
        rows={1}
        value={words}
        error={error}
        onChange={(next) => {
          change(keepPlain(next));
        }}
        onBlur={leave}
      />
      <div className="absolute end-1.5 top-6 flex items-center gap-2 max-md:end-0 max-md:-top-5">
        <TurnRichButton
          words={words}
          field={label}
          onTurn={(html) => {
            setTurned(true);
            change(html);
          }}
        />
      </div>
    </div>
  );
});
