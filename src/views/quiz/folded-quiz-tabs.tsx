import type { ReactNode } from 'react';

import { listQuizTabs } from '../../domain/access/quiz-tabs.ts';
import type { EffectiveRole } from '../../domain/access/role.ts';
import type { QuizContext } from '../../domain/access/routes.ts';
import { IconButton } from '../design/buttons/icon-button.tsx';
import { CheckIcon, ChevronDownIcon } from '../design/icons/icons.tsx';
import { Menu } from '../design/menus/menu.tsx';
import { useFormatMessage } from '../shared/format-message.tsx';
import { TopBarSlot } from '../shared/screen-slots.tsx';

interface FoldedQuizTabsProps {
  readonly role: EffectiveRole;
  readonly current: QuizContext;
}

/** The tabs of the quiz area behind one button beside the breadcrumbs, where a quiz is edited. */
export function FoldedQuizTabs({ role, current }: FoldedQuizTabsProps): ReactNode {
  const formatMessage = useFormatMessage();
  const label = formatMessage('quiz.kinds');
  return (
    <TopBarSlot slot="trail">
      <nav aria-label={label} className="-order-1 flex md:-ms-2 md:me-1">
        <Menu
          label={label}
          placement="bottom start"
          items={listQuizTabs(role).map((tab) => ({
            kind: 'link',
            label: formatMessage(tab.label),
            to: tab.to,
            ...(tab.context === current && { icon: <CheckIcon /> }),
          }))}
        >
          {(trigger) => <IconButton {...trigger} label={label} icon={<ChevronDownIcon />} />}
        </Menu>
      </nav>
    </TopBarSlot>
  );
}
