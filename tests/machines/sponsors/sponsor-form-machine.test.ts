import { describe, expect, test } from 'vitest';
import { createActor, waitFor } from 'xstate';

import { failed, succeeded, type Outcome } from '../../../src/domain/outcome.ts';
import type { SponsorValues } from '../../../src/domain/sponsors/sponsor-form.ts';
import type { LoadedForm, SaveFormInput } from '../../../src/machines/shared/form/form-types.ts';
import { fromCall } from '../../../src/machines/shared/from-call.ts';
import {
  newSponsorMachine,
  sponsorFormMachine,
  type SavedSponsor,
  type SponsorSubject,
} from '../../../src/machines/sponsors/sponsor-form-machine.ts';

const stored: SponsorValues = { companyName: 'Acme', companyUrl: 'https://acme.example' };

function startForm(subject: SponsorSubject) {
  const saves: (SaveFormInput<SponsorValues, SponsorSubject> & {
    readonly answer: (outcome: Outcome<SavedSponsor>) => void;
  })[] = [];
  const loads: ((outcome: Outcome<LoadedForm<SponsorValues>>) => void)[] = [];
  const form = createActor(
    (subject === null ? newSponsorMachine : sponsorFormMachine).provide({
      actors: {
        load: fromCall<LoadedForm<SponsorValues>, { readonly subject: SponsorSubject }>(
          () =>
            new Promise((answer) => {
              loads.push(answer);
            }),
        ),
        save: fromCall<SavedSponsor, SaveFormInput<SponsorValues, SponsorSubject>>(
          ({ input }) =>
            new Promise((answer) => {
              saves.push({ ...input, answer });
            }),
        ),
      },
    }),
    { input: subject },
  );
  const emitted: unknown[] = [];
  for (const type of ['notice', 'navigate'] as const)
    form.on(type, (event) => {
      emitted.push(event);
    });
  form.start();
  const change = (values: Partial<SponsorValues>) => {
    form.send({ type: 'form.change', values });
  };
  const reach = (state: string | object) =>
    waitFor(form, (snapshot) => snapshot.matches(state as never), { timeout: 1000 });
  const saving = (count: number) => waitFor(form, () => saves.length === count, { timeout: 1000 });
  const visible = () => form.getSnapshot().context;
  return { form, saves, loads, emitted, change, reach, saving, shown: visible };
}

const opened = (): SponsorSubject => ({ id: 7, loaded: { values: stored, version: '1' } });

describe('the form of a sponsor', () => {
  test('SPON-12 SPON-34 a new sponsor starts with https:// and opens its page', async () => {
    const { form, saves, emitted, change, reach, shown } = startForm(null);
    expect(shown().values).toEqual({ companyName: '', companyUrl: 'https://' });
    form.send({ type: 'form.submit' });
    expect(shown().errors).toEqual({
      companyName: [{ key: 'session.required' }],
      companyUrl: [{ key: 'sponsors.urlNotValid' }],
    });
    change({ companyName: 'Acme', companyUrl: 'https://acme.example' });
    form.send({ type: 'form.submit' });
    saves[0]?.answer(succeeded({ id: 9, values: stored, version: '1' }));
    await reach('saved');
    expect(emitted).toEqual([
      { type: 'notice', notice: { severity: 'success', message: { key: 'sponsors.added' } } },
      { type: 'navigate', to: '/sponsors/edit/9' },
    ]);
  });

  test('SPON-52 a change is saved with its version, and the response fills the fields', async () => {
    const { form, saves, emitted, change, reach, shown } = startForm(opened());
    change({ companyName: 'Acme <script>x</script>' });
    form.send({ type: 'form.submit' });
    expect(saves[0]).toMatchObject({
      version: '1',
      values: { companyName: 'Acme <script>x</script>', companyUrl: 'https://acme.example' },
    });
    saves[0]?.answer(succeeded({ id: 7, values: stored, version: '2' }));
    await reach('saved');
    expect([shown().values, shown().saved.version, emitted]).toEqual([
      stored,
      '2',
      [{ type: 'notice', notice: { severity: 'success', message: { key: 'sponsors.updated' } } }],
    ]);
  });

  test("API-109 PD-39 another user's change of another field is merged without a question", async () => {
    const { form, saves, loads, emitted, change, reach, saving } = startForm(opened());
    change({ companyName: 'Mine' });
    form.send({ type: 'form.submit' });
    saves[0]?.answer(failed({ kind: 'conflict', current: '2' }));
    await reach({ editing: 'conflict' });
    loads[0]?.(
      succeeded({ values: { ...stored, companyUrl: 'https://theirs.example' }, version: '2' }),
    );
    await saving(2);
    expect(saves[1]).toMatchObject({
      version: '2',
      values: { companyName: 'Mine', companyUrl: 'https://theirs.example' },
    });
    expect(emitted).toEqual([]);
  });

  test('API-109 PD-39 a field changed by both shows both values; either the local or the remote one is kept', async () => {
    for (const [answer, expected] of [
      ['conflict.overwrite', 'Mine'],
      ['conflict.takeRemote', 'Theirs'],
    ] as const) {
      const { form, saves, loads, change, reach, shown } = startForm(opened());
      change({ companyName: 'Mine' });
      form.send({ type: 'form.submit' });
      saves[0]?.answer(failed({ kind: 'conflict', current: '2' }));
      await reach({ editing: 'conflict' });
      loads[0]?.(
        succeeded({
          values: { companyName: 'Theirs', companyUrl: 'https://theirs.example' },
          version: '2',
        }),
      );
      await waitFor(form, ({ context }) => context.remote !== null, { timeout: 1000 });
      expect([shown().values, shown().remote?.values.companyName]).toEqual([
        { companyName: 'Mine', companyUrl: 'https://theirs.example' },
        'Theirs',
      ]);
      form.send({ type: answer });
      expect(shown().values).toEqual({
        companyName: expected,
        companyUrl: 'https://theirs.example',
      });
      if (answer === 'conflict.overwrite') expect(saves[1]).toMatchObject({ version: '2' });
    }
  });

  test('ERR-41 a failed save shows an error and keeps the values', async () => {
    const { form, saves, emitted, change, reach, shown } = startForm(opened());
    change({ companyName: 'Mine' });
    form.send({ type: 'form.submit' });
    saves[0]?.answer(failed({ kind: 'offline' }));
    await reach({ editing: 'saveFailed' });
    expect([shown().values.companyName, emitted]).toEqual([
      'Mine',
      [{ type: 'notice', notice: { severity: 'error', message: { key: 'sponsors.notUpdated' } } }],
    ]);
  });

  test.each([
    [{ companyName: '<em></em>' }, { companyName: [{ key: 'session.required' }] }],
    [{ companyUrl: '' }, { companyUrl: [{ key: 'session.required' }] }],
    [{ companyUrl: 'https://' }, { companyUrl: [{ key: 'sponsors.urlNotValid' }] }],
    [{ companyUrl: 'javascript:alert(1)' }, { companyUrl: [{ key: 'sponsors.urlNotValid' }] }],
    [{ companyUrl: 'https://https://acme.example/a ' }, {}],
  ])('SPON-31 SPON-32 SPON-33 after %j a submit finds %j', (values, faults) => {
    const { form, change, shown } = startForm(opened());
    change(values);
    form.send({ type: 'form.submit' });
    expect(shown().errors).toEqual(faults);
  });
});
