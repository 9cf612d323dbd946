import { succeeded, failed } from '../../../src/domain/outcome.ts';
import {
  addPlaylistsMachine,
  addQuizzesMachine,
  contentChoiceListMachine,
} from '../../../src/machines/classes/add-contents-machine.ts';
import type {
  AddContentsContext,
  ContentChoice,
} from '../../../src/machines/classes/add-contents-types.ts';
import {
  classActivityMachine,
  type ActivityRow,
} from '../../../src/machines/classes/class-activity-machine.ts';
import { classChangesMachine } from '../../../src/machines/classes/class-changes-machine.ts';
import {
  newClassMachine,
  renameClassMachine,
} from '../../../src/machines/classes/class-form-machines.ts';
import { classListMachine } from '../../../src/machines/classes/class-list-machine.ts';
import { studentListMachine } from '../../../src/machines/classes/class-student-list-machine.ts';
import { defineModel } from '../../support/define-model.ts';
import { createChangesModel } from '../../support/models/changes-model.ts';
import {
  comesLoaded,
  createFormModel,
  doesNotMerge,
  doesNotReload,
  savesAlways,
} from '../../support/models/form-model.ts';
import { createListModel } from '../../support/models/list-model.ts';
import { classTitled, studentOf } from './class-data.ts';

const activityAbout = (id: number, name: string): ActivityRow => ({
  id,
  at: '2026-11-01T00:00:00.000Z',
  by: null,
  kind: 'quizzesAdded',
  names: [name],
  count: 1,
});

const contentTitled = (id: number, title: string): ContentChoice => ({ id, title, count: 2 });

/** The classes, the students of one, what happened in it, and what can be added to it. */
export const classListModel = createListModel({
  machine: classListMachine,
  keepsRows: true,
  requirements: 'CLS-10',
  rows: [classTitled(1, 'Biology'), classTitled(2, 'Chemistry')],
});
export const studentListModel = createListModel({
  machine: studentListMachine,
  requirements: 'CLS-06',
  rows: [studentOf(1, 'ana@x.org'), studentOf(2, 'bob@x.org')],
});
export const classActivityModel = createListModel({
  machine: classActivityMachine,
  requirements: 'CLS-03',
  rows: [activityAbout(1, 'Cells'), activityAbout(2, 'Gels')],
});
export const contentChoiceListModel = createListModel({
  machine: contentChoiceListMachine,
  requirements: 'CLS-11 CLS-12',
  rows: [contentTitled(1, 'Cells'), contentTitled(2, 'Gels')],
});

const item = { id: 12, title: 'Biology' };

/** What is done with a class at once. */
export const classChangesModel = createChangesModel(
  classChangesMachine,
  'ERR-08 ERR-09 ERR-13 ERR-14',
  {
    undoable: { kind: 'removeQuiz', item, content: { id: 3, title: 'Cells' } },
    other: { kind: 'publish', item },
    result: { copyId: null },
  },
);

const titled = (title: string) => ({ title });
const form = {
  written: titled('Chemistry'),
  refused: titled(''),
  field: 'title',
  remote: titled('Physics'),
  saved: { id: 12 },
};

/** The form of a new class. */
export const newClassModel = createFormModel({
  ...form,
  machine: newClassMachine,
  requirements: 'CLS-01',
  input: null,
  stored: titled(''),
  restored: titled(''),
  impossible: {
    ...comesLoaded('newClass'),
    ...doesNotMerge('newClass'),
    ...doesNotReload('newClass'),
    ...savesAlways('newClass'),
  },
});

/** The form that renames a class. */
export const renameClassModel = createFormModel({
  ...form,
  machine: renameClassMachine,
  requirements: 'CLS-03',
  input: { id: 12, loaded: { values: titled('Biology'), version: '1' } },
  stored: titled('Biology'),
  restored: titled('Biology'),
  impossible: {
    ...comesLoaded('renameClass'),
    ...doesNotMerge('renameClass'),
    ...doesNotReload('renameClass'),
  },
});

const content = { id: 3, title: 'Cells', count: 2 };

/** What both dialogs that add contents to classes have in common. */
const adding = {
  input: { classId: 12 },
  each: 'transition',
  factsOf: ({ selected, classIds, classes, failure }: AddContentsContext) => [
    `adds ${selected.map(({ title }) => title).join() || 'nothing'}`,
    `to ${classIds.join(' and ') || 'no class'} of ${classes === null ? 'unknown' : 'known'} ones`,
    failure?.kind ?? 'no failure',
  ],
  answers: {
    'classes.loading': {
      'the classes arrive': succeeded([{ id: 12, title: 'Biology', professor: true }]),
      'the classes cannot be loaded': failed({ kind: 'offline' }),
    },
    'choice.sending': {
      'it is added': succeeded({ added: 1, skipped: 0 }),
      'some was there': succeeded({ added: 0, skipped: 1 }),
      'it cannot be added': failed({ kind: 'offline' }),
    },
  },
  events: {
    open: { type: 'add.open', present: [9] },
    'choose Cells': { type: 'add.choose', content },
    'choose what is there': { type: 'add.choose', content: { ...content, id: 9 } },
    'take Cells out': { type: 'add.drop', id: 3 },
    'tick or untick the class': { type: 'add.toggleClass', id: 12 },
    add: { type: 'add.send' },
    'load the classes again': { type: 'add.retryClasses' },
    close: { type: 'add.close' },
  },
} as const;

/** The dialogs that add quizzes and playlists to classes. */
export const addQuizzesModel = defineModel({
  ...adding,
  machine: addQuizzesMachine,
  requirements: 'CLS-11 ERR-10',
});
export const addPlaylistsModel = defineModel({
  ...adding,
  machine: addPlaylistsMachine,
  requirements: 'CLS-12 ERR-11 ERR-12',
});
