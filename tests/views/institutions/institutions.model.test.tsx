import { createActor } from 'xstate';

import {
  institutionDetailsMachine,
  institutionFiltersMachine,
  institutionsDefaults,
  institutionsMachine,
} from '../../../src/machines/institutions/institution-machines.ts';
import { InstitutionList } from '../../../src/views/institutions/institution-list.tsx';
import { InstitutionPicker } from '../../../src/views/shared/institution-picker.tsx';
import {
  institutionFiltersModel,
  institutionsModel,
} from '../../machines/institutions/institutions-model.ts';
import { institutionListModel } from '../../machines/shared/shared-models.ts';
import { describeListView, failsWith, plainFailures } from '../shared/lists/describe-list-view.tsx';
import { describeLoadView } from '../shared/loads/describe-load-view.tsx';

const ignore = (): void => undefined;

/** What the screen reads beside the actor under test. */
const others = {
  list: createActor(institutionsMachine, {
    input: { address: '', defaults: institutionsDefaults },
  }),
  details: createActor(institutionDetailsMachine),
  filters: createActor(institutionFiltersMachine, { input: null }),
  canOpenUsers: false,
  canOpenClasses: false,
};
const names = ['Kestrel College', 'Merlin Institute'] as const;
const empty = 'No institutions found';

describeListView({
  model: institutionsModel,
  show: (list) => <InstitutionList {...others} list={list} />,
  names,
  empty,
  failures: failsWith('The institutions could not be loaded.'),
  headers: { title: 'Institutions' },
});

describeListView({
  model: institutionListModel,
  show: (list) => (
    <InstitutionPicker title="Institution" list={list} onChoose={ignore} onClose={ignore} />
  ),
  names,
  empty,
  failures: plainFailures,
  isScreen: false,
  canRetryDenied: true,
});

describeLoadView({
  model: institutionFiltersModel,
  show: (filters) => <InstitutionList {...others} filters={filters} />,
  select: 'Product: all',
  texts: { first: ['Product 3'], newer: ['Product 8'] },
  failures: null,
  hasSkeleton: false,
});
