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

const tab = (context: QuizContext, label: MessageKey): QuizTab => ({
  context,
  to: quizListPaths[context],
  label,
});

const superTabs: readonly QuizTab[] = [
  tab('template', 'quiz.tab.template'),
  tab('library', 'quiz.tab.library'),
  tab('admin', 'quiz.tab.admin'),
  tab('shared', 'quiz.tab.shared'),
  tab('customer', 'quiz.tab.customer'),
];
const otherTabs: readonly QuizTab[] = [
  tab('user', 'quiz.tab.user'),
  tab('shared', 'quiz.tab.sharedByMe'),
];

/** Returns the tabs above the quiz screens of a role (NAV-071, NAV-072, QLST-62). */
export const listQuizTabs = (role: EffectiveRole): readonly QuizTab[] =>
  role === 'superAdmin' ? superTabs : otherTabs;

/** Returns whether the tabs are visible at `path`; they are not on user-quiz paths (NAV-073). */
export const hasQuizTabs = (path: string): boolean =>
  /^\/quiz(\/|$)/.test(path) && !/^\/quiz\/user-quiz(\/|$)/.test(path);
