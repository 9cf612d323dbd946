import { useMemo, type ReactNode } from 'react';

import { sponsorListDefaults } from '../../machines/sponsors/sponsor-list-machine.ts';
import { SponsorList } from '../../views/sponsors/sponsor-list.tsx';
import { useRootActor } from '../root-actor.ts';
import { useServices } from '../services.ts';
import { provideSponsorList } from '../actors/sponsors/sponsors.ts';
import { useCall } from '../hooks/use-call.ts';
import { useListAddress } from '../navigation/use-list-address.ts';

/** The list of sponsors. The address holds its page, search and sort (PD-31). */
export default function SponsorListScreen(): ReactNode {
  const { history } = useServices();
  const call = useCall();
  const machine = useMemo(() => provideSponsorList(call), [call]);
  const list = useRootActor(machine, {
    id: 'sponsorList',
    input: { address: history.getLocation().search, defaults: sponsorListDefaults },
  });
  useListAddress(list);
  return <SponsorList list={list} />;
}
