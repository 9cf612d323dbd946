import { describe, expect, it } from 'vitest';
import { createActor, waitFor } from 'xstate';

import { failed, succeeded, type Outcome } from '../../../../src/domain/outcome.ts';
import type { PackageFormat } from '../../../../src/domain/interchange/package-format.ts';
import type { FoundQuizzes } from '../../../../src/machines/quiz/bulk/bulk-change-machine.ts';
import { quizDownloadMachine } from '../../../../src/machines/quiz/exporting/quiz-download-machine.ts';
import type {
  DownloadedQuiz,
  DownloadRequest,
  QuizDownloadEvent,
  LoadedPackage,
  PackagesToSave,
} from '../../../../src/machines/quiz/exporting/quiz-download-types.ts';
import type { Emitted } from '../../../../src/machines/shared/emitted.ts';
import { fromCall } from '../../../../src/machines/shared/from-call.ts';
import { holdActors } from '../../../support/held-actors.ts';

const cells: DownloadedQuiz = { id: 7, title: 'Cells', type: 'template' };
const tides: DownloadedQuiz = { id: 8, title: 'Tide Pools', type: 'user_quiz' };
const kestrel = { id: 2, title: 'Kestrel College' };
const saved = (name: string, hasReport = false): Outcome<LoadedPackage> =>
  succeeded({ name, hasReport, content: new Blob([name]) });

const reason = 'This quiz is being processed and cannot be downloaded now.';
const refused = failed({ kind: 'refused', message: { text: reason } });

/** The dialog open for quizzes; its requests are answered in turn. */
async function downloaded(
  quizzes: readonly DownloadedQuiz[],
  answers: readonly Outcome<LoadedPackage>[],
  starts = 1,
  before: readonly QuizDownloadEvent[] = [],
  canSave = true,
) {
  const requested: DownloadRequest[] = [];
  const emitted: Emitted[] = [];
  const files: (readonly string[])[] = [];
  const left = [...answers];
  const actor = createActor(
    quizDownloadMachine.provide({
      actors: {
        loadPackage: fromCall<LoadedPackage, DownloadRequest>(({ input }) => {
          requested.push(input);
          return Promise.resolve(left.shift() ?? failed({ kind: 'offline' }));
        }),
        savePackages: fromCall<null, PackagesToSave>(async ({ input: { kind, packages } }) => {
          files.push([kind, ...packages.map(({ name }) => name)]);
          return canSave ? succeeded(null) : failed({ kind: 'unexpected' });
        }),
        institutionList: holdActors().promise(),
      },
    }),
    { input: { canChooseInstitution: true } },
  );
  actor.on('notice', (event) => {
    emitted.push(event);
  });
  actor.start();
  actor.send({ type: 'download.open', kind: 'qti', quizzes });
  for (const event of before) actor.send(event);
  for (let n = 0; n < starts; n += 1) {
    actor.send({ type: 'download.start' });
    await waitFor(actor, (snapshot) => !snapshot.hasTag('busy'), { timeout: 1000 });
  }
  return {
    asked: requested,
    files,
    emitted,
    context: actor.getSnapshot().context,
    isOpen: actor.getSnapshot().hasTag('open'),
  };
}

