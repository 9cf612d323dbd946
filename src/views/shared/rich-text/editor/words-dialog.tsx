import { useState, type ReactNode } from 'react';

import { Button } from '../../../design/button.tsx';
import { Dialog } from '../../../design/dialog.tsx';
import { TextField } from '../../../design/text-field.tsx';
import { useSentence } from '../../sentences.tsx';

interface WordsDialogProps {
  readonly title: string;
  readonly label: string;
  readonly description?: string;
  readonly value: string;
  readonly confirmLabel: string;
  /** Why these words will not do. */
  readonly faultOf: (words: string) => string | undefined;
  readonly onConfirm: (words: string) => void;
  readonly onClose: () => void;
}

/** Asks for one line of words: an address, what a picture shows. */
export function WordsDialog({
  title,
  label,
  description,
  value,
  confirmLabel,
  faultOf,
  onConfirm,
  onClose,
}: WordsDialogProps): ReactNode {
  const sentence = useSentence();
  const [words, setWords] = useState(value);
  const [asked, setAsked] = useState(false);
  const fault = faultOf(words.trim());
  const confirm = (): void => {
    setAsked(true);
    if (fault === undefined) onConfirm(words.trim());
  };
  return (
    <Dialog
      open
      onClose={onClose}
      title={title}
      closeLabel={sentence('common.close')}
      footer={
        <>
          <Button onClick={onClose}>{sentence('common.cancel')}</Button>
          <Button variant="primary" onClick={confirm}>
            {confirmLabel}
          </Button>
        </>
      }
    >
      <TextField
        label={label}
        description={description}
        error={asked ? fault : undefined}
        value={words}
        data-autofocus=""
        onChange={setWords}
        onKeyDown={(event) => {
          if (event.ctrlKey || event.metaKey) event.stopPropagation();
          if (event.key === 'Enter') confirm();
        }}
      />
    </Dialog>
  );
}
