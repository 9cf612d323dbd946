import { fromPromise } from 'xstate';

import type { Call } from '../../api/client.ts';
import {
  listCustomersSharedWith,
  listSharedWith,
  shareCustomerQuiz,
  shareQuiz,
} from '../../api/contract/quiz-sharing.ts';
import { getUserQuiz } from '../../api/contract/quiz-user.ts';
import { succeeded, type Outcome } from '../../domain/outcome.ts';
import type { Reader } from '../../domain/sharing/reader.ts';
import type { ShareAnswer } from '../../domain/sharing/recipients.ts';
import { quizShareMachine } from '../../machines/quiz/sharing/quiz-share-machine.ts';
import type { ShareRequest, SharedQuiz } from '../../machines/quiz/sharing/quiz-share-types.ts';

async function loadReaders(
  call: Call,
  { id, call: way }: SharedQuiz,
  signal: AbortSignal,
): Promise<Outcome<readonly Reader[]>> {
  if (way === 'own') {
    const quiz = await call(getUserQuiz, { params: { id } }, { signal });
    return quiz.ok ? succeeded(quiz.value.content.sharedWith) : quiz;
  }
  const readers = await call(
    way === 'admin' ? listSharedWith : listCustomersSharedWith,
    { params: { id } },
    { signal },
  );
  return readers.ok ? succeeded(readers.value.content) : readers;
}

async function share(
  call: Call,
  { quiz: { id, call: way }, emails, name }: ShareRequest,
): Promise<Outcome<ShareAnswer>> {
  const once = { idempotencyKey: name };
  const answer =
    way === 'customer'
      ? await call(shareCustomerQuiz, { params: { id }, body: { emails: [...emails] } }, once)
      : await call(
          shareQuiz,
          { params: { id }, body: { emails: [...emails], isAdminQuiz: way === 'admin' } },
          once,
        );
  return answer.ok ? succeeded(answer.value.content) : answer;
}

/** The share dialog over its calls (API-067 to API-070): super admins ask who has access, others have it from the quiz's sharedList (PERM-19). */
export const suppliedQuizShare = (call: Call): typeof quizShareMachine =>
  quizShareMachine.provide({
    actors: {
      share: fromPromise<Outcome<ShareAnswer>, ShareRequest>(({ input }) => share(call, input)),
      loadReaders: fromPromise<Outcome<readonly Reader[]>, { readonly quiz: SharedQuiz }>(
        ({ input, signal }) => loadReaders(call, input.quiz, signal),
      ),
    },
  });
