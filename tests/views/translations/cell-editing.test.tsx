import { act, fireEvent, screen, waitFor, within } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { beforeEach, expect, test, vi } from 'vitest';
import { createActor, SimulatedClock, waitFor as waitUntil } from 'xstate';

import type { Call } from '../../../src/api/client.ts';
import type { Endpoint } from '../../../src/api/contract/endpoint.ts';
import { storeTranslations } from '../../../src/api/contract/translation-blocks.ts';
import { listTranslations } from '../../../src/api/contract/translations.ts';
import { provideCellEditing } from '../../../src/app/actors/translations/cell-editing.ts';
import { provideTranslationGrid } from '../../../src/app/actors/translations/translations.ts';
import { failed, succeeded } from '../../../src/domain/outcome.ts';
import type { CellEdit } from '../../../src/domain/translations/cell-edits.ts';
import { translationGridDefaults } from '../../../src/domain/translations/translation-search.ts';
import type { TranslationRow } from '../../../src/domain/translations/translation-rows.ts';
import { fromCall } from '../../../src/machines/shared/from-call.ts';
import {
  cellEditingMachine,
  type CellEditingRef,
} from '../../../src/machines/translations/cell-editing-machine.ts';
import type {
  SavedEdits,
  SaveEditsInput,
} from '../../../src/machines/translations/cell-editing-types.ts';
import {
  translationGridMachine,
  type TranslationGridRef,
} from '../../../src/machines/translations/translation-grid-machine.ts';
import type { CellHandlers } from '../../../src/views/translations/cell-actions.tsx';
import { TranslationList } from '../../../src/views/translations/translation-list.tsx';
import { answering, common, groupChoices, show } from './translations-shown.tsx';

const rows: readonly TranslationRow[] = ['a', 'b', 'c'].map((key, index) => ({
  key,
  groupId: 1,
  groupTitle: 'Common words',
  cells: { en: { id: index + 1, value: `Word ${key}`, version: '1' } },
}));

/** jsdom has no layout: the grid has room for its rows. */
beforeEach(() => {
  vi.spyOn(HTMLElement.prototype, 'clientHeight', 'get').mockReturnValue(500);
  vi.spyOn(HTMLElement.prototype, 'clientWidth', 'get').mockReturnValue(1000);
});

/** Shows the grid. What editing stores or finds moved reaches it, as on the screen. */
async function showTable(
  grid: TranslationGridRef,
  editing: CellEditingRef,
  onEdit: CellHandlers['onEdit'] = () => undefined,
): Promise<void> {
  editing.on('stored', ({ place, cell }) => {
    grid.send({ type: 'cell.stored', place, cell });
  });
  editing.on('rowsMoved', () => {
    grid.send({ type: 'grid.refresh' });
  });
  show(
    <TranslationList
      grid={grid}
      editing={editing}
      groups={groupChoices([common])}
      dialogs={null}
      onEdit={onEdit}
      onRemove={() => undefined}
    />,
  );
  await screen.findByRole('grid');
}
async function showGrid() {
  const saved: string[] = [];
  const opened: string[] = [];
  const editing = createActor(
    cellEditingMachine.provide({
      actors: {
        saveEdits: fromCall<SavedEdits, SaveEditsInput>(({ input: { edits } }) => {
          saved.push(edits.map(describe).join(', '));
          return Promise.resolve(
            succeeded({
              saved: edits.map(({ place, value }) => ({
                place,
                cell: { id: 9, value, version: '1' },
                reason: null,
              })),
            }),
          );
        }),
      },
    }),
  ).start();
  const grid = createActor(
    translationGridMachine.provide({
      actors: { loadRows: answering(succeeded({ page: 1, rows, totalRows: rows.length })) },
    }),
    { input: { address: '', defaults: translationGridDefaults } },
  ).start();
  await showTable(grid, editing, ({ key }, { code }) => {
    opened.push(`${key} ${code}`);
  });
  return { user: userEvent.setup(), saved, opened };
}
const describe = ({ place: { key, language }, value }: CellEdit): string =>
  `${key} ${language} ${value}`;

