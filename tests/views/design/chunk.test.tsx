import { act, render, screen } from '@testing-library/react';
import type { ComponentType, ReactNode } from 'react';
import { afterEach, beforeEach, expect, test, vi } from 'vitest';

import { chunk } from '../../../src/views/design/chunk.tsx';
import { ErrorBoundary } from '../../../src/views/shell/error-boundary.tsx';

interface Props {
  readonly name: string;
}

const Loaded = ({ name }: Props): ReactNode => <p>here is {name}</p>;
const Waiting = ({ name }: Props): ReactNode => <p>waiting for {name}</p>;
const Missing = ({ name }: Props): ReactNode => <p>without {name}</p>;

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

test('a part shows the moment its code arrives, without a timer, and at once where it is there already', async () => {
  const code = farCode();
  const { Part } = chunk(code.load, { Waiting, Missing });
  const { unmount } = render(
    <>
      <Part name="A" />
      <Part name="B" />
    </>,
  );
  expect(document.body.textContent).toBe('waiting for Awaiting for B');
  await code.arrive();
  expect(document.body.textContent).toBe('here is Ahere is B');
  unmount();
  render(<Part name="C" />);
  expect(document.body.textContent).toBe('here is C');
  expect(code.asked()).toBe(1);
});

test('code fetched ahead is not asked for again, and a failure to fetch it ahead shows nowhere', async () => {
  const code = farCode();
  const { Part, preload } = chunk(code.load, { Waiting, Missing });
  preload();
  await code.fail();
  preload();
  preload();
  render(<Part name="A" />);
  expect(document.body.textContent).toBe('waiting for A');
  await code.arrive();
  expect(document.body.textContent).toBe('here is A');
  expect(code.asked()).toBe(2);
});

test('what could not be had says so, and is asked for again at the next showing', async () => {
  const code = farCode();
  const { Part } = chunk(code.load, { Waiting, Missing });
  const { unmount } = render(<Part name="A" />);
  await code.fail();
  expect(document.body.textContent).toBe('without A');
  unmount();
  render(<Part name="A" />);
  await code.arrive();
  expect(document.body.textContent).toBe('here is A');
});

test("NAV-008 without words of its own for that, a part that cannot be had is the error boundary's", async () => {
  vi.spyOn(console, 'error').mockImplementation(() => undefined);
  const code = farCode();
  const { Part } = chunk(code.load);
  render(
    <ErrorBoundary fallback={<p>broken</p>}>
      <Part name="A" />
    </ErrorBoundary>,
  );
  await code.fail();
  expect(screen.getByText('broken')).toBeInTheDocument();
  vi.mocked(console.error).mockRestore();
});
