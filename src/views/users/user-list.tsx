import { useSelector } from '@xstate/react';
import type { ReactNode } from 'react';
import type { ActorRefFrom } from 'xstate';

import { roles } from '../../domain/access/role.ts';
import type { InviteRef } from '../../machines/users/invite-machine.ts';
import type { UserActionRef } from '../../machines/users/user-action-machine.ts';
import type { UserDetailsRef } from '../../machines/users/user-details-machine.ts';
import type { userListMachine } from '../../machines/users/user-list-machine.ts';
import { Button } from '../design/buttons/button.tsx';
import { PlusIcon } from '../design/icons/icons.tsx';
import { useList } from '../shared/lists/use-list.ts';
import { ListScreen } from '../shared/lists/list-screen.tsx';
import { ScreenHead } from '../shared/screen-head.tsx';
import { useFormatMessage } from '../shared/format-message.tsx';
import { InviteDialog } from './invite-dialog.tsx';
import { ListFilter } from '../shared/lists/list-filter.tsx';
import { UserActionDialog } from './user-action-dialog.tsx';
import { useUserColumns } from './user-columns.tsx';
import { UserDetailsPanel } from './user-details.tsx';
import { UsersTabs } from './users-tabs.tsx';
import { useUserActions } from './use-user-actions.tsx';

type ListRef = ActorRefFrom<typeof userListMachine>;

const roleChoices = [...roles, 'customer'] as const;
const states = ['registered', 'invited', 'disabled'] as const;

interface UserFiltersProps {
  readonly list: ListRef;
}

/** The filters of the list: one role, one state. */
function UserFilters({ list }: UserFiltersProps): ReactNode {
  const formatMessage = useFormatMessage();
  const filters = useSelector(list, ({ context }) => context.query.filters);
  const chooseFor = (name: 'role' | 'state') => (value: string) => {
    list.send({ type: 'filter.choose', name, value });
  };
  const [role, state] = [formatMessage('users.roleFilter'), formatMessage('users.stateFilter')];
  return (
    <>
      <ListFilter
        label={role}
        allLabel={formatMessage('users.allRoles')}
        choices={roleChoices.map((value) => ({
          value,
          label: formatMessage(`users.roleNames.${value}`),
        }))}
        value={filters['role']}
        onChange={chooseFor('role')}
      />
      <ListFilter
        label={state}
        allLabel={formatMessage('users.allStates')}
        choices={states.map((value) => ({ value, label: formatMessage(`users.${value}`) }))}
        value={filters['state']}
        onChange={chooseFor('state')}
      />
    </>
  );
}

interface InviteButtonProps {
  readonly invite: InviteRef;
}

function InviteButton({ invite }: InviteButtonProps): ReactNode {
  const formatMessage = useFormatMessage();
  return (
    <Button
      variant="primary"
      icon={<PlusIcon />}
      data-shortcut="create"
      onClick={() => {
        invite.send({ type: 'invite.open' });
      }}
    >
      {formatMessage('users.invite')}
    </Button>
  );
}

interface UserListProps {
  readonly list: ListRef;
  readonly invite: InviteRef;
  readonly actions: UserActionRef;
  readonly details: UserDetailsRef;
  readonly ownEmail: string;
}

/**
 * The accounts and invitations with what an administrator does with them, and the details of the
 * chosen one beside them (SES-07, PD-9 and PD-43).
 */
export function UserList({ list, invite, actions, details, ownEmail }: UserListProps): ReactNode {
  const formatMessage = useFormatMessage();
  const chosenId = useSelector(details, ({ context }) => context.item?.id);
  const columns = useUserColumns({
    ownEmail,
    onOpen: (user) => {
      details.send({ type: 'details.open', item: user });
    },
  });
  return (
    <>
      <ScreenHead title={formatMessage('areas.users')} />
      <div className="flex min-w-0 grow">
        <div className="min-w-0 grow">
          <ListScreen
            title={formatMessage('areas.users')}
            tabs={<UsersTabs current="users" list={list} />}
            headActions={<InviteButton invite={invite} />}
            {...useList(list, { search: 'users.search', loadFailed: 'users.loadFailed' })}
            tools={<UserFilters list={list} />}
            columns={columns}
            getRowId={({ id }) => id}
            getRowName={({ email }) => email}
            getRowActions={useUserActions(actions, ownEmail)}
            actionsInMenu
            isRowChosen={({ id }) => id === chosenId}
            isRowMuted={({ disabledAt }) => disabledAt !== null}
          />
        </div>
        <UserDetailsPanel details={details} actions={actions} ownEmail={ownEmail} />
      </div>
      <InviteDialog invite={invite} />
      <UserActionDialog actions={actions} />
    </>
  );
}
