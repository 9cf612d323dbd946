import { expect, test } from 'vitest';
import { createActor, waitFor } from 'xstate';

import {
  doneMessages,
  failedMessages,
  type ClassChange,
} from '../../../src/domain/classes/class-change.ts';
import { classes } from '../../../src/domain/messages/en/classes.ts';
import { formatMessage } from '../../../src/domain/messages/format-message.ts';
import { failed, succeeded, type Outcome } from '../../../src/domain/outcome.ts';
import {
  classChangesMachine,
  type ClassChangeResult,
} from '../../../src/machines/classes/class-changes-machine.ts';
import { fromCall } from '../../../src/machines/shared/from-call.ts';

const item = { id: 12, title: 'Biology' };
const removeQuiz: ClassChange = {
  kind: 'removeQuiz',
  item,
  content: { id: 3, title: 'Cells' },
};

function start(...answers: Outcome<ClassChangeResult>[]) {
  const performed: ClassChange[] = [];
  const actor = createActor(
    classChangesMachine.provide({
      actors: {
        perform: fromCall<ClassChangeResult, { readonly change: ClassChange }>(
          async ({ input }) => {
            performed.push(input.change);
            return answers.shift() ?? succeeded({ copyId: null });
          },
        ),
      },
    }),
  );
  const emitted: unknown[] = [];
  const tokens: string[] = [];
  actor.on('notice', ({ notice, action }) => {
    emitted.push(notice);
    if (action !== undefined) tokens.push(action.token);
  });
  actor.on('changed', ({ change, outcome }) => {
    emitted.push([change.kind, outcome.ok, outcome.ok ? outcome.value.copyId : null]);
  });
  actor.start();
  const rest = () => waitFor(actor, ({ context }) => context.queue.length === 0, { timeout: 1000 });
  return { actor, performed, emitted, tokens, rest };
}

test('ERR-09 a removed quiz is announced and put back by the action of the notification', async () => {
  const { actor, performed, emitted, tokens, rest } = start();
  actor.send({ type: 'change.perform', change: removeQuiz });
  await rest();
  expect(emitted).toEqual([
    ['removeQuiz', true, null],
    {
      severity: 'success',
      message: {
        key: 'classes.quizRemoved',
        values: { title: 'Cells', count: 0, email: '' },
      },
    },
  ]);
  actor.send({ type: 'notice.acted', token: tokens[0] ?? '' });
  actor.send({ type: 'notice.acted', token: tokens[0] ?? '' });
  actor.send({ type: 'notice.acted', token: 'of somebody else' });
  await rest();
  expect(performed).toEqual([removeQuiz, { ...removeQuiz, kind: 'restoreQuiz' }]);
});

test('ERR-08 ERR-15 a failed change tells why and offers no undo', async () => {
  const { actor, emitted, tokens, rest } = start(
    failed({ kind: 'denied', message: { text: 'Only the owner.' } }),
    failed({ kind: 'unexpected' }),
  );
  actor.send({ type: 'change.perform', change: removeQuiz });
  actor.send({ type: 'change.perform', change: { kind: 'publish', item } });
  await rest();
  expect(tokens).toEqual([]);
  expect(emitted).toMatchObject([
    ['removeQuiz', false, null],
    {
      severity: 'error',
      message: { lines: [{ key: 'classes.quizNotRemoved' }, { text: 'Only the owner.' }] },
    },
    ['publish', false, null],
    {
      severity: 'error',
      message: { lines: [{ key: 'classes.notPublished' }, { key: 'classes.tryAgain' }] },
    },
  ]);
});

test('CLS-04 CLS-06 a change that was pressed twice is carried out once; another one waits', async () => {
  const { actor, performed, rest } = start();
  const resend: ClassChange = { kind: 'resend', item, students: [{ id: 1, email: 'a@b.org' }] };
  const other: ClassChange = { ...resend, students: [{ id: 2, email: 'b@b.org' }] };
  for (const change of [resend, { ...resend, item: { ...item } }, other, other])
    actor.send({ type: 'change.perform', change });
  await rest();
  expect(performed).toEqual([resend, other]);
  actor.send({ type: 'change.perform', change: resend });
  await rest();
  expect(performed).toEqual([resend, other, resend]);
});

test('CLS-02 a copy tells its id; a new order is not announced', async () => {
  const { actor, emitted, rest } = start(succeeded({ copyId: 20 }));
  actor.send({ type: 'change.perform', change: { kind: 'copy', item } });
  actor.send({ type: 'change.perform', change: { kind: 'orderQuizzes', item, ids: [2, 1] } });
  await rest();
  expect(emitted).toMatchObject([
    ['copy', true, 20],
    { message: { key: 'classes.copied' } },
    ['orderQuizzes', true, null],
  ]);
});

test('ERR-06 ERR-07 ERR-08 ERR-09 ERR-10 ERR-11 ERR-12 ERR-13 ERR-14 the printed texts', () => {
  const format = (key: keyof typeof classes): string =>
    formatMessage(classes[key] as Parameters<typeof formatMessage>[0], {});
  expect([doneMessages.removeQuiz, failedMessages.removeQuiz]).toEqual([
    'classes.quizRemoved',
    'classes.quizNotRemoved',
  ]);
  expect([doneMessages.removePlaylist, failedMessages.removePlaylist]).toEqual([
    'classes.playlistRemoved',
    'classes.playlistNotRemoved',
  ]);
  expect(
    (
      [
        'shared',
        'notShared',
        'quizNotRemoved',
        'quizRemoved',
        'quizAdded',
        'playlistsAdded',
        'playlistsNotAdded',
        'playlistNotRemoved',
        'playlistRemoved',
      ] as const
    ).map(format),
  ).toEqual([
    'Class successfully shared',
    'Unable to share Class',
    'Unable to delete Quiz from Class',
    'Quiz successfully deleted',
    'Quiz successfully added',
    'Playlists successfully added',
    'Unable to add Playlists to Class',
    'Unable to delete Playlist from Class',
    'Playlist successfully deleted',
  ]);
});
