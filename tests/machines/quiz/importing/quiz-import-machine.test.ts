import { describe, expect, it, vi } from 'vitest';
import { createActor, fromCallback } from 'xstate';

import { failed, succeeded } from '../../../../src/domain/outcome.ts';
import { quizImportMachine } from '../../../../src/machines/quiz/importing/quiz-import-machine.ts';
import {
  listUndoable,
  type PackageRequest,
  type QuizImportEmitted,
  type QuizImportEvent,
} from '../../../../src/machines/quiz/importing/quiz-import-setup.ts';
import type { ItemOutcome } from '../../../../src/machines/shared/from-call.ts';
import type { DeletedItem } from '../../../../src/machines/shared/list/recycle-bin-machine.ts';
import { answerItems } from '../../../support/held-actors.ts';
import { zip, pdf, review, imported, refused } from './quiz-import-model.ts';

/** The dialog open; `asked` are the packages sent, `stopped` those whose upload was stopped. */
function opened() {
  const requests: PackageRequest[] = [];
  const stopped: string[] = [];
  const removing: DeletedItem[] = [];
  let answer: (removals: readonly ItemOutcome<DeletedItem>[]) => void = () => undefined;
  const answerRemoval = {
    promise: new Promise<readonly ItemOutcome<DeletedItem>[]>((resolve) => {
      answer = resolve;
    }),
  };
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
        removeQuizzes: answerItems<DeletedItem>((items) => {
          removing.push(...items);
          return answerRemoval.promise;
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
  return { actor, asked: requests, stopped, emitted, reviewed, removing, answerRemoval: answer };
}

describe('the import dialog', () => {
  it('QVAL-33 accepts a single .zip or .imscc file and rejects others before sending anything', () => {
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
    for (const name of ['CELLS.ZIP', 'Cells-cc-export.imscc', 'CELLS.IMSCC']) {
      const other = opened();
      other.actor.send({ type: 'package.choose', files: [new File(['PK'], name)] });
      expect(other.asked).toMatchObject([{ file: { name } }]);
    }
  });

  it('QIO-01 analyzes a package first, then imports it without excluded items with a new key; QIO-02 ERR-18 shows success', () => {
    const { actor, asked, emitted, reviewed } = opened();
    reviewed();
    actor.send({ type: 'item.choose', item: '0:a.xml#q1' });
    actor.send({ type: 'import.start' });
    actor.send({ type: 'package.sent', outcome: succeeded(imported) });
    expect(asked).toEqual([
      { file: zip, choices: [], idempotencyKey: null },
      {
        file: zip,
        choices: [{ source: 0, leaveOut: ['a.xml#q1'] }],
        idempotencyKey: 'name 2',
      },
    ]);
    expect(emitted).toEqual([
      { type: 'unsavedWork', isUnsaved: true },
      { type: 'unsavedWork', isUnsaved: false },
      { type: 'notice', notice: { severity: 'info', message: { key: 'quizLists.qti.imported' } } },
      { type: 'imported' },
    ]);
    expect(actor.getSnapshot().context).toMatchObject({
      file: null,
      review: null,
      excludedItems: new Set(),
      result: { fileName: 'Cells.zip', imported, excludedItems: new Set(['0:a.xml#q1']) },
    });
  });

  it('imports a quiz under another title, not while the title is invalid; a quiz can be left out', () => {
    const { actor, asked, reviewed } = opened();
    reviewed();
    const canStart = (title: string): boolean => {
      actor.send({ type: 'title.set', source: 0, title });
      return actor.getSnapshot().can({ type: 'import.start' });
    };
    expect(['  ', 'ab', 'x'.repeat(501)].map(canStart)).toEqual([false, false, false]);
    actor.send({ type: 'quiz.choose', source: 0, isChosen: false });
    expect([...actor.getSnapshot().context.excludedItems]).toEqual(['0:a.xml#q1', '0:b.xml#q2']);
    expect(canStart('Cell biology')).toBe(false);
    actor.send({ type: 'quiz.choose', source: 0, isChosen: true });
    expect(canStart(' Cell biology ')).toBe(true);
    actor.send({ type: 'import.start' });
    expect(asked[1]?.choices).toEqual([{ source: 0, leaveOut: [], title: 'Cell biology' }]);
  });

  it('QLST-64 the report stays; one undo moves all new quizzes to the recycle bin and names those that are refused', async () => {
    const { actor, emitted, reviewed, removing, answerRemoval } = opened();
    reviewed();
    actor.send({ type: 'import.start' });
    const second = { ...imported.quizzes[0], id: 72, title: 'Tides' } as const;
    const [first] = imported.quizzes;
    actor.send({
      type: 'package.sent',
      outcome: succeeded({
        ...imported,
        quizzes: first === undefined ? [] : [first, { ...first, ...second }],
      }),
    });
    actor.send({ type: 'import.close' });
    actor.send({ type: 'import.open' });
    actor.send({ type: 'report.show' });
    emitted.length = 0;
    actor.send({ type: 'import.undo' });
    actor.send({ type: 'import.close' });
    const [cells, tides] = [
      { id: 71, title: 'Cells' },
      { id: 72, title: 'Tides' },
    ];
    expect(removing).toEqual([cells, tides]);
    answerRemoval([
      { item: cells, outcome: succeeded(null) },
      { item: tides, outcome: failed({ kind: 'offline' }) },
    ]);
    await vi.waitFor(() => {
      expect(emitted).toEqual([
        { type: 'removed', items: [cells], alreadyGone: [] },
        { type: 'imported' },
      ]);
    });
    const { context } = actor.getSnapshot();
    expect([context.removedIds, context.failedRemovals, listUndoable(context)]).toEqual([
      [71],
      [{ item: tides, failure: { kind: 'offline' } }],
      [tides],
    ]);
    actor.send({ type: 'import.close' });
    actor.send({ type: 'quizzes.restored', ids: [71, 99] });
    expect([
      actor.getSnapshot().context.removedIds,
      listUndoable(actor.getSnapshot().context),
    ]).toEqual([[], [cells, tides]]);
  });

  it('QIO-03 a failed import keeps the selection and is retried with the same key; another selection gets a new key', () => {
    const { actor, asked, reviewed } = opened();
    reviewed();
    actor.send({ type: 'item.choose', item: '0:b.xml#q2' });
    for (const failure of [failed({ kind: 'offline' }), refused, failed({ kind: 'expired' })]) {
      actor.send({ type: 'import.start' });
      actor.send({ type: 'package.sent', outcome: failure });
    }
    expect(actor.getSnapshot().context).toMatchObject({
      error: { key: 'quizImportDialog.expired' },
      excludedItems: new Set(['0:b.xml#q2']),
    });
    actor.send({ type: 'item.choose', item: '0:b.xml#q2' });
    actor.send({ type: 'import.start' });
    expect(
      asked
        .slice(1)
        .map(({ idempotencyKey, choices }) => [
          idempotencyKey,
          choices.flatMap(({ leaveOut }) => leaveOut),
        ]),
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
      ['0:a.xml#q1', '0:b.xml#q2'],
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
