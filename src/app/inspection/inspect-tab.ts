import { inspectionChannel } from '../../inspection/live/channel.ts';
import { isDevelopment } from '../config.ts';
import { answerInspectors } from './answer-inspectors.ts';
import { findExplanation } from './explanations.ts';
import { followTab, type RunIdle } from './follow-tab.ts';
import { keepPageId, pageId } from './page-id.ts';

/** Reports wait for others, and a hidden tab, which has no idle time, waits at most so long. */
const batchMs = 200;
const maxDelayMs = 500;

/** How long the work goes on at a time: a key that is pressed meanwhile waits for its end. */
const sliceMs = 4;

const runIdle: RunIdle = (work, isContinued) => {
  const run = (): void => {
    const end = performance.now() + sliceMs;
    work(() => performance.now() < end);
  };
  setTimeout(
    () => {
      if ('requestIdleCallback' in window) window.requestIdleCallback(run, { timeout: maxDelayMs });
      else run();
    },
    isContinued ? 0 : batchMs,
  );
};

/**
 * Lets the inspectors of `person` follow this tab, at once and until the returned function is
 * called.
 */
export function inspectTab(person: string): () => void {
  keepPageId();
  return answerInspectors({
    tab: pageId,
    person,
    describe: () => ({ title: document.title, path: window.location.pathname }),
    openChannel: () => new BroadcastChannel(inspectionChannel),
    follow: (post) =>
      followTab({
        tab: pageId,
        post,
        runIdle,
        explain: findExplanation,
        now: () => performance.timeOrigin + performance.now(),
        takesEvents: isDevelopment,
      }),
    takeRecording: async () => {
      const { takeRecording } = await import('./take-recording.ts');
      return (await takeRecording())?.text ?? null;
    },
  });
}
