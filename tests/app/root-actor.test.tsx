import { useSelector } from '@xstate/react';
import { render, screen } from '@testing-library/react';
import { StrictMode, type ReactNode } from 'react';
import { expect, test } from 'vitest';
import { assign, fromPromise, setup } from 'xstate';

import { useRootActor } from '../../src/app/root-actor.ts';

/** A machine that loads one text, and what its actor did. */
function createLoader() {
  const told: string[] = [];
  const machine = setup({
    types: { context: {} as { readonly text: string }, input: {} as { readonly name: string } },
    actors: {
      load: fromPromise<string, string>(async ({ input, signal }) => {
        told.push(`loads ${input}`);
        signal.addEventListener('abort', () => {
          told.push(`stops ${input}`);
        });
        await Promise.resolve();
        signal.throwIfAborted();
        return `text of ${input}`;
      }),
      hold: fromPromise<never, string>(({ input, signal }) => {
        told.push(`holds ${input}`);
        return new Promise((_, reject) => {
          signal.addEventListener('abort', () => {
            told.push(`releases ${input}`);
            reject(new Error('released'));
          });
        });
      }),
    },
  }).createMachine({
    context: ({ input: { name } }) => ({ text: `waiting for ${name}` }),
    invoke: { src: 'hold', input: ({ context: { text } }) => text.slice('waiting for '.length) },
    initial: 'loading',
    states: {
      loading: {
        invoke: {
          src: 'load',
          input: ({ context: { text } }) => text.slice('waiting for '.length),
          onDone: { target: 'loaded', actions: assign({ text: ({ event }) => event.output }) },
          onError: { target: 'failed', actions: assign({ text: 'failed' }) },
        },
      },
      loaded: {},
      failed: {},
    },
  });
  function Loaded({ name }: { readonly name: string }): ReactNode {
    const actor = useRootActor(machine, { id: name, input: { name } });
    return <p>{useSelector(actor, ({ context }) => context.text)}</p>;
  }
  return { told, Loaded };
}

test('an actor goes on when StrictMode takes its component away and puts it back', async () => {
  const { told, Loaded } = createLoader();
  const { unmount } = render(
    <StrictMode>
      <Loaded name="one" />
    </StrictMode>,
  );
  await screen.findByText('text of one');
  expect(told).toEqual(['holds one', 'loads one']);
  unmount();
  await Promise.resolve();
  expect(told).toEqual(['holds one', 'loads one', 'releases one']);
});

test('the actor of a component that is replaced stops before that of the next one starts', async () => {
  const { told, Loaded } = createLoader();
  const show = (name: string): ReactNode => (
    <StrictMode>
      <Loaded key={name} name={name} />
    </StrictMode>
  );
  const { rerender } = render(show('one'));
  await screen.findByText('text of one');
  rerender(show('two'));
  await screen.findByText('text of two');
  expect(told).toEqual(['holds one', 'loads one', 'releases one', 'holds two', 'loads two']);
});
