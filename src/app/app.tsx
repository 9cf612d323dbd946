import { useSelector } from '@xstate/react';
import type { ReactNode } from 'react';

import { CheckFailed } from '../views/session/check-failed.tsx';
import { EntranceSentences } from '../views/session/entrance-sentences.tsx';
import { ErrorBoundary } from '../views/shell/error-boundary.tsx';
import { FrameSkeleton } from '../views/shell/frame-skeleton.tsx';
import { FullPageSpinner } from '../views/shell/full-page-spinner.tsx';
import { Entrance } from './entrance.tsx';
import { remembered } from './remembered.ts';
import { screenChunk } from './screen-chunk.tsx';
import { Router } from './router.tsx';
import { ServicesContext, useServices, type Services } from './services.ts';

const Frame = (): ReactNode => <FrameSkeleton collapsed={remembered('sidebar') === 'collapsed'} />;
const signedIn = screenChunk(() => import('./signed-in.tsx'), Frame);
const errorPage = screenChunk(() => import('./error-page.tsx'));

/** The phase of the session decides: the frame's outline or a spinner, the entrance, the failed check, or the screens (SES-05, SES-28, decision 8). */
function Phase(): ReactNode {
  const { session, connection } = useServices();
  const snapshot = useSelector(session, (current) => current);
  if (snapshot.hasTag('spinner'))
    return connection.tokens.read() === null ? <FullPageSpinner /> : <Frame />;
  if (snapshot.matches('checkFailed') && snapshot.context.failure !== null) {
    return (
      <CheckFailed
        failure={snapshot.context.failure}
        onRetry={() => {
          session.send({ type: 'check.retry' });
        }}
        onSignOut={() => {
          session.send({ type: 'signOut' });
        }}
      />
    );
  }
  return snapshot.hasTag('screens') ? <signedIn.Part /> : <Entrance />;
}

interface AppProps {
  readonly services: Services;
}

/** The whole console over the services the composition root started. */
export const App = ({ services }: AppProps): ReactNode => (
  <ServicesContext value={services}>
    <EntranceSentences>
      <ErrorBoundary fallback={<errorPage.Part />}>
        <Router>
          <Phase />
        </Router>
      </ErrorBoundary>
    </EntranceSentences>
  </ServicesContext>
);
