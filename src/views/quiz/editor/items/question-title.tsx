import { memo, useState, type ReactNode } from 'react';

import { toStoredPlainText, readPlainText } from '../../../../domain/rich-text/plain-text.ts';
import { Field } from '../../../design/fields/field.tsx';
import { TextArea } from '../../../design/fields/text-area.tsx';
import { useFormatMessage } from '../../../shared/format-message.tsx';
import { RichTextArea } from '../../../shared/rich-text/rich-text-area.tsx';
import { RichTextButton } from '../../../shared/rich-text/rich-text-button.tsx';
import { useEditor, useEditorSelector } from '../editor-context.ts';
import { findErrorAt } from '../find-error.ts';

interface QuestionTitleProps {
  /** The question's key. */
  readonly item: string;
  readonly title: string;
  readonly activityIndex: number;
  readonly index: number;
  /** Whether it takes the focus when it becomes rich text. */
  readonly takesFocus: boolean;
}

const marker = { 'data-question-title': '' } as const;

/** The text of a question, plain or rich (PD-17). Its control has `data-question-title`. */
export const QuestionTitle = memo(function QuestionTitle({
  item,
  title,
  activityIndex,
  index,
  takesFocus,
}: QuestionTitleProps): ReactNode {
  const formatMessage = useFormatMessage();
  const editor = useEditor();
  const [wasConverted, setConverted] = useState(false);
  const errorMessage = useEditorSelector(({ errors }) =>
    findErrorAt(errors, (location) => location.kind === 'item' && location.item === item),
  );
  const error = errorMessage === undefined ? undefined : formatMessage(errorMessage);
  const label = formatMessage('quiz.editor.question');
  const plainText = readPlainText(title);
  const change = (text: string): void => {
    editor.send({ type: 'question.setTitle', item, title: text, near: [activityIndex, index] });
  };
  const leave = (): void => {
    editor.send({ type: 'field.leave' });
  };
  if (plainText !== null)
    return (
      <PlainTitle
        text={plainText}
        label={label}
        error={error}
        onChange={change}
        onConvert={(html) => {
          setConverted(true);
          change(html);
        }}
        onLeave={leave}
      />
    );
  return (
    <Field label={label} error={error}>
      {(wiring) => (
        <div className="flex min-w-0 [&_.rich-text]:font-semibold [&_.rich-text_strong]:font-extrabold">
          <RichTextArea
            html={title}
            label={label}
            errorId={wiring['aria-describedby']}
            attributes={marker}
            takesFocus={wasConverted || takesFocus}
            onChange={change}
            onLeave={leave}
          />
        </div>
      )}
    </Field>
  );
});

interface PlainTitleProps {
  readonly text: string;
  readonly label: string;
  readonly error: string | undefined;
  readonly onChange: (text: string) => void;
  /** Called with the text as HTML when rich text is turned on. */
  readonly onConvert: (html: string) => void;
  readonly onLeave: () => void;
}

function PlainTitle({
  text,
  label,
  error,
  onChange,
  onConvert,
  onLeave,
}: PlainTitleProps): ReactNode {
  return (
    <div
      data-tool-row=""
      className="relative [&_textarea]:resize-none [&_textarea]:font-semibold md:[&_textarea]:pe-24"
    >
      <TextArea
        {...marker}
        label={label}
        rows={1}
        value={text}
        error={error}
        onChange={(next) => {
          onChange(toStoredPlainText(next));
        }}
        onBlur={onLeave}
      />
      <div className="absolute end-1.5 top-6 flex items-center gap-2 max-md:end-0 max-md:-top-5">
        <RichTextButton text={text} field={label} isTool onTurn={onConvert} />
      </div>
    </div>
  );
}
