import { act, render } from '@testing-library/react';
import type { ComponentType, ReactNode } from 'react';
import { afterEach, beforeEach, expect, test, vi } from 'vitest';

import {
  createLazyComponent,
  tellLoadFailures,
} from '../../../src/views/design/lazy-component.tsx';

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

test('NAV-008 without a fallback of its own, a failed load is told and leaves the screen as it is', async () => {
  const code = farCode();
  const { Component } = createLazyComponent(code.load);
  const told = vi.fn();
  tellLoadFailures(told);
  render(
    <>
      <Component name="A" />
      <p>the screen</p>
    </>,
  );
  await code.fail();
  expect(document.body.textContent).toBe('the screen');
  expect(told).toHaveBeenCalledOnce();

  await act(async () => {
    window.dispatchEvent(new Event('online'));
  });
  await code.arrive();
  expect(document.body.textContent).toBe('here is Athe screen');
  expect(told).toHaveBeenCalledOnce();
});

test('a part that is still wanted is asked for at each press, and told again when it fails again', async () => {
  const code = farCode();
  const { Component } = createLazyComponent(code.load);
  const told = vi.fn();
  tellLoadFailures(told);
  const press = (): Promise<void> =>
    act(async () => {
      document.querySelector('button')?.click();
    });
  render(
    <>
      <Component name="A" />
      <button
        type="button"
        onClick={(event) => {
          event.stopPropagation();
        }}
      >
        {' again'}
      </button>
    </>,
  );
  await code.fail();
  await press();
  await press();
  expect(code.asked()).toBe(2);
  await code.fail();
  expect(told).toHaveBeenCalledTimes(2);
  await press();
  await code.arrive();
  expect(document.body.textContent).toBe('here is A again');
  await press();
  expect(code.asked()).toBe(3);
  expect(told).toHaveBeenCalledTimes(2);
});

test('a part that shows its failure is not asked for at a press', async () => {
  const code = farCode();
  const { Component } = createLazyComponent(code.load, { Loading, Failed });
  render(<Component name="A" />);
  await code.fail();
  await act(async () => {
    document.body.click();
  });
  expect(document.body.textContent).toBe('without A');
  expect(code.asked()).toBe(1);
});

test('a failed load with a fallback is not told, and is retried when the connection returns', async () => {
  const code = farCode();
  const { Component } = createLazyComponent(code.load, { Loading, Failed });
  const told = vi.fn();
  tellLoadFailures(told);
  render(<Component name="A" />);
  await code.fail();
  await act(async () => {
    window.dispatchEvent(new Event('online'));
  });
  await code.arrive();
  expect(document.body.textContent).toBe('here is A');
  expect(told).not.toHaveBeenCalled();
});
