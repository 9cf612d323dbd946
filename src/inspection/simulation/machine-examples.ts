import type { AnyEventObject } from 'xstate';

/** An event with what it means to a person: `the flags arrive`. */
export interface ExampleEvent {
  readonly name: string;
  readonly event: AnyEventObject;
}

/** What the model of a machine names. */
export interface MachineExamples {
  /** The name is empty when the model has one input. */
  readonly inputs: readonly { readonly name: string; readonly input: unknown }[];
  /** Events, and the answers and failures of actors. */
  readonly events: readonly ExampleEvent[];
}

const noExamples: MachineExamples = { inputs: [], events: [] };

/** Returns the examples of a machine. */
export const findExamples = (
  examples: Readonly<Record<string, MachineExamples>>,
  machine: string,
): MachineExamples => examples[machine] ?? noExamples;
