import { expect, test } from 'vitest';
import { createActor, waitFor } from 'xstate';

import { succeeded } from '../../../src/domain/outcome.ts';
import type { EndReason } from '../../../src/domain/session/end-reason.ts';
import { sessionMachine } from '../../../src/machines/session/session-machine.ts';
import { holdActors } from '../../support/held-actors.ts';

const user = { email: 'super@lectern.test', firstName: 'Ada', lastName: 'Brandt', roles: [] };

async function startEditing() {
  const held = holdActors();
  const machine = sessionMachine.provide({
    actors: {
      restoreSession: held.promise(),
      loadFlags: held.promise(),
      signOut: held.promise(),
      signInForm: held.promise(),
      registrationForm: held.promise(),
      watchToken: held.callback(),
      watchFlags: held.callback(),
    },
  });
  const session = createActor(machine, {
    input: { queryString: '', minPasswordLength: 6, endReason: null },
  });
  const reloads: (EndReason | null)[] = [];
  session.on('reload', ({ endReason }) => {
    reloads.push(endReason);
  });
  session.start();
  const reach = (state: string | object) =>
    waitFor(session, (snapshot) => snapshot.matches(state as never), { timeout: 1000 });
  held.resolve('0.session.checking', succeeded(user));
  await reach('loadingFlags');
  held.resolve('0.session.loadingFlags', { adminTranslations: false, adminBanner: false });
  await reach({ signedIn: 'active' });
  session.send({ type: 'unsavedWork.changed', isUnsaved: true });
  const confirm = async (outcome: unknown): Promise<void> => {
    held.resolve('signInForm', undefined);
    await reach({ signedIn: 'confirming' });
    held.resolve('0.session.signedIn.confirming', outcome);
  };
  return { session, reach, confirm, reloads };
}

test('SES-11 SES-13 a draft is kept until the same person signs in again, however the session ends', async () => {
  const { session, reach, confirm, reloads } = await startEditing();
  const expired = { type: 'session.expired', reason: 'ended' } as const;
  for (const event of [expired, { type: 'session.signedOutElsewhere' } as const]) {
    session.send(event);
    expect(session.getSnapshot().context.endReason).toBe(event === expired ? 'ended' : null);
    expect(session.getSnapshot().value).toEqual({ signedIn: 'expired' });
    await confirm(succeeded(user));
    await reach({ signedIn: 'active' });
    expect(session.getSnapshot().context).toMatchObject({
      user,
      hasUnsavedWork: true,
      failure: null,
    });
  }
  expect(reloads).toEqual([]);
});

test('SES-15 a draft is kept while the server is unavailable', async () => {
  const { session, reach, confirm, reloads } = await startEditing();
  session.send({ type: 'session.expired', reason: 'expired' });
  await confirm({ ok: false, failure: { kind: 'offline' } });
  await reach({ signedIn: 'expired' });
  expect(session.getSnapshot().context.failure).toEqual({ kind: 'offline' });
  await confirm(succeeded(user));
  await reach({ signedIn: 'active' });
  expect({ reloads, failure: session.getSnapshot().context.failure }).toEqual({
    reloads: [],
    failure: null,
  });
});

test('SES-13 another person signing in, or declining, reloads the page', async () => {
  const other = await startEditing();
  other.session.send({ type: 'session.expired', reason: 'ended' });
  await other.confirm(succeeded({ ...user, email: 'cs@lectern.test' }));
  await other.reach('reloading');
  const declined = await startEditing();
  declined.session.send({ type: 'session.expired', reason: 'disabled' });
  declined.session.send({ type: 'signIn.decline' });
  expect({ other: other.reloads, declined: declined.reloads }).toEqual({
    other: ['ended'],
    declined: ['disabled'],
  });
});

test('SES-15 a delayed refresh is reported until it is over, and changes no state', async () => {
  const { session } = await startEditing();
  const before = session.getSnapshot().value;
  for (const isDelayed of [true, false]) {
    session.send({ type: 'refresh.changed', isDelayed });
    expect(session.getSnapshot().context.isRefreshDelayed).toBe(isDelayed);
    expect(session.getSnapshot().value).toEqual(before);
  }
});
