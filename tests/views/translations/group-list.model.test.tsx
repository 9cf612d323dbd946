import { GroupList } from '../../../src/views/translations/group-list.tsx';
import { groupListModel } from '../../machines/translations/translations-models.ts';
import { describeListView, failsWith } from '../shared/lists/describe-list-view.tsx';

const ignore = (): void => undefined;

describeListView({
  model: groupListModel,
  name: 'groupList',
  show: (list) => (
    <GroupList list={list} dialogs={null} onExport={ignore} onImport={ignore} onDelete={ignore} />
  ),
  names: ['Player', 'Search'],
  empty: 'No identity providers found!',
  failures: failsWith('The groups could not be loaded.'),
  headers: { title: 'Title' },
});
