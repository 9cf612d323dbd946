import { createActor } from 'xstate';

import { addQuizzesMachine } from '../../../src/machines/classes/add-contents-machine.ts';
import { classChangesMachine } from '../../../src/machines/classes/class-changes-machine.ts';
import { correctAddressMachine } from '../../../src/machines/classes/correct-address-machine.ts';
import { inviteStudentsMachine } from '../../../src/machines/classes/invite-students-machine.ts';
import { ActivityTab } from '../../../src/views/classes/activity-tab.tsx';
import { AddContentsDialog } from '../../../src/views/classes/contents/add-contents-dialog.tsx';
import { ClassList } from '../../../src/views/classes/list/class-list.tsx';
import { StudentsTab } from '../../../src/views/classes/students/students-tab.tsx';
import { classDataOf } from '../../machines/classes/class-data.ts';
import {
  classActivityModel,
  classListModel,
  contentChoiceListModel,
  studentListModel,
} from '../../machines/classes/classes-models.ts';
import { holdActors } from '../../support/held-actors.ts';
import { withChild } from '../../support/with-child.ts';
import { describeListView, failsWith, plainFailures } from '../shared/lists/describe-list-view.tsx';

const ignore = (): void => undefined;

describeListView({
  model: classListModel,
  show: (list) => (
    <ClassList
      list={list}
      onCreate={ignore}
      changes={createActor(classChangesMachine)}
      onRename={ignore}
      onShare={ignore}
    />
  ),
  names: ['Biology', 'Chemistry'],
  empty: 'You have no classes yet',
  noneFound: 'No class matches the search',
  failures: failsWith('The classes could not be loaded.'),
  headers: { title: 'Class' },
});

describeListView({
  model: studentListModel,
  name: 'studentList',
  show: (list) => (
    <StudentsTab
      detail={classDataOf(12, 'Biology')}
      list={list}
      invite={createActor(inviteStudentsMachine, { input: { classId: 12 } })}
      address={createActor(correctAddressMachine, { input: { classId: 12 } })}
      changes={createActor(classChangesMachine)}
    />
  ),
  names: ['ana@x.org', 'bob@x.org'],
  empty: 'No students yet',
  failures: plainFailures,
  isScreen: false,
  canRetryDenied: true,
  canSelect: true,
});

describeListView({
  model: classActivityModel,
  show: (activity) => <ActivityTab title="Biology" activity={activity} />,
  names: ['Cells', 'Gels'],
  empty: 'No activity yet',
  failures: plainFailures,
  isScreen: false,
  canRetryDenied: true,
  hasSearch: false,
});

/** The dialog, whose own calls are never answered. */
function createOpenDialog() {
  const held = holdActors();
  const dialog = createActor(
    addQuizzesMachine.provide({
      actors: { contentChoices: held.promise(), loadClasses: held.promise() },
    }),
    { input: { classId: 12 } },
  ).start();
  dialog.send({ type: 'add.open', present: [] });
  return dialog;
}

describeListView({
  model: contentChoiceListModel,
  name: 'contentChoiceList',
  show: (list) => (
    <AddContentsDialog kind="quizzes" add={withChild(createOpenDialog(), 'contentChoices', list)} />
  ),
  names: ['Cells', 'Gels'],
  empty: 'No quizzes found',
  failures: plainFailures,
  isScreen: false,
  canRetryDenied: true,
});
