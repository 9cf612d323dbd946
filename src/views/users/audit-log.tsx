import { useSelector } from '@xstate/react';
import { useRef, type ReactNode, type RefObject } from 'react';
import { flushSync } from 'react-dom';
import type { ActorRefFrom } from 'xstate';

import type { FormatMessage } from '../../domain/messages/message.ts';
import type { AuditRow } from '../../machines/users/audit-machines.ts';
import { href } from '../../domain/access/href.ts';
import { auditKinds, isAuditObjectKind } from '../../domain/users/audit-entry.ts';
import type {
  auditDownloadMachine,
  auditListMachine,
} from '../../machines/users/audit-machines.ts';
import { Button } from '../design/buttons/button.tsx';
import { DownloadIcon, FileIcon, UserIcon, XIcon } from '../design/icons/icons.tsx';
import type { Column, RowAction } from '../design/tables/table-types.ts';
import { AddressText } from '../shared/address-text.tsx';
import { useFormatMessage } from '../shared/format-message.tsx';
import { useList } from '../shared/lists/use-list.ts';
import { ListScreen } from '../shared/lists/list-screen.tsx';
import { ScreenHead } from '../shared/screen-head.tsx';
import { AuditTarget } from './audit-details.tsx';
import { createLazyPart } from '../shared/lazy-part.tsx';
import { ListFilter } from '../shared/lists/list-filter.tsx';
import { formatAction, formatActor } from './audit-text.ts';
import { UsersTabs } from './users-tabs.tsx';
import { useMomentText } from '../shared/use-moment-text.ts';

const auditDays = createLazyPart(() => import('./audit-days.tsx'));

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

type ChipName = 'user' | 'object';

interface ShownOnlyProps {
  readonly chip: ChipName;
  readonly name: string;
  readonly removeLabel: string;
  readonly onRemove: () => void;
}

/** The one person or object that the log is narrowed to, which a press removes. */
const ShownOnly = ({ chip, name, removeLabel, onRemove }: ShownOnlyProps): ReactNode => (
  <Button
    icon={<XIcon />}
    data-chip={chip}
    aria-label={`${name}: ${removeLabel}`}
    onClick={onRemove}
  >
    <bdi className="max-w-60 truncate">{name}</bdi>
  </Button>
);

type FiltersRef = RefObject<HTMLDivElement | null>;

/** Focuses a chip of the filters, or the first filter, which is always there. */
function focusFilter({ current }: FiltersRef, chip?: ChipName): void {
  const selector = chip === undefined ? 'button' : `[data-chip=${chip}]`;
  current?.querySelector<HTMLElement>(selector)?.focus();
}

interface AuditFiltersProps {
  readonly list: ActorRefFrom<typeof auditListMachine>;
  readonly filters: FiltersRef;
}

/** The kind and the days of the entries to show, the person and the object. */
function AuditFilters({ list, filters }: AuditFiltersProps): ReactNode {
  const formatMessage = useFormatMessage();
  const { query, items } = useSelector(list, ({ context }) => context);
  const { kind, object = '', user = '', from, until } = query.filters;
  const choose = (name: 'user' | 'object' | 'from' | 'until', value: string): void => {
    list.send({ type: 'filter.choose', name, value });
  };
  const remove = (chip: ChipName): void => {
    choose(chip, '');
    focusFilter(filters);
  };
  const person = items.find(({ userId }) => String(userId) === user) ?? null;
  const title = items.find((entry) => String(entry.object?.id) === object)?.target;
  return (
    <div ref={filters} className="contents">
      <ListFilter
        label={formatMessage('audit.kind')}
        allLabel={formatMessage('audit.everything')}
        choices={auditKinds.map((each) => ({
          value: each,
          label: formatMessage(`audit.kinds.${each}`),
        }))}
        value={kind}
        onChange={(value) => {
          list.send({ type: 'filters.choose', filters: { kind: value, object: '' } });
        }}
      />
      <auditDays.Component from={from} until={until} onChange={choose} />
      {user !== '' && (
        <ShownOnly
          chip="user"
          name={person === null ? user : formatActor(person, formatMessage)}
          removeLabel={formatMessage('audit.allPeople')}
          onRemove={() => {
            remove('user');
          }}
        />
      )}
      {object !== '' && isAuditObjectKind(kind) && (
        <ShownOnly
          chip="object"
          name={title ?? object}
          removeLabel={formatMessage('audit.allObjects')}
          onRemove={() => {
            remove('object');
          }}
        />
      )}
    </div>
  );
}

/** Returns the actions of an entry: to show only its person, and only its object. */
function getRowActions(
  { list, filters }: AuditFiltersProps,
  entry: AuditRow,
  formatMessage: FormatMessage,
): readonly RowAction[] {
  const { userId, object, target } = entry;
  const show = (chip: ChipName, chosen: Readonly<Record<string, string>>) => () => {
    flushSync(() => {
      list.send({ type: 'filters.choose', filters: chosen });
    });
    focusFilter(filters, chip);
  };
  return [
    ...(userId === null
      ? []
      : [
          {
            label: formatMessage('audit.onlyPerson', { name: formatActor(entry, formatMessage) }),
            icon: <UserIcon />,
            onSelect: show('user', { user: String(userId) }),
          },
        ]),
    ...(object === null || object.id === null
      ? []
      : [
          {
            label: formatMessage('audit.onlyObject', { title: target }),
            icon: <FileIcon />,
            onSelect: show('object', { kind: object.kind, object: String(object.id) }),
          },
        ]),
  ];
}

interface AuditLogProps extends DownloadButtonProps {
  readonly list: ActorRefFrom<typeof auditListMachine>;
}

/** The audit log: who did what, when and on what, filtered and downloaded (PD-43). */
export function AuditLog({ list, download }: AuditLogProps): ReactNode {
  const formatMessage = useFormatMessage();
  const { formatMoment } = useMomentText();
  const filters = useRef<HTMLDivElement>(null);
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
        getRowName={(entry) => entry.target || formatAction(entry, formatMessage)}
        getRowActions={(entry) => getRowActions({ list, filters }, entry, formatMessage)}
        actionsInMenu
      />
    </>
  );
}
