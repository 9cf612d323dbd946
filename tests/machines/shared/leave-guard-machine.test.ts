import { expect, test } from 'vitest';
import { createActor } from 'xstate';

import {
  leaveGuardMachine,
  selectAsksAboutDialog,
  selectHasUnsavedWork,
  selectIsAllKept,
  type Destination,
} from '../../../src/machines/shared/leave-guard-machine.ts';

const list: Destination = { kind: 'path', to: '/quiz', isReplace: false };
const back: Destination = { kind: 'history', delta: -1 };

function start() {
  const guard = createActor(leaveGuardMachine);
  const left: Destination[] = [];
  guard.on('leave', ({ destination }) => {
    left.push(destination);
  });
  guard.start();
  const work = (actorId: string, isUnsaved: boolean): void => {
    guard.send({ type: 'unsavedWork.changed', actorId, isUnsaved });
  };
  const ask = (destination: Destination): void => {
    guard.send({ type: 'leave.ask', destination });
  };
  return { guard, left, work, ask };
}

test('NAV-010 without unsaved work the user leaves at once', () => {
  const { guard, left, ask } = start();
  ask(list);
  ask(back);
  expect(left).toEqual([list, back]);
  expect(guard.getSnapshot().value).toBe('free');
});

test('NAV-010 with unsaved work it asks; the user can stay or leave', () => {
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

test('NAV-006 an editor discards its work when it is asked, and the user leaves', () => {
  const { guard, left, work, ask } = start();
  const asked: (readonly string[])[] = [];
  guard.on('discard', ({ actorIds }) => {
    asked.push(actorIds);
    work('quizEditor', false);
  });
  guard.send({
    type: 'unsavedWork.changed',
    actorId: 'quizEditor',
    isUnsaved: true,
    canSave: true,
  });
  ask(list);
  guard.send({ type: 'leave.discard' });
  expect({ asked, left, value: guard.getSnapshot().value }).toEqual({
    asked: [['quizEditor']],
    left: [list],
    value: 'free',
  });
  work('banner', true);
  ask(back);
  guard.send({ type: 'leave.discard' });
  expect(asked).toHaveLength(1);
  expect(guard.getSnapshot().value).toBe('asking');
});

test('NAV-010 the answer to discard reaches an editor that is saving, which makes the user stay', () => {
  const { guard, left, ask } = start();
  const asked: string[] = [];
  guard.on('save', () => asked.push('save'));
  guard.on('discard', () => {
    asked.push('discard');
    guard.send({ type: 'leave.stay' });
  });
  guard.send({ type: 'unsavedWork.changed', actorId: 'editor', isUnsaved: true, canSave: true });
  ask(list);
  guard.send({ type: 'leave.save' });
  guard.send({ type: 'leave.discard' });
  expect({ asked, left, value: guard.getSnapshot().value }).toEqual({
    asked: ['save', 'discard'],
    left: [],
    value: 'guarding',
  });
});

test('NAV-010 it knows whether this browser keeps the work of the editor that is left', () => {
  const { guard, work } = start();
  const report = (isKept: boolean): void => {
    guard.send({ type: 'unsavedWork.kept', actorId: 'quizEditor', isKept });
  };
  const isKept = (): boolean => selectIsAllKept(guard.getSnapshot());
  report(false);
  expect(isKept()).toBe(true);
  work('quizEditor', true);
  expect(isKept()).toBe(false);
  report(true);
  expect(isKept()).toBe(true);
});

test('NAV-010 with several destinations it asks about the last one', () => {
  const { guard, left, work, ask } = start();
  work('quizEditor', true);
  ask(list);
  ask(back);
  guard.send({ type: 'leave.allow' });
  expect(left).toEqual([back]);
});

test('NAV-006 with work in several actors the user leaves once the last one is saved', () => {
  const { guard, left, work, ask } = start();
  work('quizEditor', true);
  work('banner', true);
  work('quizEditor', true);
  ask(list);
  work('quizEditor', false);
  expect({ left, unsaved: selectHasUnsavedWork(guard.getSnapshot()) }).toEqual({
    left: [],
    unsaved: true,
  });
  work('banner', false);
  expect({
    left,
    value: guard.getSnapshot().value,
    unsaved: selectHasUnsavedWork(guard.getSnapshot()),
  }).toEqual({ left: [list], value: 'free', unsaved: false });
});

test('NAV-010 a dialog asks only about its own work, and closes at once without any', () => {
  const { guard, left, work, ask } = start();
  const dialog = { kind: 'dialog', actorId: 'invite', discard: () => undefined } as const;
  work('quizEditor', true);
  ask(dialog);
  expect({ left, value: guard.getSnapshot().value }).toEqual({ left: [dialog], value: 'guarding' });
  work('invite', true);
  ask(dialog);
  expect([guard.getSnapshot().value, selectAsksAboutDialog(guard.getSnapshot())]).toEqual([
    'asking',
    true,
  ]);
  guard.send({ type: 'leave.stay' });
  expect(left).toEqual([dialog]);
  ask(dialog);
  work('quizEditor', false);
  expect({ left: left.length, value: guard.getSnapshot().value }).toEqual({
    left: 1,
    value: 'asking',
  });
  guard.send({ type: 'leave.allow' });
  expect({ left: left.length, value: guard.getSnapshot().value }).toEqual({
    left: 2,
    value: 'guarding',
  });
});

test('NAV-010 a dialog closes when its work is saved during the question; other work stays guarded', () => {
  const { guard, left, work, ask } = start();
  work('quizEditor', true);
  work('invite', true);
  ask({ kind: 'dialog', actorId: 'invite', discard: () => undefined });
  work('invite', false);
  expect({
    left: left.map(({ kind }) => kind),
    value: guard.getSnapshot().value,
    asks: selectAsksAboutDialog(guard.getSnapshot()),
  }).toEqual({ left: ['dialog'], value: 'guarding', asks: false });
});
