import type { ComponentType } from 'react';

import type { ScreenId } from '../domain/access/routes.ts';
import type { LazyComponent } from '../views/design/lazy-component.tsx';
import { loadOtherMessages } from './messages.ts';
import { screenChunk } from './screen-chunk.tsx';
import type { ScreenProps } from './screens/screen-props.ts';

type LoadScreen = () => Promise<{ readonly default: ComponentType<ScreenProps> }>;

const chunks = {
  dashboard: () => import('./screens/dashboard.tsx'),
  'playlist-list': () => import('./screens/playlist-list.tsx'),
  classes: () => import('./screens/classes.tsx'),
  'class-detail': () => import('./screens/class-detail.tsx'),
