import { useLayoutEffect, useMemo, type ReactNode } from 'react';

import { outboxDefaults } from '../../machines/users/audit-machines.ts';
import { Outbox } from '../../views/users/outbox.tsx';
import { provideMail, provideOutbox } from '../actors/audit.ts';
import { useListAddress } from '../navigation/use-list-address.ts';
import { useRootActor } from '../root-actor.ts';
import { useServices } from '../services.ts';
import { useCall } from '../hooks/use-call.ts';

/** The screen at /admins/outbox (PD-43). */
export default function OutboxScreen(): ReactNode {
  const { history } = useServices();
  const call = useCall();
  const listMachine = useMemo(() => provideOutbox(call), [call]);
  const mailMachine = useMemo(() => provideMail(call), [call]);
  const list = useRootActor(listMachine, {
    id: 'outbox',
    input: { address: history.getLocation().search, defaults: outboxDefaults },
  });
  const mail = useRootActor(mailMachine, { id: 'mail', input: undefined });
  useListAddress(list);
  useLayoutEffect(() => {
    const subscription = mail.on('changed', () => {
      list.send({ type: 'list.refresh' });
    });
    return () => {
      subscription.unsubscribe();
    };
  }, [list, mail]);
  return <Outbox list={list} mail={mail} />;
}
