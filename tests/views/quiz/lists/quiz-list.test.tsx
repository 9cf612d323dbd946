import { fireEvent, screen, waitFor, within } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { beforeEach, describe, expect, it, vi } from 'vitest';

import type { EffectiveRole } from '../../../../src/domain/access/role.ts';
import type { QuizContext } from '../../../../src/domain/access/routes.ts';
import type { QuizRow } from '../../../../src/domain/lists/quiz-row.ts';
import { stubPointerCapture } from '../../../support/stub-pointer-capture.ts';
import { listed, onePage, renderQuizList } from './render-list.tsx';

beforeEach(() => {
  vi.stubGlobal('matchMedia', (query: string) => ({
    matches: query.includes('>='),
    addEventListener: () => undefined,
    removeEventListener: () => undefined,
  }));
});
const heads = (): readonly string[] =>
  screen
    .getAllByRole('columnheader')
    .map((each) => each.textContent.trim())
    .filter((text) => text !== '' && !text.startsWith('Select '));
const cellsOf = async (title: RegExp): Promise<readonly string[]> => {
  const row = await screen.findByRole('row', { name: title });
  return within(row)
    .getAllByRole('cell')
    .slice(0, -1)
    .map((cell) => cell.textContent.trim())
    .filter((text) => text !== '' && !text.startsWith('Select '));
};
/** Opens the menu of a row and returns the words in it. */
const actionsOf = async (title: RegExp): Promise<readonly (string | null)[]> => {
  await openRowMenu(title);
  return within(await screen.findByRole('menu'))
    .getAllByRole('menuitem')
    .map(({ textContent }) => textContent);
};

/** Opens the menu of a row; returns its button. */
async function openRowMenu(title: RegExp): Promise<HTMLElement> {
  const row = within(await screen.findByRole('row', { name: title }));
  const button = row.getByRole('button', { name: /^Actions for/ });
  await userEvent.click(button);
  return button;
}

const ada = { firstName: 'Ada', lastName: 'Okafor', email: 'ada@uni-bern.example' };
const ilan = { firstName: 'Ilan', lastName: 'Roth', email: 'i.roth@weiz.example' };
const enzymes = listed({
  id: 12,
  title: 'Enzyme kinetics',
  subjects: ['Biology', 'Chemistry'],
  isRestricted: true,
  deadline: 'upcoming',
  endDate: '2026-12-18T12:00:00.000Z',
  sharedWith: [ada, ilan],
  owner: ada,
});
const downloads = ['Download SCORM', 'Download QTI', 'Download CC'];

interface Expected {
  readonly ids: string;
  readonly context: QuizContext;
  readonly role?: EffectiveRole;
  readonly row?: Partial<QuizRow>;
  readonly columns: readonly string[];
  readonly cells: readonly string[];
  readonly view: string;
  readonly actions: readonly string[];
  readonly buttons: readonly string[];
  readonly search: string;
  readonly address?: string;
}

