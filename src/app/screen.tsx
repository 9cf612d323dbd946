import type { ReactNode } from 'react';

import type { AllowedRoute } from '../domain/access/resolve-route.ts';
import { showsQuizTabs } from '../domain/access/quiz-tabs.ts';
import type { EffectiveRole } from '../domain/access/role.ts';
import { routes } from '../domain/access/routes.ts';
import { ErrorBoundary } from '../views/shell/error-boundary.tsx';
import { NotBuiltYet } from '../views/shell/not-built-yet.tsx';
import { QuizTabs } from '../views/quiz/quiz-tabs.tsx';
import ErrorPage from './error-page.tsx';
import { screens, type ScreenProps } from './routes.tsx';

interface ShownScreen extends ScreenProps {
  readonly role: EffectiveRole;
  readonly path: string;
}

/** Shows a route's screen as soon as its chunk is there, below the tabs of the quiz area where they belong (NAV-070, NAV-073); a list puts them below its heading. A screen that throws leaves the frame standing. */
export function Screen({ route, role, path }: ShownScreen): ReactNode {
  const screen = screens[route.screen];
  const key = keyOf(route);
  return (
    <>
      {route.quiz !== undefined && route.quiz.mode !== 'list' && showsQuizTabs(path) && (
        <div className="bg-surface px-3 inset-shadow-[0_-1px_var(--color-line)] md:px-6">
          <QuizTabs role={role} current={route.quiz.context} />
        </div>
      )}
      <ErrorBoundary key={key} fallback={<ErrorPage />}>
        {screen === undefined ? (
          <NotBuiltYet area={routes[route.id].area} />
        ) : (
          <screen.Part key={key} route={route} />
        )}
      </ErrorBoundary>
    </>
  );
}

const keyOf = ({ id, params }: AllowedRoute): string => [id, ...Object.values(params)].join(' ');
