import { useSelector } from '@xstate/react';
import type { ReactNode } from 'react';

import { Button } from '../../design/button.tsx';
import { Dialog } from '../../design/dialog.tsx';
import { EyeIcon } from '../../design/icon.tsx';
import { lazyPart } from '../../shared/lazy-part.tsx';
import { useSentence } from '../../shared/sentences.tsx';
import { useEditing, useEditor } from '../editor-context.ts';

/** What stands in the dialog, fetched when it first opens. */
export const previewSheet = lazyPart(() => import('./preview-sheet.tsx'));

/** Opens the preview; only those see it who may preview (QED-09). */
export function PreviewButton(): ReactNode {
  const sentence = useSentence();
  const editor = useEditor();
  const mayPreview = useEditing(({ input }) => input.mayPreview === true);
  if (!mayPreview) return null;
  return (
    <Button icon={<EyeIcon />} onClick={() => { editor.send({ type: 'preview.open' }); }}><span className="max-lg:sr-only">{sentence('quizDialogs.preview.open')}</span></Button>
  );
}

/** The dialog Quiz Preview with its Close button (QED-09, QED-10). */
export function QuizPreview(): ReactNode {
  const sentence = useSentence();
  const editor = useEditor();
  const isOpen = useSelector(editor, (snapshot) => snapshot.matches({ dialog: 'previewing' }));
  const close = (): void => { editor.send({ type: 'preview.close' }); };
  return (
    <Dialog open={isOpen} onClose={close} title={sentence('quizDialogs.preview.title')} size="l" footer={<Button variant="primary" data-autofocus="" onClick={close}>{sentence('common.close')}</Button>}>
      <previewSheet.Part />
    </Dialog>
  );
}
