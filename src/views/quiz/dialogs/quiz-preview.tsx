import { useSelector } from '@xstate/react';
import type { ReactNode } from 'react';

import { Button } from '../../design/button.tsx';
import { Dialog } from '../../design/dialog.tsx';
import { EyeIcon } from '../../design/icon.tsx';
import { useIsPhone } from '../../design/use-media-query.ts';
import { lazyPart } from '../../shared/lazy-part.tsx';
import { useSentence } from '../../shared/sentences.tsx';
import { useEditing, useEditor } from '../editor-context.ts';

/** What stands in the dialog, fetched when it first opens. */
export const previewSheet = lazyPart(() => import('./preview-sheet.tsx'));

interface PreviewButtonProps {
  /** Where this button stands: in the top bar, or in the page, where a phone has it. */
  readonly place: 'bar' | 'page';
}

/** Opens the preview; only those see it who may preview (QED-09). It shows in one of its places. */
export function PreviewButton({ place }: PreviewButtonProps): ReactNode {
  const sentence = useSentence();
  const editor = useEditor();
  const mayPreview = useEditing(({ input }) => input.mayPreview === true);
  const isPhone = useIsPhone();
  if (!mayPreview || isPhone !== (place === 'page')) return null;
  return (
    <Button
      icon={<EyeIcon />}
      onClick={() => {
        editor.send({ type: 'preview.open' });
      }}
    >
      <span className={place === 'bar' ? 'max-lg:sr-only' : undefined}>
        {sentence('quizDialogs.preview.open')}
      </span>
    </Button>
  );
}

/** The dialog Quiz Preview with its Close button (QED-09, QED-10). */
export function QuizPreview(): ReactNode {
  const sentence = useSentence();
  const editor = useEditor();
  const isOpen = useSelector(editor, (snapshot) => snapshot.matches({ dialog: 'previewing' }));
  const close = (): void => {
    editor.send({ type: 'preview.close' });
  };
  return (
    <Dialog
      open={isOpen}
      onClose={close}
      title={sentence('quizDialogs.preview.title')}
      size="l"
      footer={
        <Button variant="primary" data-autofocus="" onClick={close}>
          {sentence('common.close')}
        </Button>
      }
    >
      <previewSheet.Part />
    </Dialog>
  );
}
