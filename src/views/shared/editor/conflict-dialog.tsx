import type { ReactNode } from 'react';

import { Alert } from '../../design/feedback/alert.tsx';
import { Button } from '../../design/buttons/button.tsx';
import { Dialog } from '../../design/overlays/dialog.tsx';
import { Spinner } from '../../design/feedback/spinner.tsx';
import { useFormatMessage } from '../format-message.tsx';
import type { Saver } from '../../../machines/shared/editor/editor-types.ts';
import { countUnresolved } from '../../../machines/shared/editor/saving.ts';
import { useOpenEditor, useOpenEditorSelector, useEditorTag } from './open-editor.ts';

/** What the texts of a conflict say about who saved the newer version. */
export type SaverValues = {
  readonly saver: 'you' | 'someone' | 'unknown';
  readonly name: string;
};

/** Returns what texts say about who saved the newer version; null when the server does not tell. */
export function toSaverValues(saver: Saver | null): SaverValues {
  const { name, isYou } = saver ?? { name: '', isYou: false };
  if (isYou) return { saver: 'you', name };
  return { saver: name === '' ? 'unknown' : 'someone', name };
}

interface ConflictDialogProps {
  /** Compares both versions. */
  readonly children: ReactNode;
}

/**
 * Shown when the quiz or playlist was saved elsewhere in the meantime: compares both versions and
 * asks which to keep (PD-39).
 */
export function ConflictDialog({ children }: ConflictDialogProps): ReactNode {
  const formatMessage = useFormatMessage();
  const { editor } = useOpenEditor();
  const isReading = useEditorTag('loadingRemote');
  const isUnread = useEditorTag('loadRemoteFailed');
  const isComparing = useEditorTag('comparing');
  const saver = useOpenEditorSelector(({ conflict }) => conflict?.remote.savedBy ?? null);
  const dismiss = (): void => {
    editor.send({ type: 'conflict.dismiss' });
  };
  return (
    <Dialog
      open={isReading || isUnread || isComparing}
      onClose={dismiss}
      title={formatMessage('conflictDialog.title', toSaverValues(saver))}
      description={formatMessage('conflictDialog.detail')}
      closeLabel={formatMessage('common.close')}
      size="l"
      footer={<DialogFooter isUnread={isUnread} isComparing={isComparing} onDismiss={dismiss} />}
    >
      {isReading && (
        <output className="flex items-center gap-2">
          <Spinner size="s" />
          {formatMessage('conflictDialog.reading')}
        </output>
      )}
      {isUnread && <Alert tone="bad">{formatMessage('conflictDialog.loadFailed')}</Alert>}
      {isComparing && children}
    </Dialog>
  );
}

interface DialogFooterProps {
  /** Whether the server's version could not be read. */
  readonly isUnread: boolean;
  readonly isComparing: boolean;
  readonly onDismiss: () => void;
}

function DialogFooter({ isUnread, isComparing, onDismiss }: DialogFooterProps): ReactNode {
  const formatMessage = useFormatMessage();
  const { editor } = useOpenEditor();
  return (
    <>
      {isComparing && (
        <Button
          variant="quiet"
          onClick={() => {
            editor.send({ type: 'conflict.openRemote' });
          }}
        >
          {formatMessage('conflictDialog.openRemote')}
        </Button>
      )}
      <Button data-autofocus={isComparing ? undefined : ''} onClick={onDismiss}>
        {formatMessage('conflictDialog.continueEditing')}
      </Button>
      {isUnread && (
        <Button
          variant="primary"
          onClick={() => {
            editor.send({ type: 'conflict.reload' });
          }}
        >
          {formatMessage('common.retry')}
        </Button>
      )}
      {isComparing && <SaveMergedButton />}
    </>
  );
}

/** Saves the merged version; disabled until every conflict is resolved. */
function SaveMergedButton(): ReactNode {
  const formatMessage = useFormatMessage();
  const { editor } = useOpenEditor();
  const unresolvedCount = useOpenEditorSelector(({ conflict }) =>
    conflict === null ? 0 : countUnresolved(conflict),
  );
  return (
    <Button
      variant="primary"
      data-autofocus=""
      disabledReason={
        unresolvedCount === 0
          ? undefined
          : formatMessage('conflictDialog.chooseFirst', { count: unresolvedCount })
      }
      onClick={() => {
        editor.send({ type: 'conflict.save' });
      }}
    >
      {formatMessage('conflictDialog.save')}
    </Button>
  );
}
