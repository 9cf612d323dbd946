import { useSelector } from '@xstate/react';
import type { ReactNode } from 'react';
import { useFormatter } from 'use-intl';
import type { ActorRefFrom } from 'xstate';

import {
  getSubscriptionState,
  type Subscription,
  type SubscriptionState,
} from '../../domain/account/subscription.ts';
import type { subscriptionMachine } from '../../machines/account/account-machines.ts';
import { selectLoad } from '../../machines/shared/load-machine.ts';
import { Alert } from '../design/feedback/alert.tsx';
import { Badge, type Tone } from '../design/display/badge.tsx';
import { DetailsList } from '../design/lists/details-list.tsx';
import { EmptyState } from '../design/feedback/empty-state.tsx';
import { PageHeader } from '../design/layout/page-header.tsx';
import { AreaIcon } from '../shared/area-icon.tsx';
import { Loaded } from '../shared/loaded.tsx';
import { ScreenHead } from '../shared/screen-head.tsx';
import { useFormatMessage } from '../shared/format-message.tsx';
import { useMomentText } from '../shared/use-moment-text.ts';

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
  const formatMessage = useFormatMessage();
  const format = useFormatter();
  const { endDate, sections, institution } = subscription;
  const state = getSubscriptionState(subscription);
  if (state === 'none')
    return (
      <EmptyState icon={<AreaIcon area="subscription" />} title={formatMessage('account.none')}>
        {formatMessage('account.noneDetail')}
      </EmptyState>
    );
  const end =
    endDate === null
      ? formatMessage('account.withoutEnd')
      : format.dateTime(new Date(endDate), { dateStyle: 'long', timeStyle: 'short' });
  return (
    <>
      {state === 'expired' && <Alert tone="warn">{formatMessage('account.expiredDetail')}</Alert>}
      {state === 'trial' && <Alert tone="info">{formatMessage('account.trialDetail')}</Alert>}
      <DetailsList
        details={[
          ...(institution === null
            ? []
            : [
                { term: formatMessage('account.institution'), value: institution.title },
                {
                  term: formatMessage('account.plan'),
                  value: formatMessage(`institutions.subscriptions.${institution.plan}`),
                },
                {
                  term: formatMessage('account.seats'),
                  value:
                    institution.seats === null
                      ? formatMessage('account.noLimit')
                      : format.number(institution.seats),
                },
              ]),
          {
            term: formatMessage('account.subscriptionState'),
            value: <Badge tone={tones[state]}>{formatMessage(`account.state.${state}`)}</Badge>,
          },
          {
            term: formatMessage(state === 'expired' ? 'account.ended' : 'account.ends'),
            value: end,
          },
          {
            term: formatMessage('account.sections'),
            value:
              sections.length === 0 ? (
                formatMessage('account.noSections')
              ) : (
                <SectionList sections={sections} />
              ),
          },
        ]}
      />
    </>
  );
}

/** The sections of the subscription, each with its days. */
function SectionList({ sections }: Pick<Subscription, 'sections'>): ReactNode {
  const formatMessage = useFormatMessage();
  const { formatDay } = useMomentText();
  const formatPeriod = (startsAt: string | null, endsAt: string | null): string => {
    if (startsAt === null)
      return endsAt === null
        ? formatMessage('account.withoutEnd')
        : formatMessage('account.until', { day: formatDay(endsAt) });
    const from = formatDay(startsAt);
    return endsAt === null
      ? formatMessage('account.fromWithoutEnd', { from })
      : formatMessage('account.fromUntil', { from, until: formatDay(endsAt) });
  };
  return (
    <ul className="grid gap-1">
      {sections.map(({ id, title, isTrial, startsAt, endsAt }) => (
        <li key={id} className="grid">
          <span className="flex flex-wrap items-center gap-2">
            <span>{title}</span>
            {isTrial && <Badge tone="info">{formatMessage('account.state.trial')}</Badge>}
          </span>
          <span className="text-xs text-ink-2">{formatPeriod(startsAt, endsAt)}</span>
        </li>
      ))}
    </ul>
  );
}

interface SubscriptionScreenProps {
  readonly subscription: ActorRefFrom<typeof subscriptionMachine>;
}

/**
 * The subscription of the user's institution and its end, or a message when none is known (NAV-042,
 * PD-29).
 */
export function SubscriptionScreen({ subscription }: SubscriptionScreenProps): ReactNode {
  const formatMessage = useFormatMessage();
  const snapshot = useSelector(subscription, (current) => current);
  return (
    <>
      <ScreenHead title={formatMessage('areas.subscription')} />
      <div className="grid w-full max-w-3xl content-start gap-5 px-3 pt-4 pb-10 md:px-6 md:pt-5">
        <PageHeader title={formatMessage('account.subscription')} />
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
