import { describe, expect, test } from 'vitest';

import { documentUploadMachine } from '../../../../src/machines/classes/documents/document-upload-machine.ts';
import { holdActors } from '../../../support/held-actors.ts';
import { createMachineDriver } from '../../../support/machine-driver.ts';
import { createModel, runPath, type ModelOptions } from '../../../support/model.ts';

const sent = (outcome: unknown) => ({ type: 'upload.sent', outcome });

/** The upload without its queue, which it would tell of its changes. */
const machine = documentUploadMachine.provide({
  actions: { tellChange: () => undefined, tellStored: () => undefined },
});

const uploadModel: ModelOptions<typeof documentUploadMachine> = {
  machine,
  input: { classId: 1, file: new File(['x'], 'notes.pdf') },
  stateOf: ({ value, context: { progress, failure } }) =>
    [value, `${String(progress * 100)}%`, failure?.kind ?? 'no failure'].join(', '),
  events: {
    'its turn comes': { type: 'upload.start' },
    'half is sent': { type: 'upload.progress', progress: 0.5, at: 100 },
    'the document is stored': sent({ ok: true, value: { id: 1 } }),
    'the request fails offline': sent({ ok: false, failure: { kind: 'offline' } }),
    'the server refuses the document': sent({ ok: false, failure: { kind: 'invalid' } }),
    'sending breaks': {
      type: 'xstate.error.actor.0.documentUpload.sending',
      error: new Error('broken'),
    },
    'the connection is lost': { type: 'connection.lost' },
    'the connection is back': { type: 'connection.restored' },
    'try again': { type: 'upload.retry' },
    cancel: { type: 'upload.cancel' },
  },
  until: ({ status }) => status !== 'active',
};
const refusedModel = { ...uploadModel, input: { classId: 1, file: new File(['x'], 'notes.docm') } };
const models = [uploadModel, refusedModel].map((options) => ({
  options,
  model: createModel(options, { longest: 40 }),
}));

/** Returns what is in every list. */
const intersect = (lists: readonly (readonly string[])[]): readonly string[] =>
  (lists[0] ?? []).filter((entry) => lists.every((list) => list.includes(entry)));

describe('an upload of a document, by model paths', () => {
  test('DOC-02 the paths of an accepted and a refused file cover every state and transition', () => {
    expect({
      states: intersect(models.map(({ model }) => model.uncoveredStates)),
      transitions: intersect(models.map(({ model }) => model.uncoveredTransitions)),
    }).toEqual({ states: [], transitions: [] });
  });

  const paths = models.flatMap(({ options, model }) =>
    model.paths.map((path) => ({ options, path, title: path.title })),
  );
  test.each(paths)('DOC-02 DOC-03 $title', async ({ options, path }) => {
    const held = holdActors();
    const { input, stateOf } = options;
    const provided = machine.provide({ actors: { send: held.callback() } });
    await runPath(path, createMachineDriver({ machine: provided, held, input, stateOf }));
  });
});
