import { createActor } from 'xstate';

import { inviteMachine } from '../../../src/machines/users/invite-machine.ts';
import { userActionMachine } from '../../../src/machines/users/user-action-machine.ts';
import { userDetailsMachine } from '../../../src/machines/users/user-details-machine.ts';
import { UserList } from '../../../src/views/users/user-list.tsx';
import { userListModel } from '../../machines/users/users-models.ts';
import { describeListView, failsWith } from '../shared/lists/describe-list-view.tsx';

describeListView({
  model: userListModel,
  show: (list) => (
    <UserList
      list={list}
      invite={createActor(inviteMachine)}
      actions={createActor(userActionMachine)}
      details={createActor(userDetailsMachine)}
      ownEmail="me@x.org"
    />
  ),
  names: ['ana@x.org', 'bob@x.org'],
  empty: 'No list items',
  failures: failsWith('The users could not be loaded.'),
});
