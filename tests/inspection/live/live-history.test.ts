import { expect, it } from 'vitest';

import {
  addReports,
  findActorsAt,
  type LiveHistory,
} from '../../../src/inspection/live/live-history.ts';
import { emptyLog, foldReports, maxLoggedEvents } from '../../../src/inspection/live/live-log.ts';
import type { Report } from '../../../src/inspection/live/messages.ts';

const start = (actor: string): Report => ({
  type: 'actorStarted',
  actor,
  name: actor,
  parent: null,
  chart: null,
  status: 'active',
  states: [],
});
const enter = (actor: string, state: string): Report => ({
  type: 'transition',
  actor,
  at: 0,
  durationMs: null,
  event: 'enter',
  payload: null,
  sender: null,
  status: 'active',
  states: [state],
  microsteps: [{ event: 'enter', transitions: [`to ${state}`] }],
  changes: [],
  refusal: null,
});

/** Folds batches of reports and keeps their history. */
function follow(batches: readonly (readonly Report[])[]) {
  let log = emptyLog;
  let history: LiveHistory = [];
  for (const reports of batches) {
    history = addReports(history, log, reports);
    log = foldReports(log, reports);
  }
  return { log, history };
}

it('PD-43 says which actors ran at an event, in which states, and what they took', () => {
  const { history } = follow([
    [start('one'), enter('one', 'a')],
    [start('two'), enter('two', 'b'), { type: 'actorStopped', actor: 'two' }, enter('one', 'c')],
  ]);
  const describe = (number: number) =>
    [...findActorsAt(history, number).values()].map(
      ({ actor, states, isRunning, lastTransitions }) =>
        `${actor} ${states.join()} ${lastTransitions.join()} ${isRunning ? 'runs' : 'stopped'}`,
    );
  expect(describe(1)).toEqual(['one a to a runs']);
  expect(describe(2)).toEqual(['one a to a runs', 'two b to b runs']);
  expect(describe(3)).toEqual(['one c to c runs', 'two b to b stopped']);
});

it('whole contexts that were reported are not kept', () => {
  const recalled: Report = {
    type: 'recalled',
    actor: 'one',
    number: 1,
    context: {},
    possible: [],
  };
  const { history } = follow([
    [start('one'), enter('one', 'a')],
    ...Array.from({ length: 5000 }, () => [recalled]),
  ]);
  expect(history.map(({ reports }) => reports.length)).toEqual([2]);
});

it('every event of a long log has its moment, and few reports are replayed for it', () => {
  const count = maxLoggedEvents + 3000;
  const { history, log } = follow([
    [start('one')],
    ...Array.from({ length: count / 10 }, (_, batch) =>
      Array.from({ length: 10 }, (__, index) => enter('one', String(batch * 10 + index + 1))),
    ),
  ]);
  const [first] = log.events;
  expect(first?.number).toBe(count - maxLoggedEvents + 1);
  for (const { number } of [first, log.events[4321], log.events.at(-1)].filter(
    (event) => event !== undefined,
  ))
    expect(findActorsAt(history, number).get('one')?.states).toEqual([String(number)]);
  expect(Math.max(...history.map(({ reports }) => reports.length))).toBeLessThanOrEqual(200);
  expect(history.length).toBeLessThan(100);
});
