import { useSelector } from '@xstate/react';
import type { ReactNode } from 'react';

import { createLazyComponent } from '../../../design/lazy-component.tsx';
import { useEditor } from '../editor-context.ts';
import type { QuestionPasteRef } from './question-paste-ref.ts';

const ShowNothing = (): ReactNode => null;

/** The actor loads this code with its readers, and pastes as text when it cannot. */
const dialog = createLazyComponent<{ readonly paste: QuestionPasteRef }>(
  async () => (await import('./paste-dialog.tsx')).PasteDialog,
  { Failed: ShowNothing },
);

/** The preview of pasted questions. It opens once questions were understood. */
export function QuestionPasteDialog(): ReactNode {
  const paste = useSelector(
    useEditor(),
    ({ children }) => children['questionPaste'] as QuestionPasteRef | undefined,
  );
  return paste === undefined ? null : <dialog.Component paste={paste} />;
}
