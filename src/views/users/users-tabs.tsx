import type { ReactNode } from 'react';

import { href } from '../../domain/access/href.ts';
import { TabLinks } from '../design/navigation/tab-links.tsx';
import { useFormatMessage } from '../shared/format-message.tsx';

interface UsersTabsProps {
  readonly current: 'users' | 'auditLog' | 'outbox';
}

/** The tabs of users management: users, audit log, outbox. */
export function UsersTabs({ current }: UsersTabsProps): ReactNode {
  const formatMessage = useFormatMessage();
  return (
    <TabLinks
      label={formatMessage('users.tabs')}
      current={href(current)}
      tabs={[
        { to: href('users'), label: formatMessage('users.usersTab') },
        { to: href('auditLog'), label: formatMessage('audit.title') },
        { to: href('outbox'), label: formatMessage('outbox.title') },
      ]}
    />
  );
}
