import { describe, expect, it } from 'vitest';
import { createActor, fromCallback, type SnapshotFrom } from 'xstate';

import type { ImportReview } from '../../../../src/domain/interchange/import/import-review.ts';
import { failed, succeeded } from '../../../../src/domain/outcome.ts';
import {
  quizImportMachine,
  type PackageRequest,
  type QuizImportEmitted,
  type QuizImportEvent,
} from '../../../../src/machines/quiz/importing/quiz-import-machine.ts';
import { holdActors } from '../../../support/held-actors.ts';
import { createMachineDriver } from '../../../support/machine-driver.ts';
import { createModel, runPath } from '../../../support/model.ts';

const zip = new File(['PK'], 'Cells.zip');
const pdf = new File(['%PDF'], 'Cells.pdf');
const preview = { kind: 'question', isMultiple: false, text: 'Which?', options: [] } as const;
const review: ImportReview = {
  quizzes: [{ title: 'Cells', countOfQuestions: 2 }],
  report: [
    { file: 'a.xml', identifier: 'q1', title: 'Nucleus', outcome: 'imported', reason: '', preview },
    {
      file: 'b.xml',
      identifier: 'q2',
      title: 'Membrane',
      outcome: 'partial',
      reason: 'Feedback was left out.',
      preview,
    },
    {
      file: 'c.xml',
      identifier: 'q3',
      title: 'Essay',
      outcome: 'skipped',
      reason: 'It is an essay.',
    },
  ],
};
const refused = failed({ kind: 'invalid', message: 'This is not a .zip file.', errors: {} });

describe('QIO-01 the import dialog, every event in every state', () => {
  const held = holdActors();
  const machine = quizImportMachine.provide({ actors: { sendPackage: held.callback() } });
  const stateOf = ({
    value,
    context: { file, part, review: shown, excludedItems, error },
  }: SnapshotFrom<typeof quizImportMachine>): string =>
    [
      JSON.stringify(value),
      file?.name,
      part,
      shown?.report.length,
      [...excludedItems].join(),
      error === null ? '' : 'complains',
    ].join(' ');
  const input = { createKey: () => 'name' };
  const model = createModel(
    {
      machine,
      input,
      stateOf,
      events: {
        open: { type: 'import.open' },
        'choose a zip': { type: 'package.choose', files: [zip] },
        'choose a pdf': { type: 'package.choose', files: [pdf] },
        'half sent': { type: 'package.progress', part: 0.5 },
        read: { type: 'package.sent', outcome: succeeded(review) },
        refused: { type: 'package.sent', outcome: refused },
        'leave one out': { type: 'item.choose', item: 'a.xml#q1' },
        'leave all out': { type: 'items.choose', isChosen: false },
        'take all': { type: 'items.choose', isChosen: true },
        start: { type: 'import.start' },
        again: { type: 'import.retry' },
        stop: { type: 'import.stop' },
        close: { type: 'import.close' },
      },
    },
    { each: 'transition', longest: 30 },
  );

  it.each(model.paths)('$title', async (path) => {
    await runPath(path, createMachineDriver({ machine, held, input, stateOf }));
  });

  it('QIO-01 the paths cover every state and transition of the chart', () => {
    expect([model.uncoveredStates, model.uncoveredTransitions, model.wronglyImpossible]).toEqual([
      [],
      [],
      [],
    ]);
  });
});

/** The dialog open; `asked` are the packages sent, `stopped` those whose upload was stopped. */
function opened() {
  const requests: PackageRequest[] = [];
  const stopped: string[] = [];
  const emitted: QuizImportEmitted[] = [];
  let names = 0;
  const actor = createActor(
    quizImportMachine.provide({
      actors: {
        sendPackage: fromCallback<QuizImportEvent, PackageRequest>(({ input }) => {
          requests.push(input);
          return () => {
            stopped.push(input.idempotencyKey ?? 'dry run');
          };
        }),
      },
    }),
    { input: { createKey: () => `name ${String((names += 1))}` } },
  );
  actor.on('*', (event) => {
    emitted.push(event);
  });
  actor.start().send({ type: 'import.open' });
  const reviewed = (): void => {
    actor.send({ type: 'package.choose', files: [zip] });
    actor.send({ type: 'package.sent', outcome: succeeded(review) });
  };
  return { actor, asked: requests, stopped, emitted, reviewed };
}

