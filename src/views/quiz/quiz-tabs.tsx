import type { ReactNode } from 'react';

import { quizTabs } from '../../domain/access/quiz-tabs.ts';
import type { EffectiveRole } from '../../domain/access/role.ts';
import type { QuizContext } from '../../domain/access/routes.ts';
import { TabLinks } from '../design/tab-links.tsx';
import { useSentence } from '../shared/sentences.tsx';

interface QuizTabsProps {
  readonly role: EffectiveRole;
  readonly current: QuizContext;
}

/** The tabs above the quiz screens; each is an address (NAV-070 to NAV-072). */
export function QuizTabs({ role, current }: QuizTabsProps): ReactNode {
  const sentence = useSentence();
  const tabs = quizTabs(role);
  return (
    <TabLinks
      label={sentence('quiz.kinds')}
      tabs={tabs.map(({ to, label }) => ({ to, label: sentence(label) }))}
      current={tabs.find(({ context }) => context === current)?.to ?? ''}
    />
  );
}
