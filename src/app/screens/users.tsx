import { useLayoutEffect, useMemo, type ReactNode } from 'react';

import { userListDefaults } from '../../machines/users/user-list-machine.ts';
import { UserList } from '../../views/users/user-list.tsx';
import { useRootActor } from '../root-actor.ts';
import { useServices } from '../services.ts';
import { suppliedInvite, suppliedUserList } from '../supply/users.ts';
import { useCall } from '../use-call.ts';
import { useListAddress } from '../use-list-address.ts';

/** The screen at /admins (decision 9): who has an account, and invitations. */
export default function UsersScreen(): ReactNode {
  const { place } = useServices();
  const call = useCall();
  const listMachine = useMemo(() => suppliedUserList(call), [call]);
  const inviteMachine = useMemo(() => suppliedInvite(call), [call]);
  const list = useRootActor(listMachine, {
    id: 'userList',
    input: { address: place.current().search, defaults: userListDefaults },
  });
  const invite = useRootActor(inviteMachine, { id: 'invite', input: undefined });
  useListAddress(list);
  useLayoutEffect(() => {
    const invited = invite.on('invited', () => {
      list.send({ type: 'list.refresh' });
    });
    return () => {
      invited.unsubscribe();
    };
  }, [invite, list]);
  return <UserList list={list} invite={invite} />;
}
