import { createActor } from 'xstate';

import { collectionEditorsMachine } from '../../../src/machines/collections/collection-editors-machine.ts';
import { CollectionList } from '../../../src/views/collections/collection-list.tsx';
import { collectionsModel } from '../../machines/collections/collections-models.ts';
import { describeListView, failsWith } from '../shared/lists/describe-list-view.tsx';

describeListView({
  model: collectionsModel,
  show: (list) => <CollectionList list={list} editors={createActor(collectionEditorsMachine)} />,
  names: ['Cells', 'Gels'],
  empty: 'No collections found',
  failures: failsWith('The collections could not be loaded.'),
  headers: { title: 'Collection' },
});
