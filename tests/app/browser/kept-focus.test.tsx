import { act, fireEvent, render, screen } from '@testing-library/react';
import { afterEach, beforeEach, expect, test, vi } from 'vitest';

import { keepFocus } from '../../../src/app/browser/kept-focus.ts';

interface PageProps {
  readonly rows: readonly string[] | null;
  readonly notices?: readonly string[];
  readonly hasDialog?: boolean;
}

/** A page with rows of controls, notices, a dialog, and a button beside them. */
function Page({ rows, notices = [], hasDialog = false }: PageProps) {
  return (
    <>
      <main tabIndex={-1}>
        <button type="button">Beside</button>
        <ul tabIndex={-1} aria-label="Rows">
          {rows === null && <li data-loading="">Loading</li>}
          {rows?.map((name) => (
            <li key={name}>
              <a href={`#${name}`}>{name}</a>
              <button type="button" className="quiet">{`Share ${name}`}</button>
              <button type="button" className="quiet">{`Delete ${name}`}</button>
            </li>
          ))}
        </ul>
      </main>
      <div>
        {notices.map((name) => (
          <div key={name} data-severity="info">
            <button type="button">{`Undo ${name}`}</button>
          </div>
        ))}
      </div>
      {hasDialog && (
        <div role="dialog">
          <button type="button">Confirm</button>
        </div>
      )}
    </>
  );
}

let stop: () => void;
beforeEach(() => {
  vi.useFakeTimers();
  stop = keepFocus();
});
afterEach(() => {
  stop();
  vi.useRealTimers();
});

const focus = (role: 'button' | 'link', name: string): void => {
  act(() => {
    screen.getByRole(role, { name }).focus();
  });
};
/** Lets observers and the time pass that dialogs have to give the focus back. */
const settle = () => act(() => vi.advanceTimersByTimeAsync(200));
const getFocused = () => document.activeElement?.textContent;

test('the like control of the row in place of the removed one has the focus, then that of the last row', async () => {
  const { rerender } = render(<Page rows={['a', 'b', 'c']} />);
  focus('button', 'Delete b');
  rerender(<Page rows={['a', 'c']} />);
  await settle();
  expect(getFocused()).toBe('Delete c');
  rerender(<Page rows={['a']} />);
  await settle();
  expect(getFocused()).toBe('Delete a');
  rerender(<Page rows={[]} />);
  await settle();
  expect(screen.getByRole('list', { name: 'Rows' })).toHaveFocus();
});

test('a confirmation that closes with the deletion leads to the neighbouring row, also after loading', async () => {
  const { rerender } = render(<Page rows={['a', 'b', 'c']} />);
  focus('button', 'Share b');
  rerender(<Page rows={['a', 'b', 'c']} hasDialog />);
  focus('button', 'Confirm');
  rerender(<Page rows={null} />);
  await settle();
  rerender(<Page rows={['a', 'c']} />);
  await settle();
  expect(getFocused()).toBe('Share c');
});

test('notices: the next one, and after the last what had the focus before', async () => {
  const { rerender } = render(<Page rows={['a']} notices={['first', 'second']} />);
  focus('link', 'a');
  focus('button', 'Undo first');
  rerender(<Page rows={['a']} notices={['second']} />);
  await settle();
  expect(getFocused()).toBe('Undo second');
  rerender(<Page rows={['a']} />);
  await settle();
  expect(getFocused()).toBe('a');
});

test('a person who pressed an empty place is left there', async () => {
  const { rerender } = render(<Page rows={['a', 'b']} />);
  focus('button', 'Delete a');
  fireEvent.pointerDown(screen.getByRole('main'));
  act(() => {
    screen.getByRole('main').focus();
  });
  rerender(<Page rows={['b']} />);
  await settle();
  expect(screen.getByRole('main')).toHaveFocus();
});

test('a dialog that leads to another page leaves the focus on its content', async () => {
  const { rerender } = render(<Page rows={['a']} hasDialog />);
  focus('button', 'Beside');
  focus('button', 'Confirm');
  rerender(<Page rows={['a']} />);
  act(() => {
    screen.getByRole('main').focus();
  });
  await settle();
  expect(screen.getByRole('main')).toHaveFocus();
});

test('a control that is no row leaves the focus on the content, and another focus stays', async () => {
  const { rerender } = render(<Page rows={['a', 'b']} notices={['first']} />);
  focus('button', 'Beside');
  rerender(<Page rows={['b']} />);
  await settle();
  expect(getFocused()).toBe('Beside');
  act(() => {
    screen.getByRole('button', { name: 'Beside' }).blur();
  });
  rerender(<Page rows={[]} />);
  await settle();
  expect(document.body).toHaveFocus();
  focus('button', 'Beside');
  screen.getByRole('button', { name: 'Beside' }).remove();
  await settle();
  expect(screen.getByRole('main')).toHaveFocus();
});
