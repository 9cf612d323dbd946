import { useSelector } from '@xstate/react';
import type { ReactNode } from 'react';
import { useLocation } from 'wouter';

import { resolveSignedOut } from '../../domain/access/resolve-signed-out.ts';
import { AdminSignIn } from '../../views/session/admin-sign-in.tsx';
import { keptDrafts } from '../journal/lazy-kept-drafts.ts';
import { Redirect } from '../navigation/redirect.tsx';
import { screenChunk } from '../navigation/screen-chunk.tsx';
import { useServices } from '../services.ts';

const otherScreens = screenChunk(() => import('./signed-out-screens.tsx'));

/**
 * The screens without a session: the form of the address; any other address redirects to the sign-
 * in form (SES-05).
 */
export function SignedOut(): ReactNode {
  const { session, history, config } = useServices();
  const [path] = useLocation();
  const { signInForm } = useSelector(session, ({ children }) => children);
  const endReason = useSelector(session, ({ context }) => context.endReason);
  const resolution = resolveSignedOut(path);
  if (resolution.kind === 'redirect')
    return (
      <Redirect
        to={resolution.to}
        from={path === '/' ? undefined : path + history.getLocation().search + window.location.hash}
      />
    );
  if (resolution.screen === 'signIn')
    return (
      signInForm && (
        <AdminSignIn
          form={signInForm}
          endReason={endReason}
          keptDrafts={<keptDrafts.Component />}
          isSetupOpen={config.isSetupOpen}
        />
      )
    );
  return <otherScreens.Component screen={resolution.screen} />;
}
