import { beforeEach, describe, expect, test } from 'vitest';
import { createActor, waitFor } from 'xstate';

import { failed, succeeded, type Outcome } from '../../../../src/domain/outcome.ts';
import type { Emitted } from '../../../../src/machines/shared/emitted.ts';
import { createFormMachine } from '../../../../src/machines/shared/form/form-machine.ts';
import type {
  FormOptions,
  LoadedForm,
  SavedForm,
  SaveFormInput,
} from '../../../../src/machines/shared/form/form-types.ts';
import { fromCall } from '../../../../src/machines/shared/from-call.ts';

interface Banner {
  readonly title: string;
  readonly text: string;
}
type Saved = SavedForm<Banner>;

const blank: Banner = { title: '', text: '' };
const stored: LoadedForm<Banner> = { values: { title: 'Hello', text: 'World' }, version: 'v1' };

let loads: ((outcome: Outcome<LoadedForm<Banner>>) => void)[];
let saves: (SaveFormInput<Banner, number> & {
  readonly answer: (outcome: Outcome<Saved>) => void;
})[];
beforeEach(() => {
  loads = [];
  saves = [];
});

function start(options: Partial<FormOptions<Banner, number, Saved>> = {}) {
  const machine = createFormMachine<Banner, number, Saved>({
    id: 'banner',
    blank,
    validate: ({ title }) => (title === '' ? { title: [{ key: 'session.required' }] } : {}),
    isSame: (a, b) => a.title === b.title && a.text === b.text,
    onSaved: (_saved, subject) => [
      {
        type: 'notice',
        notice: { severity: 'success', message: { text: `saved ${String(subject)}` } },
      },
      { type: 'navigate', to: '/banner' },
    ],
    ...options,
  }).provide({
    actors: {
      load: fromCall<LoadedForm<Banner>, { readonly subject: number }>(
        () =>
          new Promise((answer) => {
            loads.push(answer);
          }),
      ),
      save: fromCall<Saved, SaveFormInput<Banner, number>>(
        ({ input }) =>
          new Promise((answer) => {
            saves.push({
              ...input,
              answer,
            });
          }),
      ),
    },
  });
  const form = createActor(machine, { input: 7 });
  const emitted: Emitted[] = [];
  for (const type of ['notice', 'navigate', 'unsavedWork'] as const)
    form.on(type, (event) => {
      emitted.push(event);
    });
  form.start();
  const reach = (state: string | object) =>
    waitFor(form, (snapshot) => snapshot.matches(state as never), { timeout: 1000 });
  return { form, emitted, reach };
}

async function startEdited(options: Partial<FormOptions<Banner, number, Saved>> = {}) {
  const started = start(options);
  loads[0]?.(succeeded(stored));
  await started.reach({ editing: 'clean' });
  started.emitted.length = 0;
  started.form.send({ type: 'form.change', values: { title: 'Changed' } });
  return started;
}

