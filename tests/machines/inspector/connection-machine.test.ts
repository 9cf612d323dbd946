import { describe, expect, it } from 'vitest';
import { createActor, fromCallback, SimulatedClock } from 'xstate';

import {
  connectionMachine,
  type ChannelCommand,
  type ConnectionEvent,
} from '../../../src/machines/inspector/connection-machine.ts';

const editor = { tab: 'one', title: 'Edit quiz', path: '/admin/quiz/edit/1' };
const list = { tab: 'two', title: 'Quizzes', path: '/admin/quiz' };

function startConnection() {
  const clock = new SimulatedClock();
  const commands: ChannelCommand[] = [];
  let answer: (event: ConnectionEvent) => void = () => undefined;
  const channel = fromCallback<ChannelCommand>(({ sendBack, receive }) => {
    answer = sendBack;
    receive((command) => {
      commands.push(command);
    });
  });
  const actor = createActor(connectionMachine.provide({ actors: { channel } }), { clock }).start();
  return {
    actor,
    find: (tab: typeof editor) => {
      answer({ type: 'tab.found', ...tab });
    },
    answer: (event: ConnectionEvent) => {
      answer(event);
    },
    endSearch: () => {
      clock.increment(600);
    },
    takeCommands: () => commands.splice(0),
  };
}

describe('what the connection asks of the channel', () => {
  it('follows the only tab that answers', () => {
    const { find, endSearch, takeCommands } = startConnection();
    find(editor);
    expect(takeCommands()).toEqual([]);
    endSearch();
    expect(takeCommands()).toEqual([{ type: 'follow', tab: 'one' }]);
  });

  it('follows a tab that answers late', () => {
    const { find, endSearch, takeCommands } = startConnection();
    endSearch();
    find(editor);
    endSearch();
    expect(takeCommands()).toEqual([{ type: 'follow', tab: 'one' }]);
  });

  it('follows the tab that is chosen of several, and one at a time', () => {
    const { actor, find, endSearch, takeCommands } = startConnection();
    find(editor);
    find(list);
    endSearch();
    expect(takeCommands()).toEqual([]);
    actor.send({ type: 'tab.choose', tab: 'two' });
    actor.send({ type: 'tab.choose', tab: 'two' });
    actor.send({ type: 'tab.choose', tab: 'one' });
    expect(takeCommands()).toEqual([
      { type: 'follow', tab: 'two' },
      { type: 'unfollow' },
      { type: 'follow', tab: 'one' },
    ]);
  });

  it('follows a tab again that was lost, or left and came back', () => {
    const { answer, find, endSearch, takeCommands } = startConnection();
    find(editor);
    endSearch();
    answer({ type: 'tab.lost', tab: 'one' });
    find(editor);
    answer({ type: 'tab.ended', tab: 'one' });
    find(editor);
    expect(takeCommands()).toEqual([
      { type: 'follow', tab: 'one' },
      { type: 'unfollow' },
      { type: 'follow', tab: 'one' },
      { type: 'unfollow' },
      { type: 'follow', tab: 'one' },
    ]);
  });

  it('watches the chosen actor and sends it events', () => {
    const { actor, find, endSearch, takeCommands } = startConnection();
    find(editor);
    endSearch();
    takeCommands();
    actor.send({ type: 'actor.choose', actor: 'x:1' });
    actor.send({ type: 'actor.send', actor: 'x:1', event: { type: 'signOut' } });
    actor.send({ type: 'log.clear' });
    actor.send({ type: 'recording.take' });
    expect(takeCommands()).toEqual([
      { type: 'watch', actor: 'x:1' },
      { type: 'send', actor: 'x:1', event: { type: 'signOut' } },
      { type: 'clear' },
      { type: 'takeRecording' },
    ]);
  });
});
