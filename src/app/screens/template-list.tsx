import { useLayoutEffect, useMemo, type ReactNode } from 'react';

import { templateListDefaults } from '../../machines/quiz/template-list-machine.ts';
import { TemplateList } from '../../views/quiz/template-list.tsx';
import { useRootActor } from '../root-actor.ts';
import { useServices } from '../services.ts';
import { suppliedTemplateList } from '../supply/quiz-templates.ts';
import { useCall } from '../use-call.ts';

/** The screen at /quiz. Its page, search and sort stand in the address (decision 31). */
export default function TemplateListScreen(): ReactNode {
  const { place } = useServices();
  const call = useCall();
  const machine = useMemo(() => suppliedTemplateList(call), [call]);
  const list = useRootActor(machine, { id: 'templateList', input: { address: place.current().search, defaults: templateListDefaults } });
  useLayoutEffect(() => {
    const { path } = place.current();
    const written = list.on('address', ({ query }) => { place.go(`${path}${query}`); });
    const unfollow = place.subscribe(() => {
      const now = place.current();
      if (now.path === path) list.send({ type: 'address.changed', address: now.search });
    });
    return () => {
      written.unsubscribe();
      unfollow();
    };
  }, [list, place]);
  return <TemplateList list={list} />;
}
