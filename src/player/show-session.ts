import { createClock } from './clock.ts';
import { countAnswers } from './count-answers.ts';
import { createElement } from './create-element.ts';
import { createSavingNotices, createUntrackedNotices } from './notices.ts';
import { createResultScreen } from './result-screen.ts';
import type { Session, Stage } from './session.ts';
import type { SavingState } from './tracking.ts';
import { createStartScreen } from './start-screen.ts';
import { createActivityScreen } from './activity-screen.ts';
import { say } from './texts.ts';

const createClosedScreen = ({ attempt }: Session): HTMLElement =>
  createElement('section', { class: 'card' }, [
    createElement('h2', { tabindex: '-1' }, [say('scormPlayer.closed.title')]),
    createElement('p', {}, [
      attempt?.isSubmitted === true
        ? say('scormPlayer.closed.submitted')
        : say('scormPlayer.closed.kept'),
    ]),
  ]);

const createScreenByStage: Readonly<Record<Stage, (session: Session) => HTMLElement>> = {
  start: createStartScreen,
  taking: createActivityScreen,
  result: createResultScreen,
  closed: createClosedScreen,
};

/** Focuses the question that was answered last, or the heading of the new screen. */
function moveFocus(root: HTMLElement, { stage, location }: Session): void {
  const item =
    stage === 'taking' && location.item > 0
      ? root.querySelector(`[data-item="${String(location.item)}"]`)
      : null;
  const input =
    item?.querySelector<HTMLElement>('input:checked') ?? item?.querySelector('input') ?? null;
  (input ?? root.querySelector<HTMLElement>('main h2') ?? root.querySelector('h1'))?.focus();
  if (input === null) scrollTo(0, 0);
}

function formatSaving(
  { stage, untracked, saving: { state } }: Session,
  previousState: SavingState['state'],
): string {
  if (state === 'failed') return say('scormPlayer.tracking.unsaved');
  if (state !== 'saved') return '';
  if (previousState === 'failed') return say('scormPlayer.tracking.savedAgain');
  return stage === 'taking' && untracked === null ? say('scormPlayer.tracking.saved') : '';
}

function formatProgress({ quiz, stage, attempt }: Session): string {
  const { questions, answered } = countAnswers(quiz, attempt);
  return stage === 'taking' && questions > 0
    ? say('scormPlayer.taking.answered', { answered, questions })
    : '';
}

/** Shows the notices in the alert region. Equal notices stay, so that no reader repeats them. */
function updateAlerts(
  root: HTMLElement,
  alerts: HTMLElement,
  notices: readonly HTMLElement[],
): void {
  const isFocused = alerts.contains(document.activeElement);
  const text = notices.map(({ textContent }) => textContent).join('');
  if (notices.length === 0 || text !== alerts.textContent) alerts.replaceChildren(...notices);
  if (isFocused && !alerts.contains(document.activeElement))
    (alerts.querySelector('button') ?? root.querySelector<HTMLElement>('main h2'))?.focus();
}

/** Renders `session` in `root` and again after every change. `tick` updates the remaining time. */
export function showSession(root: HTMLElement, session: Session): { readonly tick: () => void } {
  const clock = createClock(session);
  const progress = createElement('p', { class: 'quiet' });
  const saved = createElement('p', { class: 'quiet', role: 'status' });
  const alerts = createElement('div', { role: 'alert' });
  const untracked = createElement('div', {});
  const screen = createElement('div', { class: 'screen' });
  let previousState = session.saving.state;
  const showProgress = (): void => {
    progress.textContent = formatProgress(session);
  };
  const showSaving = (): void => {
    updateAlerts(root, alerts, createSavingNotices(session));
    saved.textContent = formatSaving(session, previousState);
    saved.classList.toggle('bad', session.saving.state === 'failed');
    previousState = session.saving.state;
  };
  const showUntracked = (): void => {
    untracked.replaceChildren(...createUntrackedNotices(session));
  };
  const showScreen = (): void => {
    showUntracked();
    screen.replaceChildren(createScreenByStage[session.stage](session));
    showProgress();
    clock.tick();
    showSaving();
  };
  root.replaceChildren(
    createElement('header', {}, [
      createElement('h1', { tabindex: '-1', dir: 'auto' }, [session.quiz.title]),
      createElement('div', { class: 'standing' }, [progress, saved, clock.element]),
    ]),
    createElement('main', {}, [alerts, untracked, screen]),
  );
  showScreen();
  session.subscribe((change) => {
    if (change === 'screen') {
      showScreen();
      moveFocus(root, session);
    } else if (change === 'answer') showProgress();
    else if (change === 'lookupEnded') showUntracked();
    else if (change === 'noLms') saved.textContent = say('scormPlayer.tracking.stillNone');
    else showSaving();
    if (change === 'closeRefused') {
      alerts.querySelector('button')?.focus({ preventScroll: true });
      scrollTo(0, 0);
    }
  });
  return { tick: clock.tick };
}
