import type { ReactNode } from 'react';

import { checkMoveToActivity } from '../../../../domain/quiz/commands/refusals.ts';
import { Button } from '../../../design/buttons/button.tsx';
import { toolProps } from '../../../design/hooks/use-tool-keys.ts';
import { ArrowRightIcon } from '../../../design/icons/icons.tsx';
import { useFormatMessage } from '../../../shared/format-message.tsx';
import { useEditorSelector, useEditor } from '../editor-context.ts';

interface MoveButtonProps {
  /** The item's key. */
  readonly item: string;
  /** The item's name, for the accessible name. */
  readonly name: string;
}

/** Opens the dialog that moves an item. Rendered only when there is another activity (QED-05). */
export function MoveButton({ item, name }: MoveButtonProps): ReactNode {
  const formatMessage = useFormatMessage();
  const editor = useEditor();
  const canMove = useEditorSelector(({ history }) => checkMoveToActivity(history.draft) === null);
  if (!canMove) return null;
  return (
    <Button
      {...toolProps}
      variant="quiet"
      icon={<ArrowRightIcon />}
      aria-label={formatMessage('quiz.editor.moveItem', { name })}
      onClick={() => {
        editor.send({ type: 'move.open', item });
      }}
    >
      <span className="max-md:sr-only">{formatMessage('quiz.editor.move')}</span>
    </Button>
  );
}