const lists: readonly Expected[] = [
  {
    ids: 'QLST-01 QLST-02 QLST-03 QLST-04 QLST-05 QLST-06 QLST-08 QLST-65',
    context: 'template',
    columns: ['Title', 'Date Created', 'Questions', 'Actions'],
    cells: ['Enzyme kinetics', '03/02/2026', '5'],
    view: '/quiz/view/12',
    actions: ['Edit', 'Copy', ...downloads, 'Delete'],
    buttons: ['Create a New Quiz'],
    search: 'Search by Title',
  },
  {
    ids: 'QLST-21 QLST-22 QLST-24 QLST-25 QLST-26 QLST-27 QLST-28 QLST-29 QLST-30 QLST-32',
    context: 'library',
    row: { kind: 'library' },
    columns: ['Title', 'Subjects', 'Questions', 'Actions'],
    cells: ['Enzyme kinetics', 'Biology, Chemistry', '5'],
    view: '/quiz/library/view/12',
    actions: ['Edit', 'Copy', ...downloads, 'Delete'],
    buttons: ['Create a New Quiz'],
    search: 'Search Lectern Library by Title',
  },
  {
    ids: 'QLST-38 QLST-39 QLST-40 QLST-41',
    context: 'admin',
    row: { kind: 'admin' },
    columns: ['Title', 'Subjects', 'Questions', 'Deadline', 'Actions'],
    cells: ['Enzyme kinetics', 'Biology, Chemistry', '5', '12/18/2026'],
    view: '/quiz/admin-quiz/view/12',
    actions: ['Edit', 'Copy', ...downloads, 'Delete'],
    buttons: ['Create a New Quiz'],
    search: 'Search Admin Quiz by Title',
  },
  {
    ids: 'QLST-39 QLST-40 PERM-08',
    context: 'admin',
    role: 'admin',
    row: { kind: 'admin', isEditable: false, isOwn: false },
    columns: ['Title', 'Subjects', 'Questions', 'Deadline', 'Actions'],
    cells: ['Enzyme kinetics', 'Biology, Chemistry', '5', '12/18/2026'],
    view: '/quiz/admin-quiz/view/12',
    actions: downloads,
    buttons: [],
    search: 'Search Admin Quiz by Title',
  },
  {
    ids: 'QLST-17 QLST-18 QLST-19 PERM-14 PERM-16',
    context: 'shared',
    row: { kind: 'admin' },
    columns: ['Title', 'Shared with', 'Date Created', 'Questions', 'Deadline', 'Actions'],
    cells: [
      'Enzyme kinetics',
      'Ada Okafor | ada@uni-bern.exampleIlan Roth | i.roth@weiz.example',
      '03/02/2026',
      '5',
      '12/18/2026',
    ],
    view: '/quiz/shared-quiz/view/12',
    actions: ['Edit', 'Copy', ...downloads, 'Delete'],
    buttons: [],
    search: 'Search Shared Quizzes by Title',
  },
  {
    ids: 'QLST-17 QLST-19 PERM-17',
    context: 'shared',
    role: 'customer',
    row: { kind: 'user', isEditable: false, isOwn: false, sharedWith: [] },
    address: '?shared=with-me',
    columns: ['Title', 'Shared by', 'Date Created', 'Questions', 'Deadline', 'Actions'],
    cells: [
      'Enzyme kinetics',
      'Ada Okafor | ada@uni-bern.example',
      '03/02/2026',
      '5',
      '12/18/2026',
    ],
    view: '/quiz/shared-quiz/view/12',
    actions: ['Copy', ...downloads],
    buttons: [],
    search: 'Search Shared Quizzes by Title',
  },
  {
    ids: 'QLST-42 QLST-43 QLST-45 QLST-47 QLST-49 QLST-51 QLST-52 QLST-53',
    context: 'customer',
    row: { kind: 'user' },
    columns: [
      'Title',
      'Access',
      'Customer Name',
      'Customer Email',
      'Created Date',
      'Deadline',
      'Actions',
    ],
    cells: [
      'Enzyme kinetics',
      'Restricted',
      'Ada Okafor',
      'ada@uni-bern.example',
      '03/02/2026',
      '12/18/2026',
    ],
    view: '/quiz/customer-quiz/view/12',
    actions: ['Edit', ...downloads, 'Delete'],
    buttons: [],
    search: 'Search Customer Quizzes by Name',
  },
  {
    ids: 'QLST-09 QLST-10 QLST-12 QLST-13 QLST-14 QLST-15 QLST-16',
    context: 'user',
    role: 'customer',
    row: { kind: 'user' },
    columns: ['Title', 'Access', 'Subjects', 'Questions', 'Deadline', 'Actions'],
    cells: ['Enzyme kinetics', 'Restricted', 'Biology, Chemistry', '5', '12/18/2026'],
    view: '/quiz/my-quiz/view/12',
    actions: ['Edit', 'Copy', ...downloads, 'Delete'],
    buttons: ['Create a New Quiz'],
    search: 'Search My Quizzes by Title',
  },
];

