import { screen, waitFor, within } from '@testing-library/react';
import { describe, expect, it } from 'vitest';
import { createActor } from 'xstate';

import { getExportType } from '../../../../src/domain/access/export-type.ts';
import type { EffectiveRole } from '../../../../src/domain/access/role.ts';
import type { QuizRow } from '../../../../src/domain/lists/quiz-row.ts';
import { failed, succeeded, type Outcome } from '../../../../src/domain/outcome.ts';
import type { PackageKind } from '../../../../src/domain/interchange/package-format.ts';
import type { ListPage } from '../../../../src/domain/lists/list-page.ts';
import { fromCall } from '../../../../src/machines/shared/from-call.ts';
import {
  institutionListMachine,
  type InstitutionChoice,
} from '../../../../src/machines/shared/list/institution-list-machine.ts';
import type { BulkSelection } from '../../../../src/machines/quiz/bulk/bulk-change-machine.ts';
import { quizDownloadMachine } from '../../../../src/machines/quiz/exporting/quiz-download-machine.ts';
import type {
  DownloadRequest,
  LoadedPackage,
  PackagesToSave,
} from '../../../../src/machines/quiz/exporting/quiz-download-types.ts';
import type { LoadPageInput } from '../../../../src/machines/shared/list/list-types.ts';
import { DownloadSelected } from '../../../../src/views/quiz/exporting/download-selected.tsx';
import { DownloadDialog } from '../../../../src/views/quiz/exporting/download-dialog.tsx';
import { listed, onePage, renderQuizList } from '../lists/render-list.tsx';
// Loads the code of menus before a test opens one.
import '../../../../src/views/design/menus/menu-panel.tsx';

const role: EffectiveRole = 'superAdmin';
const reason = 'This quiz is being processed and cannot be downloaded now.';

interface Held extends DownloadRequest {
  readonly answer: (outcome: Outcome<LoadedPackage>) => void;
  readonly signal: AbortSignal;
}

const none = (): Outcome<ListPage<InstitutionChoice>> =>
  succeeded({ items: [], totalItems: 0, totalPages: 0 });

/** Rows of a list that can be downloaded together; each request is answered by the test. */
function showDownloads(
  items: readonly QuizRow[],
  {
    mayChooseInstitution = true,
    page = none,
  }: {
    readonly mayChooseInstitution?: boolean;
    readonly page?: (input: LoadPageInput) => Outcome<ListPage<InstitutionChoice>>;
  } = {},
) {
  const requested: Held[] = [];
  const download = createActor(
    quizDownloadMachine.provide({
      actors: {
        loadPackage: fromCall<LoadedPackage, DownloadRequest>(
          ({ input, signal }) =>
            new Promise((answer) => {
              requested.push({ ...input, answer, signal });
            }),
        ),
        savePackages: fromCall<null, PackagesToSave>(async () => succeeded(null)),
        institutionList: institutionListMachine.provide({
          actors: {
            loadPage: fromCall<ListPage<InstitutionChoice>, LoadPageInput>(({ input }) =>
              Promise.resolve(page(input)),
            ),
          },
        }),
      },
    }),
    { input: { canChooseInstitution: mayChooseInstitution } },
  ).start();
  const onDownload = (kind: PackageKind, _: BulkSelection, rows: readonly QuizRow[]): void => {
    download.send({
      type: 'download.open',
      kind,
      quizzes: rows.map(({ id, title, kind }) => ({ id, title, type: getExportType(role, kind) })),
    });
  };
  const visible = renderQuizList({
    context: 'template',
    answer: onePage(items),
    features: {
      selectionActions: (selection, rows) => (
        <DownloadSelected
          role={role}
          context="template"
          rows={rows}
          selection={selection}
          onDownload={onDownload}
        />
      ),
      dialogs: <DownloadDialog download={download} />,
    },
  });
  const nth = async (number: number): Promise<Held> =>
    waitFor(() => {
      expect(requested).toHaveLength(number);
      return requested[number - 1] as Held;
    });
  return { ...visible, asked: requested, nth };
}

const chosenButton = () => screen.getByRole('button', { name: 'Download' });
const rows = [
  listed({ id: 1, title: 'Cells' }),
  listed({ id: 2, title: 'Gels' }),
  listed({ id: 3, title: 'Tides' }),
];

