import { toContent, type Call } from '../../../api/client.ts';
import {
  listCustomersSharedWith,
  listSharedWith,
  shareCustomerQuiz,
  shareQuiz,
} from '../../../api/contract/quiz-sharing.ts';
import { getUserQuiz } from '../../../api/contract/quiz-user.ts';
import { succeeded, type Outcome } from '../../../domain/outcome.ts';
import type { Reader } from '../../../domain/sharing/reader.ts';
import type { ShareResponse } from '../../../domain/sharing/recipients.ts';
import { fromCall } from '../../../machines/shared/from-call.ts';
import { shareMachine } from '../../../machines/shared/sharing/share-machine.ts';
import type { ShareRequest, SharedItem } from '../../../machines/shared/sharing/share-types.ts';

async function loadReaders(
  call: Call,
  { id, call: kind }: SharedItem,
  signal: AbortSignal,
): Promise<Outcome<readonly Reader[]>> {
  if (kind === 'own') {
    const quiz = await call(getUserQuiz, { params: { id } }, { signal });
    return quiz.ok ? succeeded(quiz.value.content.sharedWith) : quiz;
  }
  return toContent(
    await call(
      kind === 'admin' ? listSharedWith : listCustomersSharedWith,
      { params: { id } },
      { signal },
    ),
  );
}

async function share(
  call: Call,
  { item: { id, call: kind }, emails, idempotencyKey }: ShareRequest,
): Promise<Outcome<ShareResponse>> {
  const options = { idempotencyKey };
  const response =
    kind === 'customer'
      ? await call(shareCustomerQuiz, { params: { id }, body: { emails: [...emails] } }, options)
      : await call(
          shareQuiz,
          { params: { id }, body: { emails: [...emails], isAdminQuiz: kind === 'admin' } },
          options,
        );
  return toContent(response);
}

/**
 * Provides the share dialog with its calls (API-067 to API-070). Super admins load who has access;
 * others read the quiz's sharedList (PERM-19).
 */
export const provideQuizShare = (call: Call): typeof shareMachine =>
  shareMachine.provide({
    actors: {
      share: fromCall<ShareResponse, ShareRequest>(({ input }) => share(call, input)),
      loadReaders: fromCall<readonly Reader[], { readonly item: SharedItem }>(({ input, signal }) =>
        loadReaders(call, input.item, signal),
      ),
    },
  });
