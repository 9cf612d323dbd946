import { useSelector } from '@xstate/react';
import type { ReactNode } from 'react';
import type { ActorRefFrom } from 'xstate';

import type { FormatMessage } from '../../domain/messages/message.ts';
import type { MailRow } from '../../machines/users/audit-machines.ts';
import { href } from '../../domain/access/href.ts';
import { getFailureMessage } from '../../domain/messages/failure-message.ts';
import type { MailRef, outboxListMachine } from '../../machines/users/audit-machines.ts';
import { Button } from '../design/buttons/button.tsx';
import { Badge } from '../design/display/badge.tsx';
import { Alert } from '../design/feedback/alert.tsx';
import { ClockIcon, EyeIcon, MailIcon } from '../design/icons/icons.tsx';
import { Dialog } from '../design/overlays/dialog.tsx';
import type { Column, RowAction } from '../design/tables/table-types.ts';
import { AddressText } from '../shared/address-text.tsx';
import { useFormatMessage } from '../shared/format-message.tsx';
import { useList } from '../shared/lists/use-list.ts';
import { ListScreen } from '../shared/lists/list-screen.tsx';
import { ScreenHead } from '../shared/screen-head.tsx';
import { ListFilter } from '../shared/lists/list-filter.tsx';
import { UsersTabs } from './users-tabs.tsx';
import { useMomentText } from '../shared/use-moment-text.ts';

const states = ['waiting', 'sent'] as const;

/** That a mail waits, or why the mail server did not take it. */
function WaitingState({ mail: { attempts, error } }: { readonly mail: MailRow }): ReactNode {
  const formatMessage = useFormatMessage();
  if (error === null)
    return (
      <Badge tone="warn" icon={<ClockIcon />}>
        {formatMessage('outbox.waiting')}
      </Badge>
    );
  return (
    <span className="grid justify-items-start gap-0.5">
      <Badge tone="bad">{formatMessage('outbox.failing')}</Badge>
      <span className="w-64 max-w-full text-xs whitespace-normal text-ink-2 wrap-anywhere">
        {formatMessage('outbox.lastError', { count: attempts, error })}
      </span>
    </span>
  );
}

const createColumns = (
  formatMessage: FormatMessage,
  formatMoment: (instant: string) => string,
): readonly Column<MailRow>[] => [
  {
    id: 'to',
    header: formatMessage('outbox.to'),
    card: 'title',
    cell: ({ to }) => (
      <span className="font-semibold">
        <AddressText text={to} />
      </span>
    ),
  },
  {
    id: 'subject',
    header: formatMessage('outbox.subject'),
    fillsWidth: true,
    card: 'line',
    cell: ({ subject, createdAt }) => (
      <>
        {subject}
        <span className="figures block text-xs text-ink-2 lg:hidden">
          {formatMoment(createdAt)}
        </span>
      </>
    ),
    cardCell: ({ subject }) => subject,
  },
  {
    id: 'state',
    header: formatMessage('outbox.state'),
    card: 'badge',
    cell: (mail) =>
      mail.sentAt === null ? (
        <WaitingState mail={mail} />
      ) : (
        formatMessage('outbox.sentAt', { at: formatMoment(mail.sentAt) })
      ),
  },
  {
    id: 'written',
    header: formatMessage('outbox.written'),
    align: 'end',
    wideScreenOnly: true,
    card: 'line',
    cell: ({ createdAt }) => formatMoment(createdAt),
  },
];

/** A mail with its links hidden; one that waits without a mail server can be shown whole. */
function MailDialog({ mail }: { readonly mail: MailRef }): ReactNode {
  const formatMessage = useFormatMessage();
  const snapshot = useSelector(mail, (current) => current);
  const { mail: shown, text, failure } = snapshot.context;
  const close = (): void => {
    mail.send({ type: 'mail.close' });
  };
  const canReveal =
    shown?.sentAt === null && (snapshot.matches('masked') || snapshot.matches('revealing'));
  return (
    <Dialog
      open={snapshot.hasTag('open')}
      onClose={close}
      closeLabel={formatMessage('common.close')}
      size="m"
      title={shown?.subject ?? ''}
      description={shown?.to}
      footer={
        <>
          {canReveal && (
            <Button
              busy={snapshot.matches('revealing')}
              onClick={() => {
                mail.send({ type: 'mail.reveal' });
              }}
            >
              {formatMessage('outbox.reveal')}
            </Button>
          )}
          <Button variant="primary" onClick={close}>
            {formatMessage('common.close')}
          </Button>
        </>
      }
    >
      <div className="grid gap-3">
        <pre className="rounded-md bg-surface-2 p-3 font-sans text-sm whitespace-pre-wrap wrap-anywhere">
          {text}
        </pre>
        {!snapshot.matches('revealed') && (
          <p className="text-sm text-ink-2">
            <span>{formatMessage('outbox.masked')} </span>
            <span>{canReveal && formatMessage('outbox.revealHint')}</span>
          </p>
        )}
        {failure !== null && <Alert tone="bad">{formatMessage(getFailureMessage(failure))}</Alert>}
      </div>
    </Dialog>
  );
}

/** What can be done with a mail: read it, and send it when it waits. */
const getMailActions = (
  row: MailRow,
  mail: MailRef,
  formatMessage: FormatMessage,
): readonly RowAction[] => [
  {
    label: formatMessage('outbox.read'),
    icon: <EyeIcon />,
    onSelect: () => {
      mail.send({ type: 'mail.open', mail: row });
    },
  },
  ...(row.sentAt === null
    ? [
        {
          label: formatMessage('outbox.send'),
          icon: <MailIcon />,
          onSelect: () => {
            mail.send({ type: 'mail.send', mail: row });
          },
        },
      ]
    : []),
];

interface OutboxProps {
  readonly list: ActorRefFrom<typeof outboxListMachine>;
  readonly mail: MailRef;
}

/** The mails that wait and those that were sent (PD-43). */
export function Outbox({ list, mail }: OutboxProps): ReactNode {
  const formatMessage = useFormatMessage();
  const { formatMoment } = useMomentText();
  const filters = useSelector(list, ({ context }) => context.query.filters);
  const response = useSelector(list, ({ context }) => context.response);
  const counts = response?.ok === true ? response.value.counts : undefined;
  const nameState = (state: (typeof states)[number]): string => {
    const name = formatMessage(`outbox.${state}`);
    const count = counts?.[state];
    return count === undefined ? name : formatMessage('outbox.counted', { state: name, count });
  };
  return (
    <>
      <ScreenHead
        title={formatMessage('outbox.title')}
        trail={[{ label: formatMessage('areas.users'), to: href('users') }]}
      />
      <ListScreen
        title={formatMessage('areas.users')}
        label={formatMessage('outbox.title')}
        tabs={<UsersTabs current="outbox" list={list} />}
        {...useList(list, { search: 'outbox.search', loadFailed: 'outbox.loadFailed' })}
        tools={
          <ListFilter
            label={formatMessage('outbox.state')}
            allLabel={formatMessage('outbox.all')}
            choices={states.map((state) => ({ value: state, label: nameState(state) }))}
            value={filters['state']}
            onChange={(value) => {
              list.send({ type: 'filter.choose', name: 'state', value });
            }}
          />
        }
        columns={createColumns(formatMessage, formatMoment)}
        getRowId={({ id }) => id}
        getRowName={({ to }) => to}
        getRowActions={(row) => getMailActions(row, mail, formatMessage)}
      />
      <MailDialog mail={mail} />
    </>
  );
}
