/** What stands for a value that JSON cannot hold. */
const missing = Symbol('missing');

const isPlainObject = (value) =>
  typeof value === 'object' && [Object.prototype, null].includes(Object.getPrototypeOf(value));

/** Returns a value as JSON holds it, or `missing`. An error becomes its message. */
function toJsonValue(value) {
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
    .map(([name, field]) => [name, toJsonValue(field)]);
  return fields.some(([, field]) => field === missing) ? missing : Object.fromEntries(fields);
}

const isUnique = (example, index, all) =>
  all.findIndex((each) => JSON.stringify(each) === JSON.stringify(example)) === index;

/**
 * Returns the inputs and events that the models of a machine name. Delays are not among them.
 * Functions of an input are marked, as in recordings.
 */
function listExamples(models, markFunctions) {
  const parts = models.flatMap((model) => Object.entries(model.parts));
  return {
    inputs: parts
      .map(([name, { createInput }]) => ({
        name,
        input: toJsonValue(markFunctions(createInput() ?? null, {})),
      }))
      .filter(({ input }) => input !== missing)
      .filter(({ input }, index, all) =>
        isUnique(
          input,
          index,
          all.map((each) => each.input),
        ),
      ),
    events: parts
      .flatMap(([, { events }]) => Object.entries(events))
      .filter(([, { type, toChild }]) => toChild === undefined && !type.startsWith('xstate.after.'))
      .map(([name, event]) => ({ name, event: toJsonValue(event) }))
      .filter(({ event }) => event !== missing)
      .filter(isUnique),
  };
}

/** Returns the path and unformatted text of the generated file with the examples of all machines. */
export async function renderExamples() {
  const { findModels } = await import('../tests/support/find-models.ts');
  const { markFunctions } = await import('../src/inspection/recording/recorded-functions.ts');
  const found = await findModels();
  const entries = found
    .map(({ name, models }) => [name, listExamples(models, markFunctions)])
    .sort(([one], [other]) => (one < other ? -1 : 1));
  const path = 'src/app/inspection/machine-examples.ts';
  const text = `
    import type { MachineExamples } from '../../inspection/simulation/machine-examples.ts';

    /**
     * What the models in tests/machines name, by machine, for the simulator. \`npm run statecharts\`
     * writes this file.
     */
    export const machineExamples: Readonly<Record<string, MachineExamples>> = ${JSON.stringify(Object.fromEntries(entries))};`;
  return [path, text];
}
