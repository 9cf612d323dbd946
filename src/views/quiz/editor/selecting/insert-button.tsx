import type { ReactNode } from 'react';

import { classNames } from '../../../design/class-names.ts';
import { PlusIcon } from '../../../design/icons/icons.tsx';
import { useFormatMessage } from '../../../shared/format-message.tsx';
import { useEditor } from '../editor-context.ts';

interface InsertButtonProps {
  /** The index of the item before which a question is inserted. */
  readonly index: number;
}

/**
 * The line in the gap above a card that inserts a question there. It is shown on hover and focus, and
 * on touch screens. Tab passes it: the right arrow key reaches it from the card's checkbox.
 */
export function InsertButton({ index }: InsertButtonProps): ReactNode {
  const formatMessage = useFormatMessage();
  const editor = useEditor();
  return (
    <button
      type="button"
      tabIndex={-1}
      data-insert-question=""
      onClick={() => {
        editor.send({ type: 'question.add', index });
      }}
      className={classNames(
        'absolute inset-x-0 bottom-full z-10 flex h-2 items-center justify-center opacity-0',
        'transition-opacity delay-100 hover:opacity-100 focus-visible:opacity-100',
        'pointer-coarse:h-6 pointer-coarse:opacity-100',
        'focus-visible:outline-none before:h-0.5 before:grow before:rounded-full',
        'before:bg-accent after:h-0.5 after:grow after:rounded-full after:bg-accent',
      )}
    >
      <span
        className={classNames(
          'inline-flex h-6 items-center gap-1 rounded-full border border-accent bg-surface px-2.5',
          'text-xs font-semibold text-accent [&_.lucide]:size-3.5',
        )}
      >
        <PlusIcon />
        {formatMessage('quizSelection.insert')}
      </span>
    </button>
  );
}
