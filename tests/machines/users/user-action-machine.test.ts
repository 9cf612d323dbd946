import { expect, test } from 'vitest';
import { createActor, waitFor } from 'xstate';

import type { User } from '../../../src/api/contract/users.ts';
import type { Message } from '../../../src/domain/messages/message.ts';
import { failed, succeeded, type Outcome } from '../../../src/domain/outcome.ts';
import { fromCall } from '../../../src/machines/shared/from-call.ts';
import {
  userActionMachine,
  type UserAction,
  type UserActionResult,
} from '../../../src/machines/users/user-action-machine.ts';

const user: User = {
  id: 7,
  email: 'mei@kobelife.example',
  firstName: 'Mei',
  lastName: 'Tanaka',
  roles: ['ROLE_ADMIN', 'ROLE_OF_ANOTHER_VERSION'],
  isRegistered: true,
  createdAt: '2026-03-14T00:00:00.000Z',
  disabledAt: null,
  lastSignInAt: null,
  passwordChangedAt: null,
  invitationEndsAt: null,
  sessionCount: 2,
};
const done: UserActionResult = { link: null, delivery: null };
const values = { email: user.email };

function start(...answers: Outcome<UserActionResult>[]) {
  const performed: UserAction[] = [];
  const machine = userActionMachine.provide({
    actors: {
      perform: fromCall<UserActionResult, UserAction>(async ({ input }) => {
        performed.push(input);
        return answers.shift() ?? succeeded(done);
      }),
    },
  });
  const actor = createActor(machine);
  const emitted: (Message | 'changed')[] = [];
  actor.on('notice', ({ notice }) => emitted.push(notice.message));
  actor.on('changed', () => emitted.push('changed'));
  actor.start();
  return {
    actor,
    performed,
    emitted,
    reach: (state: 'closed' | 'asking' | 'showingLink') =>
      waitFor(actor, (snapshot) => snapshot.matches(state), { timeout: 1000 }),
  };
}

test('SES-07 roles are saved only when they differ', async () => {
  const { actor, performed, emitted, reach } = start();
  actor.send({ type: 'action.open', kind: 'changeRoles', user });
  const canConfirm = () => actor.getSnapshot().can({ type: 'action.confirm' });
  expect(canConfirm()).toBe(false);
  actor.send({ type: 'role.toggle', role: 'ROLE_PUBLISH' });
  expect(canConfirm()).toBe(true);
  actor.send({ type: 'role.toggle', role: 'ROLE_PUBLISH' });
  expect(canConfirm()).toBe(false);
  actor.send({ type: 'role.toggle', role: 'ROLE_PUBLISH' });
  actor.send({ type: 'role.toggle', role: 'ROLE_ADMIN' });
  actor.send({ type: 'role.toggle', role: 'ROLE_ADMIN' });
  actor.send({ type: 'action.confirm' });
  await reach('closed');
  expect(performed).toEqual([
    { kind: 'changeRoles', user, sessionId: null, roles: ['ROLE_ADMIN', 'ROLE_PUBLISH'] },
  ]);
  expect(emitted).toEqual([{ key: 'users.rolesChanged', values }, 'changed']);
});

test('SES-07 a refusal stays in the dialog and can be tried again or given up', async () => {
  const { actor, emitted, reach } = start(
    failed({ kind: 'refused', message: { text: 'This is the last super admin.' } }),
    failed({ kind: 'unexpected' }),
  );
  actor.send({ type: 'action.open', kind: 'disable', user });
  for (const failure of [
    { kind: 'refused', message: { text: 'This is the last super admin.' } },
    { kind: 'unexpected' },
  ]) {
    actor.send({ type: 'action.confirm' });
    await reach('asking');
    expect(actor.getSnapshot().context.failure).toEqual(failure);
  }
  actor.send({ type: 'action.close' });
  expect(actor.getSnapshot()).toMatchObject({ value: 'closed', context: { action: null } });
  expect(emitted).toEqual([]);
});

test('SES-06 a new link is shown until the dialog closes, and the notice does not call a waiting mail sent', async () => {
  const link = {
    link: 'https://lectern.example/set-password?token=x',
    expiresAt: user.createdAt,
    delivery: 'waiting' as const,
  };
  const { actor, emitted, reach } = start(succeeded({ link, delivery: 'waiting' }));
  actor.send({ type: 'action.open', kind: 'newInvitation', user });
  actor.send({ type: 'action.confirm' });
  await reach('showingLink');
  expect(actor.getSnapshot().context.link).toEqual(link);
  expect(emitted).toEqual([{ key: 'users.invitationWaits', values }, 'changed']);
  actor.send({ type: 'action.close' });
  expect(actor.getSnapshot().context.link).toBeNull();
});

test('a password link is announced as sent or as waiting', async () => {
  const { actor, emitted, reach } = start(
    succeeded({ link: null, delivery: 'sent' }),
    succeeded({ link: null, delivery: 'waiting' }),
  );
  for (let count = 0; count < 2; count += 1) {
    actor.send({ type: 'action.open', kind: 'resetPassword', user });
    actor.send({ type: 'action.confirm' });
    await reach('closed');
  }
  expect(emitted).toEqual([
    { key: 'users.resetSent', values },
    'changed',
    { key: 'users.resetWaits', values },
    'changed',
  ]);
});

test('enabling asks nothing, and a failure is a notice', async () => {
  const { actor, emitted, performed, reach } = start(succeeded(done), failed({ kind: 'offline' }));
  for (let count = 0; count < 2; count += 1) {
    actor.send({ type: 'action.open', kind: 'enable', user });
    await reach('closed');
  }
  expect(performed).toHaveLength(2);
  expect(emitted).toEqual([
    { key: 'users.wasEnabled', values },
    'changed',
    { key: 'session.offline' },
  ]);
});

test('SES-11 one session is ended by its id', async () => {
  const { actor, performed, reach } = start();
  actor.send({ type: 'action.open', kind: 'endSessions', user, sessionId: 'a-session' });
  actor.send({ type: 'action.confirm' });
  await reach('closed');
  expect(performed[0]).toMatchObject({ kind: 'endSessions', sessionId: 'a-session' });
});
