import { createElement } from './create-element.ts';
import type { Session } from './session.ts';
import { say } from './texts.ts';

const minuteMs = 60_000;
/** In ascending order. */
const announcements = [
  { at: minuteMs, text: 'scormPlayer.taking.oneMinuteLeft' },
  { at: 5 * minuteMs, text: 'scormPlayer.taking.fiveMinutesLeft' },
] as const;

const formatTwoDigits = (value: number): string => String(value).padStart(2, '0');

function formatClockTime(milliseconds: number): string {
  const seconds = Math.ceil(milliseconds / 1000);
  const hours = Math.floor(seconds / 3600);
  const rest = `${formatTwoDigits(Math.floor(seconds / 60) % 60)}:${formatTwoDigits(seconds % 60)}`;
  return hours === 0 ? rest : `${String(hours)}:${rest}`;
}

/**
 * Creates the display of the remaining time, which `tick` updates. Announces the last five minutes
 * and the last minute. Empty without a limit.
 */
export function createClock(session: Session): {
  readonly element: HTMLElement;
  readonly tick: () => void;
} {
  const time = createElement('span', {
    role: 'timer',
    'aria-label': say('scormPlayer.taking.timeLeft'),
    class: 'time',
  });
  const announcer = createElement('span', { class: 'hidden', role: 'status' });
  let previous = 0;
  const tick = (): void => {
    const left = session.remainingMs;
    time.hidden = left === null;
    if (left === null) {
      announcer.textContent = '';
      previous = 0;
      return;
    }
    time.textContent = formatClockTime(left);
    const announcement = announcements.find(({ at }) => left <= at && previous > at);
    if (announcement !== undefined) announcer.textContent = say(announcement.text);
    previous = left;
  };
  tick();
  return { element: createElement('span', {}, [time, announcer]), tick };
}
