import { act, render, screen } from '@testing-library/react';
import type { ComponentType, ReactNode } from 'react';
import { afterEach, beforeEach, expect, test, vi } from 'vitest';

import { createLazyComponent } from '../../../src/views/design/lazy-component.tsx';
import { ErrorBoundary } from '../../../src/views/shell/error-boundary.tsx';

interface Props {
  readonly name: string;
}

const Loaded = ({ name }: Props): ReactNode => <p>here is {name}</p>;
const Loading = ({ name }: Props): ReactNode => <p>waiting for {name}</p>;
const Failed = ({ name }: Props): ReactNode => <p>without {name}</p>;

/** Code at the network's far end: each asking waits until it is answered. */
function farCode(): {
  readonly load: () => Promise<ComponentType<Props>>;
  readonly asked: () => number;
  readonly arrive: () => Promise<void>;
  readonly fail: () => Promise<void>;
} {
  const askings: {
    readonly resolve: (part: ComponentType<Props>) => void;
    readonly reject: (error: Error) => void;
  }[] = [];
  return {
    load: () =>
      new Promise((resolve, reject) => {
        askings.push({ resolve, reject });
      }),
    asked: () => askings.length,
    arrive: () =>
      act(async () => {
        askings.at(-1)?.resolve(Loaded);
      }),
    fail: () =>
      act(async () => {
        askings.at(-1)?.reject(new Error('offline'));
      }),
  };
}

beforeEach(() => {
  vi.useFakeTimers();
});
afterEach(() => {
  vi.useRealTimers();
});

test('a part renders as soon as its code is loaded, without a timer, and synchronously when it is loaded already', async () => {
  const code = farCode();
  const { Component } = createLazyComponent(code.load, { Loading, Failed });
  const { unmount } = render(
    <>
      <Component name="A" />
      <Component name="B" />
    </>,
  );
  expect(document.body.textContent).toBe('waiting for Awaiting for B');
  await code.arrive();
  expect(document.body.textContent).toBe('here is Ahere is B');
  unmount();
  render(<Component name="C" />);
  expect(document.body.textContent).toBe('here is C');
  expect(code.asked()).toBe(1);
});

test('preloaded code is not requested again, and a failed preload is not shown', async () => {
  const code = farCode();
  const { Component, preload } = createLazyComponent(code.load, { Loading, Failed });
  preload();
  await code.fail();
  preload();
  preload();
  render(<Component name="A" />);
  expect(document.body.textContent).toBe('waiting for A');
  await code.arrive();
  expect(document.body.textContent).toBe('here is A');
  expect(code.asked()).toBe(2);
});

test('a failed load is shown and retried at the next rendering', async () => {
  const code = farCode();
  const { Component } = createLazyComponent(code.load, { Loading, Failed });
  const { unmount } = render(<Component name="A" />);
  await code.fail();
  expect(document.body.textContent).toBe('without A');
  unmount();
  render(<Component name="A" />);
  await code.arrive();
  expect(document.body.textContent).toBe('here is A');
});

test('NAV-008 without a fallback of its own, a failed load goes to the error boundary', async () => {
  vi.spyOn(console, 'error').mockImplementation(() => undefined);
  const code = farCode();
  const { Component } = createLazyComponent(code.load);
  render(
    <ErrorBoundary fallback={<p>broken</p>}>
      <Component name="A" />
    </ErrorBoundary>,
  );
  await code.fail();
  expect(screen.getByText('broken')).toBeInTheDocument();
  vi.mocked(console.error).mockRestore();
});
