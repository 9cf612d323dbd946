import { inspectionChannel } from '../../inspection/live/channel.ts';
import { isDevelopment } from '../config.ts';
import { answerInspectors } from './answer-inspectors.ts';
import { findExplanation } from './explanations.ts';
import { followTab } from './follow-tab.ts';
import { keepPageId, pageId } from './page-id.ts';
import { runIdle } from './run-idle.ts';

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
