import { cleanup, render, screen, waitFor } from '@testing-library/react';
import { expect, test } from 'vitest';

import { DialogFrame } from '../../../../src/views/design/overlays/dialog-frame.tsx';
import {
  focusOutsideDialog,
  useReturnFocus,
} from '../../../../src/views/design/overlays/use-return-focus.ts';

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

test("the focus goes to the page's content when the opener is removed too", async () => {
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

test('a component removed with its page does not move the focus of the next page', async () => {
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

test("a dialog and its confirmation that close together return the focus to the dialog's opener", async () => {
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

const fields = (
  <>
    <input aria-label="shown" />
    <input aria-label="written in" />
  </>
);

test('a dialog that opens later does not give its focus to what was shown before', async () => {
  const { rerender } = render(
    <>
      {fields}
      {null}
    </>,
  );
  focusOutsideDialog(screen.getByLabelText('shown'));
  screen.getByLabelText('written in').focus();
  rerender(
    <>
      {fields}
      <Passing />
    </>,
  );
  screen.getByLabelText('written in').blur();
  rerender(
    <>
      {fields}
      {null}
    </>,
  );
  await frame();
  expect(screen.getByLabelText('written in')).toHaveFocus();
});

test('of two controls that a closing dialog is asked to focus, the later one gets it', async () => {
  const page = (isOpen: boolean) => (
    <>
      <main tabIndex={-1}>
        <button type="button">Open</button>
        {fields}
      </main>
      {isOpen && (
        <DialogFrame open onClose={() => undefined} title="Paste">
          <input />
        </DialogFrame>
      )}
    </>
  );
  const { rerender } = render(page(false));
  screen.getByRole('button', { name: 'Open' }).focus();
  rerender(page(true));
  await waitFor(() => {
    expect(screen.getByRole('dialog')).toContainElement(document.activeElement as HTMLElement);
  });
  rerender(page(false));
  focusOutsideDialog(screen.getByLabelText('shown'));
  focusOutsideDialog(screen.getByLabelText('written in'));
  await frame();
  await frame();
  expect(screen.getByLabelText('written in')).toHaveFocus();
});
