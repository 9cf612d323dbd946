import {
  institutionListMachine,
  type InstitutionChoice,
} from '../../../src/machines/shared/list/institution-list-machine.ts';
import { leaveGuardMachine } from '../../../src/machines/shared/leave-guard-machine.ts';
import { subjectsMachine } from '../../../src/machines/shared/subjects-machine.ts';
import { imageUploadMachine } from '../../../src/machines/shared/upload/image-upload-machine.ts';
import {
  videoListMachine,
  videoPickerMachine,
  type VideoResult,
} from '../../../src/machines/shared/videos/video-picker-machine.ts';
import { defineModel } from '../../support/define-model.ts';
import { createListModel } from '../../support/models/list-model.ts';
import { createLoadModel } from '../../support/models/load-model.ts';
import { createUploadModel } from '../../support/models/upload-model.ts';

/** Every subject. */
export const subjectsModel = createLoadModel(subjectsMachine, 'ENT-19', null, [
  [{ id: 3, title: 'Biology' }],
  [{ id: 4, title: 'Physics' }],
]);

const institutionTitled = (id: number, title: string): InstitutionChoice => ({
  id,
  title,
  approved: true,
});

/** The institutions to choose from. */
export const institutionListModel = createListModel({
  machine: institutionListMachine,
  requirements: 'API-089 INST-03',
  rows: [institutionTitled(1, 'Kestrel College'), institutionTitled(2, 'Merlin Institute')],
});

const videoTitled = (id: number, title: string): VideoResult => ({
  id,
  title,
  image: null,
  authors: [],
  publishedAt: null,
  type: 'journal',
});

/** The search for videos, where a number is a text like any other. */
export const videoListModel = createListModel({
  machine: videoListMachine,
  requirements: 'QED-37 QED-38',
  rows: [videoTitled(1, 'Enzymes'), videoTitled(2, 'Gels')],
});

/** The dialog that adds a video. */
export const videoPickerModel = defineModel({
  machine: videoPickerMachine,
  requirements: 'QED-39 QED-49',
  input: { today: '2026-03-04' },
  factsOf: ({ range }) => [range],
  events: {
    'show or hide the days': { type: 'advanced.toggle' },
    'only 2025': { type: 'range.set', range: { from: '2025-01-01', until: '2025-12-31' } },
    'from after until': { type: 'range.set', range: { from: '2025-12-31', until: '2025-01-01' } },
    'clear the days': { type: 'range.clear' },
    'apply the days': { type: 'range.save' },
  },
});

/** The upload of images into rich text. */
export const imageUploadModel = createUploadModel(
  imageUploadMachine,
  'API-044 QVAL-34',
  'image/png',
);

const unsaved = (actorId: string, isUnsaved: boolean) => ({
  type: 'unsavedWork.changed',
  actorId,
  isUnsaved,
});

/** The guard of unsaved work, of a form and of a dialog. */
export const leaveGuardModel = defineModel({
  machine: leaveGuardMachine,
  requirements: 'NAV-006 NAV-010',
  factsOf: ({ unsaved: ids, savable, notKept, destination }) => [
    `unsaved ${ids.toSorted().join(' and ') || 'nothing'}`,
    `can save ${savable.toSorted().join(' and ') || 'nothing'}`,
    `cannot keep ${notKept.join(' and ') || 'nothing'}`,
    `to ${destination?.kind ?? 'nowhere'}`,
  ],
  never: {
    'NAV-006 nobody is asked without unsaved work': (state) =>
      state.startsWith('asking') && state.includes('unsaved nothing'),
    'NAV-006 unsaved work is guarded': (state) =>
      state.startsWith('free') && !state.includes('unsaved nothing'),
  },
  events: {
    'the form has unsaved work': unsaved('form', true),
    'the form is saved': unsaved('form', false),
    'the dialog has unsaved work': unsaved('dialog', true),
    'the dialog is saved': unsaved('dialog', false),
    'follow a link': {
      type: 'leave.ask',
      destination: { kind: 'path', to: '/quizzes', isReplace: false },
    },
    'go back': { type: 'leave.ask', destination: { kind: 'history', delta: -1 } },
    'close the dialog': {
      type: 'leave.ask',
      destination: { kind: 'dialog', actorId: 'dialog', discard: () => undefined },
    },
    'the editor has unsaved work': { ...unsaved('editor', true), canSave: true },
    'the editor is saved': unsaved('editor', false),
    'storage fails': { type: 'unsavedWork.kept', actorId: 'editor', isKept: false },
    'storage works again': { type: 'unsavedWork.kept', actorId: 'editor', isKept: true },
    leave: { type: 'leave.allow' },
    'save and leave': { type: 'leave.save' },
    'discard and leave': { type: 'leave.discard' },
    stay: { type: 'leave.stay' },
  },
});
