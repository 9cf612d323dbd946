import { runScript } from '../../inspection/simulation/simulation.ts';
import { findExplanation } from './explanations.ts';
import { machines } from './machines.ts';
import type { SimulateMessage, SimulateReply } from './simulate-script.ts';

/** Runs one script a message. It keeps nothing between them. */
self.addEventListener('message', ({ data }: MessageEvent<SimulateMessage>) => {
  const { id, script, shownStep = null, examples } = data;
  const machine = machines[script.machine];
  const result =
    machine === undefined
      ? {
          ok: false as const,
          error: `no machine is named ${script.machine}`,
          failedCommand: null,
          view: null,
        }
      : runScript(machine, script, {
          shownStep,
          explanation: findExplanation(machine),
          examples: Object.fromEntries(
            (examples?.events ?? []).map(({ name, event }) => [name, event]),
          ),
        });
  self.postMessage({ id, result } satisfies SimulateReply);
});
