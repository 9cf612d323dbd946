import { expect, test } from 'vitest';
import { createActor, waitFor } from 'xstate';

import type { Additions } from '../../../src/api/contract/class-contents.ts';
import type { ListPage } from '../../../src/domain/lists/list-page.ts';
import { failed, succeeded, type Outcome } from '../../../src/domain/outcome.ts';
import {
  addPlaylistsMachine,
  contentChoiceListMachine,
} from '../../../src/machines/classes/add-contents-machine.ts';
import type {
  AddRequest,
  ClassOption,
  ContentChoice,
} from '../../../src/machines/classes/add-contents-types.ts';
import { fromCall } from '../../../src/machines/shared/from-call.ts';
import type { LoadPageInput } from '../../../src/machines/shared/list/list-types.ts';

const anatomy: ContentChoice = { id: 1, title: 'Anatomy', count: 3 };
const botany: ContentChoice = { id: 2, title: 'Botany', count: 4 };
const options: readonly ClassOption[] = [
  { id: 12, title: 'Biology', professor: false },
  { id: 13, title: 'Chemistry', professor: true },
];

function start(...answers: Outcome<Additions>[]) {
  const requests: AddRequest[] = [];
  let loads = 0;
  const actor = createActor(
    addPlaylistsMachine.provide({
      actors: {
        contentChoices: contentChoiceListMachine.provide({
          actors: {
            loadPage: fromCall<ListPage<ContentChoice>, LoadPageInput>(async () =>
              succeeded({ items: [anatomy, botany], totalItems: 2, totalPages: 1 }),
            ),
          },
        }),
        loadClasses: fromCall<readonly ClassOption[]>(async () => {
          loads += 1;
          return loads === 1 ? failed({ kind: 'offline' }) : succeeded(options);
        }),
        add: fromCall<Additions, AddRequest>(async ({ input }) => {
          requests.push(input);
          return answers.shift() ?? succeeded({ added: 1, skipped: 0 });
        }),
      },
    }),
    { input: { classId: 12 } },
  );
  const emitted: unknown[] = [];
  actor.on('notice', ({ notice }) => emitted.push(notice));
  actor.on('changed', () => emitted.push('changed'));
  actor.start();
  actor.send({ type: 'add.open', present: [botany.id] });
  const reach = (state: Parameters<ReturnType<typeof actor.getSnapshot>['matches']>[0]) =>
    waitFor(actor, (snapshot) => snapshot.matches(state), { timeout: 1000 });
  return { actor, requests, emitted, reach };
}

test('CLS-12 ERR-11 several playlists are added to several classes at once', async () => {
  const { actor, requests, emitted, reach } = start(succeeded({ added: 1, skipped: 1 }));
  expect(actor.getSnapshot().can({ type: 'add.choose', content: botany })).toBe(false);
  expect(actor.getSnapshot().can({ type: 'add.send' })).toBe(false);
  actor.send({ type: 'add.choose', content: anatomy });
  expect(actor.getSnapshot().can({ type: 'add.choose', content: anatomy })).toBe(false);
  await reach({ open: { classes: 'failed' } });
  actor.send({ type: 'add.retryClasses' });
  await reach({ open: { classes: 'loaded' } });
  actor.send({ type: 'add.toggleClass', id: 13 });
  actor.send({ type: 'add.send' });
  await reach('closed');
  expect(requests).toEqual([{ contentIds: [1], classIds: [12, 13] }]);
  expect(emitted).toEqual([
    { severity: 'success', message: { key: 'classes.playlistsAdded' } },
    { severity: 'info', message: { key: 'classes.add.skipped', values: { count: 1 } } },
    'changed',
  ]);
});

test('ERR-12 a failed request keeps the choice and tells why', async () => {
  const { actor, emitted, reach } = start(
    failed({ kind: 'denied', message: { text: 'Not here.' } }),
  );
  actor.send({ type: 'add.choose', content: anatomy });
  actor.send({ type: 'add.send' });
  await waitFor(actor, ({ context }) => context.failure !== null, { timeout: 1000 });
  expect(actor.getSnapshot().context.selected).toEqual([anatomy]);
  expect(emitted).toEqual([
    {
      severity: 'error',
      message: { lines: [{ key: 'classes.playlistsNotAdded' }, { text: 'Not here.' }] },
    },
  ]);
  actor.send({ type: 'add.drop', id: anatomy.id });
  actor.send({ type: 'add.toggleClass', id: 12 });
  expect(actor.getSnapshot().can({ type: 'add.send' })).toBe(false);
  actor.send({ type: 'add.close' });
  await reach('closed');
});
