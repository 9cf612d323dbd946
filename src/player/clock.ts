import { scormPlayer } from '../domain/sentences/scorm-player.ts';
import { dom } from './dom.ts';
import type { Session } from './session.ts';

const say = scormPlayer.taking;
const minute = 60_000;
const announced = [{ at: 5 * minute, words: say.fiveMinutesLeft }, { at: minute, words: say.oneMinuteLeft }];

const twoDigits = (value: number): string => String(value).padStart(2, '0');

function clockTime(milliseconds: number): string {
  const seconds = Math.ceil(milliseconds / 1000);
  const hours = Math.floor(seconds / 3600);
  const rest = `${twoDigits(Math.floor(seconds / 60) % 60)}:${twoDigits(seconds % 60)}`;
  return hours === 0 ? rest : `${String(hours)}:${rest}`;
}

/** The time that is left, counted down by `tick`, which says aloud when five minutes and one minute are left. Empty without a limit. */
export function clock(session: Session): { readonly element: HTMLElement; readonly tick: () => void } {
  const time = dom('span', { role: 'timer', 'aria-label': say.timeLeft, class: 'time' });
  const aloud = dom('span', { class: 'hidden', role: 'status' });
  let before = Number.POSITIVE_INFINITY;
  const tick = (): void => {
    const left = session.timeLeft;
    time.hidden = left === null;
    if (left === null) return;
    time.textContent = clockTime(left);
    const passed = announced.find(({ at }) => left <= at && before > at);
    if (passed !== undefined) aloud.textContent = passed.words;
    before = left;
  };
  tick();
  return { element: dom('span', {}, [time, aloud]), tick };
}
