import { render, screen, waitFor } from '@testing-library/react';
import type { ReactNode } from 'react';
import { expect, test } from 'vitest';

import { useFocusAfterMove } from '../../../../src/views/design/hooks/use-focus-after-move.ts';

function Page({ place }: { readonly place: string }): ReactNode {
  useFocusAfterMove(place);
  return (
    <>
      <a href="#areas">Areas</a>
      <main tabIndex={-1}>
        {place === '/create' ? <button type="button">Save</button> : <h1>Quizzes</h1>}
      </main>
    </>
  );
}
const twoFrames = () =>
  new Promise((resolve) => {
    requestAnimationFrame(() => {
      requestAnimationFrame(resolve);
    });
  });

test('the focus moves to the content when the focused screen is removed', async () => {
  const { rerender } = render(<Page place="/create" />);
  screen.getByRole('button', { name: 'Save' }).focus();
  rerender(<Page place="/" />);
  expect(document.body).toHaveFocus();
  await waitFor(() => {
    expect(screen.getByRole('main')).toHaveFocus();
  });
});

test('a new page starts at the top, and an existing focus is kept', async () => {
  const { rerender } = render(<Page place="/create" />);
  await twoFrames();
  expect(document.body).toHaveFocus();
  screen.getByRole('link', { name: 'Areas' }).focus();
  rerender(<Page place="/" />);
  await twoFrames();
  expect(screen.getByRole('link', { name: 'Areas' })).toHaveFocus();
});
