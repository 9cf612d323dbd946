import { act, fireEvent, render, screen, waitFor } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { afterEach, expect, it, vi } from 'vitest';

import { PrintButton } from '../../../../src/views/design/paper/print-button.tsx';

// jsdom has neither, and test files share a window.
afterEach(() => {
  vi.useRealTimers();
  Reflect.deleteProperty(document, 'fonts');
  Reflect.deleteProperty(HTMLImageElement.prototype, 'decode');
});

/** A browser whose pictures are ready when `arrive` is called, and which counts prints. */
function stubPrinting() {
  const waiting: (() => void)[] = [];
  const print = vi.fn(() => {
    window.dispatchEvent(new Event('beforeprint'));
  });
  vi.stubGlobal('print', print);
  Object.defineProperty(document, 'fonts', {
    configurable: true,
    value: { ready: Promise.resolve() },
  });
  Object.assign(HTMLImageElement.prototype, {
    decode: () =>
      new Promise<void>((resolve) => {
        waiting.push(resolve);
      }),
  });
  return {
    print,
    /** Waits until the pictures are asked for. */
    arrive: async () => {
      await vi.waitFor(() => {
        expect(waiting).not.toEqual([]);
      }, 20_000);
      for (const resolve of waiting.splice(0)) resolve();
    },
  };
}

const paper = (
  <>
    <p>On paper</p>
    <img src="/cell.png" alt="A cell" loading="lazy" />
  </>
);
const tell = (type: 'beforeprint' | 'afterprint'): void => {
  act(() => {
    fireEvent(window, new Event(type));
  });
};

it('prints once the pictures are there, those outside of the screen too, and is gone afterwards', async () => {
  const { print, arrive } = stubPrinting();
  render(<PrintButton label="Print">{paper}</PrintButton>);
  expect(screen.queryByText('On paper')).toBeNull();
  await userEvent.click(screen.getByRole('button', { name: 'Print' }));
  expect(screen.getByText('On paper')).toBeInTheDocument();
  expect(screen.getByAltText('A cell')).toHaveProperty('loading', 'eager');
  await act(() => Promise.resolve());
  expect(print).not.toHaveBeenCalled();
  expect(screen.getByRole('button', { name: 'Print' })).toHaveAttribute('data-busy');
  await arrive();
  await waitFor(() => {
    expect(print).toHaveBeenCalledOnce();
  });
  tell('afterprint');
  expect(screen.queryByText('On paper')).toBeNull();
  expect(screen.getByRole('button', { name: 'Print' })).not.toHaveAttribute('data-busy');
});

it.each([
  ['does nothing', () => undefined],
  [
    'is refused',
    () => {
      throw new Error('not allowed');
    },
  ],
])('is ready again after a second where printing %s', async (_, print) => {
  vi.useFakeTimers();
  const { arrive } = stubPrinting();
  vi.stubGlobal('print', print);
  render(<PrintButton label="Print">{paper}</PrintButton>);
  const button = screen.getByRole('button', { name: 'Print' });
  const wait = (ms: number) => act(() => vi.advanceTimersByTimeAsync(ms));
  fireEvent.click(button);
  await wait(0);
  await arrive();
  await wait(999);
  expect(button).toHaveAttribute('data-busy');
  await wait(1);
  expect(button).not.toHaveAttribute('data-busy');
  expect(screen.queryByText('On paper')).toBeNull();
});

it('does not print what was left while its pictures were loading', async () => {
  const { print, arrive } = stubPrinting();
  const { unmount } = render(<PrintButton label="Print">{paper}</PrintButton>);
  await userEvent.click(screen.getByRole('button', { name: 'Print' }));
  unmount();
  await arrive();
  await act(() => new Promise((resolve) => setTimeout(resolve)));
  expect(print).not.toHaveBeenCalled();
});

it('the key and the menu of the browser print it too', async () => {
  const { print, arrive } = stubPrinting();
  render(<PrintButton label="Print">{paper}</PrintButton>);
  fireEvent.keyDown(document.body, { key: 'p', ctrlKey: true });
  expect(screen.getByText('On paper')).toBeInTheDocument();
  await act(() => Promise.resolve());
  await arrive();
  await waitFor(() => {
    expect(print).toHaveBeenCalledOnce();
  });
  tell('afterprint');
  tell('beforeprint');
  expect(screen.getByText('On paper')).toBeInTheDocument();
  tell('afterprint');
  expect(screen.queryByText('On paper')).toBeNull();
});

it('without anything to print the browser prints the screen', () => {
  stubPrinting();
  render(
    <PrintButton label="Print" disabledReason="No students yet">
      {paper}
    </PrintButton>,
  );
  expect(fireEvent.keyDown(document.body, { key: 'p', ctrlKey: true })).toBe(true);
  tell('beforeprint');
  expect(screen.queryByText('On paper')).toBeNull();
  tell('afterprint');
});
