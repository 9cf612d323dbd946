import type { AnyEventObject } from 'xstate';

import { loadBuiltFile } from '../../api/http.ts';
import {
  findExamples,
  type MachineExamples,
} from '../../inspection/simulation/machine-examples.ts';
import { machineCatalog } from './machine-catalog.ts';

type Examples = Readonly<Record<string, MachineExamples>>;

let examples: Promise<Examples> | null = null;

async function fetchExamples(): Promise<Examples> {
  try {
    return (await loadBuiltFile('machine-examples.json')) as Examples;
  } catch (error) {
    examples = null;
    throw error;
  }
}

/** Returns what the models name, which the build writes and a page loads once. */
export const loadExamples = (): Promise<Examples> => (examples ??= fetchExamples());

/**
 * Returns the events that the models of the machines with this id name; none where they could not be
 * loaded.
 */
export async function loadExampleEvents(id: string): Promise<readonly AnyEventObject[]> {
  const all = await loadExamples().catch(() => ({}));
  return machineCatalog
    .filter((entry) => entry.id === id)
    .flatMap(({ name }) => findExamples(all, name).events.map(({ event }) => event));
}