describe.each(lists)(
  '$context list of $role',
  ({
    ids,
    context,
    role = 'superAdmin',
    row = {},
    columns,
    cells,
    view,
    actions,
    buttons,
    search,
    address = '',
  }) => {
    it(`${ids} columns in the printed order, cells, row link, actions, buttons, search`, async () => {
      renderQuizList({ context, role, address, answer: onePage([{ ...enzymes, ...row }]) });
      expect(await cellsOf(/Enzyme kinetics/)).toEqual(cells);
      expect(heads()).toEqual(columns);
      expect(screen.getByRole('link', { name: 'Enzyme kinetics' })).toHaveAttribute('href', view);
      expect(
        ['Create a New Quiz'].filter((name) => screen.queryAllByText(name).length > 0),
      ).toEqual(buttons);
      expect(screen.getByRole('searchbox', { name: search })).toHaveAttribute(
        'placeholder',
        search,
      );
      expect(await actionsOf(/Enzyme kinetics/)).toEqual(actions);
    });

    it("LST-01 shows 'No list items' when it is empty", async () => {
      renderQuizList({ context, role, address, answer: onePage([]) });
      expect(await screen.findByText('No list items')).toBeInTheDocument();
      expect(screen.queryByRole('navigation', { name: 'Pages' })).not.toBeInTheDocument();
    });

    it('PERM-21 ERR-59 denied, it shows the alert in place of search, table and buttons', async () => {
      renderQuizList({
        context,
        role,
        address,
        answer: { ok: false, failure: { kind: 'denied' } },
      });
      expect(await screen.findByRole('alert')).toHaveTextContent(
        'You have no access to quizzes based on your subscription level.',
      );
      expect(['table', 'searchbox'].flatMap((shown) => screen.queryAllByRole(shown))).toEqual([]);
      expect(screen.queryByText('Create a New Quiz')).not.toBeInTheDocument();
    });

    it("PD-27: a failure shows 'Error' in place, and it can be tried again", async () => {
      const { user, loads } = renderQuizList({
        context,
        role,
        address,
        answer: { ok: false, failure: { kind: 'offline' } },
      });
      const alert = await screen.findByRole('alert');
      expect(alert).toHaveTextContent('Error');
      await user.click(within(alert).getByRole('button', { name: 'Try again' }));
      await waitFor(() => {
        expect(loads).toHaveLength(2);
      });
    });
  },
);

