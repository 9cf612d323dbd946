import type { PlayedQuiz } from '../domain/interchange/scorm/played-quiz.ts';
import { scormPlayer } from '../domain/sentences/scorm-player.ts';
import { showSession } from './app.ts';
import { connectLms, type Lms } from './lms.ts';
import { notice } from './notices.ts';
import { Session } from './session.ts';
import { whenOnlyWindow } from './only-window.ts';

function readQuiz(): PlayedQuiz | null {
  try {
    return JSON.parse(document.getElementById('quiz')?.textContent ?? '') as PlayedQuiz;
  } catch {
    return null;
  }
}

function start(root: HTMLElement, quiz: PlayedQuiz, lms: Lms | null): void {
  const session = new Session({ quiz, lms, now: () => Date.now() });
  const { tick } = showSession(root, session);
  setInterval(() => {
    session.checkTime();
    tick();
  }, 500);
  addEventListener('visibilitychange', () => {
    if (document.visibilityState === 'hidden') session.keepNow();
  });
  addEventListener('beforeunload', (event) => {
    if (session.saving.state === 'failed') event.preventDefault();
  });
  addEventListener('pagehide', () => {
    session.leave();
  });
  // A page that comes back from the browser's memory has closed its session: it is launched anew.
  addEventListener('pageshow', ({ persisted }) => {
    if (persisted) location.reload();
  });
}

const showNetwork = (): void => {
  document.documentElement.toggleAttribute('data-offline', !navigator.onLine);
};

const root = document.getElementById('player');
if (root !== null) {
  const quiz = readQuiz();
  if (quiz === null) root.replaceChildren(notice(scormPlayer.unreadable, 'bad'));
  else {
    showNetwork();
    addEventListener('online', showNetwork);
    addEventListener('offline', showNetwork);
    const lms = connectLms(window, quiz.format);
    if (lms === null) start(root, quiz, null);
    else
      whenOnlyWindow({
        run: () => {
          start(root, quiz, lms);
        },
        wait: () => {
          root.replaceChildren(notice(scormPlayer.tracking.elsewhere, 'bad'));
        },
      });
  }
}
