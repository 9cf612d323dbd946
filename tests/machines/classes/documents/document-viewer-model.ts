import {
  documentViewerMachine,
  type OpenedDocument,
} from '../../../../src/machines/classes/documents/document-viewer-machine.ts';
import { defineModel } from '../../../support/define-model.ts';

const opening = '0.documentViewer.opening';
const renewing = '0.documentViewer.renewing';
const opened: OpenedDocument = {
  classroom: { title: 'Biology', students: [] },
  document: {
    id: 2,
    fileName: 'lecture.mp4',
    type: 'video/mp4',
    bytes: 2048,
    shared: false,
    createdAt: '2026-11-01T00:00:00.000Z',
    visibleTo: 'nobody',
    emails: [],
    createdBy: null,
    isOwnAddition: true,
    deletedAt: null,
  },
  fileName: 'lecture.mp4',
  address: '/file?token=first',
  content: null,
};

/** The viewer of a document. */
export const documentViewerModel = defineModel({
  machine: documentViewerMachine,
  requirements: 'DOC-06 DOC-07 DOC-10',
  longest: 40,
  input: { classId: 1, docId: 2 },
  stateOf: ({ value, context: { opened: shown, hasConsent, isRenewed, isUnplayable, failure } }) =>
    [
      value,
      shown === null ? 'nothing opened' : shown.address,
      hasConsent ? 'consent' : 'no consent',
      isRenewed ? 'renewed' : 'not renewed',
      failure?.kind ?? 'no failure',
      isUnplayable ? 'unplayable' : 'not unplayable',
    ].join(', '),
  events: {
    'the document arrives': {
      type: `xstate.done.actor.${opening}`,
      output: { ok: true, value: opened },
    },
    'the document is gone': {
      type: `xstate.done.actor.${opening}`,
      output: { ok: false, failure: { kind: 'notFound' } },
    },
    'a new address arrives': {
      type: `xstate.done.actor.${renewing}`,
      output: { ok: true, value: '/file?token=second' },
    },
    'access has ended': {
      type: `xstate.done.actor.${renewing}`,
      output: { ok: false, failure: { kind: 'notFound' } },
    },
    'the player fails': { type: 'media.failed' },
    'the player plays': { type: 'media.playing' },
    'the page cannot show it': { type: 'page.failed' },
    'agree to the viewer service': { type: 'office.consent' },
    'try again': { type: 'viewer.retry' },
  },
});
