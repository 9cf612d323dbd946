import type { AnyEventObject } from 'xstate';

import type { ExampleEvent } from '../../../inspection/simulation/machine-examples.ts';
import { toJsonText } from './json-text.ts';

/** What a person writes: an event with its payload, or what an actor answers or fails with. */
export type Composition =
  | { readonly kind: 'event'; readonly type: string }
  | { readonly kind: 'answer' | 'fail'; readonly actor: string };

/** Returns the type of the event that a composition becomes. */
function getEventType(composition: Composition): string {
  if (composition.kind === 'event') return composition.type;
  return `xstate.${composition.kind === 'answer' ? 'done' : 'error'}.actor.${composition.actor}`;
}

/** Returns what can be written of an event: its payload, its output or its error. */
export function getEditedValue(composition: Composition, event: AnyEventObject): unknown {
  if (composition.kind === 'answer') return event['output'];
  if (composition.kind === 'fail') return event['error'];
  const { type: _, ...payload } = event;
  return payload;
}

/** Returns the event that a written value makes. */
export function toEvent(composition: Composition, value: unknown): AnyEventObject {
  const type = getEventType(composition);
  if (composition.kind === 'event') return { ...(value as object), type };
  return { type, [composition.kind === 'answer' ? 'output' : 'error']: value };
}

/** Returns the text that a person starts from: the first example's, if there is one. */
export function getFirstText(composition: Composition, examples: readonly ExampleEvent[]): string {
  const [first] = listExamplesOf(composition, examples);
  if (first !== undefined) return toJsonText(getEditedValue(composition, first.event));
  return composition.kind === 'event' ? '{}' : '';
}

/** Returns the examples of the event of a composition. */
export const listExamplesOf = (
  composition: Composition,
  examples: readonly ExampleEvent[],
): readonly ExampleEvent[] =>
  examples.filter(({ event }) => event.type === getEventType(composition));
