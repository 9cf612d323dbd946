import type { ReactNode } from 'react';

import type { Losses } from '../../../../domain/rich-text/losses.ts';
import { ConfirmDialog } from '../../../design/confirm-dialog.tsx';
import { useSentence } from '../../sentences.tsx';

interface PlainDialogProps {
  readonly losses: Losses;
  readonly onConfirm: () => void;
  readonly onCancel: () => void;
}

/** Names what goes when rich text becomes plain, and asks. */
export function PlainDialog({
  losses: { formatting, lists, tables, pictures, formulae },
  onConfirm,
  onCancel,
}: PlainDialogProps): ReactNode {
  const sentence = useSentence();
  const named = [
    formatting && sentence('richText.lossFormatting'),
    lists > 0 && sentence('richText.lossLists', { count: lists }),
    tables > 0 && sentence('richText.lossTables', { count: tables }),
    pictures > 0 && sentence('richText.lossPictures', { count: pictures }),
    formulae > 0 && sentence('richText.lossFormulae', { count: formulae }),
  ].filter((words) => words !== false);
  return (
    <ConfirmDialog
      open
      title={sentence('richText.turnOffTitle')}
      description={sentence('richText.turnOffDetail', {
        losses: new Intl.ListFormat('en').format(named),
      })}
      confirmLabel={sentence('richText.turnOffConfirm')}
      cancelLabel={sentence('common.cancel')}
      onConfirm={onConfirm}
      onCancel={onCancel}
    />
  );
}
