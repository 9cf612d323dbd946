import { expect, test } from 'vitest';
import { createActor, waitFor } from 'xstate';

import type { InvitationResponse } from '../../../src/domain/classes/invitation-report.ts';
import { succeeded } from '../../../src/domain/outcome.ts';
import { inviteStudentsMachine } from '../../../src/machines/classes/invite-students-machine.ts';
import type { InvitationRequest } from '../../../src/machines/classes/invite-students-setup.ts';
import { fromCall } from '../../../src/machines/shared/from-call.ts';

test('CLS-06 names are sent with the addresses; "Invite anyway" includes unknown places', async () => {
  const requests: InvitationRequest[] = [];
  const actor = createActor(
    inviteStudentsMachine.provide({
      actors: {
        invite: fromCall<InvitationResponse, InvitationRequest>(async ({ input }) => {
          requests.push(input);
          return succeeded({
            invited: [],
            alreadyInvited: [],
            notFound: [...input.emails],
            suggestions: [],
          });
        }),
      },
    }),
    { input: { classId: 12 } },
  );
  const unsaved: boolean[] = [];
  actor.on('unsavedWork', ({ isUnsaved }) => unsaved.push(isUnsaved));
  actor.start();
  actor.send({ type: 'invite.open' });
  actor.send({ type: 'invite.type', text: 'Ana Silva <ana@y.org>' });
  actor.send({ type: 'invite.send' });
  await waitFor(actor, (snapshot) => snapshot.matches('closed'), { timeout: 1000 });
  actor.send({ type: 'report.accept', text: 'ana@y.org', email: 'ana@y.org' });
  await waitFor(actor, (snapshot) => snapshot.matches('closed'), { timeout: 1000 });
  expect(requests).toEqual([
    {
      classId: 12,
      emails: ['ana@y.org'],
      names: [{ email: 'ana@y.org', firstName: 'Ana', lastName: 'Silva' }],
      includesUnknown: false,
    },
    { classId: 12, emails: ['ana@y.org'], names: [], includesUnknown: true },
  ]);
  expect(unsaved).toEqual([false, true, false, false]);
});

test('CLS-06 blanks alone are no unsaved work', () => {
  const actor = createActor(inviteStudentsMachine, { input: { classId: 12 } });
  const unsaved: boolean[] = [];
  actor.on('unsavedWork', ({ isUnsaved }) => unsaved.push(isUnsaved));
  actor.start();
  actor.send({ type: 'invite.open' });
  for (const text of ['ana@y.org', ' \n ']) actor.send({ type: 'invite.type', text });
  expect(unsaved.slice(-2)).toEqual([true, false]);
});

test('CLS-06 a file takes the place of blanks and follows other text', async () => {
  const actor = createActor(
    inviteStudentsMachine.provide({
      actors: {
        readFile: fromCall<string, { readonly file: File }>(async () => succeeded('bob@y.org')),
      },
    }),
    { input: { classId: 12 } },
  ).start();
  const addFile = async (text: string): Promise<string> => {
    actor.send({ type: 'invite.type', text });
    actor.send({ type: 'invite.file', file: new File([''], 'students.csv') });
    await waitFor(actor, (snapshot) => !snapshot.matches('reading'), { timeout: 1000 });
    return actor.getSnapshot().context.text;
  };
  actor.send({ type: 'invite.open' });
  expect(await addFile(' \n ')).toBe('bob@y.org');
  expect(await addFile('ana@y.org')).toBe('ana@y.org\nbob@y.org');
});

test('CLS-06 more than 500 addresses are not sent', () => {
  const actor = createActor(inviteStudentsMachine, { input: { classId: 12 } }).start();
  const many = Array.from({ length: 501 }, (_, index) => `s${String(index)}@x.org`).join('\n');
  actor.send({ type: 'invite.open' });
  actor.send({ type: 'invite.type', text: many });
  actor.send({ type: 'invite.send' });
  expect(actor.getSnapshot().context.error).toEqual({
    key: 'classes.invite.tooMany',
    values: { max: 500, count: 501 },
  });
});
