import type { Call } from '../../api/client.ts';
import { failed, type Outcome } from '../../domain/outcome.ts';
import type { QuizMode } from '../../domain/quiz/mode.ts';
import type { SaveAttempt } from '../../machines/quiz/save-attempts.ts';
import type { SaveInput } from '../../machines/quiz/editor-types.ts';
import { quizCalls } from './quiz-calls.ts';

interface Stored {
  readonly quiz: number | null;
  readonly version: string | null;
}

async function send(
  call: Call,
  mode: QuizMode,
  { quiz, version }: Stored,
  { name, payload }: SaveAttempt,
): Promise<Outcome<Stored>> {
  const key = { idempotencyKey: name };
  const { create, update } = quizCalls[mode];
  const answer =
    quiz === null
      ? await call(create, { body: payload }, key)
      : await call(
          update,
          { params: { id: quiz }, body: payload },
          version === null ? key : { ...key, ifMatch: version },
        );
  return answer.ok
    ? {
        ok: true,
        value: {
          quiz: answer.value.content.id,
          version: quiz === null ? null : (answer.value.version ?? null),
        },
      }
    : answer;
}

/**
 * Stores a quiz of the kind `mode`. Attempts whose answer was lost are repeated first, so what they made is found again instead of made twice; each next
 * one changes what the one before has stored. A quiz that was made by an earlier attempt is known to nobody else, so its version is not asked for.
 */
export async function saveQuiz(
  call: Call,
  mode: QuizMode,
  { quiz, version, attempts }: SaveInput,
): Promise<Outcome<unknown>> {
  let stored: Stored = { quiz, version };
  let last: Outcome<unknown> = failed({ kind: 'unexpected' });
  for (const attempt of attempts) {
    const outcome = await send(call, mode, stored, attempt);
    if (outcome.ok) stored = outcome.value;
    else if (outcome.failure.kind !== 'invalid') return outcome;
    last = outcome;
  }
  return last;
}
