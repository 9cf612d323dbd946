import { memo, useState, type ReactNode } from 'react';

import type { MessageKey } from '../../../../domain/messages/en.ts';
import type { DraftOption } from '../../../../domain/quiz/draft/draft.ts';
import type { Refusal } from '../../../../domain/quiz/commands/decision.ts';
import { readPlainText } from '../../../../domain/rich-text/plain-text.ts';
import { IconButton } from '../../../design/buttons/icon-button.tsx';
import { XIcon } from '../../../design/icons/icons.tsx';
import { toolProps } from '../../../design/hooks/use-tool-keys.ts';
import { useFormatMessage } from '../../../shared/format-message.tsx';
import { RichTextArea } from '../../../shared/rich-text/rich-text-area.tsx';
import { DragHandle } from '../../../shared/sorting/drag-handle.tsx';
import { SortableRow } from '../../../shared/sorting/sortable-row.tsx';
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
  readonly letter: string;
  readonly isMultiple: boolean;
  readonly isRight: boolean;
  /** Why the option must stay a right answer, undefined when it can be removed from them. */
  readonly disabledReason: string | undefined;
  /** Why the option cannot be removed, null when it can. */
  readonly removeRefusal: Refusal | null;
  readonly activityIndex: number;
  readonly index: number;
  readonly revealCount: number;
  /** Whether its text takes the focus when it becomes rich text. */
  readonly takesFocus: boolean;
}

/**
 * An option of a question: letter, which is its handle, right-answer control, text, remove button
 * (QED-24 to QED-29).
 */
export const OptionRow = memo(function OptionRow({
  item,
  option,
  letter,
  isMultiple,
  isRight,
  disabledReason,
  removeRefusal,
  activityIndex,
  index,
  revealCount,
  takesFocus,
}: OptionRowProps): ReactNode {
  const formatMessage = useFormatMessage();
  const editor = useEditor();
  const getDisabledReason = useDisabledReason();
  const ref = useReveal(revealCount);
  const error = useOptionError(item, option.id);
  const errorId = `error-${item}-${option.id}`;
  const name = formatMessage('quiz.editor.option', { option: letter });
  const target = { item, option: option.id, near: [activityIndex, index] } as const;
  return (
    <SortableRow id={option.id} rowRef={ref} className="grid gap-1 rounded-md">
      <div data-tool-row="" className="flex items-start gap-2 max-md:gap-0.5">
        <DragHandle tool="other" label={formatMessage('quiz.editor.drag', { name })}>
          {letter}
        </DragHandle>
        <RightAnswerControl
          group={`right-${item}`}
          letter={letter}
          isMultiple={isMultiple}
          isRight={isRight}
          disabledReason={disabledReason}
          onChange={() => {
            editor.send({ type: 'answer.choose', ...target });
          }}
        />
        <OptionText
          text={option.text}
          label={name}
          errorId={error === undefined ? undefined : errorId}
          isRight={isRight}
          takesFocus={takesFocus}
          onChange={(text) => {
            editor.send({ type: 'option.setText', ...target, text });
          }}
        />
        <IconButton
          {...toolProps}
          label={formatMessage('quiz.editor.removeOption', { option: letter })}
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
    </SortableRow>
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
  readonly takesFocus: boolean;
  readonly onChange: (text: string) => void;
}

/** The text of an option, plain or rich (PD-17). */
function OptionText({
  text,
  label,
  errorId,
  isRight,
  takesFocus,
  onChange,
}: OptionTextProps): ReactNode {
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
        takesFocus={wasConverted || takesFocus}
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
