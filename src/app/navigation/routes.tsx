import type { ComponentType } from 'react';

import type { ScreenId } from '../../domain/access/routes.ts';
import type { LazyComponent } from '../../views/design/lazy-component.tsx';
import { loadClassMessages, loadEditorMessages, loadOtherMessages } from '../messages.ts';
import { screenChunk } from './screen-chunk.tsx';
import { loadTranslation } from '../translation.ts';
import type { ScreenProps } from '../screens/screen-props.ts';

type LoadScreen = () => Promise<{ readonly default: ComponentType<ScreenProps> }>;

/** Returns the loader of a screen that also loads messages of its own. */
const withMessages =
  (load: LoadScreen, loadMessages: () => Promise<void>): LoadScreen =>
  async () => {
    const [screen] = await Promise.all([load(), loadMessages()]);
    return screen;
  };

/** Screens of the quiz area, which show the messages that every page loads. */
const quizScreens = {
  'quiz-list': () => import('../screens/quiz-list.tsx'),
  'quiz-editor': withMessages(() => import('../screens/quiz-editor.tsx'), loadEditorMessages),
  'quiz-viewer': () => import('../screens/quiz-viewer.tsx'),
} satisfies Partial<Record<ScreenId, LoadScreen>>;

/** Screens of the classes. */
const classScreens = {
  classes: () => import('../screens/classes.tsx'),
  'class-detail': () => import('../screens/class-detail.tsx'),
  'document-viewer': () => import('../screens/document-viewer.tsx'),
} satisfies Partial<Record<ScreenId, LoadScreen>>;

const otherScreens = {
  'quiz-results': withMessages(() => import('../screens/quiz-results.tsx'), loadClassMessages),
  'student-result': () => import('../screens/student-result.tsx'),
  dashboard: withMessages(() => import('../screens/dashboard.tsx'), loadClassMessages),
  'playlist-list': () => import('../screens/playlist-list.tsx'),
  'playlist-editor': withMessages(
    () => import('../screens/playlist-editor.tsx'),
    loadEditorMessages,
  ),
  'feature-flags': () => import('../screens/feature-flags.tsx'),
  'methods-collections': () => import('../screens/methods-collections.tsx'),
  institutions: () => import('../screens/institutions.tsx'),
  users: () => import('../screens/users.tsx'),
  'audit-log': () => import('../screens/audit-log.tsx'),
  outbox: () => import('../screens/outbox.tsx'),
  banner: () => import('../screens/banner.tsx'),
  'translation-list': () => import('../screens/translation-list.tsx'),
  'translation-form': () => import('../screens/translation-form.tsx'),
  'translation-groups': () => import('../screens/translation-groups.tsx'),
  'translation-group-form': () => import('../screens/translation-group-form.tsx'),
  'sponsor-list': () => import('../screens/sponsor-list.tsx'),
  'sponsor-form': () => import('../screens/sponsor-form.tsx'),
  'recently-deleted': () => import('../screens/recently-deleted.tsx'),
  subscription: () => import('../screens/subscription.tsx'),
  'hand-over': () => import('../screens/hand-over.tsx'),
  author: () => import('../screens/author.tsx'),
  inspector: withMessages(
    () => import('../screens/inspector.tsx'),
    // What it shows of other tabs may be said by the classes.
    async () => {
      await Promise.all([loadTranslation('inspector'), loadClassMessages()]);
    },
  ),
  'client-hub-playlists': () => import('../screens/client-hub-playlists.tsx'),
} satisfies Record<
  Exclude<ScreenId, keyof typeof quizScreens | keyof typeof classScreens>,
  LoadScreen
>;

const createScreens = (
  chunks: Partial<Record<ScreenId, LoadScreen>>,
  complete: (load: LoadScreen) => LoadScreen,
) =>
  Object.fromEntries(
    Object.entries(chunks).map(([screen, load]) => [screen, screenChunk(complete(load))]),
  );

/** The chunk of each screen. */
export const screens = {
  ...createScreens(quizScreens, (load) => load),
  ...createScreens(classScreens, (load) => withMessages(load, loadClassMessages)),
  ...createScreens(otherScreens, (load) => withMessages(load, loadOtherMessages)),
} as Readonly<Record<ScreenId, LazyComponent<ScreenProps>>>;
