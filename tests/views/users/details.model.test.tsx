import { createActor } from 'xstate';

import type { InstitutionRow } from '../../../src/machines/institutions/institution-machines.ts';
import { userActionMachine } from '../../../src/machines/users/user-action-machine.ts';
import type { UserRow } from '../../../src/machines/users/user-details-machine.ts';
import { InstitutionDetailsPanel } from '../../../src/views/institutions/institution-details.tsx';
import { UserDetailsPanel } from '../../../src/views/users/user-details.tsx';
import { institutionDetailsModel } from '../../machines/institutions/institutions-model.ts';
import { userDetailsModel } from '../../machines/users/users-models.ts';
import { describeDetailsView } from '../shared/details/describe-details-view.tsx';

const actions = createActor(userActionMachine);

describeDetailsView<UserRow>({
  model: userDetailsModel,
  show: (details) => <UserDetailsPanel details={details} actions={actions} ownEmail="me@x.org" />,
  getTitle: ({ email, firstName, lastName }) =>
    firstName === '' ? email : `${firstName} ${lastName}`,
  loadedText: 'Nothing was recorded.',
});

describeDetailsView<InstitutionRow>({
  model: institutionDetailsModel,
  show: (details) => (
    <InstitutionDetailsPanel details={details} canOpenUsers={false} canOpenClasses={false} />
  ),
  getTitle: ({ title }) => title,
  loadedText: 'Nobody of this institution has a class.',
});
