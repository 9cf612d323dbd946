/** A duration in whole minutes and seconds. */
export interface TimeTaken {
  readonly minutes: number;
  readonly seconds: number;
}

/** How long a student took (QRES-16, LIM-23): the stored seconds as minutes and seconds; null for 0, which means none. */
export const timeTaken = (durationSeconds: number): TimeTaken | null =>
  durationSeconds === 0
    ? null
    : { minutes: Math.floor(durationSeconds / 60), seconds: durationSeconds % 60 };
