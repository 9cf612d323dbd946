import { expect, test } from 'vitest';
import { createActor } from 'xstate';

import { leaveGuardMachine, selectHasUnsavedWork, type Destination } from '../../../src/machines/shared/leave-guard-machine.ts';

const list: Destination = { kind: 'path', to: '/quiz', isReplace: false };
const back: Destination = { kind: 'history', delta: -1 };

function start() {
  const guard = createActor(leaveGuardMachine);
  const left: Destination[] = [];
  guard.on('leave', ({ destination }) => { left.push(destination); });
  guard.start();
  const work = (actorId: string, isUnsaved: boolean): void => { guard.send({ type: 'unsavedWork.changed', actorId, isUnsaved }); };
  const ask = (destination: Destination): void => { guard.send({ type: 'leave.ask', destination }); };
  return { guard, left, work, ask };
}

test('NAV-010 without unsaved work a departure happens at once', () => {
  const { guard, left, ask } = start();
  ask(list);
  ask(back);
  expect(left).toEqual([list, back]);
  expect(guard.getSnapshot().value).toBe('free');
});

test('NAV-010 with unsaved work it asks; staying stays, allowing leaves', () => {
  const { guard, left, work, ask } = start();
  work('quizEditor', true);
  ask(list);
  expect(guard.getSnapshot().value).toBe('asking');
  guard.send({ type: 'leave.stay' });
  expect({ left, value: guard.getSnapshot().value }).toEqual({ left: [], value: 'guarding' });
  ask(back);
  guard.send({ type: 'leave.allow' });
  expect(left).toEqual([back]);
});

test('NAV-010 the last of several departures is the one that is asked about', () => {
  const { guard, left, work, ask } = start();
  work('quizEditor', true);
  ask(list);
  ask(back);
  guard.send({ type: 'leave.allow' });
  expect(left).toEqual([back]);
});

test('NAV-006 several actors have work: only when the last is saved the departure happens by itself', () => {
  const { guard, left, work, ask } = start();
  work('quizEditor', true);
  work('banner', true);
  work('quizEditor', true);
  ask(list);
  work('quizEditor', false);
  expect({ left, unsaved: selectHasUnsavedWork(guard.getSnapshot()) }).toEqual({ left: [], unsaved: true });
  work('banner', false);
  expect({ left, value: guard.getSnapshot().value, unsaved: selectHasUnsavedWork(guard.getSnapshot()) }).toEqual({ left: [list], value: 'free', unsaved: false });
});
