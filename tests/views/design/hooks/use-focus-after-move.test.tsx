import { render, screen, waitFor } from '@testing-library/react';
import { useRef, type ReactNode } from 'react';
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

test('a target gets the focus that a closed dialog left on the content', async () => {
  const Steps = ({ step }: { readonly step: string }): ReactNode => {
    const heading = useRef<HTMLHeadingElement>(null);
    useFocusAfterMove(step, heading);
    return (
      <main tabIndex={-1}>
        <h2 ref={heading} tabIndex={-1}>
          Possible now
        </h2>
      </main>
    );
  };
  const { rerender } = render(<Steps step="1" />);
  screen.getByRole('main').focus();
  rerender(<Steps step="2" />);
  await waitFor(() => {
    expect(screen.getByRole('heading')).toHaveFocus();
  });
});
