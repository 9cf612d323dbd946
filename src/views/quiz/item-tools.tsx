import type { ReactNode } from 'react';

import { moveToActivityRefusal } from '../../domain/quiz/rules/refusals.ts';
import { Button } from '../design/button.tsx';
import { ArrowRightIcon } from '../design/icon.tsx';
import { useSentence } from '../shared/sentences.tsx';
import { useEditing, useEditor } from './editor-context.ts';

interface MoveButtonProps {
  readonly item: string;
  /** What the item is called. */
  readonly name: string;
}

/** Opens the choice of another activity; it is there only when there is one (QED-05). */
export function MoveButton({ item, name }: MoveButtonProps): ReactNode {
  const sentence = useSentence();
  const editor = useEditor();
  const canMove = useEditing(({ history }) => moveToActivityRefusal(history.draft) === null);
  if (!canMove) return null;
  return (
    <Button
      variant="quiet"
      icon={<ArrowRightIcon className="rtl:-scale-x-100" />}
      aria-label={sentence('quiz.editor.moveItem', { name })}
      onClick={() => {
        editor.send({ type: 'move.open', item });
      }}
    >
      <span className="max-md:sr-only">{sentence('quiz.editor.move')}</span>
    </Button>
  );
}
