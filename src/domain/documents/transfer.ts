/** How much of a file was sent at a time, in milliseconds of any clock. */
export interface TransferSample {
  readonly bytes: number;
  readonly at: number;
}

const windowMs = 4000;
const minSpanMs = 250;

/** Returns the samples with a newer one, without those that are too old for the current speed. */
export const addSample = (
  samples: readonly TransferSample[],
  sample: TransferSample,
): readonly TransferSample[] => [...samples.filter(({ at }) => sample.at - at <= windowMs), sample];

/** Returns the bytes a second of the last seconds, or null while too little is known. */
export function getSpeed(samples: readonly TransferSample[]): number | null {
  const [first] = samples;
  const last = samples.at(-1);
  if (first === undefined || last === undefined || last.at - first.at < minSpanMs) return null;
  const speed = ((last.bytes - first.bytes) * 1000) / (last.at - first.at);
  return speed > 0 ? speed : null;
}

/** Returns the seconds until the rest is sent, rounded up, or null while the speed is unknown. */
export const getSecondsLeft = (rest: number, speed: number | null): number | null =>
  speed === null ? null : Math.ceil(rest / speed);
