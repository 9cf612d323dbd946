import { fireEvent, screen, waitFor, within } from '@testing-library/react';
import { beforeEach, describe, expect, it, vi } from 'vitest';
import { createActor, fromCallback } from 'xstate';

import type { ImportReview } from '../../../../src/domain/interchange/import/import-review.ts';
import { failed, succeeded } from '../../../../src/domain/outcome.ts';
import { quizImportMachine } from '../../../../src/machines/quiz/importing/quiz-import-machine.ts';
import type {
  PackageReport,
  PackageRequest,
  QuizImportEvent,
} from '../../../../src/machines/quiz/importing/quiz-import-setup.ts';
import { fromItemCalls } from '../../../../src/machines/shared/from-call.ts';
import type { DeletedItem } from '../../../../src/machines/shared/list/recycle-bin-machine.ts';
import { ImportButton } from '../../../../src/views/quiz/importing/import-button.tsx';
import { ImportDialog } from '../../../../src/views/quiz/importing/import-dialog.tsx';
import { onePage, renderQuizList } from '../lists/render-list.tsx';

const plain = { isShortened: false, image: null, imageAlt: '' };
const review: ImportReview = {
  sources: [{ file: 'test.xml', title: 'Cells' }],
  quizzes: [
    {
      source: 0,
      title: 'Cells',
      countOfQuestions: 2,
      duration: null,
      isGraded: null,
      showCaption: null,
    },
  ],
  report: [
    {
      source: 0,
      file: 'test.xml',
      identifier: 't',
      title: 'Cells',
      outcome: 'partial',
      reason: 'Dates were left out.',
    },
    {
      source: 0,
      file: 'a.xml',
      identifier: 'q1',
      title: 'Nucleus',
      outcome: 'imported',
      reason: '',
      preview: {
        kind: 'question',
        ...plain,
        isMultiple: false,
        text: 'Where is DNA kept?',
        options: [
          { text: 'Nucleus', isRight: true },
          { text: 'Wall', isRight: false },
        ],
      },
    },
    {
      source: 0,
      file: 'b.xml',
      identifier: 'q2',
      title: 'Membrane',
      outcome: 'partial',
      reason: 'Feedback was left out.',
      preview: {
        kind: 'question',
        ...plain,
        isMultiple: true,
        text: 'What passes?',
        options: [
          { text: 'Water', isRight: true },
          { text: 'Oxygen', isRight: true },
        ],
      },
    },
    {
      source: 0,
      file: 'c.xml',
      identifier: 'q3',
      title: 'Essay',
      outcome: 'skipped',
      reason: 'It is an essay.',
    },
  ],
};
const zip = new File(['PK'], 'Cells.zip');

// Nothing has a size in jsdom, and a windowed list shows what fits.
beforeEach(() => {
  vi.spyOn(Element.prototype, 'clientHeight', 'get').mockReturnValue(600);
  vi.spyOn(HTMLElement.prototype, 'offsetHeight', 'get').mockReturnValue(100);
});

/** The template list with the upload dialog; the test answers for the server. */
function showImport() {
  const requests: PackageRequest[] = [];
  let tell: (report: PackageReport) => void = () => undefined;
  const upload = createActor(
    quizImportMachine.provide({
      actors: {
        sendPackage: fromCallback<QuizImportEvent, PackageRequest>(({ input, sendBack }) => {
          requests.push(input);
          tell = sendBack;
        }),
        removeQuizzes: fromItemCalls<DeletedItem>(async () => succeeded(null)),
      },
    }),
    { input: { createKey: () => 'name' } },
  ).start();
  const visible = renderQuizList({
    context: 'template',
    answer: onePage([]),
    features: {
      headActions: () => (
        <ImportButton
          onOpen={() => {
            upload.send({ type: 'import.open' });
          }}
        />
      ),
      dialogs: <ImportDialog upload={upload} />,
    },
  });
  const open = async () => {
    await visible.user.click(screen.getByRole('button', { name: 'Upload QTI' }));
    const dialog = await screen.findByRole('dialog', { name: 'Upload QTI' });
    return {
      dialog,
      zone: await within(dialog).findByRole('region', { name: 'Drop a .zip or .imscc file here' }),
    };
  };
  const drop = (zone: HTMLElement, files: readonly File[]): void => {
    fireEvent.drop(zone, { dataTransfer: { files } });
  };
  return {
    ...visible,
    asked: requests,
    open,
    drop,
    answer: (report: PackageReport) => {
      tell(report);
    },
  };
}

