import type { ScormFormat } from '../../scorm-formats.ts';

const twoDigits = (value: number): string => String(value).padStart(2, '0');
const mostHundredths = ((9999 * 60 + 59) * 60 + 59) * 100 + 99;

function parts(milliseconds: number): {
  readonly hours: number;
  readonly minutes: number;
  readonly seconds: number;
  readonly hundredths: number;
} {
  const all = Math.min(Math.max(Math.floor(milliseconds / 10), 0), mostHundredths);
  return {
    hours: Math.floor(all / 360_000),
    minutes: Math.floor(all / 6000) % 60,
    seconds: Math.floor(all / 100) % 60,
    hundredths: all % 100,
  };
}

const written: Readonly<Record<ScormFormat, (milliseconds: number) => string>> = {
  '1.2': (milliseconds) => {
    const { hours, minutes, seconds, hundredths } = parts(milliseconds);
    return `${String(hours).padStart(4, '0')}:${twoDigits(minutes)}:${twoDigits(seconds)}.${twoDigits(hundredths)}`;
  },
  '2004': (milliseconds) => {
    const { hours, minutes, seconds, hundredths } = parts(milliseconds);
    return `PT${String(hours)}H${String(minutes)}M${String(seconds)}${hundredths === 0 ? '' : `.${twoDigits(hundredths)}`}S`;
  },
};

/** How long a session took: CMITimespan `HHHH:MM:SS.SS` in 1.2, `PT1H2M3.45S` in 2004. Never negative, at most 9,999 hours. */
export const sessionTime = (format: ScormFormat, milliseconds: number): string =>
  written[format](milliseconds);
