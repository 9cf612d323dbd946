import { createActor } from 'xstate';

import { translationFormMachine } from '../../../src/machines/translations/translation-form-machine.ts';
import { GroupList } from '../../../src/views/translations/group-list.tsx';
import { TranslationForm } from '../../../src/views/translations/translation-form.tsx';
import {
  groupChoicesModel,
  groupListModel,
} from '../../machines/translations/translations-models.ts';
import { describeListView, failsWith } from '../shared/lists/describe-list-view.tsx';
import { describeLoadView } from '../shared/loads/describe-load-view.tsx';

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

const form = createActor(translationFormMachine, { input: null });

describeLoadView({
  model: groupChoicesModel,
  name: 'groupChoices',
  show: (groups) => <TranslationForm form={form} groups={groups} />,
  select: 'Choose a group',
  texts: { first: ['Player'], newer: ['Search'] },
});
