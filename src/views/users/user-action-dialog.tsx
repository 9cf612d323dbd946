import { useSelector } from '@xstate/react';
import { useState, type ReactNode } from 'react';

import { roles } from '../../domain/access/role.ts';
import { getFailureMessage } from '../../domain/messages/failure-message.ts';
import type { MessageKey } from '../../domain/messages/en.ts';
import type { UserActionKind, UserActionRef } from '../../machines/users/user-action-machine.ts';
import { Button } from '../design/buttons/button.tsx';
import { Alert } from '../design/feedback/alert.tsx';
import { Checkbox } from '../design/fields/checkbox.tsx';
import { TextField } from '../design/fields/text-field.tsx';
import { CopyIcon } from '../design/icons/icons.tsx';
import { Dialog } from '../design/overlays/dialog.tsx';
import { useFormatMessage } from '../shared/format-message.tsx';
import { useMomentText } from '../shared/use-moment-text.ts';

interface UserActionDialogProps {
  readonly actions: UserActionRef;
}

/** The title, the text and the button of each question. */
const questions: Readonly<
  Record<
    Exclude<UserActionKind, 'enable'>,
    { readonly title: MessageKey; readonly detail: MessageKey; readonly confirm: MessageKey }
  >
> = {
  changeRoles: {
    title: 'users.changeRoles',
    detail: 'users.changeRolesDetail',
    confirm: 'users.saveRoles',
  },
  disable: { title: 'users.disableTitle', detail: 'users.disableDetail', confirm: 'users.disable' },
  newInvitation: {
    title: 'users.newInvitationTitle',
    detail: 'users.newInvitationDetail',
    confirm: 'users.createLink',
  },
  resetPassword: {
    title: 'users.resetTitle',
    detail: 'users.resetDetail',
    confirm: 'users.sendReset',
  },
  endSessions: {
    title: 'users.endSessionsTitle',
    detail: 'users.endSessionsDetail',
    confirm: 'users.endSessions',
  },
};

function RoleChoices({ actions }: UserActionDialogProps): ReactNode {
  const formatMessage = useFormatMessage();
  const action = useSelector(actions, ({ context }) => context.action);
  if (action?.kind !== 'changeRoles') return null;
  return (
    <fieldset className="grid gap-2">
      <legend className="sr-only">{formatMessage('users.roles')}</legend>
      {roles.map((role) => (
        <Checkbox
          key={role}
          label={formatMessage(`users.roleNames.${role}`)}
          checked={action.roles.includes(role)}
          onChange={() => {
            actions.send({ type: 'role.toggle', role });
          }}
        />
      ))}
    </fieldset>
  );
}

/** The new invitation link, shown once. */
function NewLink({ actions }: UserActionDialogProps): ReactNode {
  const formatMessage = useFormatMessage();
  const [isCopied, setCopied] = useState(false);
  const link = useSelector(actions, ({ context }) => context.link);
  if (link === null) return null;
  const copy = async (): Promise<void> => {
    await navigator.clipboard.writeText(link.link);
    setCopied(true);
  };
  return (
    <div className="grid gap-3">
      <TextField
        label={formatMessage('users.link')}
        value={link.link}
        onChange={() => undefined}
        readOnly
      />
      <span className="flex flex-wrap items-center gap-3">
        <Button
          icon={<CopyIcon />}
          onClick={() => {
            void copy();
          }}
        >
          {formatMessage('users.copyLink')}
        </Button>
        <span role="status" className="text-sm text-ink-2">
          {isCopied && formatMessage('users.linkCopied')}
        </span>
      </span>
    </div>
  );
}

/** The dialogs about a user: a question, the choice of roles, or the new invitation link. */
export function UserActionDialog({ actions }: UserActionDialogProps): ReactNode {
  const formatMessage = useFormatMessage();
  const { formatDay } = useMomentText();
  const snapshot = useSelector(actions, (current) => current);
  const { action, link, failure } = snapshot.context;
  const close = (): void => {
    actions.send({ type: 'action.close' });
  };
  if (action === null || action.kind === 'enable' || !snapshot.hasTag('open')) return null;
  const values = { email: action.user.email };
  const { title, detail, confirm } = questions[action.kind];
  const isAsking = !snapshot.matches('showingLink');
  const canConfirm = snapshot.can({ type: 'action.confirm' }) || snapshot.matches('performing');
  return (
    <Dialog
      open
      onClose={close}
      closeLabel={formatMessage('common.close')}
      title={isAsking ? formatMessage(title, values) : formatMessage('users.linkTitle', values)}
      description={
        isAsking
          ? formatMessage(detail, values)
          : formatMessage('users.linkDetail', { day: formatDay(link?.expiresAt ?? '') })
      }
      footer={
        isAsking ? (
          <>
            <Button data-autofocus="" onClick={close}>
              {formatMessage('common.cancel')}
            </Button>
            <Button
              variant={action.kind === 'disable' ? 'danger' : 'primary'}
              busy={snapshot.matches('performing')}
              disabledReason={canConfirm ? undefined : formatMessage('users.sameRoles', values)}
              onClick={() => {
                actions.send({ type: 'action.confirm' });
              }}
            >
              {formatMessage(confirm)}
            </Button>
          </>
        ) : (
          <Button variant="primary" onClick={close}>
            {formatMessage('common.close')}
          </Button>
        )
      }
    >
      <div className="grid gap-3">
        {isAsking ? <RoleChoices actions={actions} /> : <NewLink actions={actions} />}
        {failure !== null && <Alert tone="bad">{formatMessage(getFailureMessage(failure))}</Alert>}
      </div>
    </Dialog>
  );
}