describe('the download dialog', () => {
  it('API-086 requests version 2.1 by default, shows what was saved and closes', async () => {
    expect(await downloaded([cells], [saved('Cells-qti.zip')])).toMatchObject({
      asked: [{ quiz: cells, format: { kind: 'qti', version: '2.1' }, institutionId: null }],
      isOpen: false,
      emitted: [
        {
          type: 'notice',
          notice: {
            severity: 'success',
            message: { key: 'quizExport.downloaded', values: { name: 'Cells-qti.zip' } },
          },
        },
      ],
    });
  });

  it('QIO-06 API-087 keeps the version of each kind and the institution for the next download, until they are reset', async () => {
    const cc = (version: '1.1' | '1.3'): PackageFormat => ({ kind: 'cc', version });
    const open: QuizDownloadEvent = { type: 'download.open', kind: 'cc', quizzes: [tides] };
    const close: QuizDownloadEvent = { type: 'download.close' };
    const choosing: readonly QuizDownloadEvent[] = [
      { type: 'download.chooseFormat', format: { kind: 'qti', version: '3.0' } },
      close,
      open,
      { type: 'download.chooseFormat', format: cc('1.3') },
      { type: 'institution.pick' },
      { type: 'institution.choose', institution: kestrel },
      close,
    ];
    const created = async (...events: readonly QuizDownloadEvent[]) =>
      (await downloaded([cells], [saved('a')], 1, [...choosing, ...events])).asked;
    expect(await created(open)).toEqual([{ quiz: tides, format: cc('1.3'), institutionId: 2 }]);
    expect(await created({ type: 'download.open', kind: 'qti', quizzes: [cells] })).toEqual([
      { quiz: cells, format: { kind: 'qti', version: '3.0' }, institutionId: 2 },
    ]);
    expect(await created(open, { type: 'institution.clear' })).toEqual([
      { quiz: tides, format: cc('1.3'), institutionId: null },
    ]);
  });

  it('API-086 says where to read the report when a package has one', async () => {
    expect((await downloaded([cells], [saved('Cells-qti.zip', true)])).emitted).toEqual([
      {
        type: 'notice',
        notice: {
          severity: 'info',
          message: { key: 'quizExport.withReport', values: { name: 'Cells-qti.zip' } },
        },
      },
    ]);
  });

  it("QIO-14 ERR-58 shows the server's message in the dialog when the only quiz fails", async () => {
    expect(await downloaded([cells], [refused])).toMatchObject({
      isOpen: true,
      context: { done: [], failures: [{ quiz: cells, failure: { kind: 'refused' } }] },
      emitted: [{ type: 'notice', notice: { severity: 'error', message: { text: reason } } }],
    });
  });

  it('QIO-14 of several, names the failed ones with their reasons and keeps the others; retry requests only the failed ones', async () => {
    const gels: DownloadedQuiz = { id: 9, title: 'Gels', type: 'quiz' };
    const answers = [
      saved('Cells-qti.zip'),
      refused,
      saved('Gels-qti.zip'),
      saved('Tide Pools-qti.zip'),
    ];
    const named = {
      key: 'quizExport.notDownloaded',
      values: { title: 'Tide Pools' },
      about: { text: reason },
    };
    const once = await downloaded([cells, tides, gels], answers);
    expect(once).toMatchObject({
      isOpen: true,
      context: { done: [{ quiz: cells }, { quiz: gels }], failures: [{ quiz: tides }] },
    });
    expect(once.emitted).toEqual([
      { type: 'notice', notice: { severity: 'error', message: named } },
    ]);
    const twice = await downloaded([cells, tides, gels], answers, 2);
    expect(twice.asked.map(({ quiz: { id } }) => id)).toEqual([7, 8, 9, 8]);
    expect(twice.files).toEqual([
      ['qti', 'Cells-qti.zip', 'Gels-qti.zip'],
      ['qti', 'Tide Pools-qti.zip'],
    ]);
    expect(twice).toMatchObject({
      isOpen: false,
      emitted: [
        { notice: { severity: 'error' } },
        {
          notice: {
            severity: 'success',
            message: { key: 'quizExport.downloadedSeveral', values: { count: 3 } },
          },
        },
      ],
    });
  });

  it('QIO-14 says so when the file of several packages cannot be saved, and a retry requests them again', async () => {
    const answers = ['a', 'b', 'a', 'b'].map((name) => saved(name));
    const failing = await downloaded([cells, tides], answers, 2, [], false);
    expect(failing.asked.map(({ quiz: { id } }) => id)).toEqual([7, 8, 7, 8]);
    expect(failing).toMatchObject({ isOpen: true, context: { done: [], packages: [] } });
    expect(failing.emitted).toEqual(
      [1, 2].map(() => ({
        type: 'notice',
        notice: { severity: 'error', message: { key: 'quizExport.notSaved' } },
      })),
    );
  });

  /** Two quizzes are downloaded; the test answers each call. */
  function startDownload() {
    const held = holdActors();
    const emitted: Emitted[] = [];
    const actor = createActor(
      quizDownloadMachine.provide({
        actors: { loadPackage: held.promise(), savePackages: held.promise() },
      }),
      { input: { canChooseInstitution: false } },
    );
    actor.on('*', (event) => {
      emitted.push(event);
    });
    actor.start();
    actor.send({ type: 'download.open', kind: 'qti', quizzes: [cells, tides] });
    actor.send({ type: 'download.start' });
    const answer = async (state: 'downloading' | 'saving' | 'stopping', outcome: unknown) => {
      const before = actor.getSnapshot();
      held.resolve(`0.quizDownload.open.${state}`, outcome);
      await waitFor(actor, (snapshot) => snapshot !== before);
    };
    const isUnsaved = () =>
      emitted.flatMap((each) => (each.type === 'unsavedWork' ? each.isUnsaved : [])).at(-1);
    const close = () => {
      actor.send({ type: 'download.close' });
    };
    const notices = () => emitted.filter(({ type }) => type === 'notice');
    return { actor, answer, close, isUnsaved, notices };
  }

  it.each([
    ['saved', succeeded(null), { key: 'quizExport.downloaded', values: { name: 'Cells-qti.zip' } }],
    ['not saved', failed({ kind: 'unexpected' }), { key: 'quizExport.notSaved' }],
  ])(
    'QIO-04 closing it half way, also twice, makes a file of the packages that are there and says that it is %s',
    async (_, outcome, message) => {
      const { actor, answer, close, notices } = startDownload();
      await answer('downloading', saved('Cells-qti.zip'));
      close();
      close();
      expect(actor.getSnapshot().value).toEqual({ open: 'stopping' });
      expect(actor.getSnapshot().context.packages.map(({ name }) => name)).toEqual([
        'Cells-qti.zip',
      ]);
      await answer('stopping', outcome);
      expect(actor.getSnapshot().value).toBe('closed');
      expect(notices()).toMatchObject([{ notice: { message } }]);
    },
  );

  it('QIO-04 closing it while the file is made waits for the end, and a file that cannot be saved is told', async () => {
    const { actor, answer, close, notices } = startDownload();
    await answer('downloading', saved('Cells-qti.zip'));
    await answer('downloading', saved('Tides-qti.zip'));
    close();
    expect(actor.getSnapshot().value).toEqual({ open: 'saving' });
    expect(actor.getSnapshot().can({ type: 'download.close' })).toBe(false);
    await answer('saving', failed({ kind: 'unexpected' }));
    expect(notices()).toMatchObject([{ notice: { message: { key: 'quizExport.notSaved' } } }]);
  });

  it('NAV-010 packages that are loaded are unsaved work until their file is saved', async () => {
    const { answer, isUnsaved } = startDownload();
    expect(isUnsaved()).not.toBe(true);
    await answer('downloading', saved('Cells-qti.zip'));
    expect(isUnsaved()).toBe(true);
    await answer('downloading', refused);
    expect(isUnsaved()).toBe(true);
    await answer('saving', succeeded(null));
    expect(isUnsaved()).toBe(false);
  });

  it.each([
    ['saving', failed({ kind: 'unexpected' })],
    ['stopping', failed({ kind: 'unexpected' })],
    ['stopping', succeeded(null)],
  ] as const)(
    'NAV-010 no packages are unsaved work any more at the end of %s',
    async (state, outcome) => {
      const { answer, close, isUnsaved } = startDownload();
      await answer('downloading', saved('Cells-qti.zip'));
      if (state === 'stopping') close();
      else await answer('downloading', saved('Tides-qti.zip'));
      expect(isUnsaved()).toBe(true);
      await answer(state, outcome);
      expect(isUnsaved()).toBe(false);
    },
  );

  it('QIO-14 of several failures, each reason is told once: with the title, or with the number of quizzes', async () => {
    const gels: DownloadedQuiz = { id: 9, title: 'Gels', type: 'quiz' };
    const missing = failed({ kind: 'notFound', message: { text: 'There is no such quiz.' } });
    const several = {
      key: 'quizExport.notDownloadedSeveral',
      values: { count: 2 },
      about: { text: reason },
    };
    const one = {
      key: 'quizExport.notDownloaded',
      values: { title: 'Tide Pools' },
      about: { text: 'There is no such quiz.' },
    };
    const announce = async (...answers: readonly Outcome<LoadedPackage>[]) =>
      (await downloaded([cells, tides, gels], answers)).emitted;
    expect(await announce(refused, missing, refused)).toEqual([
      { type: 'notice', notice: { severity: 'error', message: { lines: [several, one] } } },
    ]);
    expect(await announce(refused, saved('Tides'), refused)).toEqual([
      { type: 'notice', notice: { severity: 'error', message: several } },
    ]);
  });

  it.each([
    ['offline', failed({ kind: 'offline' }), { key: 'session.offline' }],
    [
      'signed out',
      failed({ kind: 'expired', message: { text: 'Please sign in again.' } }),
      { text: 'Please sign in again.' },
    ],
  ])(
    'QIO-14 no more packages are asked for once the person is %s: those that are there are saved, the others stay for a retry',
    async (_, failure, about) => {
      const quizzes = Array.from({ length: 20 }, (__, index): DownloadedQuiz => ({
        id: index + 1,
        title: `Quiz ${String(index + 1)}`,
        type: 'quiz',
      }));
      const loaded = Array.from({ length: 5 }, () => saved('a'));
      const answers = [...loaded, failure, ...Array.from({ length: 15 }, () => saved('b'))];
      const once = await downloaded(quizzes, answers);
      expect(once.asked).toHaveLength(6);
      expect(once.files.map(({ length }) => length - 1)).toEqual([5]);
      expect(once.isOpen).toBe(true);
      expect(once.emitted).toEqual([
        {
          type: 'notice',
          notice: {
            severity: 'error',
            message: { key: 'quizExport.notDownloadedSeveral', values: { count: 15 }, about },
          },
        },
      ]);
      const twice = await downloaded(quizzes, answers, 2);
      expect(twice.asked.slice(6).map(({ quiz }) => quiz.id)).toEqual(
        quizzes.slice(5).map(({ id }) => id),
      );
      expect(twice.isOpen).toBe(false);
    },
  );
});

