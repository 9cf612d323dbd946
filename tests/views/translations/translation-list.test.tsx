import { screen, within } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { expect, test } from 'vitest';
import { createActor } from 'xstate';

import type { TranslationGroup } from '../../../src/api/contract/translations.ts';
import { failed, succeeded, type Outcome } from '../../../src/domain/outcome.ts';
import { getLanguage } from '../../../src/domain/translations/languages.ts';
import { translationGridDefaults } from '../../../src/domain/translations/translation-search.ts';
import type { TranslationRow } from '../../../src/domain/translations/translation-rows.ts';
import { cellEditingMachine } from '../../../src/machines/translations/cell-editing-machine.ts';
import { translationGridMachine } from '../../../src/machines/translations/translation-grid-machine.ts';
import type { GridPage } from '../../../src/machines/translations/translation-grid-types.ts';
import { CellActions } from '../../../src/views/translations/cell-actions.tsx';
import { CellText } from '../../../src/views/translations/cell-text.tsx';
import { TranslationList } from '../../../src/views/translations/translation-list.tsx';
import { answering, common, groupChoices, show } from './translations-shown.tsx';

const rows: readonly TranslationRow[] = [
  {
    key: 'greeting',
    groupId: 1,
    groupTitle: 'Common words',
    cells: { en: { id: 1, value: 'Hello' }, de: { id: 2, value: 'Hallo' } },
  },
  {
    key: 'parting',
    groupId: 1,
    groupTitle: 'Common words',
    cells: { en: { id: 3, value: '<img src=x onerror=alert(1)>' } },
  },
];

function showList(
  answer: Outcome<GridPage>,
  {
    address = '',
    groups = [common],
  }: { readonly address?: string; readonly groups?: readonly TranslationGroup[] } = {},
) {
  const grid = createActor(
    translationGridMachine.provide({ actors: { loadRows: answering(answer) } }),
    { input: { address, defaults: translationGridDefaults } },
  ).start();
  show(
    <TranslationList
      grid={grid}
      editing={createActor(cellEditingMachine).start()}
      groups={groupChoices(groups)}
      dialogs={null}
      onEdit={() => undefined}
      onRemove={() => undefined}
    />,
  );
  return userEvent.setup();
}

const page = (some: readonly TranslationRow[]) =>
  succeeded({ page: 1, rows: some, totalRows: some.length });
const words = (elements: readonly HTMLElement[]) => elements.map(({ textContent }) => textContent);

test('TRAN-01 TRAN-02 TRAN-05 TRAN-06 TRAN-48 one row per key, columns for its group and each language, links to groups and to a new key', async () => {
  showList(page(rows));
  const grid = await screen.findByRole('grid', { name: 'Translations' });
  expect(grid).toHaveAttribute('aria-rowcount', '3');
  expect(words(within(grid).getAllByRole('columnheader'))).toEqual([
    'Key',
    'Group',
    'English',
    'Chinese',
    'German',
    'Spanish',
    'Korean',
    'Italian',
    'French',
    'Portuguese',
  ]);
  expect(screen.getByText('2 keys', { selector: 'output' })).toBeInTheDocument();
  expect(
    [
      screen.getByRole('link', { name: 'Manage Groups' }),
      screen.getByRole('link', { name: 'Add' }),
    ].map((link) => link.getAttribute('href')),
  ).toEqual(['/translations/groups', '/translations/add']);
});

test('TRAN-08 TRAN-11 a cell can be edited and removed, or filled in when empty; missing values are marked, markup stays text', async () => {
  const done: string[] = [];
  const [greeting, parting] = rows as readonly [TranslationRow, TranslationRow];
  const acts = {
    onEdit: ({ key }: TranslationRow) => {
      done.push(`edit ${key}`);
    },
    onRemove: ({ key }: TranslationRow) => {
      done.push(`remove ${key}`);
    },
  };
  show(
    <>
      <CellActions row={greeting} language={getLanguage('de')} {...acts} />
      <CellActions row={parting} language={getLanguage('de')} {...acts} />
      <CellText value={parting.cells.en?.value} language={getLanguage('en')} />
      <CellText value={undefined} language={getLanguage('de')} />
    </>,
  );
  const user = userEvent.setup();
  for (const button of await screen.findAllByRole('button')) await user.click(button);
  expect(screen.getAllByRole('button').map((button) => button.getAttribute('aria-label'))).toEqual([
    'Edit German of greeting',
    'Remove German of greeting',
    'Add German to parting',
  ]);
  expect(done).toEqual(['edit greeting', 'remove greeting', 'edit parting']);
  expect(screen.getByText('<img src=x onerror=alert(1)>')).toHaveAttribute('lang', 'en');
  expect(screen.getByText('missing')).toBeInTheDocument();
});

test('TRAN-04 the language filter shows one language with English beside it', async () => {
  showList(page(rows), { address: '?language=de' });
  const grid = await screen.findByRole('grid');
  expect(screen.getByRole('button', { name: /German/, expanded: false })).toBeInTheDocument();
  expect(words(within(grid).getAllByRole('columnheader'))).toEqual([
    'Key',
    'Group',
    'English',
    'German',
  ]);
});

test('TRAN-07 TRAN-39 TRAN-40 without groups Add is disabled with a reason, and a link to the first group is shown', async () => {
  showList(page([]), { groups: [] });
  expect(await screen.findByText('There are no groups')).toBeInTheDocument();
  expect(screen.getByRole('button', { name: 'Add' })).toHaveAccessibleDescription(
    'Groups must be created before adding translations',
  );
  expect(screen.getByRole('link', { name: 'Create a group' })).toHaveAttribute(
    'href',
    '/translations/groups/add',
  );
});

test('TRAN-36 TRAN-37 TRAN-38 an empty list and a search without matches show different messages', async () => {
  showList(page([]));
  expect(await screen.findByText('No translations found')).toBeInTheDocument();
  showList(page([]), { address: '?search=nothing' });
  expect(await screen.findByText('No match found')).toBeInTheDocument();
});

test('API-004 a failed grid shows the error and can be retried', async () => {
  const user = showList(failed({ kind: 'unexpected' }));
  expect(await screen.findByText('The translations could not be loaded.')).toBeInTheDocument();
  await user.click(screen.getByRole('button', { name: 'Try again' }));
  expect(await screen.findByText('The translations could not be loaded.')).toBeInTheDocument();
});