describe('the import dialog', () => {
  it('QLST-07 QVAL-33 accepts one .zip, selected or dropped; other files are rejected and nothing is sent', async () => {
    const { user, open, drop, asked } = showImport();
    const { dialog, zone } = await open();
    expect(zone).toHaveTextContent(
      'QTI 1.2 to 3.0 or a Common Cartridge, one file of at most 20 MB.',
    );
    drop(zone, [zip, zip]);
    expect(await within(dialog).findByRole('alert')).toHaveTextContent(
      'Please choose a single .zip or .imscc file.',
    );
    drop(zone, [new File(['%PDF'], 'Cells.pdf')]);
    await waitFor(() => {
      expect(within(dialog).getByRole('alert')).toHaveTextContent(
        'Cells.pdf is neither a .zip nor an .imscc file.',
      );
    });
    expect(asked).toEqual([]);
    await user.upload(
      dialog.querySelector<HTMLInputElement>('input[type=file]') as HTMLInputElement,
      zip,
    );
    expect(
      await within(dialog).findByRole('progressbar', { name: 'Uploading Cells.zip' }),
    ).toBeInTheDocument();
    expect(asked).toEqual([{ file: zip, choices: [], idempotencyKey: null }]);
  });

  it('QIO-01 shows the upload progress and the items read with their right answers, and imports the selected ones', async () => {
    const { user, open, drop, answer, asked } = showImport();
    const { dialog, zone } = await open();
    drop(zone, [zip]);
    await within(dialog).findByRole('progressbar', { name: 'Uploading Cells.zip' });
    answer({ type: 'package.progress', part: 0.4 });
    expect(await within(dialog).findByText('40 %')).toBeInTheDocument();
    answer({ type: 'package.progress', part: 1 });
    expect(
      await within(dialog).findByRole('progressbar', { name: 'Reading Cells.zip' }),
    ).not.toHaveAttribute('value');
    answer({ type: 'package.sent', outcome: succeeded(review) });
    const items = await within(dialog).findAllByRole('article');
    expect(
      items.map((item) => [
        item.dataset['outcome'],
        within(item)
          .queryAllByRole('listitem')
          .map(({ textContent }) => textContent),
      ]),
    ).toEqual([
      ['imported', ['Nucleus Right answer', 'Wall ']],
      ['partial', ['Water Right answer', 'Oxygen Right answer']],
      ['skipped', []],
    ]);
    expect(items[1]).toHaveTextContent('Several right answersImported in partWhat passes?');
    expect(dialog).toHaveTextContent(
      '2 questions · Not graded: the package does not say · Captions off: the package does not say',
    );
    expect(items[1]).toHaveTextContent(/b\.xml, q2$/);
    expect(within(dialog).getByRole('list', { name: 'Changes to this quiz' })).toHaveTextContent(
      /^Dates were left out\.$/,
    );
    expect(within(dialog).getByRole('checkbox', { name: 'Item 3' })).toHaveAccessibleDescription(
      'Essay It is an essay.',
    );

    await user.click(within(dialog).getByRole('checkbox', { name: 'Item 3' }));
    await user.click(within(dialog).getByRole('checkbox', { name: 'Import item 1' }));
    expect(within(dialog).getByRole('status')).toHaveTextContent(
      '1 of 2 chosen · 1 item cannot be imported',
    );
    expect(
      within(dialog).getByRole('checkbox', { name: 'Import all items' }),
    ).toBePartiallyChecked();
    await user.click(within(dialog).getByRole('button', { name: 'Import' }));
    await within(dialog).findByRole('progressbar', { name: 'Uploading Cells.zip' });
    expect(asked[1]).toEqual({
      file: zip,
      choices: [{ source: 0, leaveOut: ['a.xml#q1'] }],
      idempotencyKey: 'name',
    });
    const id = 71;
    answer({
      type: 'package.sent',
      outcome: succeeded({ ...review, quizzes: review.quizzes.map((quiz) => ({ ...quiz, id })) }),
    });
    const link = await within(dialog).findByRole('link', { name: /^Cells/ });
    expect([link.getAttribute('href'), link.getAttribute('target')]).toEqual([
      '/quiz/edit/71',
      '_blank',
    ]);
    expect(within(dialog).getByRole('list', { name: 'Not imported (1)' })).toHaveTextContent(
      /^Cells: EssayIt is an essay\.$/,
    );
    await user.click(within(dialog).getByRole('button', { name: 'Undo the import' }));
    expect(await within(dialog).findByText('In the recycle bin')).toBeInTheDocument();
    expect(within(dialog).queryByRole('button', { name: 'Undo the import' })).toBeNull();
    await user.click(within(dialog).getByRole('button', { name: 'Done' }));
    await waitFor(() => {
      expect(screen.queryByRole('dialog')).toBeNull();
    });
  });

  it('of several quizzes each can be renamed or left out, and shows its formulas and pictures', async () => {
    const { user, open, drop, answer, asked } = showImport();
    const { dialog, zone } = await open();
    const file = new File(['zippicturezip'], 'Banks.zip');
    drop(zone, [file]);
    await within(dialog).findByRole('progressbar');
    const entry = { source: 1, file: 'b.xml', identifier: 'f', title: '', reason: '' };
    const created: Blob[] = [];
    vi.stubGlobal(
      'URL',
      class extends URL {
        static override createObjectURL = (content: Blob) =>
          `blob:${String(created.push(content))}`;
        static override revokeObjectURL = () => undefined;
      },
    );
    answer({
      type: 'package.sent',
      outcome: succeeded({
        ...review,
        sources: [...review.sources, { file: 'b.xml', title: 'Tides' }],
        quizzes: [
          ...review.quizzes,
          {
            source: 1,
            title: 'Tides',
            countOfQuestions: 1,
            duration: 5,
            isGraded: true,
            showCaption: false,
          },
        ],
        report: [
          ...review.report,
          {
            ...entry,
            outcome: 'imported',
            preview: {
              ...plain,
              kind: 'question',
              isMultiple: false,
              text: '<p>Is <math><mi>x</mi></math> here? <img src="/files/p.png" alt="A tide"></p>',
              image: '/files/q.png',
              options: [{ text: 'H<sub>2</sub>O', isRight: true }],
            },
          },
        ],
        pictures: [
          {
            address: '/files/p.png',
            mediaType: 'image/png',
            range: { start: 3, end: 10, isDeflated: false },
          },
          { address: '/files/q.png', mediaType: 'image/gif', content: btoa('bytes') },
        ],
      }),
    });
    await user.click(await within(dialog).findByRole('button', { name: /^Tides/ }));
    const item = await within(dialog).findByRole('article');
    await waitFor(() => {
      expect(item.querySelector('math')).not.toBeNull();
      expect(item.querySelector('sub')).toHaveTextContent('2');
      expect(within(item).getByAltText('A tide')).toHaveAttribute(
        'src',
        expect.stringMatching(/^blob:/),
      );
      expect(within(item).getByAltText('Picture of the question')).toHaveAttribute(
        'src',
        expect.stringMatching(/^blob:/),
      );
    });
    expect(created.map(({ type, size }) => [type, size]).toSorted()).toEqual([
      ['image/gif', 5],
      ['image/png', 7],
    ]);
    const title = within(dialog).getByRole('textbox', { name: 'Title of the quiz' });
    await user.clear(title);
    expect(title).toHaveAccessibleDescription(/No Title/);
    expect(within(dialog).getByRole('button', { name: 'Import' })).toHaveAccessibleDescription(
      'Correct the titles of the quizzes first.',
    );
    await user.type(title, 'Spring tides');
    await user.click(within(dialog).getByRole('checkbox', { name: 'Import Cells' }));
    await user.click(within(dialog).getByRole('button', { name: 'Import' }));
    expect(asked[1]?.choices).toEqual([
      { source: 0, leaveOut: ['a.xml#q1', 'b.xml#q2'] },
      { source: 1, leaveOut: [], title: 'Spring tides' },
    ]);
  });

  it('the items with remarks and those not imported are shown alone, with their numbers', async () => {
    const { user, open, drop, answer } = showImport();
    const { dialog, zone } = await open();
    drop(zone, [zip]);
    await within(dialog).findByRole('progressbar');
    answer({ type: 'package.sent', outcome: succeeded(review) });
    const show = await within(dialog).findByRole('radio', { name: 'With remarks 1' });
    const filesShown = (): readonly (string | undefined)[] =>
      within(dialog)
        .queryAllByRole('article')
        .map(({ textContent }) => /[abc]\.xml, q\d$/.exec(textContent)?.[0]);
    expect(filesShown()).toEqual(['a.xml, q1', 'b.xml, q2', 'c.xml, q3']);
    await user.click(show);
    expect(filesShown()).toEqual(['b.xml, q2']);
    expect(within(dialog).getByRole('checkbox', { name: 'Import item 2' })).toBeChecked();
    await user.click(within(dialog).getByRole('radio', { name: 'Not imported 1' }));
    expect(filesShown()).toEqual(['c.xml, q3']);
    await user.click(within(dialog).getByRole('radio', { name: 'All 3' }));
    expect(filesShown()).toHaveLength(3);
  });

  it('QIO-01 selects all or none at once; with none, Import is disabled with a reason', async () => {
    const { user, open, drop, answer, asked } = showImport();
    const { dialog, zone } = await open();
    drop(zone, [zip]);
    await within(dialog).findByRole('progressbar');
    answer({ type: 'package.sent', outcome: succeeded(review) });
    const all = await within(dialog).findByRole('checkbox', { name: 'Import all items' });
    await waitFor(() => {
      expect(all).toHaveFocus();
    });
    await user.keyboard(' ');
    expect(within(dialog).getByRole('status')).toHaveTextContent('0 of 2 chosen');
    const start = within(dialog).getByRole('button', { name: 'Import' });
    expect(start).toHaveAccessibleDescription('Choose at least one item.');
    await user.click(start);
    expect(asked).toHaveLength(1);
    await user.click(all);
    expect(within(dialog).getByRole('status')).toHaveTextContent('2 of 2 chosen');
  });

  it("QIO-03 shows the server's error message and a way to continue", async () => {
    const { user, open, drop, answer, asked } = showImport();
    const { dialog, zone } = await open();
    const message = 'The file “a.xml” is encrypted. Please export the package without a password.';
    drop(zone, [zip]);
    await within(dialog).findByRole('progressbar');
    answer({
      type: 'package.sent',
      outcome: failed({ kind: 'invalid', message: { text: message }, errors: {} }),
    });
    expect(await within(dialog).findByRole('alert')).toHaveTextContent(
      `Cells.zip was not imported${message}`,
    );
    await user.click(within(dialog).getByRole('button', { name: 'Try again' }));
    await within(dialog).findByRole('progressbar');
    answer({ type: 'package.sent', outcome: succeeded(review) });
    await user.click(await within(dialog).findByRole('button', { name: 'Import' }));
    await within(dialog).findByRole('progressbar');
    answer({ type: 'package.sent', outcome: failed({ kind: 'offline' }) });
    expect(await within(dialog).findByRole('alert')).toHaveTextContent(
      'Nothing was importedThe server cannot be reached.',
    );
    await user.click(within(dialog).getByRole('button', { name: 'Import' }));
    expect(asked).toHaveLength(4);
  });

  it('QIO-01 Stop returns to the file selection, Escape closes', async () => {
    const { user, open, drop } = showImport();
    const { dialog, zone } = await open();
    drop(zone, [zip]);
    await user.click(await within(dialog).findByRole('button', { name: 'Stop' }));
    expect(
      await within(dialog).findByRole('region', { name: 'Drop a .zip or .imscc file here' }),
    ).toBeInTheDocument();
    drop(within(dialog).getByRole('region'), [zip]);
    await within(dialog).findByRole('progressbar');
    await user.keyboard('{Escape}');
    await waitFor(() => {
      expect(screen.queryByRole('dialog')).toBeNull();
    });
  });

  it('QIO-01 of thousands of items only some are in the document', async () => {
    const { open, drop, answer } = showImport();
    const { dialog, zone } = await open();
    drop(zone, [zip]);
    await within(dialog).findByRole('progressbar');
    const report = Array.from({ length: 5000 }, (_, at) => ({
      source: 0,
      file: `${String(at)}.xml`,
      identifier: 'q',
      title: `Question ${String(at)}`,
      outcome: 'imported' as const,
      reason: '',
      preview: {
        ...plain,
        kind: 'question' as const,
        isMultiple: false,
        text: 'Which?',
        options: [],
      },
    }));
    answer({
      type: 'package.sent',
      outcome: succeeded({
        sources: [{ file: 'large.xml', title: 'Large' }],
        quizzes: [
          {
            source: 0,
            title: 'Large',
            countOfQuestions: 5000,
            duration: null,
            isGraded: null,
            showCaption: null,
          },
        ],
        report,
      }),
    });
    const items = await within(dialog).findAllByRole('article');
    expect(items.length).toBeLessThan(60);
    expect(within(dialog).getByRole('status')).toHaveTextContent('5000 of 5000 chosen');
  });
});
