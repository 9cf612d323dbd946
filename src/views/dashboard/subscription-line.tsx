import { useSelector } from '@xstate/react';
import type { ReactNode } from 'react';
import { useFormatter } from 'use-intl';
import type { ActorRefFrom } from 'xstate';

import { href } from '../../domain/access/href.ts';
import { getSubscriptionState, type Subscription } from '../../domain/account/subscription.ts';
import type { subscriptionMachine } from '../../machines/account/account-machines.ts';
import { selectLoad } from '../../machines/shared/load-machine.ts';
import { Link } from '../design/navigation/link.tsx';
import { Panel } from '../design/layout/panel.tsx';
import { Loaded } from '../shared/loaded.tsx';
import { useFormatMessage } from '../shared/format-message.tsx';

interface SubscriptionLineProps {
  readonly subscription: ActorRefFrom<typeof subscriptionMachine>;
}

/** The state of the subscription in one line, with a link to its page. */
export function SubscriptionLine({ subscription }: SubscriptionLineProps): ReactNode {
  const formatMessage = useFormatMessage();
  const format = useFormatter();
  const snapshot = useSelector(subscription, (current) => current);
  const formatLine = (known: Subscription): string => {
    const state = getSubscriptionState(known);
    if (state === 'none') return formatMessage('dashboard.noSubscription');
    if (known.endDate === null) return formatMessage(`account.state.${state}`);
    const date = format.dateTime(new Date(known.endDate), {
      day: 'numeric',
      month: 'long',
      year: 'numeric',
    });
    return formatMessage(
      state === 'expired' ? 'dashboard.subscriptionSince' : 'dashboard.subscriptionUntil',
      { state: formatMessage(`account.state.${state}`), date },
    );
  };
  return (
    <Panel
      title={formatMessage('account.subscription')}
      actions={
        <Link to={href('subscription')} className="text-sm">
          {formatMessage('dashboard.aboutSubscription')}
        </Link>
      }
    >
      <Loaded
        load={selectLoad(snapshot)}
        lines={1}
        onRetry={() => {
          subscription.send({ type: 'load.retry' });
        }}
      >
        {(known) => <p className="text-sm text-ink-2">{formatLine(known)}</p>}
      </Loaded>
    </Panel>
  );
}
