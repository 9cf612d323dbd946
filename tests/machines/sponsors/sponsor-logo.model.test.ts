import { describe, expect, test } from 'vitest';
import type { SnapshotFrom } from 'xstate';

import { sponsorLogoMachine } from '../../../src/machines/sponsors/sponsor-logo-machine.ts';
import { holdActors } from '../../support/held-actors.ts';
import { machineDriver } from '../../support/machine-driver.ts';
import { modelOf, runPath } from '../../support/model.ts';

const input = { logoUrl: null };
const stateOf = ({
  value,
  context: { logoUrl, complaint },
}: SnapshotFrom<typeof sponsorLogoMachine>): string =>
  `${value}, ${logoUrl ?? 'no logo'}, ${complaint === null ? 'no complaint' : JSON.stringify(complaint)}`;

const model = modelOf({
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
    'the upload fails': { type: 'logo.failed', complaint: { text: 'Too large' } },
    'it is kept': { type: 'xstate.done.actor.cropLogo', output: { address: '/files/logo.png' } },
    'the dialog breaks': { type: 'xstate.error.actor.cropLogo', error: new Error('broken') },
  },
});

describe('the logo of a sponsor, walked by model', () => {
  test('SPON-17 every state and every transition of the chart is walked', () => {
    expect({
      states: model.uncoveredStates,
      transitions: model.uncoveredTransitions,
      wrong: model.wronglyImpossible,
    }).toEqual({ states: [], transitions: [], wrong: [] });
  });

  test('SPON-38 SPON-39 files that are no PNG or too large say the printed messages', () => {
    const complaints = new Set(model.states.map((state) => state.split(', ').slice(2).join(', ')));
    expect([...complaints].sort()).toEqual([
      'no complaint',
      '{"key":"common.fileTooLarge","values":{"limit":1}}',
      '{"key":"sponsors.logoWrongType"}',
    ]);
  });

  test.each(model.paths)('SPON-17 $title', async (path) => {
    const held = holdActors();
    await runPath(
      path,
      machineDriver({
        machine: sponsorLogoMachine.provide({ actors: { cropLogo: held.promise() } }),
        held,
        input,
        stateOf,
      }),
    );
  });
});
