import { scormPlayer } from '../domain/sentences/scorm-player.ts';
import { dom } from './dom.ts';
import type { Session } from './session.ts';

const say = scormPlayer.taking;
const minute = 60_000;
/** From the last to the first. */
const announced = [
  { at: minute, words: say.oneMinuteLeft },
  { at: 5 * minute, words: say.fiveMinutesLeft },
];

const twoDigits = (value: number): string => String(value).padStart(2, '0');

function clockTime(milliseconds: number): string {
  const seconds = Math.ceil(milliseconds / 1000);
  const hours = Math.floor(seconds / 3600);
  const rest = `${twoDigits(Math.floor(seconds / 60) % 60)}:${twoDigits(seconds % 60)}`;
  return hours === 0 ? rest : `${String(hours)}:${rest}`;
}

/** The time that is left, counted down by `tick`, which says aloud when the time passes five minutes and one minute. Empty without a limit. */
export function clock(session: Session): {
  readonly element: HTMLElement;
  readonly tick: () => void;
} {
  const time = dom('span', { role: 'timer', 'aria-label': say.timeLeft, class: 'time' });
  const aloud = dom('span', { class: 'hidden', role: 'status' });
  let before = 0;
  const tick = (): void => {
    const left = session.timeLeft;
    time.hidden = left === null;
    if (left === null) {
      aloud.textContent = '';
      before = 0;
      return;
    }
    time.textContent = clockTime(left);
    const passed = announced.find(({ at }) => left <= at && before > at);
    if (passed !== undefined) aloud.textContent = passed.words;
    before = left;
  };
  tick();
  return { element: dom('span', {}, [time, aloud]), tick };
}
