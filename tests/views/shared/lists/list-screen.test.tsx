import { render, screen } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { expect, test, vi } from 'vitest';

import { ListScreen, type CreateFirst } from '../../../../src/views/shared/lists/list-screen.tsx';
import { MessagesProvider } from '../../../../src/views/shared/messages-provider.tsx';

const show = (createFirst: CreateFirst | undefined, searched?: string) =>
  render(
    <MessagesProvider>
      <ListScreen<{ readonly id: number }>
        title="Classes"
        content={{ state: 'shown', rows: [], total: 0, page: 1, pages: 0, perPage: 20 }}
        search={{
          label: 'Search by title',
          text: '',
          onSearch: () => undefined,
          ...(searched !== undefined && { searched }),
        }}
        columns={[]}
        getRowId={({ id }) => id}
        getRowName={({ id }) => String(id)}
        onPage={() => undefined}
        onRetry={() => undefined}
        createFirst={createFirst}
      />
    </MessagesProvider>,
  );

test('LST-01 an empty list offers to create its first row, at an address or at once', async () => {
  const { unmount } = show({ to: '/sponsors/add' });
  expect(screen.getByRole('link', { name: 'Create the first one' }).getAttribute('href')).toBe(
    '/sponsors/add',
  );
  unmount();
  const onCreate = vi.fn();
  show({ onCreate });
  await userEvent.click(screen.getByRole('button', { name: 'Create the first one' }));
  expect(onCreate).toHaveBeenCalledOnce();
});

test('LST-01 a search without rows offers to clear it, not to create one', () => {
  show({ to: '/sponsors/add' }, 'Searched for x');
  expect(screen.queryByRole('link', { name: 'Create the first one' })).toBeNull();
  expect(screen.getByRole('button', { name: 'Clear search' })).toBeInTheDocument();
});

test('a list whose rows cannot be created offers nothing', () => {
  show(undefined);
  expect(screen.getByText('No list items')).toBeInTheDocument();
  expect(screen.queryByText('Create the first one')).toBeNull();
});
