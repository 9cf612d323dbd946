import { useSelector } from '@xstate/react';
import type { ReactNode } from 'react';
import { useFormatter } from 'use-intl';
import type { ActorRefFrom } from 'xstate';

import {
  subscriptionState,
  type Subscription,
  type SubscriptionState,
} from '../../domain/account/subscription.ts';
import type { subscriptionMachine } from '../../machines/account/account-machines.ts';
import { selectLoad } from '../../machines/shared/load-machine.ts';
import { Alert } from '../design/alert.tsx';
import { Badge, type Tone } from '../design/badge.tsx';
import { DetailsList } from '../design/details-list.tsx';
import { EmptyState } from '../design/empty-state.tsx';
import { PageHeader } from '../design/page-header.tsx';
import { AreaIcon } from '../shared/area-icon.tsx';
import { Loaded } from '../shared/loaded.tsx';
import { ScreenHead } from '../shared/screen-head.tsx';
import { useSentence } from '../shared/sentences.tsx';

const tones: Readonly<Record<SubscriptionState, Tone>> = {
  none: 'neutral',
  trial: 'info',
  running: 'good',
  expired: 'bad',
};

interface SubscriptionDetailsProps {
  readonly subscription: Subscription;
}

function SubscriptionDetails({ subscription }: SubscriptionDetailsProps): ReactNode {
  const sentence = useSentence();
  const format = useFormatter();
  const { endDate, sections } = subscription;
  const state = subscriptionState(subscription);
  if (state === 'none')
    return (
      <EmptyState icon={<AreaIcon area="subscription" />} title={sentence('account.none')}>
        {sentence('account.noneDetail')}
      </EmptyState>
    );
  const end =
    endDate === null
      ? sentence('account.withoutEnd')
      : format.dateTime(new Date(endDate), { dateStyle: 'long', timeStyle: 'short' });
  return (
    <>
      {state === 'expired' && <Alert tone="warn">{sentence('account.expiredDetail')}</Alert>}
      {state === 'trial' && <Alert tone="info">{sentence('account.trialDetail')}</Alert>}
      <DetailsList
        details={[
          {
            term: sentence('account.subscriptionState'),
            value: <Badge tone={tones[state]}>{sentence(`account.state.${state}`)}</Badge>,
          },
          { term: sentence(state === 'expired' ? 'account.ended' : 'account.ends'), value: end },
          {
            term: sentence('account.sections'),
            value:
              sections.length === 0 ? (
                sentence('account.noSections')
              ) : (
                <ul className="grid gap-1">
                  {sections.map(({ id, title }) => (
                    <li key={id}>{title}</li>
                  ))}
                </ul>
              ),
          },
        ]}
      />
    </>
  );
}

interface SubscriptionScreenProps {
  readonly subscription: ActorRefFrom<typeof subscriptionMachine>;
}

/** What the person's institution has subscribed to and until when; says so when nothing is known (NAV-042, decision 29). */
export function SubscriptionScreen({ subscription }: SubscriptionScreenProps): ReactNode {
  const sentence = useSentence();
  const snapshot = useSelector(subscription, (current) => current);
  return (
    <>
      <ScreenHead title={sentence('areas.subscription')} />
      <div className="grid w-full max-w-3xl content-start gap-5 px-3 pt-4 pb-10 md:px-6 md:pt-5">
        <PageHeader title={sentence('account.subscription')} />
        <Loaded
          load={selectLoad(snapshot)}
          onRetry={() => {
            subscription.send({ type: 'load.retry' });
          }}
        >
          {(known) => <SubscriptionDetails subscription={known} />}
        </Loaded>
      </div>
    </>
  );
}
