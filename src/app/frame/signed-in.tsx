import { useSelector } from '@xstate/react';
import { useCallback, useEffect, useState, type ReactNode } from 'react';
import { useLocation } from 'wouter';

import { areas } from '../../domain/access/area.ts';
import { getMenu, listAreas, policy } from '../../domain/access/policy.ts';
import type { RedirectReason } from '../../domain/access/resolve-route.ts';
import { routes, type ScreenId } from '../../domain/access/routes.ts';
import type { EffectiveRole } from '../../domain/access/role.ts';
import { getUserRole } from '../../domain/access/session-user.ts';
import { getFailureMessage } from '../../domain/messages/failure-message.ts';
import {
  type PaletteRef,
  selectAreShortcutsOpen,
  selectIsPaletteOpen,
} from '../../machines/shell/palette-machine.ts';
import {
  selectAsksAboutDialog,
  selectCanSaveAll,
  selectIsAllKept,
} from '../../machines/shared/leave-guard-machine.ts';
import type { NoticesRef } from '../../machines/shell/notices-machine.ts';
import { Spinner } from '../../views/design/feedback/spinner.tsx';
import { useFocusAfterMove } from '../../views/design/hooks/use-focus-after-move.ts';
import { FormFailure } from '../../views/session/form-failure.tsx';
import { SignInForm } from '../../views/session/sign-in-form.tsx';
import { ConfirmDiscardContext, type ConfirmDiscard } from '../../views/shared/confirm-discard.ts';
import { IntlMessagesProvider } from '../../views/shared/intl-messages-provider.tsx';
import { LeaveDialog } from '../../views/shell/leave-dialog.tsx';
import { RefreshDelayed } from '../../views/shell/refresh-delayed.tsx';
import { Shell } from '../../views/shell/shell.tsx';
import { SignInDialog } from '../../views/shell/sign-in-dialog.tsx';
import type { AccountDialogKind } from '../../views/shell/user-menu.tsx';
import { isDevelopment } from '../config.ts';
import { FrameContext } from './frame-context.ts';
import { ConfirmRedirect, Redirect } from '../navigation/redirect.tsx';
import { Screen } from '../navigation/screen.tsx';
import { loadOtherMessages, useMessages } from '../messages.ts';
import { useServices } from '../services.ts';
import { screenChunk } from '../navigation/screen-chunk.tsx';
import { screens } from '../navigation/routes.tsx';
import { href } from '../../domain/access/href.ts';
import { resolveRedirects } from '../navigation/resolve-redirects.ts';
import { useFrame } from './use-frame.ts';
import { useVisibleRoute } from '../navigation/use-visible-route.ts';

const accountDialog = screenChunk(
  async () => {
    const [dialog] = await Promise.all([import('./account-dialog.tsx'), loadOtherMessages()]);
    return dialog;
  },
  () => null,
);

const showNothing = (): null => null;
const palette = screenChunk(() => import('./palette.tsx'), showNothing);
const shortcuts = screenChunk(() => import('./shortcuts.tsx'), showNothing);

/** The command palette (Ctrl K) or the list of shortcuts ('?'), when it is open. */
function PaletteDialogs(props: { readonly palette: PaletteRef }): ReactNode {
  const isPaletteOpen = useSelector(props.palette, selectIsPaletteOpen);
  const areShortcutsOpen = useSelector(props.palette, selectAreShortcutsOpen);
  if (isPaletteOpen) return <palette.Component {...props} />;
  return areShortcutsOpen ? <shortcuts.Component {...props} /> : null;
}

/**
 * Loads the chunk of a path's screen for the highest role, before the visitor is known. It shows
 * nothing.
 */
export const preloadScreen = (path: string): void => {
  screens[
    resolveRedirects(path, {
      role: 'superAdmin',
      flags: { adminTranslations: true, adminBanner: true },
    }).route.screen
  ]?.preload();
};

/** Asks before unsaved work is left (NAV-010), by the page or by a dialog. */
function LeaveGuardDialog(): ReactNode {
  const { leaveGuard } = useServices();
  const isAsking = useSelector(leaveGuard, (snapshot) => snapshot.matches('asking'));
  const isSaving = useSelector(leaveGuard, (snapshot) => snapshot.matches('saving'));
  const canSave = useSelector(leaveGuard, selectCanSaveAll);
  const isKept = useSelector(leaveGuard, selectIsAllKept);
  const isDialog = useSelector(leaveGuard, selectAsksAboutDialog);
  if (!isAsking && !isSaving) return null;
  return (
    <LeaveDialog
      isSaving={isSaving}
      isKept={isKept}
      leaves={isDialog ? 'dialog' : canSave ? 'editor' : 'page'}
      onAnswer={(answer) => {
        leaveGuard.send({ type: `leave.${answer}` });
      }}
    />
  );
}

/** The sign-in form over a screen with unsaved work whose session has expired (PD-11). */
function ExpiredSessionDialog(): ReactNode {
  const { session } = useServices();
  const isOpen = useSelector(
    session,
    (snapshot) =>
      snapshot.matches({ signedIn: 'expired' }) || snapshot.matches({ signedIn: 'confirming' }),
  );
  const form = useSelector(session, ({ children }) => children.signInForm);
  const { failure, endReason } = useSelector(session, ({ context }) => context);
  return (
    <SignInDialog
      open={isOpen}
      endReason={endReason}
      onDecline={() => {
        session.send({ type: 'signIn.decline' });
      }}
    >
      {failure !== null && <FormFailure message={getFailureMessage(failure)} />}
      {form === undefined ? <Spinner /> : <SignInForm form={form} />}
    </SignInDialog>
  );
}