/** The cell of a key, the first with index 0, in a language's column; German is the third. */
const getCell = (row: number, column: number): HTMLElement => {
  const cell = document.querySelector<HTMLElement>(
    `[data-cell="${String(row)}:${String(column)}"]`,
  );
  if (cell === null) throw new Error('no such cell');
  return cell;
};
const english = 2;
const german = 4;
const portuguese = 9;

test('PD-47 typing opens the cell with all its letters, Enter saves and goes down', async () => {
  const { user, saved } = await showGrid();
  getCell(0, german).focus();
  await user.keyboard('Wort a{Enter}Wort b{Enter}Wort c{Enter}');
  expect(saved).toEqual(['a de Wort a', 'b de Wort b', 'c de Wort c']);
  expect(getCell(2, german)).toHaveFocus();
  expect(within(getCell(1, german)).getByText('Wort b')).toBeInTheDocument();
});

test.each([
  ['∞', { altKey: true }],
  ['@', { ctrlKey: true, altKey: true, modifierAltGraph: true }],
])('PD-47 %s, typed with Alt or AltGr, opens the cell with it', async (key, modifiers) => {
  await showGrid();
  getCell(0, german).focus();
  fireEvent.keyDown(getCell(0, german), { key, ...modifiers });
  expect(within(getCell(0, german)).getByRole('textbox')).toHaveValue(key);
});

test.each(['Enter', 'Tab', 'Escape'])(
  'PD-47 %s of a composition stays in the cell',
  async (key) => {
    const { saved } = await showGrid();
    getCell(0, german).focus();
    fireEvent.keyDown(getCell(0, german), { key: 'm', keyCode: 229 });
    const field = within(getCell(0, german)).getByRole('textbox');
    expect(field).toHaveValue('');
    fireEvent.change(field, { target: { value: '水' } });
    fireEvent.keyDown(field, { key, keyCode: 229 });
    expect(field).toHaveFocus();
    expect(saved).toEqual([]);
  },
);

test('PD-47 Tab saves and goes to the next language, Shift and Tab back, from the last to the next key', async () => {
  const { user, saved } = await showGrid();
  getCell(0, german).focus();
  await user.keyboard('Wort{Tab}');
  expect(getCell(0, german + 1)).toHaveFocus();
  await user.keyboard('Voz{Shift>}{Tab}{/Shift}');
  expect(getCell(0, german)).toHaveFocus();
  getCell(0, portuguese).focus();
  await user.keyboard('Palavra{Tab}');
  expect(getCell(1, english)).toHaveFocus();
  expect(saved).toEqual(['a de Wort', 'a es Voz', 'a pt Palavra']);
});

test('PD-47 Esc leaves the cell as it is; F2 edits its value, Alt and Enter open its dialog', async () => {
  const { user, saved, opened } = await showGrid();
  getCell(0, english).focus();
  await user.keyboard('Other{Escape}');
  expect(getCell(0, english)).toHaveFocus();
  expect(getCell(0, english)).toHaveTextContent('Word a');
  await user.keyboard('{F2}s{Enter}');
  getCell(1, english).focus();
  await user.keyboard('{Alt>}{Enter}{/Alt}');
  expect([saved, opened]).toEqual([['a en Word as'], ['b en']]);
  expect(screen.queryByRole('textbox', { name: /Word/ })).toBeNull();
});

test('PD-47 a composed letter opens an empty cell that takes it; keys of key and group type nothing', async () => {
  const { user, saved } = await showGrid();
  fireEvent.keyDown(getCell(0, german), { key: 'Process' });
  expect(screen.getByRole('textbox', { name: 'German of a' })).toHaveFocus();
  await user.keyboard('{Escape}');
  getCell(0, 0).focus();
  await user.keyboard('x');
  expect([saved, screen.queryByRole('textbox', { name: /of a$/ })]).toEqual([[], null]);
});

test('TRAN-22 TRAN-23 what cannot be stored says why in its cell', async () => {
  const { user, saved } = await showGrid();
  getCell(0, english).focus();
  await user.keyboard('{Enter}');
  const field = screen.getByRole('textbox', { name: 'English of a' });
  await user.clear(field);
  await user.keyboard('{Enter}');
  expect(field).toHaveFocus();
  expect(field).toHaveAccessibleDescription(/This field is required/);
  expect(saved).toEqual([]);
});

