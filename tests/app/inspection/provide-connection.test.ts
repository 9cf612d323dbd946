import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest';
import { createActor } from 'xstate';

import type { Channel } from '../../../src/app/inspection/answer-inspectors.ts';
import { createLogStore } from '../../../src/app/inspection/log-store.ts';
import { provideConnection } from '../../../src/app/inspection/provide-connection.ts';
import { heartbeatMs, type TabMessage } from '../../../src/inspection/live/messages.ts';

const address = { tab: 'one', inspector: 'inspector', person: 'super@lectern.test' };
const tabFound: TabMessage = { type: 'tab', tab: 'one', title: 'Edit quiz', path: '/admin/quiz' };
const started = (
  actor: string,
  parent: string | null = null,
): Extract<TabMessage, { type: 'reports' }> => ({
  type: 'reports',
  tab: 'one',
  reports: [
    {
      type: 'actorStarted',
      actor,
      name: actor,
      parent,
      chart: 'lamp 1',
      status: 'active',
      states: [],
    },
  ],
});

function connect() {
  const posted: unknown[] = [];
  const saved: string[] = [];
  const listeners: ((event: MessageEvent<unknown>) => void)[] = [];
  const channel: Channel = {
    postMessage: (message) => {
      posted.push(message);
    },
    addEventListener: (_, listener) => {
      listeners.push(listener);
    },
    close: vi.fn(),
  };
  const store = createLogStore();
  let leave: () => void = () => undefined;
  let comeBack: () => void = () => undefined;
  const actor = createActor(
    provideConnection({
      store,
      person: address.person,
      pageId: 'inspector',
      openChannel: () => channel,
      saveRecording: (text) => saved.push(text),
      loadExamples: async (machine) => (machine === 'lamp' ? [{ type: 'load' }] : []),
      onLeave: (onLeave, onReturn) => {
        leave = onLeave;
        comeBack = onReturn;
        return () => undefined;
      },
    }),
  ).start();
  const receive = (data: unknown): void => {
    for (const listener of listeners) listener(new MessageEvent('message', { data }));
  };
  return {
    actor,
    store,
    channel,
    receive,
    saved,
    leave: () => {
      leave();
    },
    comeBack: () => {
      comeBack();
    },
    takePosted: () => posted.splice(0),
  };
}

let inspector: ReturnType<typeof connect>;
beforeEach(() => {
  vi.useFakeTimers();
  inspector = connect();
});
afterEach(() => {
  inspector.actor.stop();
  vi.useRealTimers();
});
const follow = (): void => {
  inspector.receive(tabFound);
  vi.advanceTimersByTime(600);
};

