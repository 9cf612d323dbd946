import { expect, test } from 'vitest';
import { SimulatedClock, createActor } from 'xstate';

import type { Notice } from '../../../src/domain/messages/notice.ts';
import {
  noticesMachine,
  selectHistory,
  selectVisible,
  selectUnread,
} from '../../../src/machines/shell/notices-machine.ts';

const saved: Notice = { severity: 'success', message: { text: 'Banner saved successfully' } };
const failed: Notice = { severity: 'error', message: { text: 'Failed to update Deadline' } };

function startNotices() {
  const clock = new SimulatedClock();
  const notices = createActor(noticesMachine, { clock }).start();
  const visible = (): readonly number[] => selectVisible(notices.getSnapshot()).map(({ id }) => id);
  return { clock, notices, shown: visible };
}

test('ERR-04 each notification is dismissed after 4000 ms of its own', () => {
  const { clock, notices, shown } = startNotices();
  notices.send({ type: 'notice.show', notice: saved, at: 0 });
  clock.increment(3000);
  notices.send({ type: 'notice.show', notice: failed, at: 3000 });
  clock.increment(999);
  expect(shown()).toEqual([1, 2]);
  clock.increment(1);
  expect(shown()).toEqual([2]);
  clock.increment(3000);
  expect(shown()).toEqual([]);
});

test('a success hides the visible errors of its topic, and an error the one that says the same', () => {
  const { notices, shown } = startNotices();
  const notSaved: Notice = { ...failed, topic: 'save' };
  const offline: Notice = { ...notSaved, message: { text: 'You are offline' } };
  const show = (notice: Notice): void => {
    notices.send({ type: 'notice.show', notice, at: 0 });
  };
  for (const notice of [failed, notSaved, offline, notSaved]) show(notice);
  expect(shown()).toEqual([1, 3, 4]);
  show({ ...saved, topic: 'questionImage' });
  expect(shown()).toEqual([1, 3, 4, 5]);
  show({ ...saved, topic: 'save' });
  expect(shown()).toEqual([1, 5, 6]);
});

test('ERR-04 the 4 seconds wait while the layer is hovered or focused and start again afterwards', () => {
  const { clock, notices, shown } = startNotices();
  notices.send({ type: 'notice.show', notice: saved, at: 0 });
  clock.increment(3999);
  notices.send({ type: 'pointer.enter' });
  notices.send({ type: 'focus.enter' });
  clock.increment(60_000);
  notices.send({ type: 'pointer.leave' });
  clock.increment(60_000);
  expect(shown()).toEqual([1]);
  notices.send({ type: 'focus.leave' });
  clock.increment(3999);
  expect(shown()).toEqual([1]);
  clock.increment(1);
  expect(shown()).toEqual([]);
});

test.each([
  { entering: ['pointer', 'focus'], leaving: ['pointer', 'focus'] },
  { entering: ['pointer', 'focus'], leaving: ['focus', 'pointer'] },
  { entering: ['focus', 'pointer'], leaving: ['pointer', 'focus'] },
  { entering: ['focus', 'pointer'], leaving: ['focus', 'pointer'] },
] as const)(
  'ERR-04 after $entering.0 and $entering.1 enter, the 4 seconds wait until $leaving.0 and then $leaving.1 has left',
  ({ entering, leaving }) => {
    const { clock, notices, shown } = startNotices();
    notices.send({ type: 'notice.show', notice: saved, at: 0 });
    for (const device of entering) notices.send({ type: `${device}.enter` });
    notices.send({ type: `${leaving[0]}.leave` });
    clock.increment(60_000);
    expect(shown()).toEqual([1]);
    notices.send({ type: `${leaving[1]}.leave` });
    clock.increment(3999);
    expect(shown()).toEqual([1]);
    clock.increment(1);
    expect(shown()).toEqual([]);
  },
);

test.each(['pointer', 'focus'] as const)(
  'ERR-04 %s may leave, come back and leave again while the other stays',
  (device) => {
    const { clock, notices, shown } = startNotices();
    notices.send({ type: 'notice.show', notice: saved, at: 0 });
    notices.send({ type: 'pointer.enter' });
    notices.send({ type: 'focus.enter' });
    notices.send({ type: `${device}.leave` });
    notices.send({ type: `${device}.enter` });
    notices.send({ type: `${device}.leave` });
    clock.increment(60_000);
    expect(shown()).toEqual([1]);
    notices.send({ type: device === 'pointer' ? 'focus.leave' : 'pointer.leave' });
    clock.increment(4000);
    expect(shown()).toEqual([]);
  },
);

