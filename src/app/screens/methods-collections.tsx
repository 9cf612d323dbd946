import { useLayoutEffect, useMemo, type ReactNode } from 'react';

import { collectionsDefaults } from '../../machines/collections/collection-machines.ts';
import { CollectionList } from '../../views/collections/collection-list.tsx';
import { provideCollectionEditors, provideCollections } from '../actors/collections.ts';
import { useListAddress } from '../navigation/use-list-address.ts';
import { useRootActor } from '../root-actor.ts';
import { useServices } from '../services.ts';
import { useCall } from '../hooks/use-call.ts';

/** The screen at /methods-collections: the collections and their editors (API-091). */
export default function MethodsCollectionsScreen(): ReactNode {
  const { history } = useServices();
  const call = useCall();
  const listMachine = useMemo(() => provideCollections(call), [call]);
  const editorsMachine = useMemo(() => provideCollectionEditors(call), [call]);
  const list = useRootActor(listMachine, {
    id: 'collections',
    input: { address: history.getLocation().search, defaults: collectionsDefaults },
  });
  const editors = useRootActor(editorsMachine, { id: 'collectionEditors', input: undefined });
  useListAddress(list);
  useLayoutEffect(() => {
    const subscription = editors.on('editors.changed', () => {
      list.send({ type: 'list.refresh' });
    });
    return () => {
      subscription.unsubscribe();
    };
  }, [editors, list]);
  return <CollectionList list={list} editors={editors} />;
}
