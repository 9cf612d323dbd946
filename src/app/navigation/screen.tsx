import { useState, useSyncExternalStore, type ReactNode } from 'react';

import type { AllowedRoute } from '../../domain/access/resolve-route.ts';
import { hasQuizTabs } from '../../domain/access/quiz-tabs.ts';
import type { EffectiveRole } from '../../domain/access/role.ts';
import type { QuizRoute } from '../../domain/access/routes.ts';
import { ErrorBoundary } from '../../views/shell/error-boundary.tsx';
import { QuizTabs } from '../../views/quiz/quiz-tabs.tsx';
import ErrorPage from './error-page.tsx';
import { screens } from './routes.tsx';
import type { ScreenProps } from '../screens/screen-props.ts';
import { useServices } from '../services.ts';

const showsTabs = ({ mode }: QuizRoute): boolean =>
  mode === 'view' || mode === 'results' || mode === 'studentResult';

interface ScreenContainerProps extends ScreenProps {
  readonly role: EffectiveRole;
  readonly path: string;
}

/**
 * Shows a route's screen when its chunk is loaded, below the tabs of the quiz area (NAV-070,
 * NAV-073); a list puts the tabs below its heading, an editor folds them. An error in the screen
 * leaves the frame visible.
 */
export function Screen({ route, role, path }: ScreenContainerProps): ReactNode {
  const screen = screens[route.screen];
  const key = useScreenKey(route, path);
  return (
    <>
      {route.quiz !== undefined && showsTabs(route.quiz) && hasQuizTabs(path) && (
        <div className="bg-surface px-3 inset-shadow-[0_-1px_var(--color-line)] md:px-6">
          <QuizTabs role={role} current={route.quiz.context} />
        </div>
      )}
      <ErrorBoundary key={key} fallback={<ErrorPage />}>
        <screen.Component key={key} route={route} />
      </ErrorBoundary>
    </>
  );
}

/**
 * Returns the key of the screen at `path`; a screen that continues at another address keeps its
 * key.
 */
function useScreenKey(route: AllowedRoute, path: string): string {
  const { history } = useServices();
  const open = useSyncExternalStore(history.subscribe, history.getOpenScreen);
  const own = `${getRouteKey(route)} ${String(open.continuedCount)}`;
  const [key, setKey] = useState(own);
  if (open.path !== path) return key;
  if (key !== own) setKey(own);
  return own;
}

const getRouteKey = ({ id, params }: AllowedRoute): string =>
  [id, ...Object.values(params)].join(' ');
