import { useMemo, type ReactNode } from 'react';

import { templateListDefaults } from '../../machines/quiz/template-list-machine.ts';
import { TemplateList } from '../../views/quiz/template-list.tsx';
import { useRootActor } from '../root-actor.ts';
import { useServices } from '../services.ts';
import { suppliedTemplateList } from '../supply/quiz-templates.ts';
import { useCall } from '../use-call.ts';
import { useListAddress } from '../use-list-address.ts';

/** The screen at /quiz. Its page, search and sort stand in the address (decision 31). */
export default function TemplateListScreen(): ReactNode {
  const { place } = useServices();
  const call = useCall();
  const machine = useMemo(() => suppliedTemplateList(call), [call]);
  const list = useRootActor(machine, { id: 'templateList', input: { address: place.current().search, defaults: templateListDefaults } });
  useListAddress(list);
  return <TemplateList list={list} />;
}