describe('loading a form', () => {
  test('BAN-01 the stored values fill the fields without unsaved work', async () => {
    const { form, reach } = start();
    expect(form.getSnapshot().hasTag('busy')).toBe(true);
    loads[0]?.(succeeded(stored));
    await reach({ editing: 'clean' });
    expect(form.getSnapshot().context).toMatchObject({
      saved: stored,
      values: stored.values,
      errors: {},
      failure: null,
    });
  });

  test('ERR-01 NAV-008 a failed load shows an error and can be retried', async () => {
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
  test('NAV-010 a changed value is unsaved work, and restoring it is not', async () => {
    const { form, emitted } = await startEdited();
    expect(form.getSnapshot().matches({ editing: 'dirty' })).toBe(true);
    form.send({ type: 'form.change', values: { title: 'Hello' } });
    expect(form.getSnapshot().matches({ editing: 'clean' })).toBe(true);
    expect(emitted).toEqual([
      { type: 'unsavedWork', isUnsaved: true },
      { type: 'unsavedWork', isUnsaved: false },
    ]);
  });

  test('NAV-010 after a save the form has no unsaved work before it navigates', async () => {
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
    expect(form.getSnapshot().context.saved).toEqual({
      values: { title: 'Changed', text: 'World' },
      version: 'v2',
    });
  });
});

describe('saving a form', () => {
  test('SES-20 errors prevent the save, count the rejected submit, and disappear when the field is corrected', async () => {
    const { form } = await startEdited();
    form.send({ type: 'form.change', values: { title: '' } });
    form.send({ type: 'form.submit' });
    expect(form.getSnapshot().matches({ editing: 'invalid' })).toBe(true);
    expect(form.getSnapshot().context).toMatchObject({
      errors: { title: [{ key: 'session.required' }] },
      rejectedSubmitCount: 1,
    });
    form.send({ type: 'form.change', values: { title: 'Mended' } });
    expect(form.getSnapshot().context.errors).toEqual({});
    expect(saves).toEqual([]);
  });

  test("API-004 the server's errors appear at their fields, and the values are kept", async () => {
    const { form, reach } = await startEdited();
    form.send({ type: 'form.submit' });
    saves[0]?.answer(
      failed({
        kind: 'invalid',
        message: { text: 'Some values are not valid.' },
        errors: { title: [{ text: 'Too long.' }, { text: 'No brackets.' }] },
      }),
    );
    await reach({ editing: 'invalid' });
    expect(form.getSnapshot().context).toMatchObject({
      errors: { title: [{ text: 'Too long.' }, { text: 'No brackets.' }] },
      rejectedSubmitCount: 1,
      values: { title: 'Changed', text: 'World' },
    });
  });

  test("API-004 the server's error of a field stays when the field is left, until it changes", async () => {
    const { form, reach } = await startEdited();
    form.send({ type: 'form.submit' });
    const errors = { title: [{ text: 'Taken.' }] };
    saves[0]?.answer(failed({ kind: 'invalid', errors }));
    await reach({ editing: 'invalid' });
    form.send({ type: 'form.blur', field: 'title' });
    expect(form.getSnapshot().context.errors).toEqual({ title: [{ text: 'Taken.' }] });
    form.send({ type: 'form.change', values: { title: 'Another' } });
    form.send({ type: 'form.blur', field: 'title' });
    expect(form.getSnapshot().context.errors).toEqual({});
  });

  test('API-004 a failed save keeps the values, and saving again sends them', async () => {
    const { form, reach } = await startEdited();
    form.send({ type: 'form.submit' });
    saves[0]?.answer(failed({ kind: 'offline' }));
    await reach({ editing: 'saveFailed' });
    expect(form.getSnapshot().context.failure).toEqual({ kind: 'offline' });
    form.send({ type: 'form.submit' });
    saves[1]?.answer(failed({ kind: 'unexpected' }));
    await reach({ editing: 'saveFailed' });
    expect(form.getSnapshot().context.failure).toEqual({ kind: 'unexpected' });
    form.send({ type: 'form.submit' });
    expect(saves[2]).toMatchObject({
      subject: 7,
      version: 'v1',
      values: { title: 'Changed', text: 'World' },
    });
    expect(form.getSnapshot().context.failure).toBeNull();
  });

  test("API-004 PD-39 another user's save is a conflict: overwriting replaces their version", async () => {
    const { form, reach } = await startEdited({ canOverwriteUnread: true });
    form.send({ type: 'form.submit' });
    saves[0]?.answer(failed({ kind: 'conflict', current: 'v9' }));
    await reach({ editing: 'conflict' });
    form.send({ type: 'form.submit' });
    expect(form.getSnapshot().matches({ editing: 'conflict' })).toBe(true);
    form.send({ type: 'conflict.overwrite' });
    expect(saves[1]).toMatchObject({ version: 'v9', values: { title: 'Changed', text: 'World' } });
  });

  test('API-004 PD-39 the remote values are loaded for comparison, and using them is no unsaved work', async () => {
    const { form, emitted, reach } = await startEdited();
    form.send({ type: 'form.submit' });
    saves[0]?.answer(failed({ kind: 'conflict', current: 'v9' }));
    await reach({ editing: 'conflict' });
    const theirs = { values: { title: 'Theirs', text: '' }, version: 'v10' };
    expect(form.getSnapshot().context.remote).toBeNull();
    loads[1]?.(succeeded(theirs));
    await waitFor(form, ({ context }) => context.remote !== null, { timeout: 1000 });
    expect(form.getSnapshot().context).toMatchObject({
      remote: theirs,
      values: { title: 'Changed', text: 'World' },
    });
    form.send({ type: 'conflict.takeRemote' });
    expect(form.getSnapshot().matches({ editing: 'clean' })).toBe(true);
    expect(emitted.at(-1)).toEqual({ type: 'unsavedWork', isUnsaved: false });
    expect(form.getSnapshot().context).toMatchObject({
      values: theirs.values,
      saved: theirs,
      failure: null,
    });
  });

  test('API-004 PD-39 overwriting sends the compared version', async () => {
    const { form, reach } = await startEdited();
    form.send({ type: 'form.submit' });
    saves[0]?.answer(failed({ kind: 'conflict', current: 'v9' }));
    await reach({ editing: 'conflict' });
    loads[1]?.(succeeded({ values: { title: 'Theirs', text: '' }, version: 'v10' }));
    await waitFor(form, ({ context }) => context.remote !== null, { timeout: 1000 });
    form.send({ type: 'conflict.overwrite' });
    expect(saves[1]).toMatchObject({
      version: 'v10',
      values: { title: 'Changed', text: 'World' },
      saved: { title: 'Theirs', text: '' },
    });
  });

  test('API-004 PD-39 remote values that failed to load are loaded again when they are used', async () => {
    const { form, emitted, reach } = await startEdited();
    form.send({ type: 'form.submit' });
    saves[0]?.answer(failed({ kind: 'conflict' }));
    await reach({ editing: 'conflict' });
    loads[1]?.(failed({ kind: 'offline' }));
    form.send({ type: 'conflict.takeRemote' });
    expect(emitted.at(-1)).toEqual({ type: 'unsavedWork', isUnsaved: false });
    loads[2]?.(succeeded({ values: { title: 'Theirs', text: '' }, version: 'v9' }));
    await reach({ editing: 'clean' });
    expect(form.getSnapshot().context).toMatchObject({
      values: { title: 'Theirs', text: '' },
      failure: null,
    });
  });

  test('API-004 PD-39 a record deleted by another user is reported as gone, and the values are kept', async () => {
    const { form, reach } = await startEdited();
    form.send({ type: 'form.submit' });
    saves[0]?.answer(failed({ kind: 'conflict' }));
    await reach({ editing: { conflict: 'loading' } });
    loads[1]?.(failed({ kind: 'notFound' }));
    await reach({ editing: 'saveFailed' });
    expect(form.getSnapshot().context).toMatchObject({
      values: { title: 'Changed', text: 'World' },
      failure: { kind: 'notFound' },
    });
  });

  test('API-004 PD-39 a form that compares first does not overwrite an unloaded version, and loads it again', async () => {
    const { form, reach } = await startEdited();
    form.send({ type: 'form.submit' });
    saves[0]?.answer(failed({ kind: 'conflict', current: 'v9' }));
    await reach({ editing: { conflict: 'loading' } });
    expect(form.getSnapshot().can({ type: 'conflict.overwrite' })).toBe(false);
    loads[1]?.(failed({ kind: 'offline' }));
    await reach({ editing: { conflict: 'loadFailed' } });
    form.send({ type: 'conflict.overwrite' });
    expect([form.getSnapshot().matches({ editing: { conflict: 'loadFailed' } }), saves]).toEqual([
      true,
      [saves[0]],
    ]);
    form.send({ type: 'conflict.reload' });
    loads[2]?.(succeeded({ values: { title: 'Theirs', text: '' }, version: 'v10' }));
    await reach({ editing: { conflict: 'loaded' } });
    form.send({ type: 'conflict.overwrite' });
    expect(saves[1]).toMatchObject({ version: 'v10', values: { title: 'Changed', text: 'World' } });
  });

  test('NAV-010 changes during a save are kept as unsaved work', async () => {
    const { form, emitted, reach } = await startEdited();
    form.send({ type: 'form.submit' });
    form.send({ type: 'form.change', values: { text: 'Typed since' } });
    saves[0]?.answer(succeeded({ version: 'v2' }));
    await reach({ editing: 'dirty' });
    expect(form.getSnapshot().context).toMatchObject({
      saved: { values: { title: 'Changed', text: 'World' }, version: 'v2' },
      values: { title: 'Changed', text: 'Typed since' },
    });
    expect(emitted.at(-1)).toEqual({ type: 'unsavedWork', isUnsaved: true });
  });

  test('API-004 the values in the response replace those that were sent', async () => {
    const { form, reach } = await startEdited();
    form.send({ type: 'form.submit' });
    saves[0]?.answer(succeeded({ values: { title: 'changed', text: 'World' }, version: 'v2' }));
    await reach('saved');
    expect(form.getSnapshot().context.values).toEqual({ title: 'changed', text: 'World' });
  });
});

describe('when a form shows an error', () => {
  test('SES-20 leaving a field of a changed form shows its error; an unchanged form shows none', async () => {
    const { form } = await startEdited({
      validate: ({ text }) =>
        text === 'World'
          ? { text: [{ key: 'session.required' }], title: [{ key: 'session.required' }] }
          : {},
    });
    form.send({ type: 'form.change', values: { title: 'Hello' } });
    form.send({ type: 'form.blur', field: 'text' });
    expect(form.getSnapshot().context.errors).toEqual({});
    form.send({ type: 'form.change', values: { title: 'Changed' } });
    form.send({ type: 'form.blur', field: 'text' });
    expect(form.getSnapshot().context.errors).toEqual({ text: [{ key: 'session.required' }] });
  });

  test('BAN-07 a form that validates while typing shows the error of the changed field', async () => {
    const { form } = await startEdited({ validatesOnChange: true });
    form.send({ type: 'form.change', values: { title: '' } });
    expect(form.getSnapshot().context.errors).toEqual({ title: [{ key: 'session.required' }] });
    form.send({ type: 'form.change', values: { title: 'H' } });
    expect(form.getSnapshot().context.errors).toEqual({});
  });

  test('BAN-06 a form that saves only changes ignores a submit without changes', async () => {
    const { form } = await startEdited({ savesOnlyChanges: true });
    expect(form.getSnapshot().can({ type: 'form.submit' })).toBe(true);
    form.send({ type: 'form.change', values: { title: 'Hello' } });
    expect(form.getSnapshot().can({ type: 'form.submit' })).toBe(false);
    form.send({ type: 'form.submit' });
    expect(saves).toEqual([]);
  });
});
