import type { SentenceKey } from '../sentences/en.ts';
import { quizLists } from './quiz-lists.ts';
import type { EffectiveRole } from './role.ts';
import type { QuizContext } from './routes.ts';

/** One tab of the quiz area: the list it leads to and its label. */
export interface QuizTab {
  readonly context: QuizContext;
  readonly to: string;
  readonly label: SentenceKey;
}

const tab = (context: QuizContext, label: SentenceKey): QuizTab => ({
  context,
  to: quizLists[context],
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

/** The tabs a role sees above its quiz screens (NAV-071, NAV-072, QLST-62). */
export const quizTabs = (role: EffectiveRole): readonly QuizTab[] =>
  role === 'superAdmin' ? superTabs : otherTabs;

/** Whether the tabs show at `path`: not on user-quiz paths (NAV-073). */
export const showsQuizTabs = (path: string): boolean =>
  /^\/quiz(\/|$)/.test(path) && !/^\/quiz\/user-quiz(\/|$)/.test(path);
