import { useSelector } from '@xstate/react';
import type { ReactNode } from 'react';
import { useFormatter } from 'use-intl';
import type { ActorRefFrom, SnapshotFrom } from 'xstate';

import { roles, type Role } from '../../domain/access/role.ts';
import type { InviteRef } from '../../machines/users/invite-machine.ts';
import type { userListMachine } from '../../machines/users/user-list-machine.ts';
import { Badge } from '../design/badge.tsx';
import { Button } from '../design/button.tsx';
import type { Column, RowAction } from '../design/table-types.ts';
import { PlusIcon, RefreshIcon } from '../design/icon.tsx';
import { listContentOf } from '../shared/list-content.ts';
import { ListScreen } from '../shared/list-screen.tsx';
import { ScreenHead } from '../shared/screen-head.tsx';
import { useSentence } from '../shared/sentences.tsx';
import { InviteDialog } from './invite-dialog.tsx';

type Snapshot = SnapshotFrom<typeof userListMachine>;
type User = Snapshot['context']['items'][number];

const isRole = (text: string): text is Role => roles.some((role) => role === text);

const nameOf = ({ firstName, lastName }: User): string => `${firstName} ${lastName}`.trim();

type Sentence = ReturnType<typeof useSentence>;
type Format = ReturnType<typeof useFormatter>;

const rolesOf = ({ roles: held }: User, sentence: Sentence): string =>
  held.length === 0
    ? sentence('users.roleNames.customer')
    : held.map((role) => (isRole(role) ? sentence(`users.roleNames.${role}`) : role)).join(', ');

/** Room for a word beside the column of the addresses, which takes what it can get. */
const words = 'block md:min-w-24';

const columnsOf = (sentence: Sentence, format: Format): readonly Column<User>[] => [
  {
    id: 'email',
    header: sentence('users.email'),
    sortable: true,
    wide: true,
    card: 'title',
    cell: ({ email }) => <span className="block truncate font-semibold">{email}</span>,
  },
  {
    id: 'name',
    header: sentence('users.name'),
    sortable: true,
    card: 'line',
    cell: (user) => <span className={words}>{nameOf(user)}</span>,
  },
  {
    id: 'roles',
    header: sentence('users.roles'),
    card: 'line',
    cell: (user) => <span className={words}>{rolesOf(user, sentence)}</span>,
  },
  {
    id: 'state',
    header: sentence('users.state'),
    card: 'badge',
    cell: ({ isRegistered }) => (
      <Badge tone={isRegistered ? 'neutral' : 'warn'}>
        {sentence(isRegistered ? 'users.registered' : 'users.invited')}
      </Badge>
    ),
  },
  {
    id: 'createdAt',
    header: sentence('users.created'),
    sortable: true,
    align: 'end',
    roomy: true,
    cell: ({ createdAt }) =>
      format.dateTime(new Date(createdAt), { day: '2-digit', month: '2-digit', year: 'numeric' }),
  },
];

interface UserListProps {
  readonly list: ActorRefFrom<typeof userListMachine>;
  readonly invite: InviteRef;
}

/** The people with an account or an invitation, and the way to invite somebody (SES-07, decision 9). */
export function UserList({ list, invite }: UserListProps): ReactNode {
  const sentence = useSentence();
  const format = useFormatter();
  const snapshot = useSelector(list, (current) => current);
  const { query, searchText } = snapshot.context;
  const columns = columnsOf(sentence, format);
  const actionsOf = ({
    isRegistered,
    email,
    firstName,
    lastName,
    roles: held,
  }: User): readonly RowAction[] =>
    isRegistered
      ? []
      : [
          {
            label: sentence('users.inviteAgain'),
            icon: <RefreshIcon />,
            onSelect: () => {
              invite.send({
                type: 'invite.open',
                invitation: { email, firstName, lastName, role: held.find(isRole) ?? null },
              });
            },
          },
        ];
  return (
    <>
      <ScreenHead title={sentence('areas.users')} />
      <ListScreen
        title={sentence('areas.users')}
        headActions={
          <Button
            variant="primary"
            icon={<PlusIcon />}
            onClick={() => {
              invite.send({ type: 'invite.open' });
            }}
          >
            {sentence('users.invite')}
          </Button>
        }
        content={listContentOf(snapshot, { key: 'users.loadFailed' })}
        search={{
          label: sentence('users.search'),
          text: searchText,
          onSearch: (text) => {
            list.send({ type: 'search.type', text });
          },
        }}
        columns={columns}
        idOf={({ id }) => id}
        nameOf={({ email }) => email}
        sort={
          query.sort === null
            ? undefined
            : { column: query.sort.field, direction: query.sort.order }
        }
        onSort={(field) => {
          list.send({ type: 'sort.click', field });
        }}
        actionsOf={actionsOf}
        isQuiet={({ isRegistered }) => !isRegistered}
        onPage={(page) => {
          list.send({ type: 'page.go', page });
        }}
        onRetry={() => {
          list.send({ type: 'list.refresh' });
        }}
      />
      <InviteDialog invite={invite} />
    </>
  );
}
