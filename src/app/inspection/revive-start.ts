import { reviveFunctions } from '../../inspection/recording/recorded-functions.ts';
import type { SimulationStart } from '../../inspection/simulation/simulation.ts';

/** Gives a recorded start its functions back. */
export const reviveStart = (start: SimulationStart, now: () => number): SimulationStart =>
  start.kind === 'state'
    ? { ...start, context: reviveFunctions(start.context, now) }
    : { ...start, input: reviveFunctions(start.input, now) };
