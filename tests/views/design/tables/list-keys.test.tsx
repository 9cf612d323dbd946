import { fireEvent, render, screen } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { useState, type ReactNode } from 'react';
import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest';

import { SearchField } from '../../../../src/views/design/fields/search-field.tsx';
import { Link, NavigationProvider } from '../../../../src/views/design/navigation/link.tsx';
import { DataTable } from '../../../../src/views/design/tables/data-table.tsx';
import { handleListKey } from '../../../../src/views/design/tables/list-keys.ts';
import type { RowId } from '../../../../src/views/design/tables/table-types.ts';

const rows = ['Cells', 'Genetics', 'Motion'];
let isPhone = false;

beforeEach(() => {
  isPhone = false;
  vi.stubGlobal('matchMedia', (query: string) => ({
    matches: query.includes('<') ? isPhone : !isPhone,
    addEventListener: () => undefined,
    removeEventListener: () => undefined,
  }));
  window.addEventListener('keydown', handleListKey);
});
afterEach(() => {
  window.removeEventListener('keydown', handleListKey);
});

function List(): ReactNode {
  const [selected, setSelected] = useState<ReadonlySet<RowId>>(new Set());
  const [text, setText] = useState('');
  return (
    <main>
      <Link to="/new" data-shortcut="create">
        Create
      </Link>
      <SearchField label="Search" clearLabel="Clear" value={text} onChange={setText} />
      <DataTable
        label="Quizzes"
        columns={[
          {
            id: 'title',
            header: 'Title',
            card: 'title',
            cell: (row) => <Link to={row}>{row}</Link>,
          },
        ]}
        rows={rows}
        getRowId={(row) => row}
        getRowName={(row) => row}
        selection={{
          selectedIds: selected,
          onToggle: (id) => {
            setSelected(new Set([...selected, id]));
          },
          onToggleAll: () => undefined,
        }}
        empty={null}
        labels={{
          actions: 'Actions',
          rowActions: (name) => `Actions of ${name}`,
          selectAll: 'Select all',
          selectRow: (name) => `Select ${name}`,
          sortBy: 'Sort by',
          formatSorted: (column, direction) => `${column}, ${direction}`,
        }}
      />
    </main>
  );
}

function renderList(): readonly string[] {
  const gone: string[] = [];
  render(
    <NavigationProvider navigation={{ getHref: (to) => to, navigate: (to) => gone.push(to) }}>
      <List />
    </NavigationProvider>,
  );
  return gone;
}
const focusLink = (name: string): void => {
  screen.getByRole('link', { name }).focus();
};
const getFocused = (): string | null => document.activeElement?.textContent ?? null;

describe('keys in a list', () => {
  it.each([false, true])('j and k move by rows, on a phone: %s', async (phone) => {
    isPhone = phone;
    renderList();
    focusLink('Cells');
    await userEvent.keyboard('j');
    expect(getFocused()).toBe('Genetics');
    await userEvent.keyboard('jj');
    expect(getFocused()).toBe('Motion');
    await userEvent.keyboard('kkk');
    expect(getFocused()).toBe('Cells');
  });

  it('start at the first or the last row when the list itself has the focus', async () => {
    renderList();
    screen.getByRole('table').focus();
    await userEvent.keyboard('j');
    expect(getFocused()).toBe('Cells');
    screen.getByRole('table').focus();
    await userEvent.keyboard('k');
    expect(getFocused()).toBe('Motion');
  });

  it('select a row, open it from its checkbox, search and create', async () => {
    const gone = renderList();
    focusLink('Genetics');
    await userEvent.keyboard('x');
    const checkbox = screen.getByRole('checkbox', { name: 'Select Genetics' });
    expect(checkbox).toBeChecked();
    checkbox.focus();
    await userEvent.keyboard('{Enter}');
    expect(gone).toEqual(['Genetics']);
    await userEvent.keyboard('c');
    expect(gone).toEqual(['Genetics', '/new']);
    await userEvent.keyboard('/');
    expect(screen.getByRole('searchbox')).toHaveFocus();
    await userEvent.keyboard('jkxc/');
    expect(screen.getByRole('searchbox')).toHaveValue('jkxc/');
    expect(gone).toHaveLength(2);
  });

  it('do nothing outside of a list, with a modifier, and while a text is composed', async () => {
    const gone = renderList();
    screen.getByRole('link', { name: 'Create' }).focus();
    await userEvent.keyboard('jkx/c');
    expect(getFocused()).toBe('Create');
    focusLink('Cells');
    await userEvent.keyboard('{Control>}jkxc/{/Control}{Alt>}j{/Alt}{Shift>}J{/Shift}');
    fireEvent.keyDown(document.activeElement ?? document, { key: 'j', isComposing: true });
    expect(getFocused()).toBe('Cells');
    expect(gone).toEqual([]);
    expect(screen.getByRole('checkbox', { name: 'Select Cells' })).not.toBeChecked();
  });
});
