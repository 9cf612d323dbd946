import type { AnyEventObject } from 'xstate';

import { markFunctions } from '../../src/inspection/recording/recorded-functions.ts';
import type {
  ExampleEvent,
  MachineExamples,
} from '../../src/inspection/simulation/machine-examples.ts';
import type { MachineModel } from './define-model.ts';
import { findModels } from './find-models.ts';

/** What stands for a value that JSON cannot hold. */
const missing = Symbol('missing');

const isPlainObject = (value: object): boolean =>
  [Object.prototype, null].includes(Object.getPrototypeOf(value) as object | null);

/** Returns a value as JSON holds it, or `missing`. An error becomes its message. */
function toJsonValue(value: unknown): unknown {
  if (value === null || ['string', 'boolean'].includes(typeof value)) return value;
  if (typeof value === 'number') return Number.isFinite(value) ? value : missing;
  if (value instanceof Error) return { message: value.message };
  if (Array.isArray(value)) {
    const elements = value.map(toJsonValue);
    return elements.includes(missing) ? missing : elements;
  }
  if (typeof value !== 'object' || !isPlainObject(value)) return missing;
  const fields = Object.entries(value)
    .filter(([, field]) => field !== undefined)
    .map(([name, field]) => [name, toJsonValue(field)] as const);
  return fields.some(([, field]) => field === missing) ? missing : Object.fromEntries(fields);
}

/** Returns the elements that no earlier one equals by what `read` returns of it. */
function dropRepeated<T>(all: readonly T[], read: (each: T) => unknown): readonly T[] {
  const texts = all.map((each) => JSON.stringify(read(each)));
  return all.filter((_, index) => texts.indexOf(texts[index] ?? '') === index);
}

/**
 * Returns the inputs and events that the models of a machine name. Delays are not among them.
 * Functions of an input are marked, as in recordings.
 */
function listExamplesOf(models: readonly MachineModel[]): MachineExamples {
  const parts = models.flatMap((model) => Object.entries(model.parts));
  const inputs = parts
    .map(([name, { createInput }]) => ({
      name,
      input: toJsonValue(markFunctions(createInput() ?? null, {})),
    }))
    .filter(({ input }) => input !== missing);
  const events = parts
    .flatMap(([, part]) => Object.entries(part.events))
    .filter(([, { type, toChild }]) => toChild === undefined && !type.startsWith('xstate.after.'))
    .map(([name, event]) => ({ name, event: toJsonValue(event) as AnyEventObject | symbol }))
    .filter((each): each is ExampleEvent => each.event !== missing);
  return {
    inputs: dropRepeated(inputs, ({ input }) => input),
    events: dropRepeated(events, (each) => each),
  };
}

/** Returns what the models in tests/machines name, by machine, for the simulator. */
export const listExamples = async (): Promise<Readonly<Record<string, MachineExamples>>> =>
  Object.fromEntries(
    (await findModels()).map(({ name, models }) => [name, listExamplesOf(models)]),
  );
