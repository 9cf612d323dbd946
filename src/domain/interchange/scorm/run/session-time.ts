import type { ScormFormat } from '../../package-format.ts';

const formatTwoDigits = (value: number): string => String(value).padStart(2, '0');
const maxHundredths = ((9999 * 60 + 59) * 60 + 59) * 100 + 99;

function splitDuration(milliseconds: number): {
  readonly hours: number;
  readonly minutes: number;
  readonly seconds: number;
  readonly hundredths: number;
} {
  const all = Math.min(Math.max(Math.floor(milliseconds / 10), 0), maxHundredths);
  return {
    hours: Math.floor(all / 360_000),
    minutes: Math.floor(all / 6000) % 60,
    seconds: Math.floor(all / 100) % 60,
    hundredths: all % 100,
  };
}

const formatters: Readonly<Record<ScormFormat, (milliseconds: number) => string>> = {
  '1.2': (milliseconds) => {
    const { hours, minutes, seconds, hundredths } = splitDuration(milliseconds);
    return `${String(hours).padStart(4, '0')}:${formatTwoDigits(minutes)}:${formatTwoDigits(seconds)}.${formatTwoDigits(hundredths)}`;
  },
  '2004': (milliseconds) => {
    const { hours, minutes, seconds, hundredths } = splitDuration(milliseconds);
    return `PT${String(hours)}H${String(minutes)}M${String(seconds)}${hundredths === 0 ? '' : `.${formatTwoDigits(hundredths)}`}S`;
  },
};

/**
 * Formats the duration of a session: CMITimespan `HHHH:MM:SS.SS` in 1.2, `PT1H2M3.45S` in 2004.
 * Never negative, less than 10,000 hours.
 */
export const formatSessionTime = (format: ScormFormat, milliseconds: number): string =>
  formatters[format](milliseconds);
