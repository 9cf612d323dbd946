import { lazy, type ComponentType, type LazyExoticComponent } from 'react';

import type { AllowedRoute } from '../domain/access/resolve-route.ts';
import type { ScreenId } from '../domain/access/routes.ts';

/** What every screen is given: the route it stands for, with its parameters and, in the quiz area, context and mode. */
export interface ScreenProps {
  readonly route: AllowedRoute;
}

type LazyScreen = LazyExoticComponent<ComponentType<ScreenProps>>;

/** The chunk of each screen that is built; a screen that is missing here shows the page that says so. */
export const screens: Readonly<Partial<Record<ScreenId, LazyScreen>>> = {
  dashboard: lazy(() => import('./screens/dashboard.tsx')),
  subscription: lazy(() => import('./screens/subscription.tsx')),
  'hand-over': lazy(() => import('./screens/hand-over.tsx')),
  'client-hub-playlists': lazy(() => import('./screens/client-hub-playlists.tsx')),
  'template-list': lazy(() => import('./screens/template-list.tsx')),
  'quiz-editor': lazy(() => import('./screens/quiz-editor.tsx')),
};
