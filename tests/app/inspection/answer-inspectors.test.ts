import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest';
import { createActor, createMachine } from 'xstate';

import { answerInspectors, type Channel } from '../../../src/app/inspection/answer-inspectors.ts';
import { followTab } from '../../../src/app/inspection/follow-tab.ts';
import { exposeRootActor } from '../../../src/app/inspection/exposed-roots.ts';
import { maxSilenceMs, type TabMessage } from '../../../src/inspection/live/messages.ts';

const lamp = createMachine({
  id: 'lamp',
  initial: 'off',
  states: { off: { on: { turnOn: 'on' } }, on: { on: { turnOff: 'off' } } },
});

function startTab({ takesEvents = false } = {}) {
  const actor = createActor(lamp, { id: 'lamp' }).start();
  const hide = exposeRootActor(actor);
  const posted: TabMessage[] = [];
  const listeners: ((event: MessageEvent<unknown>) => void)[] = [];
  const channel: Channel = {
    postMessage: (message) => {
      posted.push(message as TabMessage);
    },
    addEventListener: (_, listener) => {
      listeners.push(listener);
    },
    close: vi.fn(),
  };
  let idleCount = 0;
  const end = answerInspectors({
    tab: 'one',
    person: 'super@lectern.test',
    describe: () => ({ title: 'Edit quiz', path: '/admin/quiz/edit/1' }),
    openChannel: () => channel,
    takeRecording: () => Promise.resolve('the file'),
    follow: (post) =>
      followTab({
        tab: 'one',
        post,
        runIdle: (work) => {
          idleCount += 1;
          queueMicrotask(() => {
            work(() => true);
          });
        },
        explain: () => ({}),
        now: () => 0,
        takesEvents,
      }),
  });
  const receive = (message: object, person = 'super@lectern.test'): void => {
    const data = { tab: 'one', inspector: 'inspector', person, ...message };
    for (const listener of listeners) listener(new MessageEvent('message', { data }));
  };
  return { actor, hide, posted, channel, end, receive, countIdle: () => idleCount };
}

const takeTypes = async (posted: TabMessage[]) => {
  await Promise.resolve();
  return posted
    .splice(0)
    .flatMap((message) =>
      message.type === 'reports' ? message.reports.map(({ type }) => type) : [message.type],
    );
};

let tab: ReturnType<typeof startTab>;
beforeEach(() => {
  vi.useFakeTimers({ toFake: ['setTimeout', 'clearTimeout'] });
  tab = startTab();
});
afterEach(() => {
  tab.hide();
  vi.useRealTimers();
});

describe('a tab and the inspectors', () => {
  it('reports nothing before an inspector follows it', async () => {
    expect(await takeTypes(tab.posted)).toEqual(['tab']);
    tab.receive({ type: 'find' });
    tab.actor.send({ type: 'turnOn' });
    expect(tab.posted).toEqual([
      { type: 'tab', tab: 'one', title: 'Edit quiz', path: '/admin/quiz/edit/1' },
    ]);
    expect(tab.countIdle()).toBe(0);
  });

  it('posts its recording to the inspector that follows it only', async () => {
    tab.receive({ type: 'takeRecording' });
    expect((await takeTypes(tab.posted)).includes('recording')).toBe(false);
    tab.receive({ type: 'follow' });
    tab.receive({ type: 'takeRecording', inspector: 'another' });
    tab.receive({ type: 'takeRecording' });
    await Promise.resolve();
    const files = tab.posted.filter(({ type }) => type === 'recording');
    expect(files).toEqual([{ type: 'recording', tab: 'one', text: 'the file' }]);
  });

  it('answers nobody else', async () => {
    await takeTypes(tab.posted);
    tab.receive({ type: 'find' }, 'admin@lectern.test');
    tab.receive({ type: 'follow' }, 'admin@lectern.test');
    tab.receive({ type: 'follow', tab: 'two' });
    tab.receive({ type: 'nonsense' });
    tab.actor.send({ type: 'turnOn' });
    expect(await takeTypes(tab.posted)).toEqual([]);
  });

  it('recalls an earlier moment when the browser is idle', async () => {
    tab.receive({ type: 'follow' });
    tab.actor.send({ type: 'turnOn' });
    await takeTypes(tab.posted);
    tab.receive({ type: 'recall', actor: tab.actor.sessionId, number: 1 });
    expect(tab.posted).toEqual([]);
    expect(await takeTypes(tab.posted)).toEqual(['recalled']);
  });

  it('follows until the inspector leaves', async () => {
    await takeTypes(tab.posted);
    tab.receive({ type: 'follow' });
    expect(await takeTypes(tab.posted)).toEqual(['chart', 'actorStarted']);
    tab.actor.send({ type: 'turnOn' });
    expect(await takeTypes(tab.posted)).toEqual(['transition']);
    tab.receive({ type: 'unfollow' });
    tab.actor.send({ type: 'turnOff' });
    expect(await takeTypes(tab.posted)).toEqual([]);
  });

  it('stops when the inspector is not heard of', async () => {
    tab.receive({ type: 'follow' });
    await takeTypes(tab.posted);
    vi.advanceTimersByTime(maxSilenceMs - 1);
    tab.receive({ type: 'alive' });
    vi.advanceTimersByTime(maxSilenceMs - 1);
    tab.actor.send({ type: 'turnOn' });
    expect(await takeTypes(tab.posted)).toEqual(['transition']);
    vi.advanceTimersByTime(1);
    tab.actor.send({ type: 'turnOff' });
    expect(await takeTypes(tab.posted)).toEqual([]);
  });

  it('ends at sign-out without the reports that wait', async () => {
    tab.receive({ type: 'follow' });
    await takeTypes(tab.posted);
    tab.actor.send({ type: 'turnOn' });
    tab.end();
    expect(await takeTypes(tab.posted)).toEqual(['ended']);
    expect(tab.channel.close).toHaveBeenCalledOnce();
  });

  it('takes events for an actor only in development', () => {
    const event = { type: 'turnOn' };
    tab.receive({ type: 'follow' });
    tab.receive({ type: 'send', actor: tab.actor.sessionId, event });
    expect(tab.actor.getSnapshot().value).toBe('off');
  });

  it('sends an event to an actor in development', async () => {
    tab.hide();
    tab = startTab({ takesEvents: true });
    tab.receive({ type: 'follow' });
    await takeTypes(tab.posted);
    tab.receive({ type: 'send', actor: tab.actor.sessionId, event: { type: 'turnOn' } });
    expect(tab.actor.getSnapshot().value).toBe('on');
  });
});
