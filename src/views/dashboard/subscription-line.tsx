import { useSelector } from '@xstate/react';
import type { ReactNode } from 'react';
import { useFormatter } from 'use-intl';
import type { ActorRefFrom } from 'xstate';

import { href } from '../../domain/access/href.ts';
import { subscriptionState, type Subscription } from '../../domain/account/subscription.ts';
import type { subscriptionMachine } from '../../machines/account/account-machines.ts';
import { selectLoad } from '../../machines/shared/load-machine.ts';
import { Link } from '../design/link.tsx';
import { Panel } from '../design/panel.tsx';
import { Loaded } from '../shared/loaded.tsx';
import { useSentence } from '../shared/sentences.tsx';

interface SubscriptionLineProps {
  readonly subscription: ActorRefFrom<typeof subscriptionMachine>;
}

/** The subscription in a line, with the way to its page. */
export function SubscriptionLine({ subscription }: SubscriptionLineProps): ReactNode {
  const sentence = useSentence();
  const format = useFormatter();
  const snapshot = useSelector(subscription, (current) => current);
  const lineOf = (known: Subscription): string => {
    const state = subscriptionState(known);
    if (state === 'none') return sentence('dashboard.noSubscription');
    if (known.endDate === null) return sentence(`account.state.${state}`);
    const date = format.dateTime(new Date(known.endDate), {
      day: 'numeric',
      month: 'long',
      year: 'numeric',
    });
    return sentence(
      state === 'expired' ? 'dashboard.subscriptionSince' : 'dashboard.subscriptionUntil',
      { state: sentence(`account.state.${state}`), date },
    );
  };
  return (
    <Panel
      title={sentence('account.subscription')}
      actions={
        <Link to={href('subscription')} className="text-sm">
          {sentence('dashboard.aboutSubscription')}
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
        {(known) => <p className="text-sm text-ink-2">{lineOf(known)}</p>}
      </Loaded>
    </Panel>
  );
}
