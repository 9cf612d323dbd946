import { useState, type ReactNode } from 'react';

import { Button } from '../../../design/buttons/button.tsx';
import { Dialog } from '../../../design/overlays/dialog.tsx';
import { TextField } from '../../../design/fields/text-field.tsx';
import { isComposing } from '../../../design/hooks/is-composing.ts';
import { useFormatMessage } from '../../format-message.tsx';

interface TextDialogProps {
  readonly title: string;
  readonly label: string;
  readonly description?: string;
  readonly value: string;
  readonly confirmLabel: string;
  /** Returns why a text is invalid. */
  readonly getError: (text: string) => string | undefined;
  readonly onConfirm: (text: string) => void;
  readonly onClose: () => void;
}

/** A dialog for one line of text, such as an address or a picture description. */
export function TextDialog({
  title,
  label,
  description,
  value,
  confirmLabel,
  getError,
  onConfirm,
  onClose,
}: TextDialogProps): ReactNode {
  const formatMessage = useFormatMessage();
  const [text, setText] = useState(value);
  const [isConfirmed, setConfirmed] = useState(false);
  const error = getError(text.trim());
  const confirm = (): void => {
    setConfirmed(true);
    if (error === undefined) onConfirm(text.trim());
  };
  return (
    <Dialog
      open
      onClose={onClose}
      title={title}
      closeLabel={formatMessage('common.close')}
      footer={
        <>
          <Button onClick={onClose}>{formatMessage('common.cancel')}</Button>
          <Button variant="primary" onClick={confirm}>
            {confirmLabel}
          </Button>
        </>
      }
    >
      <TextField
        label={label}
        description={description}
        error={isConfirmed ? error : undefined}
        value={text}
        data-autofocus=""
        onChange={setText}
        onKeyDown={(event) => {
          if (event.ctrlKey || event.metaKey) event.stopPropagation();
          if (event.key === 'Enter' && !isComposing(event)) confirm();
        }}
      />
    </Dialog>
  );
}
