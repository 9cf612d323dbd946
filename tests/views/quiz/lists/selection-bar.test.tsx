import { screen } from '@testing-library/react';
import { expect, it, vi } from 'vitest';

import { listed, renderQuizList } from './render-list.tsx';

it('QLST-64 all found quizzes are selected until the selection changes, and only then changed together', async () => {
  const changeMany = vi.fn();
  const features = { changeMany };
  const { user } = renderQuizList({
    context: 'template',
    answer: {
      ok: true,
      value: {
        items: [listed({ id: 1, title: 'Cells' }), listed({ id: 2, title: 'Gels' })],
        totalItems: 60,
        totalPages: 30,
      },
    },
    features,
  });
  const all = await screen.findByRole('checkbox', { name: 'Select all rows' });
  await user.click(all);
  await user.click(screen.getByRole('button', { name: 'Select all 60' }));
  expect(screen.getByText('60 selected')).toBeInTheDocument();
  await user.click(screen.getByRole('button', { name: 'Subjects' }));
  expect(changeMany).toHaveBeenLastCalledWith('subjects', {
    found: expect.objectContaining({ context: 'template' }) as unknown,
    count: 60,
  });

  await user.click(screen.getByRole('button', { name: 'Clear the selection' }));
  await user.click(all);
  expect(screen.getByText('2 selected')).toBeInTheDocument();
  await user.click(screen.getByRole('button', { name: 'Subjects' }));
  expect(changeMany).toHaveBeenLastCalledWith('subjects', {
    rows: [expect.objectContaining({ id: 1 }), expect.objectContaining({ id: 2 })],
  });
});

it('QLST-64 what is not possible for some of the selected quizzes says so, unless all of a list are meant', async () => {
  const changeMany = vi.fn();
  const { user } = renderQuizList({
    context: 'library',
    answer: {
      ok: true,
      value: {
        items: [
          listed({ id: 1, title: 'Cells', kind: 'library', isSection: true }),
          listed({ id: 2, title: 'Gels', kind: 'library', isSection: false }),
        ],
        totalItems: 60,
        totalPages: 30,
      },
    },
    features: { changeMany },
  });
  await user.click(await screen.findByRole('checkbox', { name: 'Select all rows' }));
  const rebuild = screen.getByRole('button', { name: 'Rebuild' });
  expect(rebuild).toHaveAttribute('aria-disabled', 'true');
  expect(rebuild).toHaveAccessibleDescription(
    'This is not possible for some of the selected quizzes.',
  );
  expect(screen.getByRole('button', { name: 'Copy' })).not.toHaveAttribute('aria-disabled');
  expect(screen.queryByRole('button', { name: 'Share' })).toBeNull();
  await user.click(screen.getByRole('button', { name: 'Select all 60' }));
  await user.click(screen.getByRole('button', { name: 'Rebuild' }));
  expect(changeMany).toHaveBeenLastCalledWith('rebuild', expect.objectContaining({ count: 60 }));
});
