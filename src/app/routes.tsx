import type { ComponentType, LazyExoticComponent } from 'react';

import type { AllowedRoute } from '../domain/access/resolve-route.ts';
import type { ScreenId } from '../domain/access/routes.ts';
import { lazyChunk } from './load-chunk.tsx';

/** What every screen is given: the route it stands for, with its parameters and, in the quiz area, context and mode. */
export interface ScreenProps {
  readonly route: AllowedRoute;
}

type LazyScreen = LazyExoticComponent<ComponentType<ScreenProps>>;

/** The chunk of each screen that is built; a screen that is missing here shows the page that says so. */
export const screens: Readonly<Partial<Record<ScreenId, LazyScreen>>> = {
  dashboard: lazyChunk(() => import('./screens/dashboard.tsx')),
  'hand-over': lazyChunk(() => import('./screens/hand-over.tsx')),
  'template-list': lazyChunk(() => import('./screens/template-list.tsx')),
  'quiz-editor': lazyChunk(() => import('./screens/quiz-editor.tsx')),
  'feature-flags': lazyChunk(() => import('./screens/feature-flags.tsx')),
  users: lazyChunk(() => import('./screens/users.tsx')),
  subscription: lazyChunk(() => import('./screens/subscription.tsx')),
  author: lazyChunk(() => import('./screens/author.tsx')),
  'client-hub-playlists': lazyChunk(() => import('./screens/client-hub-playlists.tsx')),
};
