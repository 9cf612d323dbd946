import type { ReactNode } from 'react';

import { listQuizTabs } from '../../domain/access/quiz-tabs.ts';
import type { EffectiveRole } from '../../domain/access/role.ts';
import type { QuizContext } from '../../domain/access/routes.ts';
import { TabLinks } from '../design/navigation/tab-links.tsx';
import { useFormatMessage } from '../shared/format-message.tsx';

interface QuizTabsProps {
  readonly role: EffectiveRole;
  readonly current: QuizContext;
}

/** The tabs above the quiz screens; each is a link (NAV-070 to NAV-072). */
export function QuizTabs({ role, current }: QuizTabsProps): ReactNode {
  const formatMessage = useFormatMessage();
  const tabs = listQuizTabs(role);
  return (
    <TabLinks
      label={formatMessage('quiz.kinds')}
      tabs={tabs.map(({ to, label }) => ({ to, label: formatMessage(label) }))}
      current={tabs.find(({ context }) => context === current)?.to ?? ''}
    />
  );
}
