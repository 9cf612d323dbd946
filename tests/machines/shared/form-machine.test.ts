import { beforeEach, describe, expect, test } from 'vitest';
import { createActor, fromPromise, waitFor } from 'xstate';

import { failed, succeeded, type Outcome } from '../../../src/domain/outcome.ts';
import type { Emitted } from '../../../src/machines/shared/emitted.ts';
import { createFormMachine } from '../../../src/machines/shared/form-machine.ts';
import type { LoadedForm, SaveFormInput } from '../../../src/machines/shared/form-types.ts';

interface Banner { readonly title: string; readonly text: string }
interface Saved { readonly version: string }

const blank: Banner = { title: '', text: '' };
const stored: LoadedForm<Banner> = { values: { title: 'Hello', text: 'World' }, version: 'v1' };

let loads: ((outcome: Outcome<LoadedForm<Banner>>) => void)[];
let saves: (SaveFormInput<Banner, number> & { readonly answer: (outcome: Outcome<Saved>) => void; readonly break: () => void })[];
beforeEach(() => {
  loads = [];
  saves = [];
});

function start() {
  const machine = createFormMachine<Banner, number, Saved>({
    id: 'banner', blank,
    check: ({ title }) => (title === '' ? { title: [{ key: 'session.required' }] } : {}),
    isSame: (a, b) => a.title === b.title && a.text === b.text,
    versionOf: ({ version }) => version,
    announce: (_saved, subject) => [{ type: 'notice', notice: { severity: 'success', message: { text: `saved ${String(subject)}` } } }, { type: 'navigate', to: '/banner' }],
  }).provide({
    actors: {
      load: fromPromise<Outcome<LoadedForm<Banner>>, { readonly subject: number }>(() => new Promise((answer) => { loads.push(answer); })),
      save: fromPromise<Outcome<Saved>, SaveFormInput<Banner, number>>(({ input }) => new Promise((answer, reject) => { saves.push({ ...input, answer, break: () => { reject(new Error('broken')); } }); })),
    },
  });
  const form = createActor(machine, { input: 7 });
  const emitted: Emitted[] = [];
  for (const type of ['notice', 'navigate', 'unsavedWork'] as const) form.on(type, (event) => { emitted.push(event); });
  form.start();
  const reach = (state: string | object) => waitFor(form, (snapshot) => snapshot.matches(state as never), { timeout: 1000 });
  return { form, emitted, reach };
}

async function startEdited() {
  const started = start();
  loads[0]?.(succeeded(stored));
  await started.reach({ editing: 'clean' });
  started.emitted.length = 0;
  started.form.send({ type: 'form.change', values: { title: 'Changed' } });
  return started;
}

describe('loading a form', () => {
  test('BAN-01 what is stored fills the fields and is clean', async () => {
    const { form, reach } = start();
    expect(form.getSnapshot().hasTag('busy')).toBe(true);
    loads[0]?.(succeeded(stored));
    await reach({ editing: 'clean' });
    expect(form.getSnapshot().context).toMatchObject({ saved: stored, values: stored.values, faults: {}, failure: null });
  });

  test('ERR-01 NAV-008 a failed load says why and can be tried again', async () => {
    const { form, reach } = start();
    loads[0]?.(failed({ kind: 'notFound' }));
    await reach('loadFailed');
    expect(form.getSnapshot().context.failure).toEqual({ kind: 'notFound' });
    form.send({ type: 'form.reload' });
    loads[1]?.(succeeded(stored));
    await reach({ editing: 'clean' });
    expect(form.getSnapshot().context.failure).toBeNull();
  });
});

