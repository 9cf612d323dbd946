import { expect, test } from 'vitest';
import { createActor, waitFor } from 'xstate';

import type { OpenSession } from '../../../src/api/contract/sessions.ts';
import { failed, succeeded, type Outcome } from '../../../src/domain/outcome.ts';
import { ownSessionsMachine } from '../../../src/machines/session/own-sessions-machine.ts';
import { fromCall } from '../../../src/machines/shared/from-call.ts';

const session: OpenSession = {
  id: '6f1c2a52-1c9b-4a2e-9a51-0c7f2f0d1a11',
  createdAt: '2026-03-14T00:00:00.000Z',
  usedAt: null,
  expiresAt: '2026-06-14T00:00:00.000Z',
  address: '203.0.113.24',
  userAgent: '',
  isCurrent: false,
};

function start(loads: Outcome<readonly OpenSession[]>[], ends: Outcome<unknown>[]) {
  const ended: (string | null)[] = [];
  const actor = createActor(
    ownSessionsMachine.provide({
      actors: {
        load: fromCall<readonly OpenSession[]>(
          async () => loads.shift() ?? failed({ kind: 'unexpected' }),
        ),
        end: fromCall<unknown, { readonly sessionId: string | null }>(async ({ input }) => {
          ended.push(input.sessionId);
          return ends.shift() ?? succeeded(null);
        }),
      },
    }),
  ).start();
  return {
    actor,
    ended,
    shown: () => waitFor(actor, (snapshot) => snapshot.matches('shown'), { timeout: 1000 }),
  };
}

test('SES-11 an ended session leaves the list when it is loaded again', async () => {
  const { actor, ended, shown } = start([succeeded([session]), succeeded([])], []);
  expect((await shown()).context.sessions).toEqual([session]);
  actor.send({ type: 'sessions.end', sessionId: session.id });
  expect((await shown()).context).toEqual({ sessions: [], ending: session.id, failure: null });
  expect(ended).toEqual([session.id]);
});

test('SES-11 a failure keeps the list and says why', async () => {
  const { actor, ended, shown } = start(
    [succeeded([session])],
    [failed({ kind: 'offline' }), failed({ kind: 'unexpected' })],
  );
  await shown();
  for (const failure of [{ kind: 'offline' }, { kind: 'unexpected' }]) {
    actor.send({ type: 'sessions.end', sessionId: null });
    expect((await shown()).context).toEqual({ sessions: [session], ending: null, failure });
  }
  expect(ended).toEqual([null, null]);
});
