import { failed, type Outcome } from '../../../domain/outcome.ts';

/**
 * Sends save attempts in order, each with what the one before has stored. Attempts without a
 * response are repeated first under their idempotency keys, so that nothing is stored twice. An
 * attempt that the server finds invalid is skipped; any other failure ends the save.
 */
export async function sendAttempts<Attempt, Stored>(
  attempts: readonly Attempt[],
  stored: Stored,
  send: (stored: Stored, attempt: Attempt) => Promise<Outcome<Stored>>,
): Promise<Outcome<Stored>> {
  let current = stored;
  let last: Outcome<Stored> = failed({ kind: 'unexpected' });
  for (const attempt of attempts) {
    last = await send(current, attempt);
    if (last.ok) current = last.value;
    else if (last.failure.kind !== 'invalid') return last;
  }
  return last;
}
