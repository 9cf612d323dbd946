import type { ComponentType } from 'react';

import type { AllowedRoute } from '../domain/access/resolve-route.ts';
import type { ScreenId } from '../domain/access/routes.ts';
import type { Chunk } from '../views/design/chunk.tsx';
import { screenChunk } from './screen-chunk.tsx';

/** What every screen is given: the route it stands for, with its parameters and, in the quiz area, context and mode. */
export interface ScreenProps {
  readonly route: AllowedRoute;
}

type LoadScreen = () => Promise<{ readonly default: ComponentType<ScreenProps> }>;

const chunks = {
  dashboard: () => import('./screens/dashboard.tsx'),
  'hand-over': () => import('./screens/hand-over.tsx'),
  'quiz-list': () => import('./screens/quiz-list.tsx'),
  'quiz-editor': () => import('./screens/quiz-editor.tsx'),
  'quiz-viewer': () => import('./screens/quiz-viewer.tsx'),
  'quiz-results': () => import('./screens/quiz-results.tsx'),
  'student-result': () => import('./screens/student-result.tsx'),
  'feature-flags': () => import('./screens/feature-flags.tsx'),
  users: () => import('./screens/users.tsx'),
  banner: () => import('./screens/banner.tsx'),
  'translation-list': () => import('./screens/translation-list.tsx'),
  'translation-form': () => import('./screens/translation-form.tsx'),
  'translation-groups': () => import('./screens/translation-groups.tsx'),
  'translation-group-form': () => import('./screens/translation-group-form.tsx'),
  'sponsor-list': () => import('./screens/sponsor-list.tsx'),
  'sponsor-form': () => import('./screens/sponsor-form.tsx'),
  subscription: () => import('./screens/subscription.tsx'),
  author: () => import('./screens/author.tsx'),
  'client-hub-playlists': () => import('./screens/client-hub-playlists.tsx'),
} satisfies Partial<Record<ScreenId, LoadScreen>>;

/** The chunk of each screen that is built; a screen that is missing here shows the page that says so. */
export const screens = Object.fromEntries(
  Object.entries(chunks).map(([screen, load]: [string, LoadScreen]) => [screen, screenChunk(load)]),
) as Readonly<Partial<Record<ScreenId, Chunk<ScreenProps>>>>;
