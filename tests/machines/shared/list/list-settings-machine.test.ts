import { expect, test } from 'vitest';
import { createActor, waitFor } from 'xstate';

import { usualListSettings, type ListName } from '../../../../src/domain/lists/list-settings.ts';
import { failed, succeeded, type Outcome } from '../../../../src/domain/outcome.ts';
import { fromCall } from '../../../../src/machines/shared/from-call.ts';
import {
  listSettingsMachine,
  type ListSettingsInput,
  type VersionedSettings,
} from '../../../../src/machines/shared/list/list-settings-machine.ts';

type Answer = Outcome<VersionedSettings>;
type Save = (input: ListSettingsInput) => Promise<Answer>;

const due = { id: 'a1', name: 'Due', query: '?deadline=week' };
const open = { id: 'b2', name: 'Open', query: '?access=open' };
const save = (view: typeof due) => ({
  type: 'settings.change' as const,
  change: { type: 'view.save' as const, view },
});

function start(answer: Save, load: () => Promise<Answer> = () => Promise.reject(new Error('no'))) {
  const saved: ListSettingsInput[] = [];
  const actor = createActor(
    listSettingsMachine.provide({
      actors: {
        save: fromCall<VersionedSettings, ListSettingsInput>(({ input }) => {
          saved.push(input);
          return answer(input);
        }),
        load: fromCall<VersionedSettings, { readonly list: ListName }>(load),
      },
    }),
    { input: { list: 'userQuizzes', settings: usualListSettings, version: '0' } },
  );
  const notices: unknown[] = [];
  actor.on('notice', ({ notice }) => {
    notices.push(notice.message);
  });
  actor.start();
  const names = () => actor.getSnapshot().context.settings.views.map(({ name }) => name);
  const idle = () => waitFor(actor, (snapshot) => snapshot.matches('idle'));
  return { actor, saved, notices, names, idle };
}

const savedAs =
  (version: string): Save =>
  async ({ settings }) =>
    succeeded({ settings, version });

test('PD-31 a change applies at once; those made while it is sent follow in one request', async () => {
  const { actor, saved, names, idle } = start(savedAs('1'));
  actor.send(save(due));
  actor.send(save(open));
  actor.send({ type: 'settings.change', change: { type: 'view.makeDefault', id: 'b2' } });
  expect(names()).toEqual(['Due', 'Open']);
  await idle();
  expect(saved.map(({ settings, version }) => [version, settings.views.length])).toEqual([
    ['0', 1],
    ['1', 2],
  ]);
  expect(saved.at(-1)?.settings.defaultView).toBe('b2');
});

test('PD-39 a change is made again on what another tab has saved', async () => {
  const newer = { settings: { ...usualListSettings, views: [open] }, version: '4' };
  let isFirst = true;
  const { actor, saved, names, notices, idle } = start(
    async (input) => {
      const outcome = isFirst ? failed({ kind: 'conflict' }) : savedAs('5')(input);
      isFirst = false;
      return outcome;
    },
    async () => succeeded(newer),
  );
  actor.send(save(due));
  await idle();
  expect(names()).toEqual(['Open', 'Due']);
  expect(saved.map(({ version }) => version)).toEqual(['0', '4']);
  expect(notices).toEqual([]);
});

test('PD-31 what could not be saved is said, stays, and is sent with the next change', async () => {
  let isOnline = false;
  const { actor, saved, names, notices, idle } = start(async (input) =>
    isOnline ? savedAs('1')(input) : failed({ kind: 'offline' }),
  );
  actor.send(save(due));
  await idle();
  expect(names()).toEqual(['Due']);
  expect(notices).toEqual([
    { key: 'quizLists.settingsNotSaved', about: { key: 'session.offline' } },
  ]);
  isOnline = true;
  actor.send(save(open));
  await idle();
  expect(saved.at(-1)?.settings.views).toEqual([due, open]);
  expect(actor.getSnapshot().context).toMatchObject({ version: '1', unsaved: [] });
});