test('ERR-04 dismissing the last hovered notification starts the timer of the next', () => {
  const { clock, notices, shown } = startNotices();
  notices.send({ type: 'notice.show', notice: saved, at: 0 });
  notices.send({ type: 'pointer.enter' });
  notices.send({ type: 'notice.dismiss', id: 1 });
  notices.send({ type: 'notice.show', notice: failed, at: 1 });
  clock.increment(4000);
  expect(shown()).toEqual([]);
});

test('ERR-04 the history lists notifications, newest first, unread until it is opened', () => {
  const { clock, notices } = startNotices();
  notices.send({ type: 'notice.show', notice: saved, at: 10 });
  notices.send({ type: 'notice.show', notice: failed, at: 20 });
  clock.increment(4000);
  expect(selectHistory(notices.getSnapshot())).toEqual([
    { ...failed, id: 2, at: 20 },
    { ...saved, id: 1, at: 10 },
  ]);
  expect(selectUnread(notices.getSnapshot())).toBe(2);
  notices.send({ type: 'history.open', at: 0 });
  expect(selectUnread(notices.getSnapshot())).toBe(0);
  notices.send({ type: 'history.clear' });
  expect(selectHistory(notices.getSnapshot())).toEqual([]);
});

test("ERR-04 a notification's action emits its token and dismisses the notification", () => {
  const { notices, shown } = startNotices();
  const received: string[] = [];
  notices.on('notice.acted', ({ token }) => received.push(token));
  notices.send({
    type: 'notice.show',
    notice: saved,
    at: 0,
    action: { label: { text: 'Undo' }, token: 'undo 7' },
  });
  notices.send({ type: 'notice.act', id: 1 });
  expect(received).toEqual(['undo 7']);
  expect(shown()).toEqual([]);
});

test('ERR-04 of several notifications the selected one acts', () => {
  const { notices, shown } = startNotices();
  const received: string[] = [];
  notices.on('notice.acted', ({ token }) => received.push(token));
  for (const token of ['undo 7', 'undo 8'])
    notices.send({
      type: 'notice.show',
      notice: saved,
      at: 0,
      action: { label: { text: 'Undo' }, token },
    });
  notices.send({ type: 'notice.act', id: 1 });
  expect([received, shown()]).toEqual([['undo 7'], [2]]);
});

test('ERR-05 actions whose sender has ended are offered no longer', () => {
  const { notices } = startNotices();
  for (const token of ['activity 7', 'recycleBin 8'])
    notices.send({
      type: 'notice.show',
      notice: saved,
      at: 0,
      action: { label: { text: 'Undo' }, token },
    });
  notices.send({ type: 'actions.end', tokenStart: 'activity ' });
  const listTokens = (shown: readonly { readonly action?: { readonly token: string } }[]) =>
    shown.map(({ action }) => action?.token);
  expect(listTokens(selectVisible(notices.getSnapshot()))).toEqual([undefined, 'recycleBin 8']);
  expect(listTokens(selectHistory(notices.getSnapshot()))).toEqual(['recycleBin 8', undefined]);
});

test('ERR-05 an action stays in the history until it is used, at most for 24 hours', () => {
  const { notices } = startNotices();
  const received: string[] = [];
  notices.on('notice.acted', ({ token }) => received.push(token));
  const dayMs = 86_400_000;
  for (const [at, token] of [
    [1000, 'undo 7'],
    [2000, 'undo 8'],
    [3000, 'undo 9'],
  ] as const)
    notices.send({
      type: 'notice.show',
      notice: saved,
      at,
      action: { label: { text: 'Undo' }, token },
    });
  const getTokens = (): readonly (string | undefined)[] =>
    selectHistory(notices.getSnapshot()).map(({ action }) => action?.token);
  notices.send({ type: 'notice.dismiss', id: 2 });
  notices.send({ type: 'history.open', at: 4000 });
  expect(getTokens()).toEqual(['undo 9', 'undo 8', 'undo 7']);
  notices.send({ type: 'notice.act', id: 2 });
  notices.send({ type: 'notice.act', id: 2 });
  expect([received, getTokens()]).toEqual([['undo 8'], ['undo 9', undefined, 'undo 7']]);
  notices.send({ type: 'history.close' });
  notices.send({ type: 'history.open', at: 1000 + dayMs });
  expect(getTokens()).toEqual(['undo 9', undefined, undefined]);
});
