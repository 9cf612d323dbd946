import { useSelector } from '@xstate/react';
import { useId, type ReactNode } from 'react';

import { roles, type Role } from '../../domain/access/role.ts';
import { getFailureMessage } from '../../domain/messages/failure-message.ts';
import type { InviteRef } from '../../machines/users/invite-machine.ts';
import { Alert } from '../design/feedback/alert.tsx';
import { Button } from '../design/buttons/button.tsx';
import { Dialog } from '../design/overlays/dialog.tsx';
import { Select } from '../design/fields/select.tsx';
import { TextField } from '../design/fields/text-field.tsx';
import { useConfirmDiscard } from '../shared/confirm-discard.ts';
import { useFormatMessage } from '../shared/format-message.tsx';

interface InviteDialogProps {
  readonly invite: InviteRef;
}

const kinds = ['customer', ...roles] as const;

/** E-mail, name and role of the invited person. */
function InviteFields({ invite }: InviteDialogProps): ReactNode {
  const formatMessage = useFormatMessage();
  const { invitation, errors, failure } = useSelector(invite, ({ context }) => context);
  const getFieldProps = (field: 'email' | 'firstName' | 'lastName') => ({
    name: field,
    value: invitation[field],
    error: errors[field] && formatMessage(errors[field]),
    onChange: (value: string) => {
      invite.send({ type: 'invite.change', invitation: { [field]: value } });
    },
  });
  return (
    <>
      <TextField
        label={formatMessage('users.email')}
        {...getFieldProps('email')}
        type="email"
        inputMode="email"
        autoComplete="off"
        autoCapitalize="none"
        spellCheck={false}
        required
        autoFocus
      />
      <TextField
        label={formatMessage('session.firstName')}
        {...getFieldProps('firstName')}
        autoComplete="off"
      />
      <TextField
        label={formatMessage('session.lastName')}
        {...getFieldProps('lastName')}
        autoComplete="off"
      />
      <Select<Role | 'customer'>
        label={formatMessage('users.role')}
        choices={kinds.map((kind) => ({
          value: kind,
          label: formatMessage(`users.roleNames.${kind}`),
        }))}
        value={invitation.role ?? 'customer'}
        onChange={(kind) => {
          invite.send({
            type: 'invite.change',
            invitation: { role: kind === 'customer' ? null : kind },
          });
        }}
      />
      {failure !== null && <Alert tone="bad">{formatMessage(getFailureMessage(failure))}</Alert>}
    </>
  );
}

/** The dialog that invites a person with a role (SES-06). */
export function InviteDialog({ invite }: InviteDialogProps): ReactNode {
  const formatMessage = useFormatMessage();
  const askFirst = useConfirmDiscard();
  const form = useId();
  const snapshot = useSelector(invite, (current) => current);
  const close = (): void => {
    askFirst(invite, () => {
      invite.send({ type: 'invite.close' });
    });
  };
  return (
    <Dialog
      open={snapshot.hasTag('open')}
      onClose={close}
      closeLabel={formatMessage('common.close')}
      title={formatMessage('users.inviteTitle')}
      description={formatMessage('users.inviteDetail')}
      footer={
        <>
          <Button onClick={close}>{formatMessage('common.cancel')}</Button>
          <Button type="submit" form={form} variant="primary" busy={snapshot.matches('sending')}>
            {formatMessage('users.send')}
          </Button>
        </>
      }
    >
      <form
        id={form}
        noValidate
        aria-label={formatMessage('users.inviteTitle')}
        className="grid gap-4"
        onSubmit={(event) => {
          event.preventDefault();
          invite.send({ type: 'invite.send' });
        }}
      >
        <InviteFields invite={invite} />
      </form>
    </Dialog>
  );
}
