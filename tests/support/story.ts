import { expect } from 'vitest';
import {
  SimulatedClock,
  type Actor,
  type AnyActorLogic,
  type InspectionEvent,
  type StateValue,
} from 'xstate';

import { describeStates, getPart, type MachineModel } from './define-model.ts';
import { toJson } from './failing-path.ts';
import { startMachine, waitForAnswers } from './running-machine.ts';

/** Longer values are only said to be there: a test of the value itself says more. */
const maxCharacters = 60;

const hasId = (value: unknown): value is { readonly id: number } =>
  typeof value === 'object' && value !== null && 'id' in value && typeof value.id === 'number';

function describeValue(value: unknown): string {
  if (typeof value === 'string' && value !== '') return value;
  if (typeof value === 'object' && value !== null && 'getSnapshot' in value) return 'an actor';
  const text = JSON.stringify(value, toJson) ?? String(value);
  const words = text.replace(/["\\]/g, '').replaceAll(',', ', ').replaceAll(':', ': ');
  if (words.length <= maxCharacters) return text === '""' ? 'empty' : words;
  if (!Array.isArray(value)) return 'set';
  return value.every(hasId)
    ? `ids ${value.map(({ id }) => id).join(', ')}`
    : `${String(value.length)} of them`;
}

type Values = Readonly<Record<string, unknown>>;

const describeChanges = (before: Values, after: Values): readonly string[] =>
  Object.keys(after)
    .filter((key) => !Object.is(before[key], after[key]))
    .map((key) => `${key} ${describeValue(after[key])}`);

const describeEmitted = ({ type, ...rest }: Values & { readonly type: string }): string =>
  `tells ${[type, ...Object.values(rest).map(describeValue)].join(' ')}`;

/** The actors that were stopped and started again, by the ends of their ids. */
const describeRestarts = (before: Values, after: Values): readonly string[] =>
  Object.keys(after)
    .filter((id) => before[id] !== undefined && before[id] !== after[id])
    .map((id) => `restarts ${id.split('.').at(-1) ?? id}`);

interface Sent {
  readonly to?: { readonly id: string };
  readonly event: { readonly type: string };
}

/** The event that an action sends to another actor; none for other actions. */
function describeSent(inspected: InspectionEvent): readonly string[] {
  if (inspected.type !== '@xstate.action' || inspected.action.type !== 'xstate.sendTo') return [];
  const { to, event } = inspected.action.params as Sent;
  return [`sends ${event.type} to ${to?.id ?? 'nobody'}`];
}

const readLines = (story: string): readonly string[] =>
  story
    .trim()
    .replace(/;\s*\n\s*/g, '; ')
    .split(/\n\s*/);

/**
 * Tests a machine by a story that a person wrote down. The first line is the initial state. Each
 * other line has an event of the model, or `3000 ms pass`, and after `->` the states, the values of
 * the context that changed, the actors that were started again, and the events that were sent or
 * emitted. A line that ends with `;` goes on in the next one. A time that passes brings nothing
 * about before its last millisecond.
 */
export async function expectStory(model: MachineModel, story: string, part = ''): Promise<void> {
  const options = getPart(model, part);
  let told: string[] = [];
  const { actor, getSnapshot, perform, stop } = startMachine(options, (inspected) => {
    told.push(...describeSent(inspected));
  });
  const { clock } = actor as Actor<AnyActorLogic>;
  if (!(clock instanceof SimulatedClock)) throw new Error('the clock of a model is simulated');
  actor.on('*', (event) => {
    told.push(describeEmitted(event as Values & { readonly type: string }));
  });
  const getContext = (): Values => getSnapshot().context as Values;
  const getChildren = (): Values => getSnapshot().children as Values;
  const getStates = (): string => describeStates(getSnapshot().value as StateValue) || 'no states';
  const lines = readLines(story);
  const found = [getStates()];
  for (const line of lines.slice(1)) {
    const [name = ''] = line.split(' ->');
    const before = getContext();
    const children = { ...getChildren() };
    told = [];
    const [, milliseconds] = /^(\d+) ms pass$/.exec(name) ?? [];
    if (milliseconds === undefined) {
      const event = options.events[name];
      if (event === undefined) throw new Error(`the model has no event '${name}'`);
      perform(event);
    } else {
      const states = getStates();
      clock.increment(Number(milliseconds) - 1);
      expect(getStates(), `${name}: too early`).toBe(states);
      clock.increment(1);
    }
    await waitForAnswers();
    const changes = [
      ...describeChanges(before, getContext()),
      ...describeRestarts(children, getChildren()),
    ];
    found.push(`${name} -> ${[getStates(), ...changes, ...told].join('; ')}`);
  }
  stop();
  expect(found.join('\n')).toBe(lines.join('\n'));
}
