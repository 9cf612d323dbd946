import { act, render, screen } from '@testing-library/react';
import { beforeEach, expect, test, vi } from 'vitest';

import { DataTable } from '../../../../src/views/design/tables/data-table.tsx';
import {
  useTableDensity,
  type TableDensity,
} from '../../../../src/views/design/tables/use-table-density.ts';

/** How wide a table is drawn in each density, and how much room there is. */
const width: Readonly<Record<Exclude<TableDensity, 'cards'>, number>> = { buttons: 900, menu: 600 };
let room = 1000;
const observing = new Set<() => void>();

beforeEach(() => {
  observing.clear();
  vi.stubGlobal(
    'ResizeObserver',
    class {
      readonly tell: () => void;
      constructor(tell: () => void) {
        this.tell = tell;
      }
      observe(): void {
        observing.add(this.tell);
      }
      disconnect(): void {
        observing.delete(this.tell);
      }
    },
  );
  vi.spyOn(HTMLElement.prototype, 'clientWidth', 'get').mockImplementation(() => room);
  vi.spyOn(HTMLElement.prototype, 'offsetWidth', 'get').mockImplementation(function offsetWidth(
    this: HTMLElement,
  ) {
    return this.dataset['density'] === 'menu' ? width.menu : width.buttons;
  });
});
function Place({ widths = '' }: { readonly widths?: string }) {
  const { ref, density } = useTableDensity(widths);
  return (
    <div ref={ref}>
      {density === 'cards' ? (
        <p>cards</p>
      ) : (
        <table data-density={density}>
          <tbody>
            <tr>
              <td>{density}</td>
            </tr>
          </tbody>
        </table>
      )}
    </div>
  );
}

/**
 * The density once the place has settled at `pixels`: observers tell when they begin and after
 * every change of size.
 */
function densityAt(pixels: number): string {
  room = pixels;
  for (let visited = ''; visited !== document.body.textContent;) {
    visited = document.body.textContent;
    act(() => {
      for (const tell of [...observing]) tell();
    });
  }
  return document.body.textContent;
}

test('a table shows buttons, a menu or cards depending on its width, and switches back', () => {
  render(<Place />);
  expect(
    [1000, 900, 899, 600, 599, 360, 599, 600, 899, 900, 1000].map((pixels) => densityAt(pixels)),
  ).toEqual([
    'buttons',
    'buttons',
    'menu',
    'menu',
    'cards',
    'cards',
    'cards',
    'menu',
    'menu',
    'buttons',
    'buttons',
  ]);
});

test('a narrow container switches from a table to cards at once and does not oscillate', () => {
  render(<Place />);
  expect(densityAt(360)).toBe('cards');
  expect(densityAt(2000)).toBe('buttons');
  expect(screen.getByRole('table')).toBeInTheDocument();
});

test('other widths of the columns are tried with buttons again', () => {
  const { rerender } = render(<Place widths="600" />);
  expect(densityAt(650)).toBe('menu');
  vi.spyOn(HTMLElement.prototype, 'offsetWidth', 'get').mockReturnValue(500);
  expect(densityAt(650)).toBe('menu');
  rerender(<Place widths="100" />);
  expect(densityAt(650)).toBe('buttons');
});

test('a table whose chosen widths do not fit is shown without them, and with them when they fit', () => {
  vi.spyOn(HTMLElement.prototype, 'offsetWidth', 'get').mockImplementation(function offsetWidth(
    this: HTMLElement,
  ) {
    return this.querySelector('[data-sized]') === null ? 500 : 900;
  });
  vi.stubGlobal('matchMedia', (query: string) => ({
    matches: query.includes('>='),
    addEventListener: () => undefined,
    removeEventListener: () => undefined,
  }));
  const texts = {
    sortBy: '',
    formatSorted: (column: string, direction: string) => `${column}, ${direction}`,
    actions: '',
    selectAll: '',
  };
  render(
    <DataTable
      label="Quizzes"
      columns={[
        { id: 'title', header: 'Title', cell: (title: string) => title, card: 'title', width: 700 },
      ]}
      rows={['Cells']}
      getRowId={(title) => title}
      getRowName={(title) => title}
      empty={null}
      labels={{ ...texts, rowActions: (name) => name, selectRow: (name) => name }}
    />,
  );
  // One density is tried after the other, with the same text.
  const tableAt = (pixels: number) => {
    for (let tries = 0; tries < 4; tries += 1) densityAt(pixels);
    return {
      tables: screen.queryAllByRole('table').length,
      sized: document.querySelectorAll('td[data-sized]').length,
    };
  };
  expect([1000, 800, 400, 1000].map(tableAt)).toEqual([
    { tables: 1, sized: 1 },
    { tables: 1, sized: 0 },
    { tables: 0, sized: 0 },
    { tables: 1, sized: 1 },
  ]);
});

test('stops observing when the table is removed', () => {
  const { unmount } = render(<Place />);
  expect(observing.size).toBe(1);
  unmount();
  expect(observing.size).toBe(0);
});
