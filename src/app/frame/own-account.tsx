import { useLayoutEffect, useMemo, type ReactNode } from 'react';

import { OwnAccountDialog } from '../../views/session/own-account-dialog.tsx';
import { provideOwnSessions, providePasswordChange } from '../actors/session/own-account.ts';
import { useRootActor } from '../root-actor.ts';
import { useServices } from '../services.ts';
import { useCall } from '../hooks/use-call.ts';

interface OwnAccountProps {
  readonly onClose: () => void;
}

/** The dialog of the signed-in person's password and sessions. Mount it to open it. */
export default function OwnAccount({ onClose }: OwnAccountProps): ReactNode {
  const { minPasswordLength } = useServices().config;
  const call = useCall();
  const formMachine = useMemo(() => providePasswordChange(call), [call]);
  const sessionsMachine = useMemo(() => provideOwnSessions(call), [call]);
  const form = useRootActor(formMachine, { id: 'passwordChange', input: { minPasswordLength } });
  const sessions = useRootActor(sessionsMachine, { id: 'ownSessions', input: undefined });
  useLayoutEffect(() => {
    const subscription = form.subscribe({
      complete: () => {
        sessions.send({ type: 'sessions.refresh' });
      },
    });
    return () => {
      subscription.unsubscribe();
    };
  }, [form, sessions]);
  return <OwnAccountDialog form={form} sessions={sessions} onClose={onClose} />;
}
