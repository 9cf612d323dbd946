import { useSelector } from '@xstate/react';
import type { ReactNode } from 'react';

import { useShortcuts } from '../../../design/hooks/use-shortcuts.ts';
import { createLazyComponent } from '../../../design/lazy-component.tsx';
import { useEditor } from '../editor-context.ts';

const dialog = createLazyComponent(async () => (await import('./go-to-dialog.tsx')).GoToDialog, {
  Failed: () => null,
});

interface GoToQuestionProps {
  /** Whether a dialog is open, which stops the shortcut. */
  readonly isDialogOpen: boolean;
}

/** The dialog that goes to a question by its number or its words. Control+G opens it. */
export function GoToQuestion({ isDialogOpen }: GoToQuestionProps): ReactNode {
  const editor = useEditor();
  const isOpen = useSelector(editor, (snapshot) => snapshot.matches({ dialog: 'goingToQuestion' }));
  useShortcuts(
    isDialogOpen
      ? {}
      : {
          'Mod+g': () => {
            editor.send({ type: 'goTo.open' });
          },
        },
  );
  return isOpen ? <dialog.Component /> : null;
}
