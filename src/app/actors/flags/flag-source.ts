import type { Flags } from '../../../domain/access/area.ts';

/** A source of flags and their changes. While it fails every flag is off (FLAG-05, PD-8). */
export interface FlagSource {
  readonly read: () => Flags;
  /**
   * Evaluates the flags for a person, or for an anonymous visitor. Resolves when they are known or
   * have failed.
   */
  readonly identify: (person: string | null) => Promise<void>;
  /** Evaluates the flags again. Watchers receive changes. */
  readonly refresh: () => Promise<void>;
  /**
   * Calls `listener` with the current flags and after each change. Returns the function that stops
   * it.
   */
  readonly watch: (listener: (flags: Flags) => void) => () => void;
}

/** The delay between a response, or a failure, and the next evaluation. */
export const pollIntervalMs = 15_000;
