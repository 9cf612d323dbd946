import { render, screen, within } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { useSelector } from '@xstate/react';
import { useState, type ReactNode } from 'react';
import { describe, expect, test } from 'vitest';
import { assign, createActor, fromPromise, setup } from 'xstate';

import type { MachineExamples } from '../../../src/inspection/simulation/machine-examples.ts';
import {
  runScript,
  type PathFailure,
  type SimulationScript,
} from '../../../src/inspection/simulation/simulation.ts';
import {
  simulatorMachine,
  type SimulatorRef,
} from '../../../src/machines/inspector/simulator-machine.ts';
import type { Composition } from '../../../src/views/inspector/simulation/composer.ts';
import { FailedStep } from '../../../src/views/inspector/simulation/failed-step.tsx';
import { SimulationStartForm } from '../../../src/views/inspector/simulation/simulation-start-form.tsx';
import { SimulatorControls } from '../../../src/views/inspector/simulation/simulator-controls.tsx';
import { SimulatorToolbar } from '../../../src/views/inspector/simulation/simulator-toolbar.tsx';
import { MessagesProvider } from '../../../src/views/shared/messages-provider.tsx';

/** An order that loads its stock, takes items until it has two, and gives up after half a second. */
const orderMachine = setup({
  types: {
    context: {} as { items: number },
    events: {} as
      | { readonly type: 'item.add'; readonly count: number }
      | { readonly type: 'retry' | 'close' },
    input: {} as { items: number },
  },
  actors: { loadStock: fromPromise<number>(async () => Promise.resolve(0)) },
  guards: {
    hasRoom: ({ context }) => context.items < 2,
  },
  delays: { patience: 500 },
}).createMachine({
  id: 'order',
  context: ({ input }) => ({ items: input.items }),
  initial: 'loading',
  states: {
    loading: {
      invoke: {
        src: 'loadStock',
        id: 'loadStock',
        onDone: { target: 'open', actions: assign({ items: ({ event }) => event.output }) },
        onError: 'failed',
      },
      after: { patience: 'failed' },
    },
    open: {
      on: {
        'item.add': {
          guard: 'hasRoom',
          actions: assign({ items: ({ context, event }) => context.items + event.count }),
        },
        close: 'closed',
      },
    },
    failed: { on: { retry: 'loading' } },
    closed: {},
  },
});

const examples: MachineExamples = {
  inputs: [{ name: '', input: { items: 1 } }],
  events: [
    { name: 'add two', event: { type: 'item.add', count: 2 } },
    { name: 'the stock is empty', event: { type: 'xstate.done.actor.loadStock', output: 0 } },
  ],
};

/** The form that starts the machine, and its controls while it runs. */
function Simulator({ simulator }: { readonly simulator: SimulatorRef }): ReactNode {
  const { view, error } = useSelector(simulator, ({ context }) => context);
  const [composition, setComposition] = useState<Composition | null>(null);
  if (view === null)
    return (
      <SimulationStartForm
        inputs={examples.inputs}
        error={error?.message ?? null}
        isStarting={false}
        onStart={(input) => {
          simulator.send({ type: 'simulation.start', start: { kind: 'input', input } });
        }}
      />
    );
  return (
    <>
      <SimulatorToolbar simulator={simulator} view={view} />
      <SimulatorControls
        simulator={simulator}
        view={view}
        examples={examples}
        getLabel={(event) => event}
        composition={composition}
        onCompose={setComposition}
      />
    </>
  );
}

function renderSimulator(script: SimulationScript | null = null) {
  const machine = simulatorMachine.provide({
    actors: {
      simulate: fromPromise(async ({ input: { script, shownStep } }) =>
        Promise.resolve(
          runScript(orderMachine, script, {
            shownStep,
            explanation: { guards: { hasRoom: () => ({ text: 'The order is full' }) } },
            examples: Object.fromEntries(examples.events.map(({ name, event }) => [name, event])),
          }),
        ),
      ),
    },
  });
  const simulator = createActor(machine, { input: { machine: 'order', script } }).start();
  render(
    <MessagesProvider>
      <Simulator simulator={simulator} />
    </MessagesProvider>,
  );
  const user = userEvent.setup();
  const press = async (name: string | RegExp): Promise<void> =>
    user.click(await screen.findByRole('button', { name }));
  const write = async (field: HTMLElement, text: string): Promise<void> => {
    await user.clear(field);
    await user.click(field);
    if (text !== '') await user.paste(text);
  };
  return { user, press, write };
}

