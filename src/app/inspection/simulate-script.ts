import type { SimulationResult, SimulationScript } from '../../inspection/simulation/simulation.ts';
import { askMachines, type SimulateQuestion } from './ask-machines.ts';

/**
 * Runs a script in a worker, which holds all machines. Every failure is a value; a script that
 * takes too long is ended.
 */
export async function simulateScript(
  script: SimulationScript,
  options: Omit<SimulateQuestion, 'kind' | 'script'> = {},
): Promise<SimulationResult> {
  try {
    return await askMachines({ ...options, kind: 'simulate', script });
  } catch (error) {
    return {
      ok: false,
      error: error instanceof Error ? error.message : String(error),
      failedCommand: null,
      view: null,
    };
  }
}
