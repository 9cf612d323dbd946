import { useSelector } from '@xstate/react';
import type { ReactNode } from 'react';
import type { ActorRefFrom } from 'xstate';

import { getFailureMessage } from '../../domain/messages/failure-message.ts';
import type { PasswordChange } from '../../domain/session/password-forms.ts';
import type { OwnSessionsRef } from '../../machines/session/own-sessions-machine.ts';
import type { passwordChangeMachine } from '../../machines/session/password-form-machines.ts';
import { Button } from '../design/buttons/button.tsx';
import { Alert } from '../design/feedback/alert.tsx';
import { Skeleton } from '../design/feedback/skeleton.tsx';
import { Panel } from '../design/layout/panel.tsx';
import { Dialog } from '../design/overlays/dialog.tsx';
import { useFormatMessage } from '../shared/format-message.tsx';
import { SessionList } from '../shared/sessions/session-list.tsx';
import { AccountForm } from './account-form.tsx';
import { NewPasswordFields, useWiredFields } from './form-fields.tsx';
import { PasswordInput } from './password-input.tsx';

type FormRef = ActorRefFrom<typeof passwordChangeMachine>;

function PasswordPart({ form }: { readonly form: FormRef }): ReactNode {
  const formatMessage = useFormatMessage();
  const snapshot = useSelector(form, (current) => current);
  const wire = useWiredFields<keyof PasswordChange>(snapshot.context, (field, value) => {
    form.send({ type: 'field.change', field, value });
  });
  if (snapshot.matches('done'))
    return <Alert tone="good">{formatMessage('passwords.passwordChanged')}</Alert>;
  return (
    <AccountForm
      form={form}
      label={formatMessage('passwords.changePassword')}
      submitLabel={formatMessage('passwords.savePassword')}
    >
      <PasswordInput
        {...wire('currentPassword')}
        label={formatMessage('passwords.currentPassword')}
        autoComplete="current-password"
      />
      <NewPasswordFields
        wire={wire}
        minLength={snapshot.context.input.minPasswordLength}
        label={formatMessage('passwords.newPassword')}
      />
    </AccountForm>
  );
}

function SessionsPart({ sessions }: { readonly sessions: OwnSessionsRef }): ReactNode {
  const formatMessage = useFormatMessage();
  const snapshot = useSelector(sessions, (current) => current);
  const { sessions: open, failure } = snapshot.context;
  const others = open?.filter(({ isCurrent }) => !isCurrent).length ?? 0;
  const end = (sessionId: string | null): void => {
    sessions.send({ type: 'sessions.end', sessionId });
  };
  return (
    <Panel
      title={formatMessage('users.sessions')}
      note={open === null ? undefined : String(open.length)}
      actions={
        others > 1 && (
          <Button
            busy={snapshot.matches('ending')}
            onClick={() => {
              end(null);
            }}
          >
            {formatMessage('passwords.endOthers', { count: others })}
          </Button>
        )
      }
    >
      {failure !== null && <Alert tone="bad">{formatMessage(getFailureMessage(failure))}</Alert>}
      {open === null ? (
        snapshot.matches('loading') && <Skeleton />
      ) : (
        <SessionList sessions={open} onEnd={end} />
      )}
    </Panel>
  );
}

interface OwnAccountDialogProps {
  readonly form: FormRef;
  readonly sessions: OwnSessionsRef;
  readonly onClose: () => void;
}

/** The dialog of the signed-in person's password and sessions (docs/decisions/0033). */
export function OwnAccountDialog({ form, sessions, onClose }: OwnAccountDialogProps): ReactNode {
  const formatMessage = useFormatMessage();
  return (
    <Dialog
      open
      position="end"
      title={formatMessage('session.ownAccount')}
      onClose={onClose}
      closeLabel={formatMessage('common.close')}
    >
      <div className="grid gap-6">
        <SessionsPart sessions={sessions} />
        <Panel title={formatMessage('passwords.changePassword')}>
          <PasswordPart form={form} />
        </Panel>
      </div>
    </Dialog>
  );
}