describe('the channel of an inspector', () => {
  it('searches for tabs, follows one and says that it is still there', () => {
    follow();
    vi.advanceTimersByTime(heartbeatMs);
    const find = { type: 'find', person: address.person };
    expect(inspector.takePosted()).toEqual([
      find,
      { type: 'follow', ...address },
      find,
      { type: 'alive', ...address },
    ]);
  });

  it('PD-43 leaves the moment of a run that is over, when the tab is followed again', () => {
    follow();
    inspector.actor.send({ type: 'moment.choose', number: 7 });
    inspector.leave();
    inspector.comeBack();
    expect(inspector.actor.getSnapshot().context.moment).toBe(null);
    inspector.actor.send({ type: 'moment.choose', number: 7 });
    inspector.receive({ type: 'ended', tab: tabFound.tab });
    inspector.receive(tabFound);
    expect(inspector.actor.getSnapshot().context.moment).toBe(null);
  });

  it('does not list its own page', () => {
    inspector.receive({ ...tabFound, tab: 'inspector' });
    expect(inspector.actor.getSnapshot().context.tabs).toEqual([]);
  });

  it('collects the reports of the followed tab and watches the root that started last', () => {
    follow();
    inspector.takePosted();
    inspector.receive(started('session'));
    inspector.receive({ ...started('stranger'), tab: 'two' });
    expect([...inspector.store.getLog().actors.keys()]).toEqual(['session']);
    expect(inspector.takePosted()).toEqual([
      { type: 'watch', ...address, actor: 'session', examples: [] },
    ]);
    inspector.receive(started('editor'));
    expect(inspector.takePosted()).toEqual([]);
  });

  it('PD-43 shows the actor that a link names as soon as it runs, and again in the next run', () => {
    inspector.actor.send({ type: 'actor.await', name: 'editor' });
    const getActor = () => inspector.actor.getSnapshot().context.actor;
    follow();
    inspector.receive(started('session'));
    expect(getActor()).toBe(null);
    inspector.receive(started('editor', 'session'));
    expect(getActor()).toBe('editor');
    inspector.receive(started('list'));
    expect(getActor()).toBe('editor');
    inspector.receive({ type: 'ended', tab: tabFound.tab });
    inspector.receive(tabFound);
    expect(getActor()).toBe(null);
    inspector.receive(started('session'));
    expect(getActor()).toBe(null);
    inspector.receive(started('editor', 'session'));
    expect(getActor()).toBe('editor');
  });

  it('PD-43 shows the actor of another link, none while it does not run, and stays without one', () => {
    const getActor = () => inspector.actor.getSnapshot().context.actor;
    const open = (name: string | null): void => {
      inspector.actor.send({ type: 'actor.await', name });
    };
    follow();
    inspector.receive(started('session'));
    inspector.receive(started('editor'));
    expect(getActor()).toBe('session');
    open('editor');
    expect(getActor()).toBe('editor');
    open('list');
    expect(getActor()).toBe(null);
    open('session');
    expect(getActor()).toBe('session');
    open(null);
    expect(getActor()).toBe('session');
    open('list');
    inspector.receive(started('list'));
    expect(getActor()).toBe('list');
  });

  it('PD-43 keeps the actor that a person chose of several with the name of a link', () => {
    follow();
    const upload = (actor: string): TabMessage => ({
      ...started(actor),
      reports: started(actor).reports.map((report) => ({ ...report, name: 'upload' })),
    });
    inspector.receive(upload('x:1'));
    inspector.receive(upload('x:2'));
    inspector.actor.send({ type: 'actor.choose', actor: 'x:2' });
    inspector.actor.send({ type: 'actor.await', name: 'upload~2' });
    expect(inspector.actor.getSnapshot().context.actor).toBe('x:2');
    inspector.actor.send({ type: 'actor.await', name: 'upload' });
    expect(inspector.actor.getSnapshot().context.actor).toBe('x:1');
  });

  it('sends what the models name of the watched machine as soon as it is loaded', async () => {
    follow();
    inspector.receive({
      type: 'reports',
      tab: 'one',
      reports: [{ type: 'chart', chart: 'lamp 1', definition: { id: 'lamp' } }],
    });
    inspector.receive(started('lamp'));
    inspector.takePosted();
    await vi.waitFor(() => {
      expect(inspector.takePosted()).toEqual([
        { type: 'watch', ...address, actor: 'lamp', examples: [{ type: 'load' }] },
      ]);
    });
  });

  it('loses a tab that does not answer', () => {
    follow();
    vi.advanceTimersByTime(3 * heartbeatMs);
    expect(inspector.actor.getSnapshot().value).toBe('lost');
  });

  it('saves the recording of the followed tab only', () => {
    follow();
    inspector.receive({ type: 'recording', tab: 'two', text: 'of another' });
    inspector.receive({ type: 'recording', tab: 'one', text: 'the file' });
    expect(inspector.saved).toEqual(['the file']);
  });

  it('follows again when its page comes back', () => {
    follow();
    inspector.leave();
    inspector.takePosted();
    inspector.comeBack();
    expect(inspector.takePosted()).toEqual([{ type: 'follow', ...address }]);
  });

  it('unfollows when the page is left or the screen is closed', () => {
    follow();
    inspector.takePosted();
    inspector.leave();
    expect(inspector.takePosted()).toEqual([{ type: 'unfollow', ...address }]);
    inspector.actor.stop();
    expect(inspector.channel.close).toHaveBeenCalledOnce();
  });
});
