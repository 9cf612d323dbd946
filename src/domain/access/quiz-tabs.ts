import type { MessageKey } from '../messages/en.ts';
import { quizListPaths } from './quiz-paths.ts';
import type { EffectiveRole } from './role.ts';
import type { QuizContext } from './routes.ts';

/** A tab of the quiz area: the list that it opens and its label. */
export interface QuizTab {
  readonly context: QuizContext;
  readonly to: string;
  readonly label: MessageKey;
}

const defineTab = (context: QuizContext, label: MessageKey): QuizTab => ({
  context,
  to: quizListPaths[context],
  label,
});

const superTabs: readonly QuizTab[] = [
  defineTab('template', 'quiz.tab.template'),
  defineTab('library', 'quiz.tab.library'),
  defineTab('admin', 'quiz.tab.admin'),
  defineTab('shared', 'quiz.tab.shared'),
  defineTab('customer', 'quiz.tab.customer'),
];
const otherTabs: readonly QuizTab[] = [
  defineTab('user', 'quiz.tab.user'),
  defineTab('shared', 'quiz.tab.sharedByMe'),
];

/** Returns the tabs above the quiz screens of a role (NAV-071, NAV-072, QLST-62). */
export const listQuizTabs = (role: EffectiveRole): readonly QuizTab[] =>
  role === 'superAdmin' ? superTabs : otherTabs;

/** Returns whether the tabs are visible at `path`; they are not on user-quiz paths (NAV-073). */
export const hasQuizTabs = (path: string): boolean =>
  /^\/quiz(\/|$)/.test(path) && !/^\/quiz\/user-quiz(\/|$)/.test(path);
