import { useSelector } from '@xstate/react';
import type { ReactNode } from 'react';

import { useShortcuts } from '../../../design/hooks/use-shortcuts.ts';
import { createLazyComponent } from '../../../design/lazy-component.tsx';
import { useEditor } from '../editor-context.ts';
import { getSelectedText } from './get-selected-text.ts';

const ShowNothing = (): ReactNode => null;

const bar = createLazyComponent(async () => (await import('./find-bar.tsx')).FindBar, {
  Failed: ShowNothing,
});

interface FindInQuizProps {
  /** Whether a dialog is open, which stops the shortcut. */
  readonly isDialogOpen: boolean;
}

/** The bar that finds and replaces in the whole quiz. Control+F opens it. */
export function FindInQuiz({ isDialogOpen }: FindInQuizProps): ReactNode {
  const editor = useEditor();
  const isOpen = useSelector(editor, (snapshot) =>
    snapshot.matches({ form: { editing: { finding: 'open' } } }),
  );
  const open = (): void => {
    editor.send({ type: 'find.open', text: getSelectedText(), replaces: false });
  };
  // The code loads while the second key is on its way.
  useShortcuts(
    isDialogOpen ? {} : { 'Mod+f': open, 'Mod+Control': bar.preload, 'Mod+Meta': bar.preload },
  );
  return isOpen ? <bar.Component /> : null;
}
