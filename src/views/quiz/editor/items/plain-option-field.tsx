import { useState, type ReactNode } from 'react';

import { toStoredPlainText } from '../../../../domain/rich-text/plain-text.ts';
import { classNames } from '../../../design/class-names.ts';
import { useFormatMessage } from '../../../shared/format-message.tsx';
import { RichTextButton } from '../../../shared/rich-text/rich-text-button.tsx';

interface PlainOptionFieldProps {
  readonly text: string;
  readonly label: string;
  readonly errorId: string | undefined;
  readonly isRight: boolean;
  readonly onChange: (text: string) => void;
  /** Called with the text as HTML when rich text is turned on. */
  readonly onConvert: (html: string) => void;
  readonly onLeave: () => void;
}

function RightAnswerMark(): ReactNode {
  const formatMessage = useFormatMessage();
  return (
    <span
      aria-hidden="true"
      className={classNames(
        'pointer-events-none absolute end-3 top-2 text-xs font-semibold text-accent',
        'max-md:hidden',
      )}
    >
      {formatMessage('quiz.editor.rightAnswer')}
    </span>
  );
}

/**
 * An option's plain text, one line that wraps. While focused it offers rich text; otherwise it
 * labels a right answer.
 */
export function PlainOptionField({
  text,
  label,
  errorId,
  isRight,
  onChange,
  onConvert,
  onLeave,
}: PlainOptionFieldProps): ReactNode {
  const [hasFocus, setHasFocus] = useState(false);
  return (
    <span
      className="relative flex min-w-0 grow items-start"
      onFocus={() => {
        setHasFocus(true);
      }}
      onBlur={({ currentTarget, relatedTarget }) => {
        if (!currentTarget.contains(relatedTarget)) setHasFocus(false);
      }}
    >
      <textarea
        data-reveal-focus=""
        dir="auto"
        rows={1}
        aria-label={label}
        aria-invalid={errorId !== undefined || undefined}
        aria-describedby={errorId}
        value={text}
        onChange={(event) => {
          onChange(toStoredPlainText(event.target.value.replace(/\s*\n\s*/g, ' ')));
        }}
        onBlur={onLeave}
        className={classNames(
          'field-sizing-content max-h-[60svh] min-h-control w-full resize-none rounded-md border px-3 text-base',
          'py-[calc((var(--control-size)-1lh)/2-1px)]',
          'focus-visible:border-accent focus-visible:outline-1 focus-visible:outline-offset-0',
          'focus-visible:outline-accent aria-invalid:border-bad',
          isRight ? 'border-accent-line bg-accent-soft md:pe-28' : 'border-control bg-surface',
          hasFocus && 'max-md:pb-10 md:pe-20',
        )}
      />
      {isRight && !hasFocus && <RightAnswerMark />}
      {hasFocus && (
        <span className="absolute end-1 flex h-control items-center max-md:bottom-0">
          <RichTextButton text={text} field={label} isTool onTurn={onConvert} />
        </span>
      )}
    </span>
  );
}
