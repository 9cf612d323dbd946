import { expect, test } from 'vitest';
import { createActor, waitFor } from 'xstate';

import { failed, succeeded, type Outcome } from '../../../src/domain/outcome.ts';
import { fromCall } from '../../../src/machines/shared/from-call.ts';
import { createLoadMachine, selectLoad } from '../../../src/machines/shared/load-machine.ts';

function start(answers: Outcome<string>[]) {
  const machine = createLoadMachine<number, string>('words').provide({
    actors: {
      load: fromCall<string, { readonly subject: number }>(async ({ input: { subject } }) => {
        const answer = answers.shift() ?? failed({ kind: 'unexpected' });
        return answer.ok ? succeeded(`${answer.value} ${String(subject)}`) : answer;
      }),
    },
  });
  const actor = createActor(machine, { input: 3 }).start();
  return {
    actor,
    shown: () => selectLoad(actor.getSnapshot()),
    settle: () => waitFor(actor, (snapshot) => !snapshot.matches('loading'), { timeout: 1000 }),
  };
}

test('NAV-042 API-003 the loaded value is shown', async () => {
  const { shown, settle } = start([succeeded('subject')]);
  expect(shown()).toEqual({ state: 'loading' });
  await settle();
  expect(shown()).toEqual({ state: 'loaded', value: 'subject 3' });
});

test('NAV-042 API-004 each failure shows an error, and retrying loads', async () => {
  const { actor, shown, settle } = start([
    failed({ kind: 'offline' }),
    failed({ kind: 'unexpected' }),
    succeeded('subject'),
  ]);
  await settle();
  expect(shown()).toEqual({ state: 'failed', failure: { kind: 'offline' } });
  actor.send({ type: 'load.retry' });
  expect(shown()).toEqual({ state: 'loading' });
  await settle();
  expect(shown()).toEqual({ state: 'failed', failure: { kind: 'unexpected' } });
  actor.send({ type: 'load.retry' });
  await settle();
  expect(shown()).toEqual({ state: 'loaded', value: 'subject 3' });
});