/** Starts the machine and lets its actor answer, so that it takes items. */
async function openOrder() {
  const simulated = renderSimulator();
  await simulated.press('Start');
  await simulated.press('the stock is empty');
  await screen.findByRole('button', { name: 'item.add' });
  return simulated;
}

const getRegion = (name: string): HTMLElement => screen.getByRole('region', { name });
const listSteps = (): readonly (string | null)[] =>
  within(getRegion('Steps'))
    .getAllByRole('listitem')
    .map(({ textContent }) => textContent);

describe('PD-43 the simulator', () => {
  test('says what is wrong with an input, and why the machine could not start', async () => {
    const { press, write } = renderSimulator();
    const field = screen.getByRole('textbox', { name: 'Input (JSON)' });
    expect(JSON.parse((field as HTMLTextAreaElement).value)).toEqual({ items: 1 });
    await write(field, '{"items":');
    expect(field).toHaveAccessibleDescription(/This is not JSON\./);
    await press('Start');
    expect(screen.queryByRole('alert')).toBeNull();
    await write(field, '');
    await press('Start');
    const alert = await screen.findByRole('alert');
    expect(alert).toHaveTextContent('The machine could not start');
    expect(alert).toHaveTextContent(/items/);
    await write(field, '{"items": 2}');
    await press('Start');
    expect(await screen.findByRole('region', { name: 'Steps' })).toHaveTextContent('loading');
  });

  test('sends an event with a written payload and shows what it changed', async () => {
    const { press, write } = await openOrder();
    await press('item.add');
    const dialog = await screen.findByRole('dialog', { name: 'Send item.add' });
    const field = within(dialog).getByRole('textbox', { name: 'Payload (JSON)' });
    expect(JSON.parse((field as HTMLTextAreaElement).value)).toEqual({ count: 2 });
    await write(field, '3');
    expect(field).toHaveAccessibleDescription('The payload of an event is an object, in braces.');
    await write(field, '{"count": 3}');
    await press('Send');
    const changes = await within(getRegion('Shown step')).findByRole('region', {
      name: 'Context: what changed',
    });
    expect(changes).toHaveTextContent('- items: 0+ items: 3');
    expect(listSteps()[0]).toBe('0 msitem.add open');
  });

  test('says why an event is refused, and takes it again after a step back', async () => {
    const { press } = await openOrder();
    const possible = (): HTMLElement => getRegion('Possible now');
    expect(possible()).toHaveTextContent(/Change the context 1item\.additems/);
    await press('add two');
    expect(await within(possible()).findByText('The order is full')).toBeVisible();
    expect(screen.queryByRole('button', { name: 'add two' })).toBeNull();
    expect(listSteps()).toHaveLength(3);
    await press('Step back');
    expect(await screen.findByRole('button', { name: 'add two' })).toBeVisible();
    expect(listSteps()).toHaveLength(2);
  });

  test('lets time pass up to the next delay, and by whole milliseconds only', async () => {
    const { press, write } = renderSimulator();
    await press('Start');
    const clock = await screen.findByRole('region', { name: 'Simulated clock' });
    expect(clock).toHaveTextContent('patience in loadingin 500 ms');
    const field = within(clock).getByRole('textbox', { name: 'Milliseconds to advance' });
    await write(field, '1.5');
    await press('Advance');
    expect(listSteps()).toEqual(['0 msStart loading']);
    await write(field, '200');
    await press('Advance');
    expect(await within(clock).findByText('in 300 ms')).toBeVisible();
    await press('To the next');
    expect(await within(getRegion('Steps')).findByText('failed')).toBeVisible();
    expect(listSteps()[0]).toBe('500 msxstate.after.patience.order.loading failed');
    expect(clock).not.toHaveTextContent('patience');
  });

  test('answers for an actor, or lets it fail', async () => {
    const { press, write } = renderSimulator();
    await press('Start');
    await press('Let loadStock fail');
    const failing = await screen.findByRole('dialog', { name: 'Let loadStock fail' });
    await write(within(failing).getByRole('textbox', { name: 'Error (JSON)' }), '"no stock"');
    await press('Fail');
    expect(await within(getRegion('Steps')).findByText('failed')).toBeVisible();
    expect(getRegion('Running actors')).toHaveTextContent('No actor runs.');
    await press('Step back');
    await press('Answer for loadStock');
    const answering = await screen.findByRole('dialog', { name: 'Answer for loadStock' });
    await write(within(answering).getByRole('textbox', { name: 'Output (JSON)' }), '2');
    await press('Answer');
    expect(await within(getRegion('Steps')).findByText('open')).toBeVisible();
    expect(getRegion('Shown step')).toHaveTextContent('- items: 1+ items: 2');
  });
});

