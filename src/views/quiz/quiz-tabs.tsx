import type { ReactNode } from 'react';

import type { QuizContext } from '../../domain/access/routes.ts';
import type { SentenceKey } from '../../domain/sentences/en.ts';
import { TabLinks } from '../design/tab-links.tsx';
import { useSentence } from '../shared/sentences.tsx';

interface QuizTab {
  readonly context: QuizContext;
  readonly to: string;
  readonly label: SentenceKey;
}

const superTabs: readonly QuizTab[] = [
  { context: 'template', to: '/quiz', label: 'quiz.tab.template' },
  { context: 'library', to: '/quiz/library', label: 'quiz.tab.library' },
  { context: 'admin', to: '/quiz/admin-quiz', label: 'quiz.tab.admin' },
  { context: 'shared', to: '/quiz/shared-quiz', label: 'quiz.tab.shared' },
  { context: 'customer', to: '/quiz/customer-quiz', label: 'quiz.tab.customer' },
];
const otherTabs: readonly QuizTab[] = [
  { context: 'user', to: '/quiz/my-quiz', label: 'quiz.tab.user' },
  { context: 'shared', to: '/quiz/shared-quiz', label: 'quiz.tab.sharedByMe' },
];

interface QuizTabsProps {
  /** Super admins see every kind of quiz, others their own and what they share. */
  readonly isSuper: boolean;
  readonly current: QuizContext;
}

/** The tabs above every quiz list; each is an address (QLST-62). */
export function QuizTabs({ isSuper, current }: QuizTabsProps): ReactNode {
  const sentence = useSentence();
  const tabs = isSuper ? superTabs : otherTabs;
  return (
    <TabLinks
      label={sentence('quiz.kinds')}
      tabs={tabs.map(({ to, label }) => ({ to, label: sentence(label) }))}
      current={tabs.find(({ context }) => context === current)?.to ?? ''}
    />
  );
}
