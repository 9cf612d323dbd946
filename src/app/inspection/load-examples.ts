import type { AnyEventObject } from 'xstate';

import { loadBuiltFile } from '../../api/built-file.ts';
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

/** Returns what the model of a machine names; nothing where it could not be loaded. */
export const loadExamplesOf = async (name: string): Promise<MachineExamples> =>
  findExamples(await loadExamples().catch(() => ({})), name);

/** Returns the events that the models of the machines with this id name. */
export async function loadExampleEvents(id: string): Promise<readonly AnyEventObject[]> {
  const entries = machineCatalog.filter((entry) => entry.id === id);
  const examples = await Promise.all(entries.map(async ({ name }) => loadExamplesOf(name)));
  return examples.flatMap(({ events }) => events.map(({ event }) => event));
}
