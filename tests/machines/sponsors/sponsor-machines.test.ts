import { describe, expect, test } from 'vitest';
import {
  createActor,
  createMachine,
  fromCallback,
  fromPromise,
  waitFor,
  type ActorRefFrom,
} from 'xstate';

import { failed, succeeded, type Failure, type Outcome } from '../../../src/domain/outcome.ts';
import type { SponsorValues } from '../../../src/domain/sponsors/sponsor-form.ts';
import type { LoadedForm, SaveFormInput } from '../../../src/machines/shared/form-types.ts';
import type { UploadEvent } from '../../../src/machines/shared/upload-machine.ts';
import { logoCropMachine } from '../../../src/machines/sponsors/logo-crop-machine.ts';
import {
  newSponsorMachine,
  sponsorFormMachine,
  type SavedSponsor,
  type SponsorSubject,
} from '../../../src/machines/sponsors/sponsor-form-machine.ts';
import { sponsorVideoMachine } from '../../../src/machines/sponsors/sponsor-video-machine.ts';

interface Kept {
  readonly address: string;
}

const stored: SponsorValues = { companyName: 'Acme', companyUrl: 'https://acme.example' };

function startForm(subject: SponsorSubject) {
  const saves: (SaveFormInput<SponsorValues, SponsorSubject> & {
    readonly answer: (outcome: Outcome<SavedSponsor>) => void;
  })[] = [];
  const loads: ((outcome: Outcome<LoadedForm<SponsorValues>>) => void)[] = [];
  const form = createActor(
    (subject === null ? newSponsorMachine : sponsorFormMachine).provide({
      actors: {
        load: fromPromise<Outcome<LoadedForm<SponsorValues>>, { readonly subject: SponsorSubject }>(
          () =>
            new Promise((answer) => {
              loads.push(answer);
            }),
        ),
        save: fromPromise<Outcome<SavedSponsor>, SaveFormInput<SponsorValues, SponsorSubject>>(
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
  const shown = () => form.getSnapshot().context;
  return { form, saves, loads, emitted, change, reach, saving, shown };
}

const opened = (): SponsorSubject => ({ id: 7, loaded: { values: stored, version: '1' } });

describe('the form of a sponsor', () => {
  test('SPON-12 SPON-34 a new one begins with https:// and leads to its page', async () => {
    const { form, saves, emitted, change, reach, shown } = startForm(null);
    expect(shown().values).toEqual({ companyName: '', companyUrl: 'https://' });
    form.send({ type: 'form.submit' });
    expect(shown().faults).toEqual({
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

  test('SPON-52 a change is saved over its version, and what the server made of it stands in the fields', async () => {
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

  test("API-109 decision 39 somebody else's change of the other field is kept with mine, without a question", async () => {
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

  test('API-109 decision 39 where both changed the same, both values stand there; mine go over theirs, or theirs come in', async () => {
    for (const [answer, expected] of [
      ['conflict.overwrite', 'Mine'],
      ['conflict.takeTheirs', 'Theirs'],
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
      await waitFor(form, ({ context }) => context.theirs !== null, { timeout: 1000 });
      expect([shown().values, shown().theirs?.values.companyName]).toEqual([
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

  test('ERR-41 a save that fails says so and keeps what was typed', async () => {
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
    expect(shown().faults).toEqual(faults);
  });
});

describe('the video of a sponsor', () => {
  function startVideo() {
    const reports: ((event: UploadEvent<Kept>) => void)[] = [];
    const stopped: number[] = [];
    const video = createActor(
      sponsorVideoMachine.provide({
        actors: {
          upload: fromCallback<UploadEvent<Kept>, { readonly file: File }>(({ sendBack }) => {
            reports.push(sendBack);
            return () => {
              stopped.push(reports.length);
            };
          }),
        },
      }),
    ).start();
    const emitted: unknown[] = [];
    for (const type of ['notice', 'unsavedWork'] as const)
      video.on(type, (event) => {
        emitted.push(event);
      });
    return { video, reports, stopped, emitted };
  }
  const mp4 = (size = 1): File => new File([new Uint8Array(size)], 'a.mp4', { type: 'video/mp4' });

  test.each([
    [new File(['x'], 'a.webm', { type: 'video/webm' }), { key: 'sponsors.videoWrongType' }],
    [mp4(2 * 1024 * 1024 + 1), { key: 'common.fileTooLarge', values: { limit: 2 } }],
  ])('SPON-36 SPON-37 %s is refused at once', (file, complaint) => {
    const { video, reports } = startVideo();
    video.send({ type: 'upload.choose', files: [file] });
    expect([reports.length, video.getSnapshot().context.complaint]).toEqual([0, complaint]);
  });

  test('ERR-43 one that is kept is told and shown; leaving in the middle would lose it', () => {
    const { video, reports, emitted } = startVideo();
    video.send({ type: 'upload.choose', files: [mp4()] });
    reports[0]?.({ type: 'upload.sent', outcome: succeeded({ address: '/files/a.mp4' }) });
    expect(video.getSnapshot().context).toEqual({
      files: [],
      part: 0,
      complaint: null,
      kept: { address: '/files/a.mp4' },
    });
    expect(emitted).toEqual(
      expect.arrayContaining([
        { type: 'unsavedWork', isUnsaved: true },
        { type: 'unsavedWork', isUnsaved: false },
        {
          type: 'notice',
          notice: { severity: 'success', message: { key: 'sponsors.videoUploaded' } },
        },
      ]),
    );
  });

  test.each<[Failure, object]>([
    [
      {
        kind: 'invalid',
        message: 'Some values are not valid.',
        errors: { file: ['Invalid file type. Accepted format: mp4.'] },
      },
      { text: 'Invalid file type. Accepted format: mp4.' },
    ],
    [{ kind: 'refused', message: 'Not now.' }, { text: 'Not now.' }],
    [{ kind: 'unexpected' }, { key: 'sponsors.videoFailed' }],
  ])('ERR-43 a failure %j shows what the server says', (failure, message) => {
    const { video, reports, emitted } = startVideo();
    video.send({ type: 'upload.choose', files: [mp4()] });
    reports[0]?.({ type: 'upload.sent', outcome: failed(failure) });
    expect(video.getSnapshot().context.complaint).toEqual(message);
    expect(emitted).toContainEqual({ type: 'notice', notice: { severity: 'error', message } });
  });

  test('SPON-16 a stopped upload is broken off and leaves what was there', () => {
    const { video, stopped } = startVideo();
    video.send({ type: 'upload.choose', files: [mp4()] });
    video.send({ type: 'upload.cancel' });
    expect([stopped, video.getSnapshot().context]).toEqual([
      [1],
      { files: [], part: 0, complaint: null, kept: null },
    ]);
  });
});

test('SPON-18 SPON-38 the crop of a logo tells why the server refused it, and can be tried again', () => {
  const told: unknown[] = [];
  const parent = createActor(
    createMachine({
      invoke: {
        src: logoCropMachine.provide({
          actors: {
            openPicture: fromCallback(() => undefined),
            uploadPart: fromCallback(() => undefined),
          },
        }),
        id: 'crop',
        input: { subject: {}, file: new File(['x'], 'logo.png', { type: 'image/png' }) },
      },
      on: {
        '*': {
          actions: ({ event }) => {
            told.push(event);
          },
        },
      },
    }),
  ).start();
  const crop = parent.getSnapshot().children['crop'] as ActorRefFrom<typeof logoCropMachine>;
  crop.send({ type: 'picture.opened', picture: { address: 'blob:1', width: 300, height: 100 } });
  crop.send({ type: 'crop.upload', area: { x: 0, y: 0, width: 150, height: 50 } });
  crop.send({
    type: 'upload.sent',
    outcome: failed({
      kind: 'invalid',
      message: 'Invalid file type. Accepted format: PNG',
      errors: {},
    }),
  });
  expect([crop.getSnapshot().value, told]).toEqual([
    'cropping',
    [{ type: 'logo.failed', complaint: { text: 'Invalid file type. Accepted format: PNG' } }],
  ]);
});
