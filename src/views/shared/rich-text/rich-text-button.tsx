import { useState, type ReactNode } from 'react';

import { toRichText } from '../../../domain/rich-text/plain-text.ts';
import { useFormatMessage } from '../format-message.tsx';
import { loadRichEditor } from './load-rich-editor.ts';
import { toolProps } from '../../design/hooks/use-tool-keys.ts';
import { classNames } from '../../design/class-names.ts';

interface TurnRichButtonProps {
  /** The plain text. */
  readonly text: string;
  /** The name of the field. */
  readonly field: string;
  /** Whether it is one of the tools of a row, which Tab passes. */
  readonly isTool?: boolean;
  /** Called with the text converted to rich text. */
  readonly onTurn: (html: string) => void;
}

/**
 * Converts one plain text to rich text (PD-17). When the code cannot be loaded, the text
 * stays as it is and a message says so.
 */
export function RichTextButton({
  text,
  field,
  isTool = false,
  onTurn,
}: TurnRichButtonProps): ReactNode {
  const formatMessage = useFormatMessage();
  const [state, setState] = useState<'idle' | 'loading' | 'failed'>('idle');
  const openRichEditor = (): void => {
    setState('loading');
    loadRichEditor().then(
      () => {
        setState('idle');
        onTurn(toRichText(text));
      },
      () => {
        setState('failed');
      },
    );
  };
  return (
    <>
      {state === 'failed' && (
        <span role="alert" className="text-xs text-bad">
          {formatMessage('richText.notLoaded')}
        </span>
      )}
      <button
        {...(isTool && toolProps)}
        type="button"
        aria-label={formatMessage('richText.turnOnFor', { field })}
        aria-busy={state === 'loading' || undefined}
        onMouseDown={(event) => {
          event.preventDefault();
        }}
        onClick={openRichEditor}
        className={classNames(
          'shrink-0 rounded-full border border-line bg-surface px-2 py-1 text-xs font-medium',
          'text-ink-2',
          'hover:border-control hover:text-ink max-md:border-transparent max-md:bg-transparent',
          'max-md:py-3',
        )}
      >
        {formatMessage('richText.turnOn')}
      </button>
    </>
  );
}
