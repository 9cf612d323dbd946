import { expect, it } from 'vitest';
import { setup } from 'xstate';

import {
  addCommand,
  dropLastCommand,
  replaceCommands,
} from '../../../src/inspection/simulation/edit-script.ts';
import {
  runScript,
  type SimulationCommand,
  type SimulationScript,
} from '../../../src/inspection/simulation/simulation.ts';

/** Ticks every second. */
const clock = setup({}).createMachine({
  id: 'clock',
  initial: 'tick',
  on: { look: {} },
  states: { tick: { after: { 1000: 'tock' } }, tock: { after: { 1000: 'tick' } } },
});
const look: SimulationCommand = { kind: 'event', event: { type: 'look' } };
const wait = (milliseconds: number): SimulationCommand => ({ kind: 'clock', milliseconds });
const script: SimulationScript = {
  machine: 'clock',
  start: { kind: 'input', input: undefined },
  commands: [wait(500), look, wait(3000)],
};

function addAt(shownStep: number): readonly SimulationCommand[] {
  const result = runScript(clock, script, { shownStep });
  if (!result.ok) throw new Error(result.error);
  return addCommand(script, result.view, look).commands;
}

it('a command after the last step is added to all others', () => {
  expect(addAt(4)).toEqual([wait(500), look, wait(3000), look]);
});

it('a command after an earlier step takes the place of the later ones', () => {
  expect(addAt(0)).toEqual([look]);
  expect(addAt(1)).toEqual([wait(500), look, look]);
});

it('a clock that raised several delays ends at the shown one', () => {
  expect(addAt(2)).toEqual([wait(500), look, wait(500), look]);
  expect(addAt(3)).toEqual([wait(500), look, wait(1500), look]);
});

it('a step back drops the last command', () => {
  expect(dropLastCommand(script).commands).toEqual([wait(500), look]);
});

it('PD-43 a script says where its path failed while it holds the failed command', () => {
  const failure = {
    command: 1,
    step: 'look',
    level: 'machine',
    expected: 'tock',
    found: { kind: 'state', text: 'tick' },
    chartHash: '',
    leftOut: [],
  } as const;
  const failing: SimulationScript = { ...script, failure };
  const show = (shownStep: number, shown = script) => {
    const result = runScript(clock, shown, { shownStep });
    if (!result.ok) throw new Error(result.error);
    return result.view;
  };
  expect(addCommand(failing, show(4), look).failure).toBe(failure);
  expect(addCommand(failing, show(1), look).failure).toBe(failure);
  expect(addCommand(failing, show(0), look).failure).toBeUndefined();
  const step = dropLastCommand(failing);
  expect(step.failure).toBe(failure);
  expect(dropLastCommand(step).failure).toBeUndefined();
  const atStart = { ...failing, failure: { ...failure, command: null } };
  expect(replaceCommands(atStart, []).failure).toBe(atStart.failure);
  // The machine threw at the failed command, and another one takes its place.
  const broken = { ...failing, commands: [wait(500)] };
  expect(addCommand(broken, show(0, broken), look).failure).toBeUndefined();
});