describe('quiz lists', () => {
  it('QLST-10 QLST-55 QLST-56 QLST-57 access is Restricted or Open; a deadline is a date, a dash or Expired', async () => {
    renderQuizList({
      context: 'user',
      role: 'customer',
      answer: onePage([
        { ...enzymes, id: 1, title: 'First' },
        listed({ id: 2, title: 'Second', kind: 'user' }),
        listed({
          id: 3,
          title: 'Third',
          kind: 'user',
          deadline: 'expired',
          endDate: '2026-01-18T12:00:00.000Z',
        }),
      ]),
    });
    expect(await cellsOf(/First/)).toEqual([
      'First',
      'Restricted',
      'Biology, Chemistry',
      '5',
      '12/18/2026',
    ]);
    expect(await cellsOf(/Second/)).toEqual(['Second', 'Open', '—', '5', '—']);
    expect(await cellsOf(/Third/)).toEqual(['Third', 'Open', '—', '5', 'Expired']);
  });

  it('QLST-33 QLST-34 QLST-35 a quiz that is being processed is dimmed, has no link and shows the reason, by keyboard too', async () => {
    const { user } = renderQuizList({
      context: 'library',
      answer: onePage([
        listed({ id: 9, title: 'Gels', kind: 'library', isEditable: false, processing: 'running' }),
        listed({ id: 10, title: 'Buffers', kind: 'library', processing: 'failed' }),
      ]),
    });
    const row = await screen.findByRole('row', { name: /Gels/ });
    const link = within(row).getByRole('link', { name: 'Gels' });
    expect(row).toHaveAttribute('data-quiet');
    expect(link).not.toHaveAttribute('href');
    expect(link).toHaveAccessibleDescription('Playlist is not accessible while being processed');
    expect(link).toHaveAttribute('tabindex', '0');
    await user.hover(link);
    expect(await screen.findByRole('tooltip')).toHaveTextContent(
      'Playlist is not accessible while being processed',
    );
    expect(within(row).getByText('Being processed')).toBeInTheDocument();
    expect(screen.getByRole('row', { name: /Buffers/ })).toHaveTextContent('Processing failed');
  });

  it('QLST-20 QLST-37 Textbooks and Sections are tabs, Textbooks first; the selection is in the address', async () => {
    const { user, loads, addresses } = renderQuizList({ context: 'library', answer: onePage([]) });
    await screen.findByText('No list items');
    expect(
      screen.getAllByRole('tab').map((tab) => [tab.textContent, tab.getAttribute('aria-selected')]),
    ).toEqual([
      ['Textbooks', 'true'],
      ['Sections', 'false'],
    ]);
    expect(screen.getByRole('tabpanel')).toContainElement(screen.getByRole('searchbox'));
    await user.click(screen.getByRole('tab', { name: 'Textbooks' }));
    await user.keyboard('{ArrowRight}');
    expect(screen.getByRole('tab', { name: 'Sections' })).toHaveFocus();
    await screen.findByText('No list items');
    expect(loads.map(({ query }) => query.filters['tab'])).toEqual(['textbooks', 'sections']);
    expect(addresses).toEqual(['?tab=sections']);
  });

  it("QLST-43 QLST-44 'Show Expired Quizzes' is a switch, off at first", async () => {
    const { user, loads, addresses } = renderQuizList({ context: 'customer', answer: onePage([]) });
    const toggle = await screen.findByRole('switch', { name: 'Show Expired Quizzes' });
    expect(toggle).not.toBeChecked();
    await user.click(toggle);
    await waitFor(() => {
      expect(loads.map(({ query }) => query.filters['expired'])).toEqual(['hidden', 'shown']);
    });
    expect(toggle).toBeChecked();
    expect(addresses).toEqual(['?expired=shown']);
  });

  it('PERM-17 users choose between quizzes they shared and quizzes shared with them; a super admin sees all shared quizzes', async () => {
    const { user, loads } = renderQuizList({
      context: 'shared',
      role: 'customer',
      answer: onePage([enzymes]),
    });
    await user.click(await screen.findByRole('radio', { name: 'Shared with me' }));
    await waitFor(() => {
      expect(loads.map(({ query }) => query.filters['shared'])).toEqual(['by-me', 'with-me']);
    });
  });

  it('QLST-46 QLST-50 actions of other features are in their printed position and act on their row', async () => {
    const shared: number[] = [];
    const { user } = renderQuizList({
      context: 'customer',
      answer: onePage([{ ...enzymes, kind: 'user' }]),
      features: {
        rowActions: {
          share: {
            run: ({ id }) => {
              shared.push(id);
            },
          },
          viewResults: { to: ({ id }) => `/quiz/customer-quiz/results/${String(id)}` },
        },
      },
    });
    expect(await actionsOf(/Enzyme/)).toEqual([
      'Share quiz',
      'Edit',
      'Download SCORM',
      'View Results',
      'Download QTI',
      'Download CC',
      'Delete',
    ]);
    expect(screen.getByRole('menuitem', { name: 'View Results' })).toHaveAttribute(
      'href',
      '/quiz/customer-quiz/results/12',
    );
    await user.click(screen.getByRole('menuitem', { name: 'Share quiz' }));
    expect(shared).toEqual([12]);
  });

  it('QLST-05 each download acts on its row', async () => {
    const { user, downloaded } = renderQuizList({
      context: 'template',
      answer: onePage([enzymes]),
    });
    for (const name of downloads) {
      await openRowMenu(/Enzyme kinetics/);
      await user.click(await screen.findByRole('menuitem', { name }));
    }
    expect(downloaded).toEqual(['SCORM 12', 'QTI 12', 'CC 12']);
  });

  it('QLST-06 QLST-64 delete asks, removes, notifies and reloads; Cancel changes nothing', async () => {
    const { user, removed, told, loads } = renderQuizList({
      context: 'template',
      answer: onePage([enzymes]),
    });
    const button = await openRowMenu(/Enzyme kinetics/);
    await user.click(await screen.findByRole('menuitem', { name: 'Delete' }));
    await user.click(
      within(await screen.findByRole('dialog', { name: 'Delete Enzyme kinetics?' })).getByRole(
        'button',
        { name: 'Cancel' },
      ),
    );
    await waitFor(() => {
      expect(button).toHaveFocus();
    });
    expect(removed).toEqual([]);
    await user.click(button);
    await user.click(await screen.findByRole('menuitem', { name: 'Delete' }));
    await user.click(
      within(await screen.findByRole('dialog', { name: 'Delete Enzyme kinetics?' })).getByRole(
        'button',
        { name: 'Delete' },
      ),
    );
    await waitFor(() => {
      expect(told).toEqual([['Enzyme kinetics']]);
    });
    expect(removed).toEqual([12]);
    expect(loads).toHaveLength(2);
  });

  it('QLST-64 several rows are selected by keyboard, confirmed at once and deleted; failed ones are named and can be retried', async () => {
    const rows = [
      enzymes,
      listed({ id: 13, title: 'Titration' }),
      listed({ id: 14, title: 'Gels' }),
    ];
    const failing = new Set([14]);
    const { user, removed, told } = renderQuizList({
      context: 'template',
      answer: onePage(rows),
      removal: ({ id }) =>
        failing.delete(id)
          ? { ok: false, failure: { kind: 'conflict', message: { text: 'Somebody edits it.' } } }
          : { ok: true, value: null },
    });
    const box = await screen.findByRole('checkbox', { name: 'Select Titration' });
    box.focus();
    expect(box).toHaveFocus();
    await user.keyboard(' ');
    await user.click(screen.getByRole('checkbox', { name: 'Select Gels' }));
    expect(screen.getByText('2 selected')).toBeInTheDocument();
    await user.click(screen.getAllByRole('button', { name: 'Delete' }).at(0) as HTMLElement);
    await user.click(
      within(await screen.findByRole('dialog', { name: 'Delete 2 quizzes?' })).getByRole('button', {
        name: 'Delete',
      }),
    );
    const failed = await screen.findByRole('dialog', { name: 'Gels was not deleted' });
    expect(within(failed).getByRole('alert')).toHaveTextContent('Gels: Somebody edits it.');
    expect(told).toEqual([['Titration']]);
    await user.click(within(failed).getByRole('button', { name: 'Try again' }));
    await waitFor(() => {
      expect(told).toEqual([['Titration'], ['Gels']]);
    });
    expect(removed).toEqual([13, 14, 14]);
    expect(screen.queryByText(/selected$/)).not.toBeInTheDocument();
  });

  it('all rows of the page are chosen and let go of with one box; a search lets go of them too', async () => {
    const { user, list, clock } = renderQuizList({
      context: 'template',
      answer: onePage([enzymes, listed({ id: 13, title: 'Titration' })]),
    });
    const all = await screen.findByRole('checkbox', { name: 'Select all rows' });
    await user.click(all);
    expect(list.getSnapshot().context.selectedIds).toEqual([12, 13]);
    await user.click(all);
    expect(list.getSnapshot().context.selectedIds).toEqual([]);
    await user.click(all);
    fireEvent.change(screen.getByRole('searchbox'), { target: { value: 'tit' } });
    clock.increment(300);
    await waitFor(() => {
      expect(list.getSnapshot().context.selectedIds).toEqual([]);
    });
  });

  it('PERM-18 rows of others cannot be deleted together with own rows, and the button shows the reason', async () => {
    const { user, removed } = renderQuizList({
      context: 'shared',
      role: 'customer',
      answer: onePage([
        listed({ id: 1, title: 'Mine', kind: 'user' }),
        listed({ id: 2, title: 'Theirs', kind: 'user', isOwn: false, isEditable: false }),
      ]),
    });
    await user.click(await screen.findByRole('checkbox', { name: 'Select all rows' }));
    const button = screen.getAllByRole('button', { name: 'Delete' }).at(0) as HTMLElement;
    expect(button).toHaveAccessibleDescription('You cannot delete some of the selected quizzes.');
    await user.click(button);
    expect({ dialog: screen.queryByRole('dialog'), removed }).toEqual({
      dialog: null,
      removed: [],
    });
  });

  it('QLST-01 LST-11 searches once, 300 ms after the last key, and keeps the rows until then', async () => {
    const { clock, loads } = renderQuizList({ context: 'template', answer: onePage([enzymes]) });
    await screen.findByRole('row', { name: /Enzyme/ });
    for (const value of ['e', 'en', 'enz']) {
      fireEvent.change(screen.getByRole('searchbox', { name: 'Search by Title' }), {
        target: { value },
      });
      clock.increment(299);
    }
    expect(screen.getByRole('row', { name: /Enzyme/ })).toBeInTheDocument();
    expect(loads).toHaveLength(1);
    clock.increment(1);
    await waitFor(() => {
      expect(loads.map(({ query }) => query.search)).toEqual(['', 'enz']);
    });
  });

  it.each([
    [
      'NAV-071 a super admin',
      'superAdmin',
      [
        ['Articles Quiz Template', '/quiz'],
        ['Quiz Library', '/quiz/library'],
        ['Admin Quizzes', '/quiz/admin-quiz'],
        ['Shared By Admins', '/quiz/shared-quiz'],
        ['Customer Quizzes', '/quiz/customer-quiz'],
      ],
    ],
    [
      'NAV-072 PERM-17 an instructor',
      'csUser',
      [
        ['My Quizzes', '/quiz/my-quiz'],
        ['Shared By Me', '/quiz/shared-quiz'],
      ],
    ],
  ] as const)('QLST-62 the tabs of %s lead to the lists', async (_who, role, expected) => {
    renderQuizList({ context: 'shared', role, answer: onePage([]) });
    await screen.findByText('No list items');
    const tabs = within(screen.getByRole('navigation', { name: 'Kinds of quizzes' })).getAllByRole(
      'link',
    );
    expect(tabs.map((tab) => [tab.textContent, tab.getAttribute('href')])).toEqual(expected);
    expect(
      tabs
        .filter((tab) => tab.getAttribute('aria-current') === 'page')
        .map((tab) => tab.textContent),
    ).toEqual([expected.find(([, to]) => to === '/quiz/shared-quiz')?.[0]]);
  });
});