describe('several quizzes downloaded at once', () => {
  it('QIO-04 QIO-14 the dialog shows the progress n of m, one package each; failed ones are named, and retry requests only those', async () => {
    const { user, asked, nth } = showDownloads(rows);
    await user.click(await screen.findByRole('checkbox', { name: 'Select all rows' }));
    await user.click(chosenButton());
    await user.click(screen.getByRole('menuitem', { name: 'Download QTI' }));
    const dialog = await screen.findByRole('dialog', { name: 'Download QTI' });
    expect(dialog).toHaveTextContent('3 quizzes, in one ZIP file');
    await user.click(within(dialog).getByRole('button', { name: 'Download' }));
    await within(dialog).findByRole('progressbar', { name: 'Creating the package' });
    expect(dialog).toHaveTextContent('0 of 3');
    (await nth(1)).answer(
      succeeded({ name: 'Cells-qti.zip', hasReport: false, content: new Blob([]) }),
    );
    (await nth(2)).answer(failed({ kind: 'refused', message: { text: reason } }));
    const third = await nth(3);
    expect(dialog).toHaveTextContent('2 of 3');
    third.answer(succeeded({ name: 'Tides-qti.zip', hasReport: false, content: new Blob([]) }));
    expect((await within(dialog).findByRole('alert')).textContent).toContain(`Gels: ${reason}`);
    expect(within(dialog).getAllByRole('listitem')).toHaveLength(1);
    await user.click(within(dialog).getByRole('button', { name: 'Download' }));
    (await nth(4)).answer(
      succeeded({ name: 'Gels-qti.zip', hasReport: false, content: new Blob([]) }),
    );
    await waitFor(() => {
      expect(screen.queryByRole('dialog')).toBeNull();
    });
    expect(
      asked.map(({ quiz: { id, type }, format: { kind, version } }) => [
        id,
        type,
        `${kind} ${version}`,
      ]),
    ).toEqual([
      [1, 'template', 'qti 2.1'],
      [2, 'template', 'qti 2.1'],
      [3, 'template', 'qti 2.1'],
      [2, 'template', 'qti 2.1'],
    ]);
  });

  it('QIO-04 Cancel stops the running download and requests no more', async () => {
    const { user, asked, nth } = showDownloads(rows);
    await user.click(await screen.findByRole('checkbox', { name: 'Select all rows' }));
    await user.click(chosenButton());
    await user.click(screen.getByRole('menuitem', { name: 'Download QTI' }));
    const dialog = await screen.findByRole('dialog', { name: 'Download QTI' });
    await user.click(within(dialog).getByRole('button', { name: 'Download' }));
    const { signal } = await nth(1);
    await user.click(within(dialog).getByRole('button', { name: 'Cancel' }));
    await waitFor(() => {
      expect(screen.queryByRole('dialog')).toBeNull();
    });
    expect([signal.aborted, asked.length]).toEqual([true, 1]);
  });

  it.each([
    ['SCORM', ['SCORM 1.2', 'SCORM 2004']],
    ['QTI', ['QTI 2.1', 'QTI 2.2', 'QTI 3.0', 'QTI 1.2 for Canvas']],
    ['CC', ['Common Cartridge 1.1', 'Common Cartridge 1.3']],
  ])(
    'QIO-04 QIO-05 %s is offered in its versions, the usual one chosen',
    async (type, versions) => {
      const { user } = showDownloads(rows);
      await user.click(await screen.findByRole('checkbox', { name: 'Select Cells' }));
      await user.click(chosenButton());
      expect(screen.getAllByRole('menuitem').map(({ textContent }) => textContent)).toEqual([
        'Download SCORM',
        'Download QTI',
        'Download CC',
      ]);
      await user.click(screen.getByRole('menuitem', { name: `Download ${type}` }));
      const dialog = await screen.findByRole('dialog', { name: `Download ${type}` });
      const radios = within(dialog).getAllByRole('radio');
      expect(radios.map((radio) => (radio as HTMLInputElement).labels?.[0]?.textContent)).toEqual(
        versions.map((version) => expect.stringMatching(new RegExp(`^${version}`)) as string),
      );
      expect(radios[0]).toBeChecked();
    },
  );

  it('QLST-33 the button is disabled with a reason while a selected quiz is being processed', async () => {
    const { user, asked } = showDownloads([
      ...rows,
      listed({ id: 4, title: 'Buffers', processing: 'running' }),
    ]);
    await user.click(await screen.findByRole('checkbox', { name: 'Select all rows' }));
    expect(chosenButton()).toHaveAccessibleDescription(
      'Some of the selected quizzes are being processed. You can download them when that is done.',
    );
    await user.click(chosenButton());
    expect({ dialog: screen.queryByRole('dialog'), asked }).toEqual({ dialog: null, asked: [] });
    await user.click(screen.getByRole('checkbox', { name: 'Select Buffers' }));
    expect(chosenButton()).not.toHaveAccessibleDescription();
    await user.click(chosenButton());
    await user.click(screen.getByRole('menuitem', { name: 'Download QTI' }));
    expect(await screen.findByRole('dialog', { name: 'Download QTI' })).toHaveTextContent(
      '3 quizzes',
    );
  });
});

