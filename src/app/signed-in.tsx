import { useSelector } from '@xstate/react';
import { useCallback, type ReactNode } from 'react';
import { useLocation } from 'wouter';

import { menu } from '../domain/access/menu.ts';
import { routes } from '../domain/access/routes.ts';
import { roleOf } from '../domain/access/session-user.ts';
import { failureMessage } from '../domain/failure-message.ts';
import { selectAsksAboutDialog } from '../machines/shared/leave-guard-machine.ts';
import { Spinner } from '../views/design/spinner.tsx';
import { useFocusAfterMove } from '../views/design/use-focus-after-move.ts';
import { FormFailure } from '../views/session/form-failure.tsx';
import { SignInForm } from '../views/session/sign-in-form.tsx';
import { AskFirstContext, type AskFirst } from '../views/shared/ask-first.ts';
import { SentencesProvider } from '../views/shared/sentences-provider.tsx';
import { LeaveDialog } from '../views/shell/leave-dialog.tsx';
import { quizListEntries } from '../views/shell/palette-entries.ts';
import { Shell } from '../views/shell/shell.tsx';
import { SignInOver } from '../views/shell/sign-in-over.tsx';
import { FrameContext } from './frame-context.ts';
import { AskToLeave, Redirect } from './redirect.tsx';
import { Screen } from './screen.tsx';
import { useServices } from './services.ts';
import { screens } from './routes.tsx';
import { settleRoute } from './settle-route.ts';
import { useFrame } from './use-frame.ts';
import { useShownRoute } from './use-shown-route.ts';

/** Fetches the chunk of an address's screen, as the most entitled visitor would see it, before it is known who the visitor is; nothing is shown by that. */
export const preloadFor = (path: string): void => {
  screens[
    settleRoute(path, { role: 'superAdmin', flags: { adminTranslations: true, adminBanner: true } })
      .route.screen
  ]?.preload();
};

/** Asks before unsaved work is left (NAV-010), with a page or with a dialog. */
function Leaving(): ReactNode {
  const { leaveGuard } = useServices();
  const isAsking = useSelector(leaveGuard, (snapshot) => snapshot.matches('asking'));
  const isDialog = useSelector(leaveGuard, selectAsksAboutDialog);
  return (
    <LeaveDialog
      open={isAsking}
      leaves={isDialog ? 'dialog' : 'page'}
      onLeave={() => {
        leaveGuard.send({ type: 'leave.allow' });
      }}
      onStay={() => {
        leaveGuard.send({ type: 'leave.stay' });
      }}
    />
  );
}

/** The sign-in form over a screen with unsaved work whose session has expired (decision 11). */
function Expired(): ReactNode {
  const { session } = useServices();
  const isOpen = useSelector(
    session,
    (snapshot) =>
      snapshot.matches({ signedIn: 'expired' }) || snapshot.matches({ signedIn: 'confirming' }),
  );
  const form = useSelector(session, ({ children }) => children.signInForm);
  const failure = useSelector(session, ({ context }) => context.failure);
  return (
    <SignInOver
      open={isOpen}
      onDecline={() => {
        session.send({ type: 'signIn.decline' });
      }}
    >
      {failure !== null && <FormFailure message={failureMessage(failure)} />}
      {form === undefined ? <Spinner /> : <SignInForm form={form} />}
    </SignInOver>
  );
}

/** The frame and, in it, the screen of the address, as role and flags allow; other addresses are exchanged first. */
export default function SignedIn(): ReactNode {
  const { session, place, leaveGuard } = useServices();
  const askFirst = useCallback<AskFirst>(
    ({ id }, giveUp) => {
      leaveGuard.send({ type: 'leave.ask', destination: { kind: 'dialog', actorId: id, giveUp } });
    },
    [leaveGuard],
  );
  const [path] = useLocation();
  useFocusAfterMove(path);
  const user = useSelector(session, ({ context }) => context.user);
  const flags = useSelector(session, ({ context }) => context.flags);
  const maySignOut = useSelector(session, (snapshot) => snapshot.can({ type: 'signOut' }));
  const { bin, ...frame } = useFrame();
  const shown = useShownRoute(
    path,
    user === null ? null : settleRoute(path, { role: roleOf(user), flags }),
  );
  if (user === null || shown === null) return null;

  const role = roleOf(user);
  const { route, redirectTo, isHeld } = shown;
  const areas = menu(role, flags);
  const returnTo = redirectTo === null ? null : place.from();
  return (
    <SentencesProvider>
      <Shell
        {...frame}
        menu={areas}
        screens={quizListEntries(role, areas)}
        current={routes[route.id].area}
        inspectorPath={null}
        user={user}
        whySignOutBlocked={maySignOut ? null : { key: 'shell.signOutBlocked' }}
        onSignOut={() => {
          session.send({ type: 'signOut' });
        }}
      >
        <FrameContext value={{ bin, ...frame }}>
          <AskFirstContext value={askFirst}>
            {(redirectTo === null || isHeld) && <Screen route={route} role={role} path={path} />}
          </AskFirstContext>
          {redirectTo !== null &&
            (isHeld ? <AskToLeave to={redirectTo} /> : <Redirect to={returnTo ?? redirectTo} />)}
        </FrameContext>
      </Shell>
      <Leaving />
      <Expired />
    </SentencesProvider>
  );
}
