import type { Call } from '../../../api/client.ts';
import type { QuizDetail } from '../../../api/contract/entities/quiz.ts';
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
import { listPartIds } from '../../../domain/quiz/stored/open-quiz.ts';
import type { QuizTypes, SavedQuiz } from '../../../machines/quiz/editor/context.ts';
import type { SaveAttempt, SaveInput } from '../../../machines/shared/editor/editor-types.ts';
import { sendAttempts } from '../shared/send-attempts.ts';

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

/** What the server has, and the version that the next attempt checks. */
interface Stored {
  readonly quiz: number | null;
  readonly version: string | null;
  readonly saved: SavedQuiz | null;
}

interface Response {
  readonly content: QuizDetail;
  readonly version?: string | null;
}

const toSaved = ({ content, version = null }: Response): SavedQuiz => ({
  quiz: content.id,
  version,
  parts: listPartIds(content.activities),
});

async function sendAttempt(
  call: Call,
  mode: QuizMode,
  { quiz, version }: Stored,
  { idempotencyKey, payload }: SaveAttempt<QuizTypes>,
): Promise<Outcome<Stored>> {
  const { create, update } = quizCalls[mode];
  const body = encodeQuiz(payload);
  if (quiz === null) {
    const created = await call(create, { body }, { idempotencyKey });
    if (!created.ok) return created;
    const saved = toSaved(created.value);
    return succeeded({ quiz: saved.quiz, version: null, saved });
  }
  const options = { idempotencyKey, ...(version !== null && { ifMatch: version }) };
  const updated = await call(update, { params: { id: quiz }, body }, options);
  if (!updated.ok) return updated;
  const saved = toSaved(updated.value);
  return succeeded({ quiz: saved.quiz, version: saved.version, saved });
}

/**
 * Stores a quiz of the kind `mode`. A quiz created here has no version to check, because nobody
 * else knows it.
 */
export async function saveQuiz(
  call: Call,
  mode: QuizMode,
  { source, version, attempts }: SaveInput<QuizTypes>,
): Promise<Outcome<SavedQuiz>> {
  const outcome = await sendAttempts<SaveAttempt<QuizTypes>, Stored>(
    attempts,
    { quiz: source.kind === 'stored' ? source.quiz : null, version, saved: null },
    (stored, attempt) => sendAttempt(call, mode, stored, attempt),
  );
  if (!outcome.ok) return outcome;
  return outcome.value.saved === null
    ? failed({ kind: 'unexpected' })
    : succeeded(outcome.value.saved);
}
