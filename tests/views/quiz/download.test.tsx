import { screen, waitFor, within } from '@testing-library/react';
import { describe, expect, it } from 'vitest';
import { createActor, fromPromise } from 'xstate';

import { exportTypeOf } from '../../../src/domain/access/export-type.ts';
import type { EffectiveRole } from '../../../src/domain/access/role.ts';
import type { QuizRow } from '../../../src/domain/lists/quiz-row.ts';
import { failed, succeeded, type Outcome } from '../../../src/domain/outcome.ts';
import { quizDownloadMachine, type DownloadRequest, type SavedPackage } from '../../../src/machines/quiz/exporting/quiz-download-machine.ts';
import { DownloadChosen } from '../../../src/views/quiz/exporting/download-chosen.tsx';
import { DownloadDialog } from '../../../src/views/quiz/exporting/download-dialog.tsx';
import { listed, onePage, showQuizList } from './shown-list.tsx';

const role: EffectiveRole = 'superAdmin';
const reason = 'This quiz is being processed and cannot be downloaded now.';

interface Held extends DownloadRequest {
  readonly answer: (outcome: Outcome<SavedPackage>) => void;
  readonly signal: AbortSignal;
}

/** Rows of a list that can be downloaded together; each request is answered by the test. */
function showDownloads(items: readonly QuizRow[]) {
  const asked: Held[] = [];
  const download = createActor(quizDownloadMachine.provide({
    actors: { savePackage: fromPromise<Outcome<SavedPackage>, DownloadRequest>(({ input, signal }) => new Promise((answer) => { asked.push({ ...input, answer, signal }); })) },
  })).start();
  const onDownload = (rows: readonly QuizRow[]): void => {
    download.send({ type: 'download.open', quizzes: rows.map(({ id, title, kind }) => ({ id, title, type: exportTypeOf(role, kind) })) });
  };
  const shown = showQuizList({
    context: 'template', answer: onePage(items),
    features: { chosenActions: (rows) => <DownloadChosen role={role} context="template" rows={rows} onDownload={onDownload} />, dialogs: <DownloadDialog download={download} /> },
  });
  const nth = async (number: number): Promise<Held> => waitFor(() => {
    expect(asked).toHaveLength(number);
    return asked[number - 1] as Held;
  });
  return { ...shown, asked, nth };
}

const chosenButton = () => screen.getAllByRole('button', { name: 'Download QTI' }).at(0) as HTMLElement;
const rows = [listed({ id: 1, title: 'Cells' }), listed({ id: 2, title: 'Gels' }), listed({ id: 3, title: 'Tides' })];

describe('several quizzes downloaded at once', () => {
  it('QIO-04 QIO-14 the dialog counts them, one package each, n of m; what fails is named, the others are kept and trying again asks for it alone', async () => {
    const { user, asked, nth } = showDownloads(rows);
    await user.click(await screen.findByRole('checkbox', { name: 'Select all rows' }));
    await user.click(chosenButton());
    const dialog = await screen.findByRole('dialog', { name: 'Download QTI' });
    expect(dialog).toHaveTextContent('3 quizzes, a file each');
    await user.click(within(dialog).getByRole('button', { name: 'Download' }));
    await within(dialog).findByRole('progressbar', { name: 'The package is on its way' });
    expect(dialog).toHaveTextContent('0 of 3');
    (await nth(1)).answer(succeeded({ name: 'Cells-qti.zip', hasReport: false }));
    (await nth(2)).answer(failed({ kind: 'refused', message: reason }));
    const third = await nth(3);
    expect(dialog).toHaveTextContent('2 of 3');
    third.answer(succeeded({ name: 'Tides-qti.zip', hasReport: false }));
    expect((await within(dialog).findByRole('alert')).textContent).toContain(`Gels: ${reason}`);
    expect(within(dialog).getAllByRole('listitem')).toHaveLength(1);
    await user.click(within(dialog).getByRole('button', { name: 'Download' }));
    (await nth(4)).answer(succeeded({ name: 'Gels-qti.zip', hasReport: false }));
    await waitFor(() => { expect(screen.queryByRole('dialog')).toBeNull(); });
    expect(asked.map(({ quiz: { id, type }, format }) => [id, type, format])).toEqual([[1, 'template', '2.1'], [2, 'template', '2.1'], [3, 'template', '2.1'], [2, 'template', '2.1']]);
  });

  it('QIO-04 Cancel stops what is under way and asks for no more', async () => {
    const { user, asked, nth } = showDownloads(rows);
    await user.click(await screen.findByRole('checkbox', { name: 'Select all rows' }));
    await user.click(chosenButton());
    const dialog = await screen.findByRole('dialog', { name: 'Download QTI' });
    await user.click(within(dialog).getByRole('button', { name: 'Download' }));
    const { signal } = await nth(1);
    await user.click(within(dialog).getByRole('button', { name: 'Cancel' }));
    await waitFor(() => { expect(screen.queryByRole('dialog')).toBeNull(); });
    expect([signal.aborted, asked.length]).toEqual([true, 1]);
  });

  it('QLST-33 a chosen quiz that is being processed makes them wait, and the button says so', async () => {
    const { user, asked } = showDownloads([...rows, listed({ id: 4, title: 'Buffers', processing: 'running' })]);
    await user.click(await screen.findByRole('checkbox', { name: 'Select all rows' }));
    expect(chosenButton()).toHaveAccessibleDescription('Some of the chosen quizzes are being processed. They can be downloaded when that is over.');
    await user.click(chosenButton());
    expect({ dialog: screen.queryByRole('dialog'), asked }).toEqual({ dialog: null, asked: [] });
    await user.click(screen.getByRole('checkbox', { name: 'Select Buffers' }));
    expect(chosenButton()).not.toHaveAccessibleDescription();
    await user.click(chosenButton());
    expect(await screen.findByRole('dialog', { name: 'Download QTI' })).toHaveTextContent('3 quizzes');
  });
});
