import { useSelector } from '@xstate/react';
import type { ReactNode } from 'react';
import type { ActorRef, Snapshot } from 'xstate';

import { href } from '../../domain/access/href.ts';
import type { ListPage } from '../../domain/lists/list-page.ts';
import type { Outcome } from '../../domain/outcome.ts';
import { TabLinks } from '../design/navigation/tab-links.tsx';
import { useFormatMessage } from '../shared/format-message.tsx';

/** The part of the three lists' state that the tabs read. */
type ListSnapshot = Snapshot<unknown> & {
  readonly context: {
    readonly query: { readonly search: string };
    readonly response: Outcome<Pick<ListPage<unknown>, 'counts'>> | null;
  };
};

interface UsersTabsProps {
  readonly current: 'users' | 'auditLog' | 'outbox';
  /** The list below the tabs, whose response has the number of mails that wait. */
  readonly list: Pick<ActorRef<ListSnapshot, never>, 'subscribe' | 'getSnapshot'>;
}

/** The tabs of users management: users, audit log, outbox with the number of mails that wait. */
export function UsersTabs({ current, list }: UsersTabsProps): ReactNode {
  const formatMessage = useFormatMessage();
  const count = useSelector(list, ({ context: { query, response } }) => {
    // A search in the outbox counts only the mails it finds.
    if (response?.ok !== true || (current === 'outbox' && query.search !== '')) return undefined;
    const waiting = response.value.counts?.['waiting'];
    return waiting === 0 ? undefined : waiting;
  });
  return (
    <TabLinks
      label={formatMessage('users.tabs')}
      current={href(current)}
      tabs={[
        { to: href('users'), label: formatMessage('users.usersTab') },
        { to: href('auditLog'), label: formatMessage('audit.title') },
        { to: href('outbox'), label: formatMessage('outbox.title'), count },
      ]}
    />
  );
}