describe('NAV-010 leaving a form', () => {
  test('NAV-010 a difference is unsaved work, and typing it back is none', async () => {
    const { form, emitted } = await startEdited();
    expect(form.getSnapshot().matches({ editing: 'dirty' })).toBe(true);
    form.send({ type: 'form.change', values: { title: 'Hello' } });
    expect(form.getSnapshot().matches({ editing: 'clean' })).toBe(true);
    expect(emitted).toEqual([{ type: 'unsavedWork', isUnsaved: true }, { type: 'unsavedWork', isUnsaved: false }]);
  });

  test('NAV-010 after a save leaving is free before the form navigates', async () => {
    const { form, emitted, reach } = await startEdited();
    form.send({ type: 'form.submit' });
    saves[0]?.answer(succeeded({ version: 'v2' }));
    await reach('saved');
    expect(emitted).toEqual([
      { type: 'unsavedWork', isUnsaved: true },
      { type: 'unsavedWork', isUnsaved: false },
      { type: 'notice', notice: { severity: 'success', message: { text: 'saved 7' } } },
      { type: 'navigate', to: '/banner' },
    ]);
    expect(form.getSnapshot().context.saved).toEqual({ values: { title: 'Changed', text: 'World' }, version: 'v2' });
  });
});

describe('saving a form', () => {
  test('SES-20 faults keep it from being sent, count the refusal, and go where the field is mended', async () => {
    const { form } = await startEdited();
    form.send({ type: 'form.change', values: { title: '' } });
    form.send({ type: 'form.submit' });
    expect(form.getSnapshot().matches({ editing: 'invalid' })).toBe(true);
    expect(form.getSnapshot().context).toMatchObject({ faults: { title: [{ key: 'session.required' }] }, refusals: 1 });
    form.send({ type: 'form.change', values: { title: 'Mended' } });
    expect(form.getSnapshot().context.faults).toEqual({});
    expect(saves).toEqual([]);
  });

  test('API-004 the server\'s map of errors stands at the fields, with everything typed still there', async () => {
    const { form, reach } = await startEdited();
    form.send({ type: 'form.submit' });
    saves[0]?.answer(failed({ kind: 'invalid', message: 'Some values are not valid.', errors: { title: ['Too long.', 'No brackets.'] } }));
    await reach({ editing: 'invalid' });
    expect(form.getSnapshot().context).toMatchObject({ faults: { title: [{ text: 'Too long.' }, { text: 'No brackets.' }] }, refusals: 1, values: { title: 'Changed', text: 'World' } });
  });

  test('API-004 a failed or broken save keeps what was typed, and saving again sends it', async () => {
    const { form, reach } = await startEdited();
    form.send({ type: 'form.submit' });
    saves[0]?.answer(failed({ kind: 'offline' }));
    await reach({ editing: 'saveFailed' });
    expect(form.getSnapshot().context.failure).toEqual({ kind: 'offline' });
    form.send({ type: 'form.submit' });
    saves[1]?.break();
    await reach({ editing: 'saveFailed' });
    expect(form.getSnapshot().context.failure).toEqual({ kind: 'unexpected' });
    form.send({ type: 'form.submit' });
    expect(saves[2]).toMatchObject({ subject: 7, version: 'v1', values: { title: 'Changed', text: 'World' } });
    expect(form.getSnapshot().context.failure).toBeNull();
  });

  test('API-004 decision 39 somebody else\'s save is a conflict: overwrite sends over their version', async () => {
    const { form, reach } = await startEdited();
    form.send({ type: 'form.submit' });
    saves[0]?.answer(failed({ kind: 'conflict', current: 'v9' }));
    await reach({ editing: 'conflict' });
    form.send({ type: 'form.submit' });
    expect(form.getSnapshot().matches({ editing: 'conflict' })).toBe(true);
    form.send({ type: 'conflict.overwrite' });
    expect(saves[1]).toMatchObject({ version: 'v9', values: { title: 'Changed', text: 'World' } });
  });

  test('API-004 decision 39 or takes theirs, which loads anew and is no unsaved work', async () => {
    const { form, emitted, reach } = await startEdited();
    form.send({ type: 'form.submit' });
    saves[0]?.answer(failed({ kind: 'conflict' }));
    await reach({ editing: 'conflict' });
    form.send({ type: 'conflict.takeTheirs' });
    expect(emitted.at(-1)).toEqual({ type: 'unsavedWork', isUnsaved: false });
    loads[1]?.(succeeded({ values: { title: 'Theirs', text: '' }, version: 'v9' }));
    await reach({ editing: 'clean' });
    expect(form.getSnapshot().context).toMatchObject({ values: { title: 'Theirs', text: '' }, failure: null });
  });
});
