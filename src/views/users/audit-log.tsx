import { useSelector } from '@xstate/react';
import type { ReactNode } from 'react';
import type { ActorRefFrom } from 'xstate';

import type { AuditRow } from '../../machines/users/audit-machines.ts';
import { href } from '../../domain/access/href.ts';
import { auditKinds } from '../../domain/users/audit-entry.ts';
import type {
  auditDownloadMachine,
  auditListMachine,
} from '../../machines/users/audit-machines.ts';
import { Button } from '../design/buttons/button.tsx';
import { DownloadIcon } from '../design/icons/icons.tsx';
import type { Column } from '../design/tables/table-types.ts';
import { AddressText } from '../shared/address-text.tsx';
import { useFormatMessage, type FormatMessage } from '../shared/format-message.tsx';
import { useList } from '../shared/lists/use-list.ts';
import { ListScreen } from '../shared/lists/list-screen.tsx';
import { ScreenHead } from '../shared/screen-head.tsx';
import { AuditTarget } from './audit-details.tsx';
import { createLazyPart } from '../shared/lazy-part.tsx';
import { ListFilter } from '../shared/lists/list-filter.tsx';
import { formatAction } from './audit-text.ts';
import { UsersTabs } from './users-tabs.tsx';
import { useMomentText } from '../shared/use-moment-text.ts';

const auditDays = createLazyPart(() => import('./audit-days.tsx'));

function formatActor(
  { email, name, userId, action }: AuditRow,
  formatMessage: FormatMessage,
): string {
  if (email !== null) return name === '' ? email : name;
  if (action === 'create-admin') return formatMessage('audit.operator');
  return formatMessage(userId === null ? 'audit.visitor' : 'audit.removedAccount');
}

const createColumns = (
  formatMessage: FormatMessage,
  formatMoment: (instant: string) => string,
): readonly Column<AuditRow>[] => [
  {
    id: 'at',
    header: formatMessage('audit.at'),
    card: 'line',
    cell: ({ at }) => <span className="figures whitespace-nowrap">{formatMoment(at)}</span>,
  },
  {
    id: 'person',
    header: formatMessage('audit.person'),
    card: 'line',
    cell: (entry) => (
      <span className="grid">
        <span className="font-semibold">{formatActor(entry, formatMessage)}</span>
        {entry.name !== '' && entry.email !== null && (
          <span className="text-xs text-ink-2">
            <AddressText text={entry.email} />
          </span>
        )}
      </span>
    ),
  },
  {
    id: 'action',
    header: formatMessage('audit.action'),
    card: 'title',
    cell: (entry) => formatAction(entry, formatMessage),
  },
  {
    id: 'target',
    header: formatMessage('audit.target'),
    fillsWidth: true,
    card: 'line',
    cell: (entry) => <AuditTarget entry={entry} />,
  },
  {
    id: 'address',
    header: formatMessage('audit.address'),
    wideScreenOnly: true,
    cell: ({ address }) => <span className="figures text-ink-2">{address}</span>,
  },
];

interface DownloadButtonProps {
  readonly download: ActorRefFrom<typeof auditDownloadMachine>;
}

function DownloadButton({ download }: DownloadButtonProps): ReactNode {
  const formatMessage = useFormatMessage();
  return (
    <Button
      icon={<DownloadIcon />}
      busy={useSelector(download, (current) => current.matches('downloading'))}
      onClick={() => {
        download.send({ type: 'download.start' });
      }}
    >
      {formatMessage('audit.download')}
    </Button>
  );
}

interface AuditFiltersProps {
  readonly list: ActorRefFrom<typeof auditListMachine>;
  readonly filters: Readonly<Record<string, string>>;
}

/** The kind and the days of the entries to show. */
function AuditFilters({ list, filters }: AuditFiltersProps): ReactNode {
  const formatMessage = useFormatMessage();
  const choose = (name: 'kind' | 'from' | 'until', value: string): void => {
    list.send({ type: 'filter.choose', name, value });
  };
  return (
    <>
      <ListFilter
        label={formatMessage('audit.kind')}
        allLabel={formatMessage('audit.everything')}
        choices={auditKinds.map((kind) => ({
          value: kind,
          label: formatMessage(`audit.kinds.${kind}`),
        }))}
        value={filters['kind']}
        onChange={(value) => {
          choose('kind', value);
        }}
      />
      <auditDays.Component from={filters['from']} until={filters['until']} onChange={choose} />
    </>
  );
}

interface AuditLogProps extends DownloadButtonProps {
  readonly list: ActorRefFrom<typeof auditListMachine>;
}

/** The audit log: who did what, when and on what, filtered and downloaded (PD-43). */
export function AuditLog({ list, download }: AuditLogProps): ReactNode {
  const formatMessage = useFormatMessage();
  const { formatMoment } = useMomentText();
  const filters = useSelector(list, ({ context }) => context.query.filters);
  return (
    <>
      <ScreenHead
        title={formatMessage('audit.title')}
        trail={[{ label: formatMessage('areas.users'), to: href('users') }]}
      />
      <ListScreen
        title={formatMessage('areas.users')}
        label={formatMessage('audit.title')}
        tabs={<UsersTabs current="auditLog" list={list} />}
        headActions={<DownloadButton download={download} />}
        {...useList(list, { search: 'audit.search', loadFailed: 'audit.loadFailed' })}
        tools={<AuditFilters list={list} filters={filters} />}
        columns={createColumns(formatMessage, formatMoment)}
        getRowId={({ id }) => id}
        getRowName={({ target }) => target}
      />
    </>
  );
}
