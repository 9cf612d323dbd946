import { useSelector } from '@xstate/react';
import type { ReactNode } from 'react';

import { Button } from '../../../design/buttons/button.tsx';
import { Dialog } from '../../../design/overlays/dialog.tsx';
import { EyeIcon } from '../../../design/icons/icons.tsx';
import { useIsPhone } from '../../../design/hooks/use-media-query.ts';
import { createLazyPart } from '../../../shared/lazy-part.tsx';
import { useFormatMessage } from '../../../shared/format-message.tsx';
import { useEditorSelector, useEditor } from '../editor-context.ts';

/** The dialog's content, loaded when the dialog first opens. */
export const draftPreview = createLazyPart(() => import('./draft-preview.tsx'));

interface PreviewButtonProps {
  /** The top bar, or the page, which is where a phone shows the button. */
  readonly position: 'bar' | 'page';
}

/**
 * Opens the preview. Rendered only for people who may preview (QED-09), and only in the position
 * that fits the screen.
 */
export function PreviewButton({ position }: PreviewButtonProps): ReactNode {
  const formatMessage = useFormatMessage();
  const editor = useEditor();
  const canPreview = useEditorSelector(({ input }) => input.canPreview === true);
  const isPhone = useIsPhone();
  if (!canPreview || isPhone !== (position === 'page')) return null;
  return (
    <Button
      icon={<EyeIcon />}
      onClick={() => {
        editor.send({ type: 'preview.open' });
      }}
    >
      <span className={position === 'bar' ? 'max-lg:sr-only' : undefined}>
        {formatMessage('quizDialogs.preview.open')}
      </span>
    </Button>
  );
}

/** The dialog Quiz Preview with its Close button (QED-09, QED-10). */
export function PreviewDialog(): ReactNode {
  const formatMessage = useFormatMessage();
  const editor = useEditor();
  const isOpen = useSelector(editor, (snapshot) => snapshot.matches({ dialog: 'previewing' }));
  const close = (): void => {
    editor.send({ type: 'preview.close' });
  };
  return (
    <Dialog
      open={isOpen}
      onClose={close}
      title={formatMessage('quizDialogs.preview.title')}
      size="l"
      footer={
        <Button variant="primary" data-autofocus="" onClick={close}>
          {formatMessage('common.close')}
        </Button>
      }
    >
      <draftPreview.Component />
    </Dialog>
  );
}
