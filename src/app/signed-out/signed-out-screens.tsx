import { useSelector } from '@xstate/react';
import { useEffect, useMemo, type ReactNode } from 'react';

import type { SignedOutScreen } from '../../domain/access/signed-out-paths.ts';
import { passwordMessages } from '../../domain/messages/password-messages.ts';
import { parseInvitationToken } from '../../domain/session/registration-form.ts';
import {
  ForgotPassword,
  ResetPassword,
  SetUp,
  SetUpClosed,
} from '../../views/session/password-pages.tsx';
import { SetPassword } from '../../views/session/set-password.tsx';
import { AddedMessages } from '../../views/shared/format-message.tsx';
import {
  provideForgotPassword,
  provideResetPassword,
  provideSetup,
} from '../actors/session/password-forms.ts';
import { useRootActor } from '../root-actor.ts';
import { useServices } from '../services.ts';

function SetUpScreen(): ReactNode {
  const { config, connection, session } = useServices();
  const machine = useMemo(() => provideSetup(connection), [connection]);
  const form = useRootActor(machine, {
    id: 'setup',
    input: { minPasswordLength: config.minPasswordLength },
  });
  useEffect(() => {
    const subscription = form.subscribe({
      complete: () => {
        session.send({ type: 'session.signedInElsewhere' });
      },
    });
    return () => {
      subscription.unsubscribe();
    };
  }, [form, session]);
  return <SetUp form={form} />;
}

function ForgotPasswordScreen(): ReactNode {
  const { connection } = useServices();
  const machine = useMemo(() => provideForgotPassword(connection), [connection]);
  return (
    <ForgotPassword form={useRootActor(machine, { id: 'forgotPassword', input: undefined })} />
  );
}

function ResetPasswordScreen(): ReactNode {
  const { config, connection, history, session } = useServices();
  const machine = useMemo(() => provideResetPassword(connection), [connection]);
  const form = useRootActor(machine, {
    id: 'resetPassword',
    input: {
      token: parseInvitationToken(history.getLocation().search),
      minPasswordLength: config.minPasswordLength,
    },
  });
  useEffect(() => {
    // The new password has ended every session, also one of this browser.
    const subscription = form.subscribe({
      complete: () => {
        session.send({ type: 'signOut' });
      },
    });
    return () => {
      subscription.unsubscribe();
    };
  }, [form, session]);
  return <ResetPassword form={form} />;
}

function SetPasswordScreen(): ReactNode {
  const form = useSelector(useServices().session, ({ children }) => children.registrationForm);
  return form && <SetPassword form={form} />;
}

interface SignedOutScreensProps {
  readonly screen: Exclude<SignedOutScreen, 'signIn'>;
}

function Screen({ screen }: SignedOutScreensProps): ReactNode {
  const { isSetupOpen } = useServices().config;
  switch (screen) {
    case 'setup':
      return isSetupOpen ? <SetUpScreen /> : <SetUpClosed />;
    case 'setPassword':
      return <SetPasswordScreen />;
    case 'forgotPassword':
      return <ForgotPasswordScreen />;
    case 'resetPassword':
      return <ResetPasswordScreen />;
  }
}

/** The signed-out screens besides sign-in (docs/decisions/0030). */
export default function SignedOutScreens({ screen }: SignedOutScreensProps): ReactNode {
  return (
    <AddedMessages messages={passwordMessages}>
      <Screen screen={screen} />
    </AddedMessages>
  );
}
