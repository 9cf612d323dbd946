import {
  listCustomersSharedWith,
  listSharedWith,
  shareCustomerQuiz,
  shareQuiz,
} from '../../src/api/contract/quiz-sharing.ts';
import type { ShareCall } from '../../src/domain/access/quiz-share.ts';
import type { ShownLanguage } from '../../src/domain/messages/languages.ts';
import { failed } from '../../src/domain/outcome.ts';
import type { Caller } from '../auth/caller.ts';
import { read, respond, write, type Implementation } from '../http/implement.ts';
import type { Services } from '../services/services.ts';
import { createShareMail } from '../mail/share-mail.ts';
import {
  listPeopleSharedWith,
  lockShareableQuiz,
  shareQuizWith,
} from '../store/quizzes/share-quiz.ts';

async function respondWithPeople(
  { db }: Services,
  caller: Caller,
  calls: readonly ShareCall[],
  id: number,
) {
  const found = await listPeopleSharedWith(db, caller, calls, id);
  return found === null ? failed({ kind: 'notFound' }) : respond(found);
}

const share = async (
  { db, mail, clock, config }: Services,
  caller: Caller,
  language: ShownLanguage,
  call: ShareCall,
  id: number,
  emails: readonly string[],
) => {
  const quiz = await lockShareableQuiz(db, caller, call, id);
  if (quiz === null) return failed({ kind: 'notFound' });
  const { result, readers } = await shareQuizWith(db, quiz, emails, caller.userId, clock.now());
  const sender = { ...caller, language };
  await mail.sendAll(readers.map((reader) => createShareMail(config, [quiz], sender, reader)));
  return respond(result);
};

/**
 * Listing the people a quiz is shared with, and sharing it (API-067 to API-070). A quiz that the
 * caller may not share is not found; new readers get a mail.
 */
export const quizSharingRoutes: readonly Implementation[] = [
  read(listSharedWith, ({ params, caller, services }) =>
    respondWithPeople(services, caller, ['admin', 'own'], params.id),
  ),
  read(listCustomersSharedWith, ({ params, caller, services }) =>
    respondWithPeople(services, caller, ['customer'], params.id),
  ),
  write(shareQuiz, ({ params, body: { emails, isAdminQuiz }, caller, services, language }) =>
    share(services, caller, language, isAdminQuiz ? 'admin' : 'own', params.id, emails),
  ),
  write(shareCustomerQuiz, ({ params, body: { emails }, caller, services, language }) =>
    share(services, caller, language, 'customer', params.id, emails),
  ),
];
