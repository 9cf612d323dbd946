import { describeChart } from '../../inspection/chart/describe-chart.ts';
import { runScript, type SimulationResult } from '../../inspection/simulation/simulation.ts';
import type { AskedMachines, Charts, SimulateQuestion } from './ask-machines.ts';
import { findExplanation } from './explanations.ts';
import { machines } from './machines.ts';

const describeMachines = (): Charts =>
  Object.fromEntries(
    Object.entries(machines).map(([name, machine]) => [name, describeChart(machine)]),
  );

function simulate({ script, shownStep = null, examples }: SimulateQuestion): SimulationResult {
  const machine = machines[script.machine];
  if (machine === undefined)
    return {
      ok: false,
      error: `no machine is named ${script.machine}`,
      failedCommand: null,
      view: null,
    };
  return runScript(machine, script, {
    shownStep,
    explanation: findExplanation(machine),
    examples: Object.fromEntries((examples?.events ?? []).map(({ name, event }) => [name, event])),
  });
}

/**
 * Answers questions about all machines and keeps nothing between them. A page that imported every
 * machine would change what the bundler puts into the chunks of all other pages. There is one such
 * worker: of two, the bundler would share code that it then does not find.
 */
self.addEventListener('message', ({ data: { id, question } }: MessageEvent<AskedMachines>) => {
  const answer = question.kind === 'describe' ? describeMachines() : simulate(question);
  self.postMessage({ id, answer });
});