describe('what a person arranged', () => {
  const many = {
    ok: true as const,
    value: { items: [enzymes], totalItems: 60, totalPages: 3 },
  };
  const hidden = (id: string) => ({ id, isShown: false, width: null });
  const shown = (id: string) => ({ id, isShown: true, width: null });

  it('a list without settings has no controls of its own', async () => {
    renderQuizList({ context: 'template', answer: onePage([enzymes]) });
    await screen.findByRole('button', { name: 'Columns' });
    expect(screen.queryByRole('radiogroup', { name: 'Rows per page' })).toBeNull();
  });

  it('the table has the columns in the order of the person', async () => {
    renderQuizList({
      context: 'user',
      answer: onePage([enzymes]),
      settings: { columns: [shown('deadline'), shown('title'), hidden('subjects')] },
    });
    await screen.findByRole('row', { name: /Enzyme/ });
    expect(heads()).toEqual(['Deadline', 'Title', 'Access', 'Questions', 'Actions']);
  });

  it('a column is hidden at once', async () => {
    const { user, changes } = renderQuizList({ context: 'user', answer: onePage([enzymes]) });
    await user.click(await screen.findByRole('button', { name: 'Columns' }));
    await user.click(await screen.findByRole('checkbox', { name: 'Subjects' }));
    expect(heads()).toEqual(['Title', 'Access', 'Questions', 'Deadline', 'Actions']);
    expect(changes).toEqual([
      {
        type: 'columns.arrange',
        columns: [
          shown('title'),
          shown('access'),
          hidden('subjects'),
          shown('countOfQuestions'),
          shown('deadline'),
        ],
      },
    ]);
  });

  it('QLST-57 Shared by takes the place of Shared with', async () => {
    renderQuizList({
      context: 'shared',
      role: 'customer',
      address: '?shared=with-me',
      answer: onePage([enzymes]),
      settings: { columns: [shown('createdAt'), shown('sharedWith'), shown('title')] },
    });
    await screen.findByRole('row', { name: /Enzyme/ });
    expect(heads().slice(0, 3)).toEqual(['Date Created', 'Shared by', 'Title']);
    await userEvent.click(await screen.findByRole('button', { name: 'Columns' }));
    expect(await screen.findByRole('checkbox', { name: 'Shared by' })).toBeChecked();
  });

  it('a column is dragged wider as far as the title leaves room, and a double click resets it', async () => {
    stubPointerCapture();
    vi.spyOn(HTMLElement.prototype, 'offsetWidth', 'get').mockImplementation(function offsetWidth(
      this: HTMLElement,
    ) {
      return this.dataset['column'] === 'title' ? 300 : 120;
    });
    const { user, changes } = renderQuizList({
      context: 'shared',
      role: 'customer',
      address: '?shared=with-me',
      answer: onePage([enzymes]),
      settings: { columns: [shown('deadline'), shown('title'), shown('sharedWith')] },
    });
    const table = await screen.findByRole('table');
    await screen.findByRole('row', { name: /Enzyme/ });
    const drag = (column: string, moves: readonly number[]): void => {
      const edge = table.querySelector(`[data-column="${column}"] [data-edge]`) as HTMLElement;
      fireEvent.pointerDown(edge, { clientX: 500 });
      for (const clientX of moves) fireEvent.pointerMove(edge, { clientX });
      fireEvent.lostPointerCapture(edge);
    };
    const widths = () =>
      changes.map((change) =>
        change.type === 'columns.arrange'
          ? change.columns.flatMap(({ id, width }) =>
              width === null ? [] : [`${id} ${String(width)}`],
            )
          : [],
      );
    drag('deadline', [500]);
    expect(changes).toEqual([]);
    // Left of the title its end is dragged, right of it its start.
    drag('deadline', [510, 530]);
    drag('sharedBy', [420, 100]);
    expect(widths()).toEqual([['deadline 150'], ['deadline 150', 'sharedWith 260']]);
    expect(table.style.getPropertyValue('--width-of-deadline')).toBe('150px');
    expect(table.style.getPropertyValue('--width-of-sharedBy')).toBe('260px');
    expect(table.querySelectorAll('td[data-sized]')).toHaveLength(2);
    drag('deadline', [0]);
    expect(widths().at(-1)).toEqual(['deadline 64', 'sharedWith 260']);

    await user.dblClick(table.querySelector('[data-column="deadline"] [data-edge]') as HTMLElement);
    expect(widths().at(-1)).toEqual(['sharedWith 260']);
    expect(table.style.getPropertyValue('--width-of-deadline')).toBe('');

    await user.click(screen.getByRole('button', { name: 'Columns' }));
    const panel = within(await screen.findByRole('dialog', { name: 'Columns' }));
    await user.click(await panel.findByRole('button', { name: 'Make Shared by wider' }));
    expect(widths().at(-1)).toEqual(['sharedWith 136']);
    expect(panel.getByText('Shared by is 136 pixels wide.')).toBeInTheDocument();
    await user.click(panel.getByRole('button', { name: 'Make Deadline narrower' }));
    expect(widths().at(-1)).toEqual(['deadline 104', 'sharedWith 136']);
    expect(panel.queryByRole('button', { name: 'Make Title wider' })).toBeNull();
    await user.click(panel.getByRole('button', { name: 'Reset columns' }));
    expect(changes.at(-1)).toEqual({ type: 'columns.arrange', columns: [] });
    expect(document.querySelectorAll('td[data-sized]')).toHaveLength(0);
  });

  it('LST-02 another number of rows is kept and shows page 1; the choice keeps the focus', async () => {
    const { user, loads, changes, addresses } = renderQuizList({
      context: 'template',
      answer: many,
      address: '?page=3',
    });
    const choice = within(await screen.findByRole('radiogroup', { name: 'Rows per page' }));
    await user.click(choice.getByRole('radio', { name: '50' }));
    expect(choice.getByRole('radio', { name: '50' })).toHaveFocus();
    expect(choice.getByRole('radio', { name: '50' })).toBeChecked();
    expect(changes).toEqual([{ type: 'pageSize.choose', rowsOnPage: 50 }]);
    expect(loads.map(({ query }) => [query.page, query.filters['rows']])).toEqual([
      [3, '20'],
      [1, '50'],
    ]);
    expect(addresses).toEqual(['']);
  });

  it('the number of rows that a person chose before can be changed on a single page', async () => {
    const { loads } = renderQuizList({
      context: 'template',
      answer: onePage([enzymes]),
      settings: { rowsOnPage: 100 },
    });
    const choice = within(await screen.findByRole('radiogroup', { name: 'Rows per page' }));
    expect(choice.getByRole('radio', { name: '100' })).toBeChecked();
    expect(loads.map(({ query }) => query.filters['rows'])).toEqual(['100']);
  });
});
