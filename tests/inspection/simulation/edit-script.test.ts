import { expect, it } from 'vitest';
import { setup } from 'xstate';

import { addCommand, dropLastCommand } from '../../../src/inspection/simulation/edit-script.ts';
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
