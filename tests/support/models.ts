import type { AnyStateMachine } from 'xstate';

import { createModel, type Model, type ModelOptions } from './model.ts';

/** The models of one machine by name, whose walks together cover its chart. */
export type NamedModelOptions<M extends AnyStateMachine> = Readonly<
  Record<string, { readonly options: ModelOptions<M>; readonly each: 'edge' | 'transition' }>
>;

/** Creates the models of one machine, and tells what all of them miss, which is to be empty. */
export function createModels<M extends AnyStateMachine>(named: NamedModelOptions<M>) {
  const models = Object.entries(named).map(([name, { options, each }]) => ({
    name,
    options,
    model: createModel(options, { each }),
  }));
  const listMissedByAll = (list: (model: Model) => readonly string[]): readonly string[] => {
    const [first = [], ...others] = models.map(({ model }) => list(model));
    return first.filter((name) => others.every((other) => other.includes(name)));
  };
  return {
    models,
    uncovered: {
      states: listMissedByAll(({ uncoveredStates }) => uncoveredStates),
      transitions: listMissedByAll(({ uncoveredTransitions }) => uncoveredTransitions),
    },
  };
}
