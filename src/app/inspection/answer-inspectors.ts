import {
  maxSilenceMs,
  parseInspectorMessage,
  type InspectorMessage,
  type TabMessage,
} from '../../inspection/live/messages.ts';
import type { FollowedTab, FollowedActors } from './follow-tab.ts';

/** The part of a BroadcastChannel that the tab uses. */
export interface Channel {
  readonly postMessage: (message: unknown) => void;
  readonly addEventListener: (
    type: 'message',
    listener: (event: MessageEvent<unknown>) => void,
  ) => void;
  readonly close: () => void;
}

/** The tab, as inspectors know it. */
export interface InspectedTab {
  readonly tab: string;
  readonly describe: () => { readonly title: string; readonly path: string };
  /** Who is signed in; an inspector of somebody else is not answered. */
  readonly person: string;
  readonly openChannel: () => Channel;
  /** Starts to follow the actors of this tab. */
  readonly follow: (post: FollowedTab['post']) => FollowedActors;
  /** Returns the file of what this tab recorded; null when it records nothing. */
  readonly takeRecording: () => Promise<string | null>;
}

/**
 * Answers the inspectors of the same person: says that the tab is here, now and when asked, and
 * follows its actors while an inspector asks for it and is heard of. Returns the function that ends
 * this, which tells the inspectors.
 */
export function answerInspectors(inspected: InspectedTab): () => void {
  const { tab, person } = inspected;
  const channel = inspected.openChannel();
  let inspector: string | null = null;
  let following: FollowedActors | null = null;
  let silence: ReturnType<typeof setTimeout> | undefined;

  const post = (message: TabMessage): void => {
    channel.postMessage(message);
  };
  function stop(): void {
    clearTimeout(silence);
    inspector = null;
    following?.stop();
    following = null;
  }
  async function postRecording(): Promise<void> {
    const text = await inspected.takeRecording();
    if (text !== null && following !== null) post({ type: 'recording', tab, text });
  }
  function waitForNextSign(): void {
    clearTimeout(silence);
    silence = setTimeout(stop, maxSilenceMs);
  }
  function obey(message: Exclude<InspectorMessage, { readonly type: 'find' }>): void {
    if (message.type === 'follow') {
      stop();
      inspector = message.inspector;
      following = inspected.follow(post);
      waitForNextSign();
      return;
    }
    if (message.inspector !== inspector) return;
    waitForNextSign();
    if (message.type === 'unfollow') stop();
    else if (message.type === 'takeRecording') void postRecording();
    else following?.obey(message);
  }

  channel.addEventListener('message', ({ data }) => {
    const message = parseInspectorMessage(data);
    if (message?.person !== person) return;
    if (message.type === 'find') post({ type: 'tab', tab, ...inspected.describe() });
    else if (message.tab === tab) obey(message);
  });
  post({ type: 'tab', tab, ...inspected.describe() });
  return () => {
    stop();
    post({ type: 'ended', tab });
    channel.close();
  };
}