describe('all quizzes of a list downloaded', () => {
  const query = { page: 1, search: 'ce', sort: null, filters: {} };
  const found = { context: 'template', searchBy: 'title', query } as const;
  async function openAll(outcome: Outcome<readonly DownloadedQuiz[]>) {
    const asked: unknown[] = [];
    const emitted: Emitted[] = [];
    const actor = createActor(
      quizDownloadMachine.provide({
        actors: {
          collect: fromCall<readonly DownloadedQuiz[], FoundQuizzes>(async ({ input }) => {
            asked.push(input);
            return outcome;
          }),
        },
      }),
      { input: { canChooseInstitution: false } },
    );
    actor.on('notice', (event) => {
      emitted.push(event);
    });
    actor.start();
    actor.send({ type: 'download.openAll', kind: 'cc', found });
    await waitFor(actor, (snapshot) => !snapshot.hasTag('collecting'), { timeout: 1000 });
    return { asked, emitted, snapshot: actor.getSnapshot() };
  }

  it('QIO-04 what the list finds is looked for first', async () => {
    const { asked, snapshot } = await openAll(succeeded([cells, tides]));
    expect(asked).toEqual([found]);
    expect(snapshot.value).toEqual({ open: 'choosing' });
    expect(snapshot.context.quizzes).toEqual([cells, tides]);
    expect(snapshot.context.format.kind).toBe('cc');
  });

  it.each([
    [succeeded([]), { key: 'quizLists.loadFailed' }],
    [failed({ kind: 'offline' }), { key: 'session.offline' }],
  ])('QIO-14 the dialog closes and says why when there is nothing', async (outcome, message) => {
    const { emitted, snapshot } = await openAll(outcome);
    expect(snapshot.value).toBe('closed');
    expect(emitted).toEqual([{ type: 'notice', notice: { severity: 'error', message } }]);
  });
});
