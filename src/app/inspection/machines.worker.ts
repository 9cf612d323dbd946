import { describeChart } from '../../inspection/chart/describe-chart.ts';
import { runScript, type SimulationResult } from '../../inspection/simulation/simulation.ts';
import type { AskedMachines, Charts, SimulateQuestion } from './ask-machines.ts';
import { readJournal, readRecordedJournal, summarizeJournal } from './read-journals.ts';
import { reviveStart } from './revive-start.ts';
import { findExplanation } from './explanations.ts';
import { machines } from './machines.ts';

const describeMachines = (): Charts =>
  Object.fromEntries(
    Object.entries(machines).map(([name, machine]) => [name, describeChart(machine)]),
  );

function simulate({
  script,
  shownStep = null,
  startedAtMs = 0,
  examples,
}: SimulateQuestion): SimulationResult {
  const machine = machines[script.machine];
  if (machine === undefined)
    return {
      ok: false,
      error: `no machine is named ${script.machine}`,
      failedCommand: null,
      view: null,
    };
  let nowMs = 0;
  const start = reviveStart(script.start, () => startedAtMs + nowMs);
  return runScript(
    machine,
    { ...script, start },
    {
      shownStep,
      onCommand: (command) => {
        if (command.kind === 'event') nowMs = command.atMs ?? nowMs;
      },
      explanation: findExplanation(machine),
      examples: Object.fromEntries(
        (examples?.events ?? []).map(({ name, event }) => [name, event]),
      ),
    },
  );
}

function answer(question: AskedMachines['question']): unknown {
  switch (question.kind) {
    case 'describe':
      return describeMachines();
    case 'simulate':
      return simulate(question);
    case 'summarizeJournals':
      return question.journals.map(summarizeJournal);
    case 'readJournal':
      return readJournal(question.journal);
    case 'readRecordedJournal':
      return readRecordedJournal(question.script, question.startedAtMs);
  }
}

/**
 * Answers questions about all machines and keeps nothing between them. A page that imported every
 * machine would change what the bundler puts into the chunks of all other pages. There is one such
 * worker: of two, the bundler would share code that it then does not find.
 */
self.addEventListener('message', ({ data: { id, question } }: MessageEvent<AskedMachines>) => {
  self.postMessage({ id, answer: answer(question) });
});
