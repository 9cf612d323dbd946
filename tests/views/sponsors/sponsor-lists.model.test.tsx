import { createActor } from 'xstate';

import { sponsorArticlesMachine } from '../../../src/machines/sponsors/sponsor-articles-machine.ts';
import { Candidates } from '../../../src/views/sponsors/candidates.tsx';
import { SponsorList } from '../../../src/views/sponsors/sponsor-list.tsx';
import { candidatesModel, sponsorListModel } from '../../machines/sponsors/sponsors-models.ts';
import { describeListView, failsWith } from '../shared/lists/describe-list-view.tsx';

describeListView({
  model: sponsorListModel,
  show: (list) => <SponsorList list={list} />,
  names: ['Acme', 'Zenith'],
  empty: 'No identity providers found!',
  failures: failsWith('The sponsors could not be loaded.'),
  notRemoved: { conflict: 'Somebody edits it.', unexpected: 'Unable to delete Sponsor' },
});

const failed = 'The articles could not be loaded.';

describeListView({
  model: candidatesModel,
  name: 'candidates',
  show: (candidates) => (
    <Candidates
      candidates={candidates}
      assigned={createActor(sponsorArticlesMachine, { input: { sponsor: 7, articles: [] } })}
      sponsor={7}
    />
  ),
  names: ['Enzymes', 'Gels'],
  empty: 'No articles found',
  failures: { offline: failed, unexpected: failed, denied: failed },
  isScreen: false,
  canRetryDenied: true,
});
