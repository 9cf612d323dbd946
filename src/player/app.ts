import { fillSentence } from '../domain/interchange/fill-sentence.ts';
import { scormPlayer } from '../domain/sentences/scorm-player.ts';
import { clock } from './clock.ts';
import { countAnswers } from './counting.ts';
import { dom } from './dom.ts';
import { savingNotice, untrackedNotice } from './notices.ts';
import { resultScreen } from './result-screen.ts';
import type { Session, Stage } from './session.ts';
import { startScreen } from './start-screen.ts';
import { takingScreen } from './taking-screen.ts';

const { closed, taking, tracking } = scormPlayer;

const closedScreen = ({ attempt }: Session): HTMLElement =>
  dom('section', { class: 'card' }, [
    dom('h2', { tabindex: '-1' }, [closed.title]),
    dom('p', {}, [attempt?.isSubmitted === true ? closed.submitted : closed.kept]),
  ]);

const screens: Readonly<Record<Stage, (session: Session) => HTMLElement>> = {
  start: startScreen,
  taking: takingScreen,
  result: resultScreen,
  closed: closedScreen,
};

/** Moves the focus to where somebody is: the question they answered last, else the heading of the new screen. */
function focusOn(root: HTMLElement, { stage, place }: Session): void {
  const item =
    stage === 'taking' && place.item > 0
      ? root.querySelector(`[data-item="${String(place.item)}"]`)
      : null;
  const input =
    item?.querySelector<HTMLElement>('input:checked') ?? item?.querySelector('input') ?? null;
  (input ?? root.querySelector<HTMLElement>('main h2') ?? root.querySelector('h1'))?.focus();
  if (input === null) scrollTo(0, 0);
}

/** Shows a session in `root` and keeps what is shown in step with it; `tick` counts the time down. */
export function showSession(root: HTMLElement, session: Session): { readonly tick: () => void } {
  const time = clock(session);
  const progress = dom('p', { class: 'quiet' });
  const saved = dom('p', { class: 'quiet', role: 'status' });
  const alerts = dom('div', { role: 'alert' });
  const screen = dom('div', { class: 'screen' });
  const count = (): void => {
    const { questions, answered } = countAnswers(session.quiz, session.attempt);
    progress.textContent =
      session.stage === 'taking' && questions > 0
        ? fillSentence(taking.answered, { answered, questions })
        : '';
  };
  let had = session.saving.state;
  const showSaving = (): void => {
    const {
      stage,
      untracked,
      saving: { state },
    } = session;
    const notices = savingNotice(session);
    const isFocused = alerts.contains(document.activeElement);
    // What is said already is not said again.
    if (
      notices.length === 0 ||
      notices.map(({ textContent }) => textContent).join('') !== alerts.textContent
    )
      alerts.replaceChildren(...notices);
    if (isFocused && !alerts.contains(document.activeElement))
      (alerts.querySelector('button') ?? root.querySelector<HTMLElement>('main h2'))?.focus();
    saved.textContent =
      state === 'failed'
        ? tracking.unsaved
        : state !== 'saved'
          ? ''
          : had === 'failed'
            ? tracking.savedAgain
            : stage === 'taking' && untracked === null
              ? tracking.saved
              : '';
    saved.classList.toggle('bad', state === 'failed');
    had = state;
  };
  const showScreen = (): void => {
    screen.replaceChildren(screens[session.stage](session));
    count();
    time.tick();
    showSaving();
  };
  root.replaceChildren(
    dom('header', {}, [
      dom('h1', { tabindex: '-1' }, [session.quiz.title]),
      dom('div', { class: 'standing' }, [progress, saved, time.element]),
    ]),
    dom('main', {}, [alerts, ...untrackedNotice(session), screen]),
  );
  showScreen();
  session.listen((change) => {
    if (change === 'screen') {
      showScreen();
      focusOn(root, session);
    } else if (change === 'answer') count();
    else showSaving();
    if (change === 'closing') {
      alerts.querySelector('button')?.focus({ preventScroll: true });
      scrollTo(0, 0);
    }
  });
  return { tick: time.tick };
}