describe('the import dialog', () => {
  it('QVAL-33 accepts a single .zip file and rejects others before sending anything', () => {
    const { actor, asked } = opened();
    const complaintAbout = (...files: File[]) => {
      actor.send({ type: 'package.choose', files });
      return actor.getSnapshot().context.error;
    };
    const large = new File(['PK'], 'Large.zip');
    Object.defineProperty(large, 'size', { value: 20 * 1024 * 1024 + 1 });
    expect([
      complaintAbout(pdf),
      complaintAbout(zip, zip),
      complaintAbout(new File([], 'Empty.zip')),
      complaintAbout(large),
    ]).toEqual([
      { key: 'quizImportDialog.onlyZip', values: { name: 'Cells.pdf' } },
      { key: 'quizImportDialog.onlyOne' },
      { key: 'quizImportDialog.empty', values: { name: 'Empty.zip' } },
      { key: 'quizImportDialog.tooLarge', values: { max: 20 } },
    ]);
    expect(asked).toEqual([]);
    expect(complaintAbout(new File(['PK'], 'CELLS.ZIP'))).toBeNull();
  });

  it('QIO-01 analyzes a package first, then imports it without excluded items with a new key; QIO-02 ERR-18 shows success', () => {
    const { actor, asked, emitted, reviewed } = opened();
    reviewed();
    actor.send({ type: 'item.choose', item: 'a.xml#q1' });
    actor.send({ type: 'import.start' });
    actor.send({ type: 'package.sent', outcome: succeeded(review) });
    expect(asked).toEqual([
      { file: zip, excludedItems: [], idempotencyKey: null },
      { file: zip, excludedItems: ['a.xml#q1'], idempotencyKey: 'name 2' },
    ]);
    expect(emitted).toEqual([
      { type: 'unsavedWork', isUnsaved: true },
      { type: 'unsavedWork', isUnsaved: false },
      { type: 'notice', notice: { severity: 'info', message: { key: 'quizImportDialog.done' } } },
      { type: 'imported' },
    ]);
    expect(actor.getSnapshot().context).toMatchObject({
      file: null,
      review: null,
      excludedItems: new Set(),
    });
  });

  it('QIO-03 a failed import keeps the selection and is retried with the same key; another selection gets a new key', () => {
    const { actor, asked, reviewed } = opened();
    reviewed();
    actor.send({ type: 'item.choose', item: 'b.xml#q2' });
    for (const failure of [failed({ kind: 'offline' }), refused, failed({ kind: 'expired' })]) {
      actor.send({ type: 'import.start' });
      actor.send({ type: 'package.sent', outcome: failure });
    }
    expect(actor.getSnapshot().context).toMatchObject({
      error: { key: 'quizImportDialog.expired' },
      excludedItems: new Set(['b.xml#q2']),
    });
    actor.send({ type: 'item.choose', item: 'b.xml#q2' });
    actor.send({ type: 'import.start' });
    expect(
      asked.slice(1).map(({ idempotencyKey, excludedItems }) => [idempotencyKey, excludedItems]),
    ).toEqual([
      ['name 2', ['b.xml#q2']],
      ['name 2', ['b.xml#q2']],
      ['name 2', ['b.xml#q2']],
      ['name 3', []],
    ]);
  });

  it("QIO-03 ERR-19 shows the server's message for an unreadable package, and the same file can be sent again", () => {
    const { actor, asked } = opened();
    actor.send({ type: 'package.choose', files: [zip] });
    actor.send({ type: 'package.sent', outcome: refused });
    expect(actor.getSnapshot().context).toMatchObject({
      error: { text: 'This is not a .zip file.' },
      file: zip,
    });
    actor.send({ type: 'import.retry' });
    expect(asked).toHaveLength(2);
  });

  it('QIO-01 without a selected item there is nothing to import', () => {
    const { actor, asked, reviewed } = opened();
    reviewed();
    actor.send({ type: 'items.choose', isChosen: false });
    actor.send({ type: 'import.start' });
    expect([asked.length, [...actor.getSnapshot().context.excludedItems]]).toEqual([
      1,
      ['a.xml#q1', 'b.xml#q2'],
    ]);
  });

  it('QIO-01 closing stops the upload, and reloads the list when it was an import', () => {
    const { actor, stopped, emitted, reviewed } = opened();
    actor.send({ type: 'package.choose', files: [zip] });
    actor.send({ type: 'import.close' });
    expect(emitted.filter(({ type }) => type === 'imported')).toEqual([]);
    actor.send({ type: 'import.open' });
    reviewed();
    actor.send({ type: 'import.start' });
    actor.send({ type: 'import.close' });
    expect([stopped, emitted.filter(({ type }) => type === 'imported')]).toEqual([
      ['dry run', 'dry run', 'name 1'],
      [{ type: 'imported' }],
    ]);
  });
});