describe('a package for an institution', () => {
  const kestrel: InstitutionChoice = { id: 2, title: 'Kestrel College', approved: true };
  const halden: InstitutionChoice = { id: 3, title: 'University of Halden', approved: false };
  const openCc = async (shown: ReturnType<typeof showDownloads>) => {
    await shown.user.click(await screen.findByRole('checkbox', { name: 'Select Cells' }));
    await shown.user.click(chosenButton());
    await shown.user.click(screen.getByRole('menuitem', { name: 'Download CC' }));
    return screen.findByRole('dialog', { name: 'Download CC' });
  };

  it('QIO-06 INST-01 INST-03 is selected in a dialog titled after the kind, searched by text or number, and sent with the request', async () => {
    const inputs: LoadPageInput[] = [];
    const visible = showDownloads(rows, {
      page: (input) => {
        inputs.push(input);
        return succeeded({
          items: input.query.search === '' ? [kestrel, halden] : [halden],
          totalItems: 2,
          totalPages: 1,
        });
      },
    });
    const dialog = await openCc(visible);
    expect(within(dialog).getByRole('group', { name: 'Institution' })).toHaveTextContent(
      'Not for a particular institution',
    );
    expect(
      within(dialog)
        .getAllByRole('radio')
        .map((radio) => radio.getAttribute('value')),
    ).toEqual(['1.1', '1.3']);
    await visible.user.click(within(dialog).getByRole('button', { name: 'Select Institution' }));
    const picker = await screen.findByRole('dialog', {
      name: 'Select the Institution to download CC',
    });
    expect(
      (await within(picker).findAllByRole('listitem')).map(({ textContent }) => textContent),
    ).toEqual(['Kestrel CollegeNumber 2Select', 'University of HaldenNumber 3Not approvedSelect']);
    await visible.user.type(
      within(picker).getByRole('searchbox', { name: 'Search by title or number' }),
      '3',
    );
    await waitFor(() => {
      expect(within(picker).getAllByRole('listitem')).toHaveLength(1);
    });
    expect(inputs.map(({ query: { search }, searchBy }) => [search, searchBy])).toEqual([
      ['', 'title'],
      ['3', 'id'],
    ]);
    await visible.user.click(
      within(picker).getByRole('button', { name: 'Select University of Halden' }),
    );
    await waitFor(() => {
      expect(
        screen.queryByRole('dialog', { name: 'Select the Institution to download CC' }),
      ).toBeNull();
    });
    expect(within(dialog).getByRole('group', { name: 'Institution' })).toHaveTextContent(
      'University of HaldenNumber 3',
    );
    await visible.user.click(within(dialog).getByRole('button', { name: 'Download' }));
    const { quiz, format, institutionId } = await visible.nth(1);
    expect({ quiz, format, institutionId }).toEqual({
      quiz: { id: 1, title: 'Cells', type: 'template' },
      format: { kind: 'cc', version: '1.1' },
      institutionId: 3,
    });
  });

  it("INST-05 EMP-07 shows an empty result and the server's error message, and keeps the selection", async () => {
    let answer: Outcome<ListPage<InstitutionChoice>> = failed({
      kind: 'refused',
      message: { text: 'Not today.' },
    });
    const visible = showDownloads(rows, { page: () => answer });
    const dialog = await openCc(visible);
    await visible.user.click(within(dialog).getByRole('button', { name: 'Select Institution' }));
    const picker = await screen.findByRole('dialog', {
      name: 'Select the Institution to download CC',
    });
    expect(await within(picker).findByRole('alert')).toHaveTextContent('Not today.');
    answer = none();
    await visible.user.click(within(picker).getByRole('button', { name: 'Try again' }));
    expect(await within(picker).findByText('No institutions found')).toBeInTheDocument();
    await visible.user.click(within(picker).getByRole('button', { name: 'Close' }));
    await waitFor(() => {
      expect(
        screen.queryByRole('dialog', { name: 'Select the Institution to download CC' }),
      ).toBeNull();
    });
    expect(within(dialog).getByRole('group', { name: 'Institution' })).toHaveTextContent(
      'Not for a particular institution',
    );
  });

  it('QIO-07 users who cannot list institutions have no institution field', async () => {
    const dialog = await openCc(showDownloads(rows, { mayChooseInstitution: false }));
    expect(within(dialog).queryByRole('group', { name: 'Institution' })).toBeNull();
  });
});
