import { render, screen, within } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { expect, onTestFinished, test, vi } from 'vitest';

import { DataTable } from '../../../../src/views/design/tables/data-table.tsx';
import type { Column, DataTableProps } from '../../../../src/views/design/tables/table-types.ts';
import { TabLinks } from '../../../../src/views/design/navigation/tab-links.tsx';
import { Pagination } from '../../../../src/views/design/tables/pagination.tsx';
// Loads the code of menus before a test opens one.
import '../../../../src/views/design/menus/menu-panel.tsx';

interface Row {
  readonly id: number;
  readonly title: string;
  readonly created: string;
}
const rows: readonly Row[] = [
  { id: 1, title: 'Enzymes', created: '03/02/2026' },
  { id: 2, title: 'Buffers', created: '02/25/2026' },
];
const columns: readonly Column<Row>[] = [
  { id: 'title', header: 'Title', sortable: true, card: 'title', cell: ({ title }) => title },
  {
    id: 'created',
    header: 'Created Date',
    align: 'end',
    card: 'line',
    cell: ({ created }) => created,
  },
];

const table = (more: Partial<DataTableProps<Row>> = {}) => (
  <DataTable
    label="Quizzes"
    columns={columns}
    rows={rows}
    getRowId={({ id }) => id}
    getRowName={({ title }) => title}
    empty="No list items"
    labels={{
      actions: 'Actions',
      rowActions: (name) => `Actions for ${name}`,
      selectAll: 'Select all',
      selectRow: (name) => `Select ${name}`,
      sortBy: 'Sort by',
      formatSorted: (column, direction) => `${column}, ${direction}`,
    }}
    {...more}
  />
);

function windowWidth(width: number): void {
  vi.stubGlobal('matchMedia', (query: string) => ({
    matches: query.includes('<')
      ? width < Number(/\d+/.exec(query)?.[0])
      : width >= Number(/\d+/.exec(query)?.[0]),
    addEventListener: () => undefined,
    removeEventListener: () => undefined,
  }));
}

test('LST-10 a loading list has ten skeleton rows and is aria-busy', () => {
  const { container } = render(table({ rows: null }));
  expect(container.querySelectorAll('tbody tr[data-loading]')).toHaveLength(10);
  expect(screen.getByRole('table', { name: 'Quizzes' })).toHaveAttribute('aria-busy', 'true');
});

test('LST-01 an empty list shows its text instead of rows', () => {
  render(table({ rows: [] }));
  expect(screen.getByRole('cell', { name: 'No list items' })).toBeVisible();
});

test('LST-04 LST-05 a sortable header exposes its order and requests another', async () => {
  const requested: string[] = [];
  render(
    table({
      sort: { column: 'title', direction: 'desc' },
      onSort: (column) => requested.push(column),
    }),
  );
  expect(screen.getByRole('columnheader', { name: 'Title' })).toHaveAttribute(
    'aria-sort',
    'descending',
  );
  expect(screen.getByRole('columnheader', { name: 'Created Date' })).not.toHaveAttribute(
    'aria-sort',
  );
  await userEvent.click(screen.getByRole('button', { name: 'Title' }));
  expect(requested).toEqual(['title']);
});

test('rows are selected one by one and all at once; a partial selection makes the header checkbox mixed', async () => {
  const toggled: unknown[] = [];
  render(
    table({
      selection: {
        selectedIds: new Set([1]),
        onToggle: (id) => toggled.push(id),
        onToggleAll: (all) => toggled.push(all),
      },
    }),
  );
  expect(screen.getByRole('checkbox', { name: 'Select all' })).toBePartiallyChecked();
  await userEvent.click(screen.getByRole('checkbox', { name: 'Select Buffers' }));
  await userEvent.click(screen.getByRole('checkbox', { name: 'Select all' }));
  expect(toggled).toEqual([2, true]);
});

test.each([
  ['while they load', null],
  ['when there are none', []],
] as const)('all rows cannot be chosen %s', async (_, rows) => {
  const toggled: unknown[] = [];
  render(
    table({
      rows,
      selection: {
        selectedIds: new Set(),
        onToggle: (id) => toggled.push(id),
        onToggleAll: (all) => toggled.push(all),
      },
    }),
  );
  const all = screen.getByRole('checkbox', { name: 'Select all' });
  await userEvent.click(all);
  expect(all).toHaveAttribute('aria-disabled', 'true');
  expect(toggled).toEqual([]);
});

test('row actions are in the tab order of a wide window', async () => {
  windowWidth(1440);
  const done: string[] = [];
  render(
    table({
      getRowActions: ({ title }) => [
        { label: 'Copy', icon: null, to: '/copy' },
        {
          label: 'Delete',
          icon: null,
          onSelect: () => {
            done.push(title);
          },
        },
      ],
    }),
  );
  const actions = within(screen.getByRole('list', { name: 'Actions for Buffers' }));
  actions.getByRole('link', { name: 'Copy' }).focus();
  await userEvent.tab();
  expect(actions.getByRole('button', { name: 'Delete' })).toHaveFocus();
  await userEvent.keyboard('{Enter}');
  expect(done).toEqual(['Buffers']);
});

