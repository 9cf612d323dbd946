import type { AnyStateMachine } from 'xstate';

import type { TabMessage, InspectorMessage, Report } from '../../inspection/live/messages.ts';
import type { MachineExplanation } from '../../inspection/simulation/possible-events.ts';
import { ActorRecorder } from './actor-recorder.ts';
import { registerInspector } from './register-inspector.ts';

/**
 * Runs work when the browser is idle; `hasTime` says whether it may go on. Work that was interrupted
 * is continued as soon as possible, other work waits for more.
 */
export type RunIdle = (work: (hasTime: () => boolean) => void, isContinued: boolean) => void;

/** What the tab provides to the inspector that follows it. */
export interface FollowedTab {
  readonly tab: string;
  readonly post: (message: TabMessage) => void;
  readonly runIdle: RunIdle;
  readonly explain: (machine: AnyStateMachine) => MachineExplanation;
  /** Milliseconds since 1970, with fractions. */
  readonly now: () => number;
  /** Whether an inspector may send events to actors: under `npm run dev` only. */
  readonly takesEvents: boolean;
}

/** A followed tab. */
export interface FollowedActors {
  /** Does what an inspector asks: `watch`, `recall` and `send`. */
  readonly obey: (message: InspectorMessage) => void;
  /** Stops following and drops what was not posted. */
  readonly stop: () => void;
}

/** Posts what the actors of this tab do, in batches when the browser is idle. */
export function followTab(tab: FollowedTab): FollowedActors {
  const recorder = new ActorRecorder(tab);
  let isScheduled = false;
  let isStopped = false;

  function postReports(hasTime: () => boolean): void {
    isScheduled = false;
    if (isStopped) return;
    const reports: readonly Report[] = recorder.takeReports(hasTime);
    if (reports.length > 0) tab.post({ type: 'reports', tab: tab.tab, reports });
    if (recorder.hasWork) schedule();
  }
  function schedule(): void {
    if (isScheduled) return;
    isScheduled = true;
    tab.runIdle(postReports, recorder.isInterrupted);
  }

  const unregister = registerInspector(
    (event) => {
      recorder.note(event);
      schedule();
    },
    (root) => {
      recorder.forgetRoot(root);
      schedule();
    },
  );
  return {
    obey: (message) => {
      if (message.type === 'watch') {
        recorder.watch(message.actor, message.examples);
        schedule();
      } else if (message.type === 'recall') {
        recorder.recall(message.actor, message.number);
        schedule();
      } else if (message.type === 'send' && tab.takesEvents)
        recorder.findActor(message.actor)?.send(message.event);
    },
    stop: () => {
      isStopped = true;
      unregister();
    },
  };
}
