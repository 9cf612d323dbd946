import { useLayoutEffect, useMemo, type ReactNode } from 'react';

import { userListDefaults } from '../../machines/users/user-list-machine.ts';
import { UserList } from '../../views/users/user-list.tsx';
import { useRootActor } from '../root-actor.ts';
import { useServices } from '../services.ts';
import {
  provideInvite,
  provideUserAction,
  provideUserDetails,
  provideUserList,
} from '../actors/users.ts';
import { useCall } from '../hooks/use-call.ts';
import { useListAddress } from '../navigation/use-list-address.ts';
import { useVisitor } from '../hooks/use-visitor.ts';

/** The screen at /admins (PD-9): the accounts and invitations. */
export default function UsersScreen(): ReactNode {
  const { history } = useServices();
  const call = useCall();
  const { user } = useVisitor();
  const listMachine = useMemo(() => provideUserList(call), [call]);
  const inviteMachine = useMemo(() => provideInvite(call), [call]);
  const actionMachine = useMemo(() => provideUserAction(call), [call]);
  const detailsMachine = useMemo(() => provideUserDetails(call), [call]);
  const list = useRootActor(listMachine, {
    id: 'userList',
    input: { address: history.getLocation().search, defaults: userListDefaults },
  });
  const invite = useRootActor(inviteMachine, { id: 'invite', input: undefined });
  const actions = useRootActor(actionMachine, { id: 'userAction', input: undefined });
  const details = useRootActor(detailsMachine, { id: 'userDetails', input: undefined });
  useListAddress(list);
  useLayoutEffect(() => {
    const refresh = (): void => {
      list.send({ type: 'list.refresh' });
      details.send({ type: 'details.refresh' });
    };
    const subscriptions = [
      invite.on('invited', refresh),
      actions.on('changed', refresh),
      list.subscribe(({ context: { items } }) => {
        details.send({ type: 'items.refreshed', items });
      }),
    ];
    return () => {
      for (const subscription of subscriptions) subscription.unsubscribe();
    };
  }, [invite, actions, details, list]);
  return (
    <UserList
      list={list}
      invite={invite}
      actions={actions}
      details={details}
      ownEmail={user.email}
    />
  );
}
