import type { PlayerQuiz } from '../domain/interchange/scorm/player-quiz.ts';
import { showSession } from './show-session.ts';
import { connectLms, lookForLms, type Lms } from './lms.ts';
import { createNotice } from './notices.ts';
import { Session } from './session.ts';
import { runInSingleWindow } from './single-window.ts';
import { loadTexts, say } from './texts.ts';

function readQuiz(): PlayerQuiz | null {
  try {
    return JSON.parse(document.getElementById('quiz')?.textContent ?? '') as PlayerQuiz;
  } catch {
    return null;
  }
}

/** Calls `run` unless another window has the quiz open. */
const runAlone = (root: HTMLElement, run: () => void): void => {
  runInSingleWindow({
    run,
    wait: () => {
      root.replaceChildren(createNotice(say('scormPlayer.tracking.elsewhere'), 'bad'));
    },
  });
};

function createSession(root: HTMLElement, quiz: PlayerQuiz, lms: Lms | null): Session {
  const now = (): number => Date.now();
  if (lms !== null) return new Session({ quiz, lms, now });
  const session: Session = new Session({
    quiz,
    lms,
    now,
    lookForLms: lookForLms(window, quiz.format, {
      onFound: (found) => {
        runAlone(root, () => {
          session.connect(found);
        });
      },
      onEnd: () => {
        session.endLookup();
      },
    }),
  });
  return session;
}

function start(root: HTMLElement, quiz: PlayerQuiz, lms: Lms | null): void {
  const session = createSession(root, quiz, lms);
  const { tick } = showSession(root, session);
  setInterval(() => {
    session.checkTime();
    tick();
  }, 500);
  addEventListener('visibilitychange', () => {
    if (document.visibilityState === 'hidden') session.saveNow();
  });
  addEventListener('beforeunload', (event) => {
    if (session.saving.state === 'failed') event.preventDefault();
  });
  addEventListener('pagehide', () => {
    session.leave();
  });
  // A page restored from the back/forward cache has ended its session, so it starts again.
  addEventListener('pageshow', ({ persisted }) => {
    if (persisted) location.reload();
  });
}

const markNetworkState = (): void => {
  document.documentElement.toggleAttribute('data-offline', !navigator.onLine);
};

async function run(root: HTMLElement): Promise<void> {
  await loadTexts();
  const quiz = readQuiz();
  if (quiz === null) {
    root.replaceChildren(createNotice(say('scormPlayer.unreadable'), 'bad'));
    return;
  }
  markNetworkState();
  addEventListener('online', markNetworkState);
  addEventListener('offline', markNetworkState);
  const lms = connectLms(window, quiz.format);
  if (lms === null) start(root, quiz, null);
  else
    runAlone(root, () => {
      start(root, quiz, lms);
    });
}

const root = document.getElementById('player');
if (root !== null) void run(root);
