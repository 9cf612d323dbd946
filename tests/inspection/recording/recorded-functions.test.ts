import { expect, it } from 'vitest';
import { assign, createActor, setup, type AnyMachineSnapshot } from 'xstate';

import { findCreatedKeys } from '../../../src/inspection/recording/find-created-keys.ts';
import {
  markFunctions,
  reviveFunctions,
} from '../../../src/inspection/recording/recorded-functions.ts';
import { runScript } from '../../../src/inspection/simulation/simulation.ts';

interface Item {
  readonly key: string;
  readonly madeAt: number;
}

const list = setup({
  types: {
    context: {} as {
      readonly input: { readonly now: () => number; readonly createKey: () => string };
      readonly items: readonly Item[];
      readonly byKey: Readonly<Record<string, number>>;
    },
    input: {} as { readonly now: () => number; readonly createKey: () => string },
    events: {} as { type: 'add' } | { type: 'remove'; key: string },
  },
  guards: {
    isKnown: ({ context, event }) =>
      event.type === 'remove' && context.items.some(({ key }) => key === event.key),
  },
}).createMachine({
  id: 'list',
  context: ({ input }) => ({ input, items: [], byKey: {} }),
  initial: 'filling',
  states: {
    filling: {
      on: {
        add: {
          actions: assign(({ context: { input, items, byKey } }) => {
            const [key, other] = [input.createKey(), input.createKey()];
            return {
              items: [...items, { key, madeAt: input.now() }],
              byKey: { ...byKey, [other]: 1 },
            };
          }),
        },
        remove: { guard: 'isKnown', target: 'done' },
      },
    },
    done: {},
  },
});

it('a replay gets the keys and times that the recorded machine got', () => {
  let made = 0;
  const input = {
    now: () => 1_000_700,
    createKey: () => {
      made += 1;
      return `k${String(made * 7)}`;
    },
  };
  const actor = createActor(list, { input }).start();
  const start = actor.getSnapshot();
  const events = [{ type: 'add' }, { type: 'add' }, { type: 'remove', key: 'k21' }] as const;
  const processed = events.map((event) => {
    const before: AnyMachineSnapshot = actor.getSnapshot();
    actor.send(event);
    return { event, before, after: actor.getSnapshot() as AnyMachineSnapshot };
  });
  const createKey = findCreatedKeys(list, processed);
  expect(createKey).toEqual(['k7', 'k14', 'k21', 'k28']);

  const marked = structuredClone(markFunctions(start.context, { createKey }));
  const script = {
    machine: 'list',
    start: {
      kind: 'state',
      value: 'filling',
      context: reviveFunctions(marked, () => 1_000_700),
    },
    commands: events.map((event) => ({ kind: 'event', event }) as const),
  } as const;
  const { view } = runScript(list, script);
  expect(view?.steps.at(-1)?.states).toEqual(['list', 'list.done']);
  expect(view?.context).toMatchObject({
    items: actor.getSnapshot().context.items,
    byKey: { k14: 1, k28: 1 },
  });
});
