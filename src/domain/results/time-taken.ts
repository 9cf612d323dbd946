/** A duration in whole minutes and seconds. */
export interface TimeTaken {
  readonly minutes: number;
  readonly seconds: number;
}

/**
 * Converts a stored duration in seconds into minutes and seconds (QRES-16, LIM-23). Returns null
 * for 0, which means that no duration is stored.
 */
export const toMinutesAndSeconds = (durationSeconds: number): TimeTaken | null =>
  durationSeconds === 0
    ? null
    : { minutes: Math.floor(durationSeconds / 60), seconds: durationSeconds % 60 };
