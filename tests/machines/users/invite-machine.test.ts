import { expect, test } from 'vitest';
import { createActor, waitFor } from 'xstate';

import type { Message } from '../../../src/domain/messages/message.ts';
import { failed, succeeded, type Outcome } from '../../../src/domain/outcome.ts';
import { blankInvitation, type Invitation } from '../../../src/domain/users/invitation.ts';
import { fromCall } from '../../../src/machines/shared/from-call.ts';
import {
  inviteMachine,
  type InvitationResult,
} from '../../../src/machines/users/invite-machine.ts';

function start(...answers: Outcome<InvitationResult>[]) {
  const sent: Invitation[] = [];
  const machine = inviteMachine.provide({
    actors: {
      invite: fromCall<InvitationResult, Invitation>(async ({ input }) => {
        sent.push(input);
        return answers.shift() ?? succeeded({ delivery: 'sent' });
      }),
    },
  });
  const actor = createActor(machine);
  const emitted: string[] = [];
  const messages: Message[] = [];
  const unsaved: boolean[] = [];
  actor.on('*', (event) => {
    if (event.type === 'unsavedWork') unsaved.push(event.isUnsaved);
    else emitted.push(event.type);
    if (event.type === 'notice') messages.push(event.notice.message);
  });
  actor.start();
  return {
    actor,
    sent,
    emitted,
    messages,
    unsaved,
    reach: (state: 'closed' | 'editing') =>
      waitFor(actor, (snapshot) => snapshot.matches(state), { timeout: 1000 }),
  };
}

test('SES-06 an invitation without a valid address is not sent', () => {
  const { actor, sent } = start();
  actor.send({ type: 'invite.open' });
  actor.send({ type: 'invite.send' });
  expect(actor.getSnapshot().context.errors).toEqual({ email: { key: 'session.required' } });
  actor.send({ type: 'invite.change', invitation: { email: 'ida at home' } });
  expect(actor.getSnapshot().context.errors).toEqual({});
  actor.send({ type: 'invite.send' });
  expect(actor.getSnapshot().context.errors).toEqual({ email: { key: 'session.notAnAddress' } });
  expect(sent).toEqual([]);
});

test('SES-06 SES-07 a sent invitation is announced and closes the dialog; the next one starts empty', async () => {
  const { actor, sent, emitted, reach } = start();
  actor.send({ type: 'invite.open' });
  actor.send({
    type: 'invite.change',
    invitation: { email: 'ida@lectern.test', role: 'ROLE_CS_USER' },
  });
  actor.send({ type: 'invite.send' });
  await reach('closed');
  expect(sent).toEqual([{ ...blankInvitation, email: 'ida@lectern.test', role: 'ROLE_CS_USER' }]);
  expect(emitted).toEqual(['notice', 'invited']);
  actor.send({ type: 'invite.open' });
  expect(actor.getSnapshot().context.invitation).toEqual(blankInvitation);
});

test('SES-07 a refusal or another failure keeps the values; closing clears them', async () => {
  const known: Invitation = {
    email: 'ivo@lectern.test',
    firstName: 'Ivo',
    lastName: '',
    role: null,
  };
  const { actor, emitted, reach } = start(
    failed({ kind: 'refused', message: { text: 'A user with this e-mail already exists.' } }),
    failed({ kind: 'unexpected' }),
  );
  actor.send({ type: 'invite.open', invitation: known });
  for (const failure of [
    { kind: 'refused', message: { text: 'A user with this e-mail already exists.' } },
    { kind: 'unexpected' },
  ]) {
    actor.send({ type: 'invite.send' });
    await reach('editing');
    expect(actor.getSnapshot().context).toEqual({
      invitation: known,
      opened: known,
      errors: {},
      failure,
    });
  }
  actor.send({ type: 'invite.close' });
  expect({ value: actor.getSnapshot().value, emitted }).toEqual({ value: 'closed', emitted: [] });
});

test('SES-06 NAV-010 changed values are unsaved work until they are sent or discarded; initial values are not', async () => {
  const { actor, unsaved, reach } = start();
  actor.send({
    type: 'invite.open',
    invitation: { ...blankInvitation, email: 'ida@lectern.test' },
  });
  actor.send({ type: 'invite.change', invitation: { firstName: 'Ida' } });
  actor.send({ type: 'invite.change', invitation: { firstName: '' } });
  actor.send({ type: 'invite.change', invitation: { role: 'ROLE_CS_USER' } });
  actor.send({ type: 'invite.close' });
  expect(unsaved).toEqual([false, true, false, true, false]);
  actor.send({ type: 'invite.open' });
  actor.send({ type: 'invite.change', invitation: { email: 'ivo@lectern.test' } });
  actor.send({ type: 'invite.send' });
  await reach('closed');
  expect(unsaved.slice(5)).toEqual([true, false]);
});

test('SES-06 without a mail server the notice says that the invitation waits in the outbox', async () => {
  const { actor, messages, reach } = start(
    succeeded({ delivery: 'sent' }),
    succeeded({ delivery: 'waiting' }),
  );
  for (let count = 0; count < 2; count += 1) {
    actor.send({ type: 'invite.open' });
    actor.send({ type: 'invite.change', invitation: { email: 'ida@lectern.test' } });
    actor.send({ type: 'invite.send' });
    await reach('closed');
  }
  const values = { email: 'ida@lectern.test' };
  expect(messages).toEqual([
    { key: 'users.sent', values },
    { key: 'users.invitationWaits', values },
  ]);
});
