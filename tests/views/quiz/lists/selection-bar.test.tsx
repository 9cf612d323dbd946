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
