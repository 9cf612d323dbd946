import { useSelector } from '@xstate/react';
import { useId, type ReactNode } from 'react';

import { roles, type Role } from '../../domain/access/role.ts';
import { failureMessage } from '../../domain/failure-message.ts';
import type { InviteRef } from '../../machines/users/invite-machine.ts';
import { Alert } from '../design/alert.tsx';
import { Button } from '../design/button.tsx';
import { Dialog } from '../design/dialog.tsx';
import { Select } from '../design/select.tsx';
import { TextField } from '../design/text-field.tsx';
import { useAskFirst } from '../shared/ask-first.ts';
import { useSay, useSentence } from '../shared/sentences.tsx';

interface InviteDialogProps {
  readonly invite: InviteRef;
}

const kinds = ['customer', ...roles] as const;

/** Asks whom to invite and as what (SES-06). */
export function InviteDialog({ invite }: InviteDialogProps): ReactNode {
  const sentence = useSentence();
  const say = useSay();
  const askFirst = useAskFirst();
  const form = useId();
  const snapshot = useSelector(invite, (current) => current);
  const { invitation, faults, failure } = snapshot.context;
  const wire = (field: 'email' | 'firstName' | 'lastName') => ({
    name: field,
    value: invitation[field],
    error: faults[field] && say(faults[field]),
    onChange: (value: string) => {
      invite.send({ type: 'invite.change', invitation: { [field]: value } });
    },
  });
  const close = (): void => {
    askFirst(invite, () => {
      invite.send({ type: 'invite.close' });
    });
  };
  return (
    <Dialog
      open={snapshot.hasTag('open')}
      onClose={close}
      closeLabel={sentence('common.close')}
      title={sentence('users.inviteTitle')}
      description={sentence('users.inviteDetail')}
      footer={
        <>
          <Button onClick={close}>{sentence('common.cancel')}</Button>
          <Button type="submit" form={form} variant="primary" busy={snapshot.matches('sending')}>
            {sentence('users.send')}
          </Button>
        </>
      }
    >
      <form
        id={form}
        noValidate
        aria-label={sentence('users.inviteTitle')}
        className="grid gap-4"
        onSubmit={(event) => {
          event.preventDefault();
          invite.send({ type: 'invite.send' });
        }}
      >
        <TextField
          label={sentence('users.email')}
          {...wire('email')}
          type="email"
          inputMode="email"
          autoComplete="off"
          autoCapitalize="none"
          spellCheck={false}
          required
          autoFocus
        />
        <TextField
          label={sentence('session.firstName')}
          {...wire('firstName')}
          autoComplete="off"
        />
        <TextField label={sentence('session.lastName')} {...wire('lastName')} autoComplete="off" />
        <Select<Role | 'customer'>
          label={sentence('users.role')}
          choices={kinds.map((kind) => ({
            value: kind,
            label: sentence(`users.roleNames.${kind}`),
          }))}
          value={invitation.role ?? 'customer'}
          onChange={(kind) => {
            invite.send({
              type: 'invite.change',
              invitation: { role: kind === 'customer' ? null : kind },
            });
          }}
        />
        {failure !== null && <Alert tone="bad">{say(failureMessage(failure))}</Alert>}
      </form>
    </Dialog>
  );
}
