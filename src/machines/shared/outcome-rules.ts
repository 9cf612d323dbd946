import type { Failure, Outcome } from '../../domain/outcome.ts';

/** The guard of a call that succeeded: `guard: withOutput('hasSucceeded')`. */
export const hasSucceeded = (_: unknown, { ok }: Outcome<unknown>): boolean => ok;

/** The guard of a call about something that no longer exists. */
export const isNotFound = (_: unknown, outcome: Outcome<unknown>): boolean =>
  !outcome.ok && outcome.failure.kind === 'notFound';

/** Returns why a call failed, as a change of the context: `setFailure: assign(toFailure)`. */
export const toFailure = (
  _: unknown,
  outcome: Outcome<unknown>,
): { readonly failure: Failure | null } => ({ failure: outcome.ok ? null : outcome.failure });
