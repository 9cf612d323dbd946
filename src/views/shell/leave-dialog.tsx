import type { ReactNode } from 'react';

import { Button } from '../design/buttons/button.tsx';
import { ConfirmDialog } from '../design/overlays/confirm-dialog.tsx';
import { useFormatMessage } from '../shared/format-message.tsx';

interface LeaveDialogProps {
  /** What is left: an editor keeps its changes in this browser, a page or dialog loses them. */
  readonly leaves: 'page' | 'editor' | 'dialog';
  /** Whether this browser keeps the changes of an editor. */
  readonly isKept: boolean;
  /** Whether the changes are being saved. */
  readonly isSaving: boolean;
  readonly onAnswer: (answer: 'allow' | 'save' | 'discard' | 'stay') => void;
}

const texts = {
  page: { title: 'shell.leaveTitle', detail: 'shell.discardDetail', confirm: 'shell.leave' },
  editor: {
    title: 'shell.leaveTitle',
    detail: 'shell.leaveEditorDetail',
    confirm: 'shell.discardChanges',
  },
  dialog: { title: 'shell.discardTitle', detail: 'shell.discardDetail', confirm: 'shell.discard' },
} as const;

/**
 * Asks for confirmation before unsaved changes are left or discarded (NAV-010). An editor can save
 * them first. Where this browser keeps them, it can also be left without saving.
 */
export function LeaveDialog({ leaves, isKept, isSaving, onAnswer }: LeaveDialogProps): ReactNode {
  const formatMessage = useFormatMessage();
  const { title, detail, confirm } = texts[leaves];
  return (
    <ConfirmDialog
      open
      title={formatMessage(title)}
      description={formatMessage(detail, { isKept: isKept ? 'yes' : 'no' })}
      confirmLabel={formatMessage(confirm)}
      cancelLabel={formatMessage('shell.stay')}
      danger
      action={
        leaves === 'editor' && (
          <>
            {isKept && (
              <Button
                onClick={() => {
                  onAnswer('allow');
                }}
              >
                {formatMessage('shell.leave')}
              </Button>
            )}
            <Button
              variant="primary"
              busy={isSaving}
              onClick={() => {
                onAnswer('save');
              }}
            >
              {formatMessage('shell.saveAndLeave')}
            </Button>
          </>
        )
      }
      onConfirm={() => {
        onAnswer(leaves === 'editor' ? 'discard' : 'allow');
      }}
      onCancel={() => {
        onAnswer('stay');
      }}
    />
  );
}
