import { useLayoutEffect, useMemo, type ReactNode } from 'react';

import { hasPermission, policy } from '../../domain/access/policy.ts';
import { institutionsDefaults } from '../../machines/institutions/institution-machines.ts';
import { InstitutionList } from '../../views/institutions/institution-list.tsx';
import {
  provideInstitutionDetails,
  provideInstitutionFilters,
  provideInstitutions,
} from '../actors/institution-list.ts';
import { useListAddress } from '../navigation/use-list-address.ts';
import { useRootActor } from '../root-actor.ts';
import { useServices } from '../services.ts';
import { useCall } from '../hooks/use-call.ts';
import { useVisitor } from '../hooks/use-visitor.ts';

/** The screen at /institutions (decision 0048). */
export default function InstitutionsScreen(): ReactNode {
  const { history } = useServices();
  const call = useCall();
  const { role } = useVisitor();
  const listMachine = useMemo(() => provideInstitutions(call), [call]);
  const detailsMachine = useMemo(() => provideInstitutionDetails(call), [call]);
  const filtersMachine = useMemo(() => provideInstitutionFilters(call), [call]);
  const list = useRootActor(listMachine, {
    id: 'institutions',
    input: { address: history.getLocation().search, defaults: institutionsDefaults },
  });
  const details = useRootActor(detailsMachine, { id: 'institutionDetails', input: undefined });
  const filters = useRootActor(filtersMachine, { id: 'institutionFilters', input: null });
  useListAddress(list);
  useLayoutEffect(() => {
    const subscription = list.subscribe(({ context: { items } }) => {
      details.send({ type: 'items.refreshed', items });
    });
    return () => {
      subscription.unsubscribe();
    };
  }, [list, details]);
  return (
    <InstitutionList
      list={list}
      details={details}
      filters={filters}
      canOpenUsers={hasPermission(role, 'users.read')}
      canOpenClasses={policy[role].areas.includes('classes')}
    />
  );
}
