import { useMemo, type ReactNode } from 'react';

import { sponsorListDefaults } from '../../machines/sponsors/sponsor-list-machine.ts';
import { SponsorList } from '../../views/sponsors/sponsor-list.tsx';
import { useRootActor } from '../root-actor.ts';
import { useServices } from '../services.ts';
import { suppliedSponsorList } from '../supply/sponsors.ts';
import { useCall } from '../use-call.ts';
import { useListAddress } from '../use-list-address.ts';

/** The list of sponsors; its page, search and sort stand in the address (decision 31). */
export default function SponsorListScreen(): ReactNode {
  const { place } = useServices();
  const call = useCall();
  const machine = useMemo(() => suppliedSponsorList(call), [call]);
  const list = useRootActor(machine, {
    id: 'sponsorList',
    input: { address: place.current().search, defaults: sponsorListDefaults },
  });
  useListAddress(list);
  return <SponsorList list={list} />;
}
