import {
  createActor,
  type Actor,
  type AnyStateMachine,
  type ContextFrom,
  type StateValue,
} from 'xstate';

/** Returns an actor that stands in a state, for a view that reads it beside the one under test. */
export const actorIn = <M extends AnyStateMachine>(
  machine: M,
  value: StateValue,
  context: ContextFrom<M>,
): Actor<M> =>
  createActor(machine, {
    input: undefined as never,
    snapshot: machine.resolveState({ value, context }),
  });