test('PD-47 a block of a spreadsheet is pasted over the cells, and a cell is copied', async () => {
  const { saved } = await showGrid();
  fireEvent.paste(getCell(1, german), {
    clipboardData: { getData: () => 'Eins\t"uno ""1"""\nZwei\t\n' },
  });
  expect(saved).toEqual(['b de Eins, b es uno "1", c de Zwei']);
  await waitFor(() => {
    expect(document.querySelector('[data-unsaved]')).toBeNull();
  });
  expect(getCell(2, german)).toHaveTextContent('Zwei');
  const copied: string[] = [];
  fireEvent.copy(getCell(0, english), {
    clipboardData: { setData: (_: string, text: string) => copied.push(text) },
  });
  expect(copied).toEqual(['Word a']);
});

interface ListBody {
  readonly navigation: { readonly page: number; readonly itemsOnPage: number };
  readonly sort: readonly (readonly [string, string])[];
}
interface BlockBody {
  readonly values: readonly { readonly key: string; readonly value: string }[];
}

/**
 * Shows a grid of 45 keys over a server that can be cut off. It keeps what a block stores, and
 * answers as if the connection was lost.
 */
async function showLongGrid() {
  let isOnline = true;
  const stored: string[] = [];
  const notices: unknown[] = [];
  const keys = Array.from({ length: 45 }, (_, index) => `k${String(index + 10)}`);
  const list = ({ navigation: { page, itemsOnPage }, sort }: ListBody) => ({
    navigation: { totalItems: keys.length },
    result: (sort[0]?.[1] === 'asc' ? keys : keys.toReversed())
      .slice((page - 1) * itemsOnPage, page * itemsOnPage)
      .map((key) => ({
        id: Number(key.slice(1)),
        key,
        groupId: 1,
        groupTitle: 'Common words',
        language: 'en',
        value: `Word ${key}`,
        version: '1',
      })),
  });
  const call = (async (endpoint: Endpoint, { body }: { body: ListBody & BlockBody }) => {
    if (isOnline && endpoint === listTranslations) return succeeded({ content: list(body) });
    if (endpoint === storeTranslations)
      stored.push(...body.values.map(({ key, value }) => `${key} ${value}`));
    return failed({ kind: 'offline' });
  }) as unknown as Call;
  const grid = createActor(provideTranslationGrid(call), {
    input: { address: '?language=en', defaults: translationGridDefaults },
    clock: new SimulatedClock(),
  }).start();
  const editing = createActor(provideCellEditing(call)).start();
  editing.on('notice', ({ notice }) => {
    notices.push(notice);
  });
  await showTable(grid, editing);
  return {
    grid,
    stored,
    notices,
    setOnline: (next: boolean) => {
      isOnline = next;
    },
    reach: (rows: 'stale' | { readonly loaded: 'whole' }) =>
      act(() => waitUntil(grid, (snapshot) => snapshot.matches({ rows })) as Promise<unknown>),
    paste: async (lines: readonly string[]) => {
      fireEvent.paste(getCell(0, english), {
        clipboardData: { getData: () => lines.join('\n') },
      });
      await act(
        () =>
          waitUntil(
            editing,
            ({ value }) => value.block === 'idle' && value.saving !== 'sending',
          ) as Promise<unknown>,
      );
    },
  };
}

test('PD-47 a block is not pasted over other keys than those in sight, and can be pasted when the rows are there again', async () => {
  const { grid, stored, notices, setOnline, reach, paste } = await showLongGrid();
  await reach({ loaded: 'whole' });
  setOnline(false);
  act(() => {
    grid.send({ type: 'sort.click', field: 'key' });
  });
  await reach('stale');
  expect(getCell(0, english)).toHaveTextContent('Word k54');
  setOnline(true);
  const lines = Array.from({ length: 45 }, (_, index) => `new ${String(index)}`);
  await paste(lines);
  expect({ stored, notices }).toEqual({
    stored: [],
    notices: [
      {
        severity: 'error',
        message: {
          key: 'translations.notPasted',
          about: { key: 'translations.rowsMoved' },
        },
      },
    ],
  });
  await reach({ loaded: 'whole' });
  expect(getCell(0, english)).toHaveTextContent('Word k10');
  await paste(lines);
  expect(stored).toEqual(lines.map((line, index) => `k${String(index + 10)} ${line}`));
});
