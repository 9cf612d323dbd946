import {
  listCustomersSharedWith,
  listSharedWith,
  shareCustomerQuiz,
  shareQuiz,
} from '../../src/api/contract/quiz-sharing.ts';
import type { ShareCall } from '../../src/domain/access/quiz-share.ts';
import { failed } from '../../src/domain/outcome.ts';
import { answer, implement, type Caller, type Implementation } from '../http/implement.ts';
import { inTransaction, type Services } from '../http/services.ts';
import { shareMail } from '../mail/share-mail.ts';
import { peopleSharedWith, shareableQuiz, shareQuizWith } from '../store/quizzes/share-quiz.ts';

async function people({ db }: Services, caller: Caller, calls: readonly ShareCall[], id: number) {
  const found = await peopleSharedWith(db, caller, calls, id);
  return found === null ? failed({ kind: 'notFound' }) : answer(found);
}

const share = (
  services: Services,
  caller: Caller,
  call: ShareCall,
  id: number,
  emails: readonly string[],
) =>
  inTransaction(services, async ({ db, mail, clock, config }) => {
    const quiz = await shareableQuiz(db, caller, call, id);
    if (quiz === null) return failed({ kind: 'notFound' });
    const { result, readers } = await shareQuizWith(db, quiz, emails, caller.userId, clock.now());
    for (const reader of readers) await mail.send(shareMail(config, quiz, caller, reader));
    return answer(result);
  });

/** Whom quizzes are shared with, and sharing them (API-067 to API-070). A quiz the caller may not share is an unknown one; new readers get a mail. */
export const quizSharingRoutes: readonly Implementation[] = [
  implement(listSharedWith, ({ params, caller, services }) =>
    people(services, caller, ['admin', 'own'], params.id),
  ),
  implement(listCustomersSharedWith, ({ params, caller, services }) =>
    people(services, caller, ['customer'], params.id),
  ),
  implement(shareQuiz, ({ params, body: { emails, isAdminQuiz }, caller, services }) =>
    share(services, caller, isAdminQuiz ? 'admin' : 'own', params.id, emails),
  ),
  implement(shareCustomerQuiz, ({ params, body: { emails }, caller, services }) =>
    share(services, caller, 'customer', params.id, emails),
  ),
];
