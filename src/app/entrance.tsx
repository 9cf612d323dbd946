import { useSelector } from '@xstate/react';
import type { ReactNode } from 'react';
import { useLocation } from 'wouter';

import { resolveSignedOut } from '../domain/access/resolve-signed-out.ts';
import { AdminSignIn } from '../views/session/admin-sign-in.tsx';
import { SetPassword } from '../views/session/set-password.tsx';
import { Redirect } from './redirect.tsx';
import { useServices } from './services.ts';

/** What somebody sees who is not signed in: the form of the address, from every other address the sign-in form (SES-05). */
export function Entrance(): ReactNode {
  const { session, place } = useServices();
  const [path] = useLocation();
  const { signInForm, registrationForm } = useSelector(session, ({ children }) => children);
  const found = resolveSignedOut(path);
  if (found.kind === 'redirect')
    return (
      <Redirect to={found.to} from={path === '/' ? undefined : path + place.current().search} />
    );
  if (found.screen === 'setPassword')
    return registrationForm && <SetPassword form={registrationForm} />;
  return signInForm && <AdminSignIn form={signInForm} />;
}
