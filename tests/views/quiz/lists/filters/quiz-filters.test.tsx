import { screen, waitFor, within } from '@testing-library/react';
import { expect, test } from 'vitest';
import { createActor } from 'xstate';

import { provideSubjects } from '../../../../../src/app/actors/quiz/editor/subjects.ts';
import { succeeded } from '../../../../../src/domain/outcome.ts';
import {
  FilterChips,
  type FilterChipsProps,
} from '../../../../../src/views/quiz/lists/filters/filter-chips.tsx';
import { listed, onePage, renderQuizList, type ShownListOptions } from '../render-list.tsx';

const titles = ['Biology', 'Chemistry', 'Physics'];

/** The chips with three subjects. */
function createChips() {
  const subjects = createActor(
    provideSubjects(async () =>
      succeeded(titles.map((title, index) => ({ id: index + 1, title }))),
    ),
    { input: null },
  ).start();
  return (props: FilterChipsProps) => <FilterChips {...props} subjects={subjects} />;
}

const renderFilters = (options: Partial<ShownListOptions> = {}) =>
  renderQuizList({
    context: 'customer',
    answer: onePage([listed({ id: 1, title: 'Cells' })]),
    features: { filterChips: createChips() },
    ...options,
  });

/** The texts of the chips. */
const chipTexts = () =>
  within(screen.getByRole('list', { name: 'Filters' }))
    .getAllByRole('listitem')
    .map(({ textContent }) => textContent);

type User = ReturnType<typeof renderQuizList>['user'];

async function addFilter(user: User, name: string): Promise<void> {
  await user.click(screen.getByRole('button', { name: 'Filter' }));
  await user.click(await screen.findByRole('menuitem', { name }));
}

test('PD-31 a filter is added from the menu, is in the address and loads its rows', async () => {
  const { user, addresses, loads } = renderFilters();
  await addFilter(user, 'Access');
  const choices = within(await screen.findByRole('dialog', { name: 'Access' }));
  await user.click(await choices.findByRole('option', { name: 'restricted' }));
  await waitFor(() => {
    expect(screen.queryByRole('dialog')).toBeNull();
  });
  expect(chipTexts()).toEqual(['Accessrestricted']);
  expect(addresses).toEqual(['?access=restricted']);
  expect(loads.at(-1)?.query.filters).toMatchObject({ access: 'restricted', subject: '' });
});

test('PD-31 several subjects are one filter, which names two of them', async () => {
  const { user, addresses } = renderFilters({ address: '?subject=1' });
  await waitFor(() => {
    expect(chipTexts()).toEqual(['SubjectBiology']);
  });
  await user.click(screen.getByRole('button', { name: /^Subject/ }));
  const dialog = within(await screen.findByRole('dialog', { name: 'Subject' }));
  await user.click(await dialog.findByRole('option', { name: 'Chemistry' }));
  await user.type(dialog.getByRole('searchbox', { name: 'Search subjects' }), 'phys');
  await user.click(await dialog.findByRole('option', { name: 'Physics' }));
  expect(addresses).toEqual(['?subject=1%2C2', '?subject=1%2C2%2C3']);
  expect(chipTexts()).toEqual(['SubjectBiology, Chemistry, +1']);
});

test('QLST-44 PD-31 past deadlines show expired quizzes too; words of the owner are applied with Enter', async () => {
  const { user, addresses } = renderFilters();
  await addFilter(user, 'Deadline');
  await user.click(await screen.findByRole('option', { name: 'past' }));
  await addFilter(user, 'Owner');
  await user.type(await screen.findByRole('textbox', { name: /^Owner/ }), ' Noor Haddad {Enter}');
  expect(addresses).toEqual([
    '?expired=shown&deadline=past',
    '?expired=shown&deadline=past&owner=Noor+Haddad',
  ]);
  expect(chipTexts()).toEqual(['Deadlinepast', 'OwnerNoor Haddad']);
});

test('PD-31 a chip is removed, and all of them; the focus goes to the button that adds one', async () => {
  const { user, addresses } = renderFilters({
    address: '?access=open&deadline=none&created=2026-03-01..2026-03-31&sharing=shared',
  });
  await waitFor(() => {
    expect(chipTexts()).toEqual([
      'Deadlinenone',
      'Accessopen',
      'Created03/01/2026 – 03/31/2026',
      'Sharedwith people',
    ]);
  });
  await user.click(screen.getByRole('button', { name: 'Remove the filter Access' }));
  expect(screen.getByRole('button', { name: 'Filter' })).toHaveFocus();
  await user.click(screen.getByRole('button', { name: 'Clear filters' }));
  expect(screen.getByRole('button', { name: 'Filter' })).toHaveFocus();
  expect(screen.queryByRole('list', { name: 'Filters' })).toBeNull();
  expect(addresses).toEqual(['?deadline=none&created=2026-03-01..2026-03-31&sharing=shared', '']);
});

test('LST-01 LST-03 a list without rows says what was searched, and offers to clear search and filters', async () => {
  const { user, clock, addresses } = renderFilters({
    answer: onePage([]),
    address: '?search=gel&access=open',
  });
  const cell = within(await screen.findByRole('cell', { name: /^No list items/ }));
  expect(cell.getByText('Searched titles, names and e-mails for “gel”')).toBeVisible();
  await user.click(cell.getByRole('button', { name: 'Clear filters' }));
  await user.click(await screen.findByRole('button', { name: 'Clear search' }));
  clock.increment(300);
  expect(addresses).toEqual(['?search=gel', '']);
  await screen.findByText('No list items');
  expect(screen.queryByRole('button', { name: /^Clear/ })).toBeNull();
});

test.each([
  ['', '/quiz/library/create'],
  ['?tab=sections', undefined],
])(
  'LST-01 an empty library list at %s offers to create its first quiz, not one of a section',
  async (address, to) => {
    renderFilters({ context: 'library', answer: onePage([]), address });
    await screen.findByText('No list items');
    const first = screen.queryByRole('link', { name: 'Create the first one' });
    expect(first?.getAttribute('href')).toBe(to);
  },
);

test('PD-30 a number that is an id says so, and offers the texts with it and the way back', async () => {
  const { user, addresses } = renderFilters({ address: '?search=10' });
  expect(await screen.findByText('Searched for the ID 10')).toBeVisible();
  await user.click(screen.getByRole('button', { name: 'Search the texts for 10' }));
  expect(await screen.findByText('Searched titles, names and e-mails for “10”')).toBeVisible();
  expect(screen.getByRole('button', { name: 'Search for the ID 10' })).toHaveFocus();
  await user.keyboard('{Enter}');
  expect(await screen.findByText('Searched for the ID 10')).toBeVisible();
  expect(addresses).toEqual(['?search=10&searchIn=text', '?search=10']);
});

test('PD-31 hostile values in the address are no filters, and can be cleared', async () => {
  const { user, addresses } = renderFilters({
    address: '?subject=<b>&deadline=constructor&created=..&owner=+',
  });
  await screen.findByRole('link', { name: 'Cells' });
  expect(within(screen.getByRole('list', { name: 'Filters' })).queryByRole('listitem')).toBeNull();
  await user.click(screen.getByRole('button', { name: 'Clear filters' }));
  expect(addresses).toEqual(['']);
});
