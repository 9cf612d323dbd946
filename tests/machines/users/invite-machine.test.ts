import { expect, test } from 'vitest';
import { createActor, fromPromise, waitFor } from 'xstate';

import { failed, succeeded, type Outcome } from '../../../src/domain/outcome.ts';
import { blankInvitation, type Invitation } from '../../../src/domain/users/invitation.ts';
import { inviteMachine } from '../../../src/machines/users/invite-machine.ts';

function start(...answers: (Outcome<unknown> | Error)[]) {
  const sent: Invitation[] = [];
  const machine = inviteMachine.provide({
    actors: {
      invite: fromPromise<Outcome<unknown>, Invitation>(async ({ input }) => {
        sent.push(input);
        const answer = answers.shift() ?? succeeded(null);
        if (answer instanceof Error) throw answer;
        return answer;
      }),
    },
  });
  const actor = createActor(machine);
  const emitted: string[] = [];
  const unsaved: boolean[] = [];
  actor.on('*', (event) => {
    if (event.type === 'unsavedWork') unsaved.push(event.isUnsaved);
    else emitted.push(event.type);
  });
  actor.start();
  return {
    actor,
    sent,
    emitted,
    unsaved,
    reach: (state: 'closed' | 'editing') =>
      waitFor(actor, (snapshot) => snapshot.matches(state), { timeout: 1000 }),
  };
}

test('SES-06 an invitation without an address, or with none that is one, is not sent', () => {
  const { actor, sent } = start();
  actor.send({ type: 'invite.open' });
  actor.send({ type: 'invite.send' });
  expect(actor.getSnapshot().context.faults).toEqual({ email: { key: 'session.required' } });
  actor.send({ type: 'invite.change', invitation: { email: 'ida at home' } });
  expect(actor.getSnapshot().context.faults).toEqual({});
  actor.send({ type: 'invite.send' });
  expect(actor.getSnapshot().context.faults).toEqual({ email: { key: 'users.notAnAddress' } });
  expect(sent).toEqual([]);
});

test('SES-06 SES-07 a sent invitation is told and closes the dialog; the next one starts blank', async () => {
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

test('SES-07 a refusal or a broken call keeps what was filled in; closing forgets it', async () => {
  const known: Invitation = {
    email: 'ivo@lectern.test',
    firstName: 'Ivo',
    lastName: '',
    role: null,
  };
  const { actor, emitted, reach } = start(
    failed({ kind: 'refused', message: 'A user with this e-mail already exists.' }),
    new Error('broken'),
  );
  actor.send({ type: 'invite.open', invitation: known });
  for (const failure of [
    { kind: 'refused', message: 'A user with this e-mail already exists.' },
    { kind: 'unexpected' },
  ]) {
    actor.send({ type: 'invite.send' });
    await reach('editing');
    expect(actor.getSnapshot().context).toEqual({
      invitation: known,
      opened: known,
      faults: {},
      failure,
    });
  }
  actor.send({ type: 'invite.close' });
  expect({ value: actor.getSnapshot().value, emitted }).toEqual({ value: 'closed', emitted: [] });
});

test('SES-06 NAV-010 typed words are unsaved work until they are sent or given up; what an invitation was opened with is not', async () => {
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
