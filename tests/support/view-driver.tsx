import { act, cleanup, fireEvent, render, screen, waitFor } from '@testing-library/react';
import type { ReactNode } from 'react';
import { expect } from 'vitest';
import type { ActorRefFrom, AnyStateMachine, SnapshotFrom } from 'xstate';

import { MessagesProvider } from '../../src/views/shared/messages-provider.tsx';
import type { ModelOptions } from './model-options.ts';
import { expectSameState, type ModelDriver } from './model.ts';
import { startMachine, type RunningMachine } from './running-machine.ts';

/** A view that the walks of a model drive. */
export interface DrivenView<M extends AnyStateMachine> {
  readonly show: (actor: ActorRefFrom<M>) => ReactNode;
  /**
   * What a person does for an event, by its name; returns false where the screen does not offer it.
   * All other events come from elsewhere: the server, other screens, the clock.
   */
  readonly byHand: Readonly<Record<string, () => boolean>>;
  /** Fails unless the screen shows a state of the machine. */
  readonly expectScreen: (snapshot: SnapshotFrom<M>) => void;
}

/** Drivers of a view, and which events nobody could cause by hand in any walk. */
export interface ViewDrivers {
  readonly createDriver: () => ModelDriver & { readonly stop: () => void };
  readonly listUndone: () => readonly string[];
}

/** Presses a button, if there is one that can be pressed. */
export function press(name: string | RegExp): boolean {
  const button = screen.queryAllByRole('button', { name }).at(-1);
  if (button === undefined || button.getAttribute('aria-disabled') === 'true') return false;
  fireEvent.click(button);
  return true;
}

/** Types into a field; false where it is not there, or has the text already. */
export const typeInto =
  (role: 'textbox' | 'searchbox', name: string | RegExp, text: string) => (): boolean => {
    const field = screen.queryByRole<HTMLInputElement>(role, { name });
    if (field === null || field.readOnly || field.disabled || field.value === text) return false;
    fireEvent.change(field, { target: { value: text } });
    return true;
  };

/** Fails unless a role is shown, or is not. */
export function expectShown(role: string, isShown: boolean, name?: string | RegExp): void {
  const found = screen.queryAllByRole(role, name === undefined ? {} : { name });
  expect(found.length > 0, `${role} ${String(name ?? '')}`).toBe(isShown);
}

/**
 * Returns drivers that render a view over a running machine, act on it and look at it. Drivers of
 * several parts share what was `done` by hand.
 */
export function createViewDrivers<M extends AnyStateMachine>(
  options: ModelOptions<M>,
  { show, byHand, expectScreen }: DrivenView<M>,
  done = new Set<string>(),
): ViewDrivers {
  const walked = options as unknown as ModelOptions<AnyStateMachine>;
  const createDriver = (): ReturnType<ViewDrivers['createDriver']> => {
    let machine: RunningMachine | null = null;
    return {
      start: async () => {
        machine = startMachine(walked, () => undefined);
        render(<MessagesProvider>{show(machine.actor as ActorRefFrom<M>)}</MessagesProvider>);
      },
      perform: async ({ name, event }) => {
        if (byHand[name]?.() === true) done.add(name);
        else
          await act(async () => {
            machine?.perform(event);
          });
      },
      expectState: (state) =>
        waitFor(
          () => {
            const snapshot = machine?.getSnapshot();
            if (snapshot === undefined) throw new Error('the machine is not started');
            expectSameState(walked.stateOf(snapshot), state);
            expectScreen(snapshot as SnapshotFrom<M>);
          },
          // As it is, without a page of which only the beginning would be printed.
          { onTimeout: (error) => error },
        ),
      stop: () => {
        cleanup();
        machine?.stop();
      },
    };
  };
  return {
    createDriver,
    listUndone: () => Object.keys(byHand).filter((name) => !done.has(name)),
  };
}
