import { render } from '@testing-library/react';
import { expect, test } from 'vitest';
import { createActor, createMachine } from 'xstate';

import { describeChart } from '../../../src/inspection/chart/describe-chart.ts';
import type { RecordedActor } from '../../../src/inspection/recording/recording.ts';
import { createReplay, type ReplayedActor } from '../../../src/inspection/recording/replay.ts';
import { replayMachine } from '../../../src/machines/inspector/replay-machine.ts';
import { ReplayBar } from '../../../src/views/inspector/recording/replay-bar.tsx';
import { MessagesProvider } from '../../../src/views/shared/messages-provider.tsx';

const lamp: RecordedActor = {
  id: 'x:1',
  name: 'deskLamp',
  parent: null,
  machine: 'lamp',
  chartHash: 'abc',
  startedAtMs: 0,
  stoppedAtMs: null,
  start: { kind: 'state', value: 'off', context: {} },
  states: ['lamp.off'],
  steps: [{ atMs: 1, event: { type: 'press' }, sender: null, states: null }],
};

/** Returns the notes of a replay in which the lamp did this, beside a machine that is gone. */
function readNotes(lampResult: Pick<ReplayedActor, 'isOtherVersion' | 'result'>) {
  const replay = createReplay(
    {
      startedAt: '2026-11-23T10:00:00.000Z',
      recordedAt: '2026-11-23T10:05:00.000Z',
      product: '1.0.0',
      replaced: { addresses: 0, names: 0, secrets: 0 },
      actors: [lamp, { ...lamp, id: 'x:2', machine: 'gasLamp', steps: [] }],
    },
    new Map([
      [
        'x:1',
        { machine: 'lamp', chart: describeChart(createMachine({ id: 'lamp' })), ...lampResult },
      ],
    ]),
  );
  const replayRef = createActor(replayMachine).start();
  const { getAllByRole, unmount } = render(
    <MessagesProvider>
      <ReplayBar replayRef={replayRef} replay={replay} />
    </MessagesProvider>,
  );
  const notes = getAllByRole('alert').map(({ textContent }) => textContent);
  unmount();
  replayRef.stop();
  return notes;
}

const failed = { ok: false, error: 'no dimmer', view: null } as const;
const missing =
  'These recorded machines (Lectern 1.0.0) do not exist here: gasLamp. Their events and recorded states are shown.';

test('PD-43 a replay names the machines that changed, are gone or could not go on', () => {
  expect(readNotes({ isOtherVersion: true, result: { ...failed, failedCommand: 0 } })).toEqual([
    'Recorded with another version of these machines (Lectern 1.0.0): lamp. The recorded states are shown.',
    missing,
    'lamp cannot play event 1 and those after it: no dimmer. The recorded states are shown.',
  ]);
  expect(readNotes({ isOtherVersion: false, result: { ...failed, failedCommand: null } })).toEqual([
    missing,
    'lamp cannot start from its recorded state: no dimmer. The recorded states are shown.',
  ]);
});
