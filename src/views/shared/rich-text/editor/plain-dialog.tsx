import type { ReactNode } from 'react';
import { useFormatter } from 'use-intl';

import type { PlainTextOmissions } from '../../../../domain/rich-text/plain-text-omissions.ts';
import { ConfirmDialog } from '../../../design/overlays/confirm-dialog.tsx';
import { useFormatMessage } from '../../format-message.tsx';

interface PlainDialogProps {
  readonly losses: PlainTextOmissions;
  readonly onConfirm: () => void;
  readonly onCancel: () => void;
}

/** Lists what is lost when rich text becomes plain text, and asks for confirmation. */
export function PlainDialog({
  losses: { formatting, lists, tables, pictures, formulae },
  onConfirm,
  onCancel,
}: PlainDialogProps): ReactNode {
  const formatMessage = useFormatMessage();
  const format = useFormatter();
  const named = [
    formatting && formatMessage('richEditor.omittedFormatting'),
    lists > 0 && formatMessage('richEditor.omittedLists', { count: lists }),
    tables > 0 && formatMessage('richEditor.omittedTables', { count: tables }),
    pictures > 0 && formatMessage('richEditor.omittedPictures', { count: pictures }),
    formulae > 0 && formatMessage('richEditor.omittedFormulae', { count: formulae }),
  ].filter((part) => part !== false);
  return (
    <ConfirmDialog
      open
      title={formatMessage('richEditor.turnOffTitle')}
      description={formatMessage('richEditor.turnOffDetail', {
        losses: format.list(named),
      })}
      confirmLabel={formatMessage('richEditor.turnOffConfirm')}
      cancelLabel={formatMessage('common.cancel')}
      onConfirm={onConfirm}
      onCancel={onCancel}
    />
  );
}
