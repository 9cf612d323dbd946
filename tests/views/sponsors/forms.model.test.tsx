import type { AnyMachineSnapshot } from 'xstate';

import { AddSponsor } from '../../../src/views/sponsors/add-sponsor.tsx';
import { CompanyForm } from '../../../src/views/sponsors/company-form.tsx';
import { newSponsorModel, sponsorFormModel } from '../../machines/sponsors/sponsors-models.ts';
import {
  describeFormView,
  getSaveButtonOfNew,
  getUsualSaveButton,
} from '../shared/forms/describe-form-view.tsx';

const labels = { companyName: /^Company Name/, companyUrl: /^Company URL/ };
const isNew = 'a sponsor that is not stored has no version to load';

describeFormView({
  model: newSponsorModel,
  show: (form) => <AddSponsor form={form} />,
  labels,
  typed: {
    write: { companyName: 'Acme', companyUrl: 'https://acme.org' },
    restore: { companyName: '', companyUrl: 'https://' },
  },
  left: 'companyName',
  save: 'Save',
  failures: { notFound: 'Unable to add Sponsor', unexpected: 'Unable to add Sponsor' },
  hasConflicts: false,
  skipped: [
    'the remote version is loaded',
    'a version that merges is loaded',
    'the remote version cannot be loaded',
    'use the remote version',
    'load again',
  ],
  undrivable: {
    'newSponsor.editing.conflict always [isMerged]*': isNew,
    'newSponsor.editing.conflict conflict.*': isNew,
    'newSponsor.saved form.reload*': isNew,
    'newSponsor.loadFailed*': isNew,
    'loading*': isNew,
    'newSponsor.editing.conflict.loaded': isNew,
    'newSponsor.editing.conflict.loadFailed*': isNew,
    'newSponsor.editing.conflict.loading xstate.done.actor.loadRemote -> *': isNew,
    'newSponsor.editing.conflict.loading xstate.done.actor.loadRemote [hasSucceeded]*': isNew,
  },
  isShown: () => true,
  getSaveButton: getSaveButtonOfNew,
});

describeFormView({
  model: sponsorFormModel,
  show: (form) => <CompanyForm form={form} />,
  labels,
  typed: {
    write: { companyName: 'Acme Labs' },
    restore: { companyName: 'Acme' },
    'write something wrong': { companyName: '' },
  },
  left: 'companyName',
  save: 'SaveCtrl S',
  failures: {
    notFound: 'This sponsor was deleted in the meantime.',
    unexpected: 'Unable to update Sponsor',
  },
  isShown: () => true,
  getSaveButton: (snapshot: AnyMachineSnapshot) =>
    snapshot.matches({ editing: 'clean' }) || snapshot.matches('saved')
      ? 'disabled'
      : getUsualSaveButton(snapshot),
});
