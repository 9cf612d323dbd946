import { describe, expect, test } from 'vitest';
import type { SnapshotFrom } from 'xstate';

import { sponsorLogoMachine } from '../../../src/machines/sponsors/sponsor-logo-machine.ts';
import { holdActors } from '../../support/held-actors.ts';
import { createMachineDriver } from '../../support/machine-driver.ts';
import { createModel, runPath } from '../../support/model.ts';

const input = { logoUrl: null };
const stateOf = ({
  value,
  context: { logoUrl, error },
}: SnapshotFrom<typeof sponsorLogoMachine>): string =>
  `${value}, ${logoUrl ?? 'no logo'}, ${error === null ? 'no error' : JSON.stringify(error)}`;

const model = createModel({
  machine: sponsorLogoMachine,
  input,
  stateOf,
  events: {
    'choose a PNG': {
      type: 'logo.choose',
      file: new File(['x'], 'logo.png', { type: 'image/png' }),
    },
    'choose a JPEG': {
      type: 'logo.choose',
      file: new File(['x'], 'logo.jpg', { type: 'image/jpeg' }),
    },
    'choose too much': {
      type: 'logo.choose',
      file: new File([new Uint8Array(1024 * 1024 + 1)], 'logo.png', { type: 'image/png' }),
    },
    'close the dialog': { type: 'logo.close' },
    'the upload fails': { type: 'logo.failed', error: { text: 'Too large' } },
    'it is stored': { type: 'xstate.done.actor.cropLogo', output: { address: '/files/logo.png' } },
    'the dialog breaks': { type: 'xstate.error.actor.cropLogo', error: new Error('broken') },
  },
});

describe('the logo of a sponsor, by model paths', () => {
  test('SPON-17 the paths cover every state and transition', () => {
    expect({
      states: model.uncoveredStates,
      transitions: model.uncoveredTransitions,
      wrong: model.wronglyImpossible,
    }).toEqual({ states: [], transitions: [], wrong: [] });
  });

  test('SPON-38 SPON-39 files that are no PNG or too large show the specified messages', () => {
    const errors = new Set(model.states.map((state) => state.split(', ').slice(2).join(', ')));
    expect([...errors].sort()).toEqual([
      'no error',
      '{"key":"common.fileTooLarge","values":{"limit":1}}',
      '{"key":"sponsors.logoWrongType"}',
    ]);
  });

  test.each(model.paths)('SPON-17 $title', async (path) => {
    const held = holdActors();
    await runPath(
      path,
      createMachineDriver({
        machine: sponsorLogoMachine.provide({ actors: { cropLogo: held.promise() } }),
        held,
        input,
        stateOf,
      }),
    );
  });
});
