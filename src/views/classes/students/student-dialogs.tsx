import { useSelector } from '@xstate/react';
import { useId, type ReactNode } from 'react';

import { readPastedStudents } from '../../../domain/classes/pasted-students.ts';
import { getFailureMessage } from '../../../domain/messages/failure-message.ts';
import type { CorrectAddressRef } from '../../../machines/classes/correct-address-machine.ts';
import type { InviteStudentsRef } from '../../../machines/classes/invite-students-machine.ts';
import { Button } from '../../design/buttons/button.tsx';
import { FileButton } from '../../design/buttons/file-button.tsx';
import { Alert } from '../../design/feedback/alert.tsx';
import { TextArea } from '../../design/fields/text-area.tsx';
import { TextField } from '../../design/fields/text-field.tsx';
import { FileIcon, MailIcon } from '../../design/icons/icons.tsx';
import { Dialog } from '../../design/overlays/dialog.tsx';
import { useConfirmDiscard } from '../../shared/confirm-discard.ts';
import { useFormatMessage } from '../../shared/format-message.tsx';

interface InviteStudentsDialogProps {
  readonly invite: InviteStudentsRef;
}

/** The dialog that invites students by pasted addresses or a CSV file (CLS-06). */
export function InviteStudentsDialog({ invite }: InviteStudentsDialogProps): ReactNode {
  const formatMessage = useFormatMessage();
  const askFirst = useConfirmDiscard();
  const formId = useId();
  const text = useSelector(invite, ({ context }) => context.text);
  const isOpen = useSelector(invite, (snapshot) => snapshot.hasTag('open'));
  const isSending = useSelector(invite, (snapshot) => snapshot.hasTag('busy'));
  const { emails } = readPastedStudents(text);
  const close = (): void => {
    askFirst(invite, () => {
      invite.send({ type: 'invite.close' });
    });
  };
  return (
    <Dialog
      open={isOpen}
      onClose={close}
      closeLabel={formatMessage('common.close')}
      title={formatMessage('classes.invite.title')}
      description={formatMessage('classes.invite.detail')}
      size="m"
      footer={
        <>
          <Button onClick={close}>{formatMessage('common.cancel')}</Button>
          <Button
            type="submit"
            form={formId}
            variant="primary"
            icon={<MailIcon />}
            busy={isSending}
          >
            {formatMessage('classes.invite.send', { count: emails.length })}
          </Button>
        </>
      }
    >
      <InviteForm invite={invite} formId={formId} />
    </Dialog>
  );
}

interface InviteFormProps extends InviteStudentsDialogProps {
  readonly formId: string;
}

function InviteForm({ invite, formId }: InviteFormProps): ReactNode {
  const formatMessage = useFormatMessage();
  const { text, error, failure } = useSelector(invite, ({ context }) => context);
  const isSending = useSelector(invite, (snapshot) => snapshot.hasTag('busy'));
  return (
    <form
      id={formId}
      noValidate
      aria-label={formatMessage('classes.invite.title')}
      className="grid gap-3"
      onSubmit={(event) => {
        event.preventDefault();
        invite.send({ type: 'invite.send' });
      }}
    >
      <div className="max-h-96 overflow-y-auto p-0.5 [&_textarea]:min-h-32">
        <TextArea
          label={formatMessage('classes.invite.field')}
          description={formatMessage('classes.invite.hint')}
          error={error === null ? undefined : formatMessage(error)}
          required
          autoFocus
          rows={6}
          spellCheck={false}
          autoCapitalize="none"
          readOnly={isSending}
          value={text}
          onChange={(typed) => {
            invite.send({ type: 'invite.type', text: typed });
          }}
        />
      </div>
      <FoundAddresses invite={invite} />
      {failure !== null && (
        <Alert tone="bad" title={formatMessage('common.error')}>
          {formatMessage(getFailureMessage(failure))}
        </Alert>
      )}
    </form>
  );
}

/** The number of addresses in the text, and the button that adds those of a file. */
function FoundAddresses({ invite }: InviteStudentsDialogProps): ReactNode {
  const formatMessage = useFormatMessage();
  const text = useSelector(invite, ({ context }) => context.text);
  const { emails, repeated, invalid } = readPastedStudents(text);
  return (
    <div className="flex flex-wrap items-center justify-between gap-2">
      <output className="figures text-sm text-ink-2">
        {formatMessage('classes.invite.found', {
          count: emails.length,
          repeated: repeated.length,
          invalid: invalid.length,
        })}
      </output>
      <FileButton
        icon={<FileIcon />}
        accept=".csv,.txt,text/csv,text/plain"
        onFiles={([file]) => {
          if (file !== undefined) invite.send({ type: 'invite.file', file });
        }}
      >
        {formatMessage('classes.invite.csv')}
      </FileButton>
    </div>
  );
}

interface CorrectAddressDialogProps {
  readonly address: CorrectAddressRef;
}

/** The dialog that corrects the address of an invited student. */
export function CorrectAddressDialog({ address }: CorrectAddressDialogProps): ReactNode {
  const formatMessage = useFormatMessage();
  const formId = useId();
  const { email, error, failure } = useSelector(address, ({ context }) => context);
  const isOpen = useSelector(address, (snapshot) => snapshot.hasTag('open'));
  const isSaving = useSelector(address, (snapshot) => snapshot.hasTag('busy'));
  const close = (): void => {
    address.send({ type: 'address.close' });
  };
  return (
    <Dialog
      open={isOpen}
      onClose={close}
      closeLabel={formatMessage('common.close')}
      title={formatMessage('classes.students.correctTitle')}
      description={formatMessage('classes.students.correctDetail')}
      footer={
        <>
          <Button onClick={close}>{formatMessage('common.cancel')}</Button>
          <Button type="submit" form={formId} variant="primary" busy={isSaving}>
            {formatMessage('classes.students.save')}
          </Button>
        </>
      }
    >
      <form
        id={formId}
        noValidate
        aria-label={formatMessage('classes.students.correctTitle')}
        className="grid gap-3"
        onSubmit={(event) => {
          event.preventDefault();
          address.send({ type: 'address.save' });
        }}
      >
        <TextField
          label={formatMessage('classes.students.email')}
          value={email}
          error={error === null ? undefined : formatMessage(error)}
          type="email"
          inputMode="email"
          dir="ltr"
          autoComplete="off"
          autoCapitalize="none"
          spellCheck={false}
          required
          autoFocus
          onChange={(typed) => {
            address.send({ type: 'address.type', email: typed });
          }}
        />
        {failure !== null && <Alert tone="bad">{formatMessage(getFailureMessage(failure))}</Alert>}
      </form>
    </Dialog>
  );
}
