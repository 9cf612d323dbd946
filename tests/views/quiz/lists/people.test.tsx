import { render, screen, within } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { expect, test } from 'vitest';

import { People } from '../../../../src/views/quiz/lists/people.tsx';
import { MessagesProvider } from '../../../../src/views/shared/messages-provider.tsx';

const createPeople = (count: number) =>
  Array.from({ length: count }, (_, at) => ({
    firstName: 'Ada',
    lastName: `Okafor ${String(at + 1)}`,
    email: `ada${String(at + 1)}@lectern.test`,
  }));

const renderPeople = (count: number) =>
  render(
    <MessagesProvider>
      <People people={createPeople(count)} />
    </MessagesProvider>,
  );

const listTexts = (list: HTMLElement) =>
  within(list)
    .getAllByRole('listitem')
    .map(({ textContent }) => textContent);

test('QLST-18 up to three people are chips with name | e-mail', () => {
  renderPeople(3);
  expect(listTexts(screen.getByRole('list'))).toEqual([
    'Ada Okafor 1 | ada1@lectern.test',
    'Ada Okafor 2 | ada2@lectern.test',
    'Ada Okafor 3 | ada3@lectern.test',
  ]);
  expect(screen.queryByRole('button')).toBeNull();
});

test('QLST-18 of more people two are chips, and a button shows all of them', async () => {
  renderPeople(4);
  expect(listTexts(screen.getByRole('list'))).toHaveLength(2);
  await userEvent.click(screen.getByRole('button', { name: '+2 more people' }));
  const dialog = await screen.findByRole('dialog', { name: 'Shared with' });
  expect(listTexts(within(dialog).getByRole('list'))).toHaveLength(4);
});
