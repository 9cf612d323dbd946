import { useSelector } from '@xstate/react';
import type { ReactNode } from 'react';
import { useLocation } from 'wouter';

import { isPasswordLink } from '../domain/access/resolve-signed-out.ts';
import { CheckFailed } from '../views/session/check-failed.tsx';
import { LanguageContext } from '../views/session/language-select.tsx';
import { SignedOutMessages } from '../views/session/signed-out-messages.tsx';
import { TranslationContext } from '../views/shared/format-message.tsx';
import { DemoAccountsBanner } from '../views/shell/demo-accounts-banner.tsx';
import { ErrorBoundary } from '../views/shell/error-boundary.tsx';
import { FrameSkeleton } from '../views/shell/frame-skeleton.tsx';
import { FullPageSpinner } from '../views/shell/full-page-spinner.tsx';
import { RefreshDelayed } from '../views/shell/refresh-delayed.tsx';
import { SignedOut } from './signed-out/signed-out.tsx';
import { keptDrafts } from './journal/lazy-kept-drafts.ts';
import { readSetting } from './browser/local-settings.ts';
import { screenChunk } from './navigation/screen-chunk.tsx';
import { Router } from './navigation/router.tsx';
import { ServicesContext, useServices, type Services } from './services.ts';
import { useTranslation } from './translation.ts';

interface FrameProps {
  readonly isRefreshDelayed?: boolean;
}

const Frame = ({ isRefreshDelayed = false }: FrameProps): ReactNode => (
  <>
    <FrameSkeleton collapsed={readSetting('sidebar') === 'collapsed'} />
    <RefreshDelayed isDelayed={isRefreshDelayed} />
  </>
);
const signedIn = screenChunk(() => import('./frame/signed-in.tsx'), Frame);
const errorPage = screenChunk(() => import('./navigation/error-page.tsx'));

/**
 * Shows the screen of the session state, but a mailed password link in any state: a skeleton or
 * spinner, the signed-out screens, the failed check, or the signed-in screens (SES-05, SES-28,
 * PD-8).
 */
function SessionScreen(): ReactNode {
  const { session, connection, language } = useServices();
  const snapshot = useSelector(session, (current) => current);
  const [path] = useLocation();
  const signedOut = (
    <LanguageContext value={language}>
      <SignedOut />
    </LanguageContext>
  );
  if (isPasswordLink(path)) return signedOut;
  if (snapshot.hasTag('spinner'))
    return connection.tokens.read() === null ? (
      <FullPageSpinner />
    ) : (
      <Frame isRefreshDelayed={snapshot.context.isRefreshDelayed} />
    );
  if (snapshot.matches('checkFailed') && snapshot.context.failure !== null) {
    return (
      <CheckFailed
        failure={snapshot.context.failure}
        keptDrafts={<keptDrafts.Component />}
        onRetry={() => {
          session.send({ type: 'check.retry' });
        }}
        onSignOut={() => {
          session.send({ type: 'signOut' });
        }}
      />
    );
  }
  return snapshot.hasTag('screens') ? <signedIn.Component /> : signedOut;
}

interface AppProps {
  readonly services: Services;
}

/** The whole console. */
export const App = ({ services }: AppProps): ReactNode => (
  <ServicesContext value={services}>
    <TranslationContext value={useTranslation()}>
      <SignedOutMessages>
        <ErrorBoundary fallback={<errorPage.Component />}>
          <Router>
            {services.config.hasPublicDemoAccounts && <DemoAccountsBanner />}
            <SessionScreen />
          </Router>
        </ErrorBoundary>
      </SignedOutMessages>
    </TranslationContext>
  </ServicesContext>
);
