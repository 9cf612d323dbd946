import { href } from './href.ts';
import type { EffectiveRole } from './role.ts';

/** The tabs of the quiz area; labels are the sentences `quizTabs.<id>`. */
export type QuizTab = 'templates' | 'library' | 'adminQuizzes' | 'sharedByAdmins' | 'customerQuizzes' | 'myQuizzes' | 'sharedByMe';

/** One tab and the address it leads to. */
export interface QuizTabEntry {
  readonly tab: QuizTab;
  readonly to: string;
}

const superTabs: readonly QuizTabEntry[] = [
  { tab: 'templates', to: href('templates') },
  { tab: 'library', to: href('libraryQuizzes') },
  { tab: 'adminQuizzes', to: href('adminQuizzes') },
  { tab: 'sharedByAdmins', to: href('sharedQuizzes') },
  { tab: 'customerQuizzes', to: href('customerQuizzes') },
];
const otherTabs: readonly QuizTabEntry[] = [
  { tab: 'myQuizzes', to: href('myQuizzes') },
  { tab: 'sharedByMe', to: href('sharedQuizzes') },
];

/** The tabs a role sees above its quiz screens (NAV-071, NAV-072). */
export const quizTabs = (role: EffectiveRole): readonly QuizTabEntry[] => (role === 'superAdmin' ? superTabs : otherTabs);

/** Whether the tabs show at `path`: not on user-quiz paths (NAV-073). */
export const showsQuizTabs = (path: string): boolean => /^\/quiz(\/|$)/.test(path) && !/^\/quiz\/user-quiz(\/|$)/.test(path);
