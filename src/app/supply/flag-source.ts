import type { Flags } from '../../domain/access/area.ts';

/** Where the flags come from: as they are known now, and their changes. While they cannot be had every flag is off (FLAG-05, decision 8). */
export interface FlagSource {
  readonly read: () => Flags;
  /** Asks for the flags of a person, or of nobody in particular, and is over when they are known or cannot be had. */
  readonly identify: (person: string | null) => Promise<void>;
  /** Asks again, now. Who watches hears of what changed. */
  readonly refresh: () => Promise<void>;
  /** Calls `listener` with the flags as they are now and after every change; the answer stops it. */
  readonly watch: (listener: (flags: Flags) => void) => () => void;
}

/** How long after an answer, or after its failure, the flags are asked for again. */
export const pollMilliseconds = 15_000;
