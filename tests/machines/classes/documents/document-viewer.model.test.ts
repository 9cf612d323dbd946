import { describe, expect, test } from 'vitest';

import { documentViewerMachine } from '../../../../src/machines/classes/documents/document-viewer-machine.ts';
import { holdActors } from '../../../support/held-actors.ts';
import { createMachineDriver } from '../../../support/machine-driver.ts';
import { createModel, runPath, type ModelOptions } from '../../../support/model.ts';

const opening = '0.documentViewer.opening';
const renewing = '0.documentViewer.renewing';
const opened = {
  document: { id: 2 },
  fileName: 'lecture.mp4',
  address: '/file?token=first',
  content: null,
};

const viewerModel: ModelOptions<typeof documentViewerMachine> = {
  machine: documentViewerMachine,
  input: { classId: 1, docId: 2 },
  stateOf: ({ value, context: { opened: shown, hasConsent, isRenewed, failure } }) =>
    [
      value,
      shown === null ? 'nothing opened' : shown.address,
      hasConsent ? 'consent' : 'no consent',
      isRenewed ? 'renewed' : 'not renewed',
      failure?.kind ?? 'no failure',
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
    'opening breaks': { type: `xstate.error.actor.${opening}`, error: new Error('broken') },
    'a new address arrives': {
      type: `xstate.done.actor.${renewing}`,
      output: { ok: true, value: '/file?token=second' },
    },
    'access has ended': {
      type: `xstate.done.actor.${renewing}`,
      output: { ok: false, failure: { kind: 'notFound' } },
    },
    'renewing breaks': { type: `xstate.error.actor.${renewing}`, error: new Error('broken') },
    'the player fails': { type: 'media.failed' },
    'the player plays': { type: 'media.playing' },
    'the page cannot show it': { type: 'page.failed' },
    'agree to the viewer service': { type: 'office.consent' },
    'try again': { type: 'viewer.retry' },
  },
};
const model = createModel(viewerModel, { longest: 40 });

describe('the document viewer, by model paths', () => {
  test('DOC-06 DOC-10 the paths cover every state and transition', () => {
    expect({
      states: model.uncoveredStates,
      transitions: model.uncoveredTransitions,
      wronglyImpossible: model.wronglyImpossible,
    }).toEqual({ states: [], transitions: [], wronglyImpossible: [] });
  });

  test.each(model.paths)('DOC-06 DOC-07 DOC-10 $title', async (path) => {
    const held = holdActors();
    const machine = documentViewerMachine.provide({
      actors: { open: held.promise(), renew: held.promise() },
    });
    const { input, stateOf } = viewerModel;
    await runPath(path, createMachineDriver({ machine, held, input, stateOf }));
  });
});
