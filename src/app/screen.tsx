import { Suspense, type ReactNode } from 'react';

import type { AllowedRoute } from '../domain/access/resolve-route.ts';
import { routes } from '../domain/access/routes.ts';
import { ErrorBoundary } from '../views/shell/error-boundary.tsx';
import { FullPageSpinner } from '../views/shell/full-page-spinner.tsx';
import { NotBuiltYet } from '../views/shell/not-built-yet.tsx';
import ErrorPage from './error-page.tsx';
import { screens, type ScreenProps } from './routes.tsx';

/** Shows a route's screen as soon as its chunk is there; a screen that throws leaves the frame standing. */
export function Screen({ route }: ScreenProps): ReactNode {
  const Shown = screens[route.screen];
  const key = keyOf(route);
  return (
    <ErrorBoundary key={key} fallback={<ErrorPage />}>
      <Suspense fallback={<FullPageSpinner />}>
        {Shown === undefined ? <NotBuiltYet area={routes[route.id].area} /> : <Shown key={key} route={route} />}
      </Suspense>
    </ErrorBoundary>
  );
}

const keyOf = ({ id, params }: AllowedRoute): string => [id, ...Object.values(params)].join(' ');
