import { memo, useState, type ReactNode } from 'react';

import type { MessageKey } from '../../../../domain/messages/en.ts';
import type { DraftOption } from '../../../../domain/quiz/draft/draft.ts';
import type { Refusal } from '../../../../domain/quiz/commands/decision.ts';
import { readPlainText } from '../../../../domain/rich-text/plain-text.ts';
import { IconButton } from '../../../design/buttons/icon-button.tsx';
import { XIcon } from '../../../design/icons/icons.tsx';
import { useFormatMessage } from '../../../shared/format-message.tsx';
import { RichTextArea } from '../../../shared/rich-text/rich-text-area.tsx';
import { useEditor, useEditorSelector } from '../editor-context.ts';
import { findErrorAt } from '../find-error.ts';
import { useDisabledReason } from '../use-disabled-reason.ts';
import { useReveal } from '../use-reveal.ts';
import { PlainOptionField } from './plain-option-field.tsx';
import { RightAnswerControl } from './right-answer-control.tsx';

interface OptionRowProps {
  /** The key of the option's question. */
  readonly item: string;
  readonly option: DraftOption;
  /** From 1. */
  readonly position: number;
  readonly isMultiple: boolean;
  readonly isRight: boolean;
  /** Why the option must stay a right answer, undefined when it can be removed from them. */
  readonly disabledReason: string | undefined;
  /** Why the option cannot be removed, null when it can. */
  readonly removeRefusal: Refusal | null;
  readonly activityIndex: number;
  readonly index: number;
  readonly revealCount: number;
}

/** An option of a question: right-answer control, text, remove button (QED-24 to QED-29). */
export const OptionRow = memo(function OptionRow({
  item,
  option,
  position,
  isMultiple,
  isRight,
  disabledReason,
  removeRefusal,
  activityIndex,
  index,
  revealCount,
}: OptionRowProps): ReactNode {
  const formatMessage = useFormatMessage();
  const editor = useEditor();
  const getDisabledReason = useDisabledReason();
  const ref = useReveal(revealCount);
  const error = useOptionError(item, option.id);
  const errorId = `error-${item}-${option.id}`;
  const target = { item, option: option.id, near: [activityIndex, index] } as const;
  return (
    <div ref={ref} className="grid gap-1">
      <div className="flex items-start gap-2 max-md:gap-1">
        <RightAnswerControl
          group={`right-${item}`}
          position={position}
          isMultiple={isMultiple}
          isRight={isRight}
          disabledReason={disabledReason}
          onChange={() => {
            editor.send({ type: 'answer.choose', ...target });
          }}
        />
        <OptionText
          text={option.text}
          label={formatMessage('quiz.editor.option', { option: position })}
          errorId={error === undefined ? undefined : errorId}
          isRight={isRight}
          onChange={(text) => {
            editor.send({ type: 'option.setText', ...target, text });
          }}
        />
        <IconButton
          label={formatMessage('quiz.editor.removeOption', { option: position })}
          icon={<XIcon />}
          {...getDisabledReason(removeRefusal)}
          onClick={() => {
            editor.send({ type: 'option.remove', ...target });
          }}
        />
      </div>
      {error !== undefined && (
        <p id={errorId} className="ps-8 text-xs text-bad">
          {formatMessage(error)}
        </p>
      )}
    </div>
  );
});

/** Returns the error message of an option, undefined when there is none. */
const useOptionError = (item: string, option: string): MessageKey | undefined =>
  useEditorSelector(({ errors }) =>
    findErrorAt(
      errors,
      (location) =>
        location.kind === 'option' && location.item === item && location.option === option,
    ),
  );

interface OptionTextProps {
  readonly text: string;
  readonly label: string;
  readonly errorId: string | undefined;
  readonly isRight: boolean;
  readonly onChange: (text: string) => void;
}

/** The text of an option, plain or rich (PD-17). */
function OptionText({ text, label, errorId, isRight, onChange }: OptionTextProps): ReactNode {
  const editor = useEditor();
  const [wasConverted, setConverted] = useState(false);
  const plainText = readPlainText(text);
  const leave = (): void => {
    editor.send({ type: 'field.leave' });
  };
  return plainText === null ? (
    <div className="flex min-w-0 grow">
      <RichTextArea
        html={text}
        label={label}
        errorId={errorId}
        tone={isRight ? 'right' : 'plain'}
        isOneLine
        takesFocus={wasConverted}
        onChange={onChange}
        onLeave={leave}
      />
    </div>
  ) : (
    <PlainOptionField
      text={plainText}
      label={label}
      errorId={errorId}
      isRight={isRight}
      onChange={onChange}
      onConvert={(html) => {
        setConverted(true);
        onChange(html);
      }}
      onLeave={leave}
    />
  );
}
