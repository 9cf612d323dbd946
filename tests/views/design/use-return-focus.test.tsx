import { cleanup, render, screen } from '@testing-library/react';
import { expect, test } from 'vitest';

import { useReturnFocus } from '../../../src/views/design/use-return-focus.ts';

function Passing() {
  useReturnFocus();
  return null;
}

const frame = (): Promise<unknown> =>
  new Promise((resolve) => {
    requestAnimationFrame(() => {
      requestAnimationFrame(resolve);
    });
  });

test('what takes its opener with it hands the focus to the content of its page', async () => {
  const { rerender } = render(
    <main tabIndex={-1}>
      <button type="button">Open</button>
    </main>,
  );
  screen.getByRole('button').focus();
  rerender(
    <main tabIndex={-1}>
      <button type="button">Open</button>
      <Passing />
    </main>,
  );
  rerender(<main tabIndex={-1} />);
  await frame();
  expect(screen.getByRole('main')).toHaveFocus();
});

test('what goes with its whole page leaves the focus of the next page alone', async () => {
  const { rerender } = render(
    <main>
      <button type="button">Open</button>
    </main>,
  );
  screen.getByRole('button').focus();
  rerender(
    <main>
      <button type="button">Open</button>
      <Passing />
    </main>,
  );
  cleanup();
  render(<main tabIndex={-1} />);
  await frame();
  expect(document.body).toHaveFocus();
});

test('a dialog and the question over it that go together hand the focus to what opened the dialog', async () => {
  const page = (isOpen: boolean) => (
    <>
      <main tabIndex={-1}>
        <button type="button">Open</button>
      </main>
      {isOpen && <input />}
    </>
  );
  const { rerender } = render(
    <>
      {page(false)}
      {null}
      {null}
    </>,
  );
  screen.getByRole('button').focus();
  rerender(
    <>
      {page(true)}
      {null}
      <Passing />
    </>,
  );
  screen.getByRole('textbox').focus();
  rerender(
    <>
      {page(true)}
      <Passing />
      <Passing />
    </>,
  );
  rerender(
    <>
      {page(false)}
      {null}
      {null}
    </>,
  );
  await frame();
  expect(screen.getByRole('button')).toHaveFocus();
});
