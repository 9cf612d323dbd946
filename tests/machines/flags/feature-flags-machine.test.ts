import { expect, test } from 'vitest';
import { createActor, waitFor } from 'xstate';

import type { FeatureFlag } from '../../../src/api/contract/flags.ts';
import { failed, succeeded, type Outcome } from '../../../src/domain/outcome.ts';
import {
  featureFlagsMachine,
  type FlagSwitch,
} from '../../../src/machines/flags/feature-flags-machine.ts';
import { fromCall } from '../../../src/machines/shared/from-call.ts';

const banner: FeatureFlag = { key: 'adminBanner', value: false, description: '' };
const translations: FeatureFlag = { key: 'adminTranslations', value: true, description: '' };

function start(loads: Outcome<readonly FeatureFlag[]>[], switches: Outcome<FeatureFlag>[] = []) {
  const requests: FlagSwitch[] = [];
  const machine = featureFlagsMachine.provide({
    actors: {
      loadFlags: fromCall<readonly FeatureFlag[]>(
        async () => loads.shift() ?? failed({ kind: 'unexpected' }),
      ),
      switchFlag: fromCall<FeatureFlag, FlagSwitch>(async ({ input }) => {
        requests.push(input);
        return switches.shift() ?? failed({ kind: 'unexpected' });
      }),
    },
  });
  const actor = createActor(machine);
  const notices: unknown[] = [];
  actor.on('notice', ({ notice }) => {
    notices.push(notice.message);
  });
  actor.start();
  return {
    actor,
    requests,
    notices,
    reach: (state: 'ready' | 'loadFailed') =>
      waitFor(actor, (snapshot) => snapshot.matches(state), { timeout: 1000 }),
  };
}

test('FLAG-04 a switched flag is announced and shown with the value in the response', async () => {
  const { actor, requests, notices, reach } = start(
    [succeeded([banner, translations])],
    [succeeded({ ...banner, value: true })],
  );
  await reach('ready');
  actor.send({ type: 'flag.switch', key: 'adminBanner', value: true });
  expect(actor.getSnapshot().context.switches).toEqual([{ key: 'adminBanner', value: true }]);
  await reach('ready');
  expect(requests).toEqual([{ key: 'adminBanner', value: true }]);
  expect(actor.getSnapshot().context).toEqual({
    flags: [{ ...banner, value: true }, translations],
    switches: [],
    failure: null,
  });
  expect(notices).toEqual([{ key: 'flags.switchedOn', values: { key: 'adminBanner' } }]);
});

test('FLAG-04 a refused and a failed switch keep the flag and show an error', async () => {
  const { actor, notices, reach } = start(
    [succeeded([banner])],
    [failed({ kind: 'denied' }), failed({ kind: 'unexpected' })],
  );
  for (const failure of [{ kind: 'denied' }, { kind: 'unexpected' }]) {
    await reach('ready');
    actor.send({ type: 'flag.switch', key: 'adminBanner', value: true });
    await reach('ready');
    expect(actor.getSnapshot().context).toEqual({ flags: [banner], switches: [], failure });
  }
  expect(notices).toEqual([]);
});

test('FLAG-04 switches wait for the one being saved; the last one of a flag counts', async () => {
  const { actor, requests, notices, reach } = start(
    [succeeded([banner, translations])],
    [
      succeeded({ ...banner, value: true }),
      failed({ kind: 'denied' }),
      succeeded({ ...banner, value: false }),
    ],
  );
  await reach('ready');
  actor.send({ type: 'flag.switch', key: 'adminBanner', value: true });
  actor.send({ type: 'flag.switch', key: 'adminBanner', value: false });
  actor.send({ type: 'flag.switch', key: 'adminBanner', value: true });
  expect(actor.getSnapshot().context.switches).toEqual([{ key: 'adminBanner', value: true }]);
  actor.send({ type: 'flag.switch', key: 'adminTranslations', value: true });
  actor.send({ type: 'flag.switch', key: 'adminTranslations', value: false });
  actor.send({ type: 'flag.switch', key: 'adminBanner', value: false });
  await reach('ready');
  expect(requests).toEqual([
    { key: 'adminBanner', value: true },
    { key: 'adminTranslations', value: false },
    { key: 'adminBanner', value: false },
  ]);
  expect(actor.getSnapshot().context).toEqual({
    flags: [banner, translations],
    switches: [],
    failure: { kind: 'denied' },
  });
  expect(notices).toEqual([
    { key: 'flags.switchedOn', values: { key: 'adminBanner' } },
    { key: 'flags.switchedOff', values: { key: 'adminBanner' } },
  ]);
});

test('FLAG-05 loading the flags can be retried', async () => {
  const { actor, reach } = start([failed({ kind: 'offline' }), succeeded([banner])]);
  await reach('loadFailed');
  expect(actor.getSnapshot().context.failure).toEqual({ kind: 'offline' });
  actor.send({ type: 'flags.reload' });
  await reach('ready');
  expect(actor.getSnapshot().context).toEqual({
    flags: [banner],
    switches: [],
    failure: null,
  });
});