/** Says that the renewal of the session waits for its next attempt. */
function DelayedRefresh(): ReactNode {
  const { session } = useServices();
  return (
    <RefreshDelayed isDelayed={useSelector(session, ({ context }) => context.isRefreshDelayed)} />
  );
}

interface RedirectionProps {
  readonly from: string;
  readonly to: string;
  readonly reason: RedirectReason | null;
  readonly notices: NoticesRef;
  /** Whether unsaved work keeps the screen until the person agrees to leave it. */
  readonly isBlocked: boolean;
}

/** Leads to the path that was asked for before the sign-in, or to `to`, and says why. */
function Redirection({ from, to, reason, notices, isBlocked }: RedirectionProps): ReactNode {
  const { history } = useServices();
  useEffect(() => {
    if (reason === null) return;
    const message = { key: `shell.redirected.${reason}`, values: { path: from } } as const;
    notices.send({ type: 'notice.show', notice: { severity: 'info', message }, at: Date.now() });
  }, [notices, from, reason]);
  return isBlocked ? <ConfirmRedirect to={to} /> : <Redirect to={history.getReturnPath() ?? to} />;
}

/** Returns the function that asks before a dialog with changes is closed. */
function useConfirmDiscard(): ConfirmDiscard {
  const { leaveGuard } = useServices();
  return useCallback<ConfirmDiscard>(
    ({ id }, discard) => {
      leaveGuard.send({ type: 'leave.ask', destination: { kind: 'dialog', actorId: id, discard } });
    },
    [leaveGuard],
  );
}

/** Returns the path of the inspector, or null for those who do not reach it. */
const findInspectorPath = (role: EffectiveRole): string | null =>
  listAreas(role, isDevelopment).includes('inspector') ? areas.inspector.path : null;

const editors: readonly ScreenId[] = ['quiz-editor', 'playlist-editor'];

/**
 * The frame and the screen of the address, by role and flags. Other addresses are redirected first.
 */
export default function SignedIn(): ReactNode {
  const { session, config, leaveGuard } = useServices();
  const messages = useMessages();
  const confirmDiscard = useConfirmDiscard();
  const [dialog, setDialog] = useState<AccountDialogKind | null>(null);
  const [path] = useLocation();
  useFocusAfterMove(path);
  const user = useSelector(session, ({ context }) => context.user);
  const flags = useSelector(session, ({ context }) => context.flags);
  const canSignOut = useSelector(session, (snapshot) => snapshot.can({ type: 'signOut' }));
  const { quizRecycleBin, playlistRecycleBin, rebuildUndo, translationUndo, ...frame } = useFrame();
  const visibleRoute = useVisibleRoute(
    path,
    user === null
      ? null
      : resolveRedirects(path, { role: getUserRole(user), flags, isDevelopment }),
  );
  if (user === null || visibleRoute === null) return null;

  const role = getUserRole(user);
  const { route, redirectTo, reason, isBlocked } = visibleRoute;
  const menu = getMenu(role, flags);
  return (
    <IntlMessagesProvider messages={messages}>
      <Shell
        {...frame}
        menu={menu}
        areaLinks={config.areaLinks}
        canConfigure={role === 'superAdmin'}
        openDialog={<PaletteDialogs palette={frame.palette} />}
        hasOwnUndo={editors.includes(routes[route.id].screen)}
        current={routes[route.id].area}
        inspectorPath={findInspectorPath(role)}
        user={user}
        onSignOut={() => {
          session.send({ type: 'signOut' });
        }}
        onSettleWork={
          canSignOut
            ? null
            : () => {
                leaveGuard.send({
                  type: 'leave.ask',
                  destination: { kind: 'path', to: href('dashboard'), isReplace: false },
                });
              }
        }
        onDialog={setDialog}
        recentlyDeletedPath={
          policy[role].areas.includes('recentlyDeleted') ? href('recentlyDeleted') : null
        }
        myQuizzesPath={role === 'superAdmin' ? href('myQuizzes') : null}
      >
        <FrameContext
          value={{ quizRecycleBin, playlistRecycleBin, rebuildUndo, translationUndo, ...frame }}
        >
          <ConfirmDiscardContext value={confirmDiscard}>
            {(redirectTo === null || isBlocked) && <Screen route={route} role={role} path={path} />}
          </ConfirmDiscardContext>
          {redirectTo !== null && (
            <Redirection
              from={path}
              to={redirectTo}
              reason={reason}
              notices={frame.notices}
              isBlocked={isBlocked}
            />
          )}
        </FrameContext>
      </Shell>
      {dialog !== null && (
        <accountDialog.Component
          kind={dialog}
          onClose={() => {
            setDialog(null);
          }}
        />
      )}
      <LeaveGuardDialog />
      <ExpiredSessionDialog />
      <DelayedRefresh />
    </IntlMessagesProvider>
  );
}
