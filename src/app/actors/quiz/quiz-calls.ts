import type { Call } from '../../../api/client.ts';
import { encodeQuiz } from '../../../api/contract/entities/item-type.ts';
import {
  createAdminQuiz,
  getAdminQuiz,
  updateAdminQuiz,
} from '../../../api/contract/quiz-admin.ts';
import {
  createLibraryQuiz,
  getLibraryQuiz,
  updateLibraryQuiz,
} from '../../../api/contract/quiz-library.ts';
import {
  createTemplate,
  getTemplate,
  updateTemplate,
} from '../../../api/contract/quiz-template.ts';
import { createUserQuiz, getUserQuiz, updateUserQuiz } from '../../../api/contract/quiz-user.ts';
import { failed, succeeded, type Outcome } from '../../../domain/outcome.ts';
import type { QuizMode } from '../../../domain/quiz/draft/mode.ts';
import type { SaveAttempt, SaveInput } from '../../../machines/quiz/editor/context.ts';

/**
 * The calls of each kind of quiz (API-039 to API-042, API-047 to API-050, API-061 to API-064,
 * API-071 to API-074).
 */
export const quizCalls = {
  template: { get: getTemplate, create: createTemplate, update: updateTemplate },
  library: { get: getLibraryQuiz, create: createLibraryQuiz, update: updateLibraryQuiz },
  admin: { get: getAdminQuiz, create: createAdminQuiz, update: updateAdminQuiz },
  user: { get: getUserQuiz, create: createUserQuiz, update: updateUserQuiz },
} as const satisfies Record<QuizMode, unknown>;

interface Stored {
  readonly quiz: number | null;
  readonly version: string | null;
}

async function sendAttempt(
  call: Call,
  mode: QuizMode,
  { quiz, version }: Stored,
  { name, payload }: SaveAttempt,
): Promise<Outcome<Stored>> {
  const { create, update } = quizCalls[mode];
  const body = encodeQuiz(payload);
  if (quiz === null) {
    const created = await call(create, { body }, { idempotencyKey: name });
    return created.ok ? succeeded({ quiz: created.value.content.id, version: null }) : created;
  }
  const options = { idempotencyKey: name, ...(version !== null && { ifMatch: version }) };
  const updated = await call(update, { params: { id: quiz }, body }, options);
  return updated.ok
    ? succeeded({ quiz: updated.value.content.id, version: updated.value.version ?? null })
    : updated;
}

/**
 * Stores a quiz of the kind `mode`. Attempts without a response are repeated first under their
 * idempotency keys, so that nothing is stored twice; each attempt changes what the one before has
 * stored. A quiz created here has no version to check, because nobody else knows it.
 */
export async function saveQuiz(
  call: Call,
  mode: QuizMode,
  { quiz, version, attempts }: SaveInput,
): Promise<Outcome<unknown>> {
  let stored: Stored = { quiz, version };
  let last: Outcome<unknown> = failed({ kind: 'unexpected' });
  for (const attempt of attempts) {
    const outcome = await sendAttempt(call, mode, stored, attempt);
    if (outcome.ok) stored = outcome.value;
    else if (outcome.failure.kind !== 'invalid') return outcome;
    last = outcome;
  }
  return last;
}
