import { fromCallback, type AnyEventObject } from 'xstate';

import {
  findNamedActor,
  listRunning,
  nameActor,
  type LiveLog,
} from '../../inspection/live/live-log.ts';
import {
  heartbeatMs,
  parseTabMessage,
  type InspectorMessage,
} from '../../inspection/live/messages.ts';
import {
  connectionMachine,
  type ChannelCommand,
  type ConnectionEvent,
} from '../../machines/inspector/connection-machine.ts';
import type { Channel } from './answer-inspectors.ts';
import type { LogStore } from './log-store.ts';

/** What the connection of this page needs. */
export interface ConnectionOptions {
  readonly store: LogStore;
  /** Who is signed in; only tabs of the same person answer. */
  readonly person: string;
  /** This page, which does not follow itself. */
  readonly pageId: string;
  readonly openChannel: () => Channel;
  /** Returns the events that the models of the machine with this id name. */
  readonly loadExamples: (machine: string) => Promise<readonly AnyEventObject[]>;
  /** Is told the file of the followed tab's recording. */
  readonly saveRecording: (text: string) => void;
  /**
   * Calls `leave` when the page is left, `comeBack` when it returns from the back/forward cache.
   * Returns the function that ends that.
   */
  readonly onLeave: (leave: () => void, comeBack: () => void) => () => void;
}

/** A tab that misses two searches is lost. */
const maxMissedSearches = 2;

/** Returns the machine to show first: the root that started last. */
const findFirstActor = ({ actors }: LiveLog): string | null =>
  [...actors.values()]
    .filter(({ parent, chart, isRunning }) => parent === null && chart !== null && isRunning)
    .at(-1)?.actor ?? null;

class InspectorChannel {
  private readonly missed = new Map<string, number>();
  private readonly channel: Channel;
  private readonly options: ConnectionOptions;
  private readonly tell: (event: ConnectionEvent) => void;
  private followed: string | null = null;
  private watched: string | null = null;
  private awaited: string | null = null;

  constructor(options: ConnectionOptions, tell: (event: ConnectionEvent) => void) {
    this.options = options;
    this.tell = tell;
    this.channel = options.openChannel();
    this.channel.addEventListener('message', ({ data }) => {
      this.receive(data);
    });
  }

  /** Asks the tabs to report themselves, and tells which no longer do. */
  search(): void {
    for (const [tab, count] of this.missed) {
      if (count >= maxMissedSearches) {
        this.missed.delete(tab);
        this.tell({ type: 'tab.lost', tab });
      } else this.missed.set(tab, count + 1);
    }
    this.post({ type: 'find', person: this.options.person });
    if (this.followed !== null) this.post({ type: 'alive', ...this.address(this.followed) });
  }

  obey(command: ChannelCommand): void {
    if (command.type === 'clear') this.options.store.clear('events');
    else if (command.type === 'follow') this.follow(command.tab);
    else if (command.type === 'await') this.setAwaited(command.name);
    else if (command.type === 'watch') void this.watch(command.actor);
    else if (this.followed !== null) {
      const address = this.address(this.followed);
      if (command.type === 'unfollow') this.followed = null;
      this.post({ ...command, ...address });
    }
  }

  /** Asks what an actor knows and can do, at once and with examples as soon as they are loaded. */
  private async watch(actor: string | null): Promise<void> {
    const { followed } = this;
    if (followed === null) return;
    this.watched = actor;
    this.post({ type: 'watch', actor, examples: [], ...this.address(followed) });
    const { actors, charts } = this.options.store.getLog();
    const machine = charts.get(actors.get(actor ?? '')?.chart ?? '')?.id;
    const examples = machine === undefined ? [] : await this.options.loadExamples(machine);
    if (examples.length > 0 && this.followed === followed && this.watched === actor)
      this.post({ type: 'watch', actor, examples, ...this.address(followed) });
  }

  private follow(tab: string): void {
    this.options.store.clear('all');
    this.followed = tab;
    this.watched = null;
    // The events of the new run are counted from 1 again.
    this.tell({ type: 'moment.leave' });
    this.post({ type: 'follow', ...this.address(tab) });
  }

  /** Follows the same tab again after the page came back. */
  comeBack(tab: string | null): void {
    if (tab !== null) this.follow(tab);
  }

  get followedTab(): string | null {
    return this.followed;
  }

  close(): void {
    this.obey({ type: 'unfollow' });
    this.channel.close();
  }

  private address(tab: string) {
    const { person, pageId } = this.options;
    return { tab, person, inspector: pageId };
  }

  private post(message: InspectorMessage): void {
    this.channel.postMessage(message);
  }

  private receive(data: unknown): void {
    const message = parseTabMessage(data);
    if (message === null || message.tab === this.options.pageId) return;
    if (message.type === 'tab') {
      this.missed.set(message.tab, 0);
      this.tell({ ...message, type: 'tab.found' });
    } else if (message.type === 'ended') {
      this.missed.delete(message.tab);
      this.tell({ type: 'tab.ended', tab: message.tab });
    } else if (message.tab !== this.followed) return;
    else if (message.type === 'recording') this.options.saveRecording(message.text);
    else this.collect(message.reports);
  }

  private collect(reports: Parameters<LogStore['fold']>[0]): void {
    this.options.store.fold(reports);
    if (this.watched === null) this.chooseActor();
  }

  private setAwaited(name: string | null): void {
    this.awaited = name;
    const running = listRunning(this.options.store.getLog());
    const isShown =
      this.watched !== null && (name === null || nameActor(running, this.watched) === name);
    if (!isShown) this.chooseActor();
  }

  /** Chooses the awaited actor, none while it does not run; without one the first. */
  private chooseActor(): void {
    const log = this.options.store.getLog();
    const actor =
      this.awaited === null ? findFirstActor(log) : findNamedActor(listRunning(log), this.awaited);
    if (actor === this.watched) return;
    this.watched = actor;
    this.tell({ type: 'actor.choose', actor });
  }
}

/** Returns the machine of an inspector's connection over the channel between tabs. */
export const provideConnection = (options: ConnectionOptions) =>
  connectionMachine.provide({
    actors: {
      channel: fromCallback<ChannelCommand>(({ sendBack, receive }) => {
        const channel = new InspectorChannel(options, sendBack);
        let followed: string | null = null;
        const stopListening = options.onLeave(
          () => {
            followed = channel.followedTab;
            channel.obey({ type: 'unfollow' });
          },
          () => {
            channel.comeBack(followed);
          },
        );
        receive((command) => {
          channel.obey(command);
        });
        channel.search();
        const timer = setInterval(() => {
          channel.search();
        }, heartbeatMs);
        return () => {
          clearInterval(timer);
          stopListening();
          channel.close();
        };
      }),
    },
  });
