import { useSelector } from '@xstate/react';
import type { ReactNode, RefObject } from 'react';

import {
  getRecipientMark,
  listVisibleRecipients,
  type RecipientState,
} from '../../../domain/sharing/recipients.ts';
import { isPartOfWord } from '../../../domain/sharing/typed.ts';
import { selectReaderKeys, type ShareRef } from '../../../machines/shared/sharing/share-machine.ts';
import { ChipField } from '../../design/fields/chip-field.tsx';
import type { Chip } from '../../design/fields/chip-list.tsx';
import { useFormatMessage } from '../../shared/format-message.tsx';

const tones = {
  ready: 'neutral',
  hasAccess: 'info',
  notAccess: 'warn',
  notFound: 'warn',
  invalid: 'bad',
} as const satisfies Record<RecipientState, Chip['tone']>;

const maxVisible = 250;

interface RecipientsFieldProps {
  readonly share: ShareRef;
  /** The mark of an address whose account may not have it. */
  readonly notAccess: string;
  readonly inputRef: RefObject<HTMLInputElement | null>;
}

/** The people to share with, typed or pasted. Each is a chip with its status (QSHR-01, QSHR-03). */
export function RecipientsField({ share, notAccess, inputRef }: RecipientsFieldProps): ReactNode {
  const formatMessage = useFormatMessage();
  const context = useSelector(share, (snapshot) => snapshot.context);
  const { recipients, text, error: fault } = context;
  const isSending = useSelector(share, (snapshot) => snapshot.hasTag('sending'));
  const readers = selectReaderKeys({ context });
  const visible = listVisibleRecipients(recipients, maxVisible);
  const formatMark = (mark: RecipientState): string | undefined => {
    if (mark === 'ready') return undefined;
    return mark === 'notAccess' ? notAccess : formatMessage(`shareDialog.marks.${mark}`);
  };
  const chips = visible.map((recipient): Chip => {
    const mark = getRecipientMark(recipient, readers);
    return {
      id: recipient.text,
      text: recipient.text,
      tone: tones[mark],
      mark: formatMark(mark),
    };
  });
  return (
    <ChipField
      label={formatMessage('shareDialog.field')}
      description={formatMessage('shareDialog.fieldHint')}
      error={fault === null ? undefined : formatMessage(fault)}
      required
      chips={chips}
      more={recipients.length - visible.length}
      inputRef={inputRef}
      autoFocus
      text={text}
      inputMode="email"
      locked={isSending}
      labels={{
        list: formatMessage('shareDialog.chosen'),
        keyboardHelp: formatMessage('shareDialog.chipKeys'),
        remove: (recipient) => formatMessage('shareDialog.remove', { text: recipient }),
        more: (count) => formatMessage('shareDialog.more', { count }),
      }}
      onTextChange={(typed) => {
        share.send({ type: 'share.type', text: typed });
      }}
      onAdd={() => {
        share.send({ type: 'share.add' });
      }}
      onPaste={(pasted) => {
        if (isPartOfWord(pasted, text)) return false;
        share.send({ type: 'share.paste', text: pasted });
        return true;
      }}
      onRemove={(id) => {
        share.send({ type: 'share.remove', text: id });
      }}
      onEdit={(id) => {
        share.send({ type: 'share.correct', text: id });
      }}
    />
  );
}
