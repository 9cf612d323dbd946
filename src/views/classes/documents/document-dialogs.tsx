import { useState, type ReactNode } from 'react';

import type { DocumentData } from '../../../machines/classes/documents/document-list-machine.ts';
import { getExtension } from '../../../domain/documents/document-kinds.ts';
import { parseNewName } from '../../../domain/documents/document-name.ts';
import { toRefusalMessage } from '../../../domain/documents/document-refusal.ts';
import { Button } from '../../design/buttons/button.tsx';
import { TextField } from '../../design/fields/text-field.tsx';
import { ConfirmDialog } from '../../design/overlays/confirm-dialog.tsx';
import { Dialog } from '../../design/overlays/dialog.tsx';
import { useFormatMessage } from '../../shared/format-message.tsx';

interface RenameDialogProps {
  readonly document: DocumentData;
  readonly onRename: (name: string) => void;
  readonly onClose: () => void;
}

/** Asks for the new name of a document. Its ending stays, because it belongs to the content. */
function RenameDialog({ document, onRename, onClose }: RenameDialogProps): ReactNode {
  const formatMessage = useFormatMessage();
  const { fileName } = document;
  const extension = getExtension(fileName);
  const [name, setName] = useState(fileName.slice(0, fileName.length - extension.length - 1));
  const [isSubmitted, setSubmitted] = useState(false);
  const parsed = parseNewName(name, fileName);
  const error = 'refusal' in parsed ? formatMessage(toRefusalMessage(parsed.refusal)) : undefined;
  return (
    <Dialog
      open
      size="s"
      title={formatMessage('documents.renameTitle', { name: fileName })}
      closeLabel={formatMessage('common.close')}
      onClose={onClose}
      footer={
        <>
          <Button onClick={onClose}>{formatMessage('common.cancel')}</Button>
          <Button variant="primary" type="submit" form="rename-document">
            {formatMessage('documents.rename')}
          </Button>
        </>
      }
    >
      <form
        id="rename-document"
        onSubmit={(event) => {
          event.preventDefault();
          setSubmitted(true);
          if ('name' in parsed) onRename(parsed.name);
        }}
      >
        <TextField
          data-autofocus=""
          label={formatMessage('documents.newName')}
          description={formatMessage('documents.nameHint', { extension })}
          value={name}
          onChange={setName}
          {...(isSubmitted && error !== undefined && { error })}
        />
      </form>
    </Dialog>
  );
}

interface RemoveDialogProps {
  readonly document: DocumentData;
  readonly onRemove: () => void;
  readonly onClose: () => void;
}

/** Asks before a document is deleted for good. */
function RemoveDialog({ document, onRemove, onClose }: RemoveDialogProps): ReactNode {
  const formatMessage = useFormatMessage();
  return (
    <ConfirmDialog
      open
      danger
      title={formatMessage('documents.removeTitle', { name: document.fileName })}
      description={formatMessage('documents.removeDetail')}
      confirmLabel={formatMessage('documents.removeForGood')}
      cancelLabel={formatMessage('common.cancel')}
      onConfirm={onRemove}
      onCancel={onClose}
    />
  );
}

/** A question about a document. */
export interface DocumentQuestion {
  readonly dialog: 'rename' | 'remove';
  readonly document: DocumentData;
}

interface DocumentDialogProps {
  readonly question: DocumentQuestion;
  readonly onClose: () => void;
  readonly onRename: (document: DocumentData, newName: string) => void;
  readonly onRemove: (document: DocumentData) => void;
}

/** The dialog that asks for a new name, or whether to remove the document for good. */
export function DocumentDialog({
  question: { dialog, document },
  onClose,
  onRename,
  onRemove,
}: DocumentDialogProps): ReactNode {
  if (dialog === 'rename')
    return (
      <RenameDialog
        document={document}
        onClose={onClose}
        onRename={(name) => {
          onClose();
          onRename(document, name);
        }}
      />
    );
  return (
    <RemoveDialog
      document={document}
      onClose={onClose}
      onRemove={() => {
        onClose();
        onRemove(document);
      }}
    />
  );
}