test('more than two row actions are in a menu, the first two also buttons once the row is used', async () => {
  windowWidth(1440);
  render(
    table({
      getRowActions: () => [
        { label: 'Edit', icon: null, to: '/edit' },
        { label: 'Copy', icon: null, to: '/copy' },
        { label: 'Delete', icon: null, onSelect: () => undefined },
      ],
    }),
  );
  const menu = screen.getByRole('button', { name: 'Actions for Buffers' });
  expect(screen.queryByRole('link', { name: 'Edit' })).toBeNull();
  menu.focus();
  await userEvent.tab({ shift: true });
  expect(screen.getByRole('link', { name: 'Copy' })).toHaveFocus();
  expect(screen.getAllByRole('link', { name: 'Edit' })).toHaveLength(1);
  await userEvent.hover(screen.getByRole('button', { name: 'Actions for Enzymes' }));
  expect(screen.getAllByRole('link', { name: 'Edit' })).toHaveLength(2);
  await userEvent.click(menu);
  expect((await screen.findAllByRole('menuitem')).map(({ textContent }) => textContent)).toEqual([
    'Edit',
    'Copy',
    'Delete',
  ]);
});

test('NAV-004 on a phone rows become cards with one menu of actions each', async () => {
  windowWidth(360);
  const done: string[] = [];
  render(
    table({
      getRowActions: ({ title }) => [
        {
          label: 'Delete',
          icon: null,
          onSelect: () => {
            done.push(title);
          },
        },
      ],
    }),
  );
  expect(screen.queryByRole('table')).toBeNull();
  expect(
    within(screen.getByRole('list', { name: 'Quizzes' })).getAllByRole('listitem'),
  ).toHaveLength(2);
  await userEvent.click(screen.getByRole('button', { name: 'Actions for Enzymes' }));
  await userEvent.click(screen.getByRole('menuitem', { name: 'Delete' }));
  expect(done).toEqual(['Enzymes']);
});

const sentences = {
  label: 'Pages',
  previous: 'Previous page',
  next: 'Next page',
  page: (page: number) => `Page ${String(page)}`,
};
const pagesShown = (): readonly string[] =>
  within(screen.getByRole('navigation', { name: 'Pages' }))
    .getAllByRole('listitem', { hidden: true })
    .slice(1, -1)
    .map(({ textContent }) => textContent);

test.each([
  [1, 65, ['1', '2', '3', '…', '65']],
  [4, 65, ['1', '2', '3', '4', '5', '…', '65']],
  [30, 65, ['1', '…', '29', '30', '31', '…', '65']],
  [65, 65, ['1', '…', '63', '64', '65']],
  [2, 2, ['1', '2']],
])(
  'LST-02 page %i of %i shows its neighbors, the ends, and a gap for more than one page',
  (page, pages, expected) => {
    render(
      <Pagination
        page={page}
        pageCount={pages}
        onPageChange={() => undefined}
        labels={sentences}
      />,
    );
    expect(pagesShown()).toEqual(expected);
    expect(screen.getByRole('button', { current: 'page' })).toHaveAccessibleName(
      `Page ${String(page)}`,
    );
  },
);

test('LST-02 there is no page before the first', async () => {
  const requested: number[] = [];
  render(
    <Pagination
      page={1}
      pageCount={3}
      onPageChange={(page) => requested.push(page)}
      labels={sentences}
    />,
  );
  await userEvent.click(screen.getByRole('button', { name: 'Previous page' }));
  await userEvent.click(screen.getByRole('button', { name: 'Next page' }));
  await userEvent.click(screen.getByRole('button', { name: 'Page 3' }));
  expect(requested).toEqual([2, 3]);
});

test('NAV-070 the current tab is scrolled into view in the next frame when the row is too narrow', () => {
  vi.useFakeTimers({ toFake: ['requestAnimationFrame', 'cancelAnimationFrame'] });
  onTestFinished(() => {
    vi.useRealTimers();
  });
  const box = vi
    .spyOn(HTMLElement.prototype, 'getBoundingClientRect')
    .mockImplementation(function box(this: HTMLElement) {
      if (this.tagName === 'NAV') return new DOMRect(10, 0, 300, 40);
      return this.textContent === 'Last'
        ? new DOMRect(500, 0, 120, 40)
        : new DOMRect(10, 0, 60, 40);
    });
  const tabs = [
    { to: '/first', label: 'First' },
    { to: '/last', label: 'Last' },
  ];
  const visible = render(<TabLinks label="Kinds" tabs={tabs} current="/first" />);
  expect(screen.getByRole('navigation', { name: 'Kinds' }).scrollLeft).toBe(0);
  visible.rerender(<TabLinks label="Kinds" tabs={tabs} current="/last" />);
  expect(box).not.toHaveBeenCalled();
  vi.advanceTimersToNextFrame();
  expect(screen.getByRole('navigation', { name: 'Kinds' }).scrollLeft).toBe(310);
  box.mockRestore();
});