describe('PD-43 a path that a test failed', () => {
  const failure: PathFailure = {
    command: 1,
    step: 'add two',
    level: 'machine',
    expected: 'open; 2 items; nothing refused',
    found: { kind: 'state', text: 'closed; 2 items' },
    chartHash: '',
    leftOut: [],
  };
  const openOrderBy = (failed: PathFailure): SimulationScript => ({
    machine: 'order',
    start: { kind: 'input', input: { items: 1 } },
    commands: [
      { kind: 'event', event: { type: 'xstate.done.actor.loadStock', output: 0 } },
      { kind: 'event', event: { type: 'item.add', count: 2 } },
    ],
    failure: failed,
  });

  test('the failed step is marked in the list, also while another is shown', async () => {
    const { press } = renderSimulator(openOrderBy(failure));
    await screen.findByRole('region', { name: 'Steps' });
    const rows = ['0 msitem.add Failed open', expect.stringMatching(/ open$/), '0 msStart loading'];
    expect(listSteps()).toEqual(rows);
    await press('First step');
    expect(listSteps()).toEqual(rows);
    await press('Step back');
    expect(listSteps()).toEqual(rows.slice(1));
  });

  test('a start that failed is marked', async () => {
    renderSimulator({ ...openOrderBy({ ...failure, command: null }), commands: [] });
    await screen.findByRole('region', { name: 'Steps' });
    expect(listSteps()).toEqual(['0 msStart Failed loading']);
  });

  const renderFailure = (failed: Partial<PathFailure>, isOtherVersion = false): void => {
    render(
      <MessagesProvider>
        <FailedStep failure={{ ...failure, ...failed }} isOtherVersion={isOtherVersion} />
      </MessagesProvider>,
    );
  };
  const listMarked = (name: string): readonly (string | null)[] =>
    [...getRegion(name).querySelectorAll('mark')].map(({ textContent }) => textContent);

  test('the expected and the found state stand side by side, with what differs marked', () => {
    renderFailure({});
    expect(screen.getByRole('heading', { name: /Failed on the machine: add two/ })).toBeVisible();
    expect(getRegion('Expected')).toHaveTextContent('open; 2 items; nothing refused');
    expect(getRegion('Found')).toHaveTextContent('closed; 2 items');
    expect(listMarked('Expected')).toEqual(['open;', ' items; nothing refused']);
    expect(listMarked('Found')).toEqual(['closed;', ' items']);
    expect(screen.queryByText(/another version|leaves out/)).toBeNull();
  });

  test('a message of the test is no state to compare', () => {
    renderFailure({ level: 'view', step: null, found: { kind: 'message', text: 'no button' } });
    expect(screen.getByRole('heading', { name: /Failed in the view: Start/ })).toBeVisible();
    expect(getRegion('Found')).toHaveTextContent('no button');
    expect(document.querySelectorAll('mark')).toHaveLength(0);
  });

  test('what the link cannot hold, and another version of the machine, are said', () => {
    renderFailure({ leftOut: ['add two: file (File)', 'add two: now (Function)'] }, true);
    expect(screen.getByText(/add two: file \(File\); add two: now \(Function\)/)).toBeVisible();
    expect(screen.getByText(/is not the one that was tested/)).toBeVisible();
  });
});
