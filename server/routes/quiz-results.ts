import {
  downloadResults,
  getQuizReminders,
  getQuizStatistics,
  getResults,
  getStudentResult,
  listDistributedQuizzes,
  setDeadline,
} from '../../src/api/contract/quiz-results.ts';
import { failed, succeeded } from '../../src/domain/outcome.ts';
import type { Caller } from '../auth/caller.ts';
import { read, respond, write, type Implementation } from '../http/implement.ts';
import { createQuizScope, type QuizScope } from '../store/scopes/quiz-scope.ts';
import { selectDistributedQuizzes } from '../store/results/distributed-quizzes.ts';
import { countResults, listResults } from '../store/results/list-results.ts';
import { readQuizReminders } from '../store/results/quiz-reminders.ts';
import { streamResultsCsv } from '../store/results/results-csv.ts';
import { hasQuiz, readResultsQuiz } from '../store/results/results-quiz.ts';
import { readOwnerSubscription, setQuizDeadline } from '../store/results/set-deadline.ts';
import { readStudentResult } from '../store/results/student-result.ts';

const createUserQuizScope = (caller: Caller): QuizScope => createQuizScope('user', caller);
const notFound = failed({ kind: 'notFound' });

/** The results of user quizzes (per student, statistics, CSV) and their deadline. */
export const quizResultRoutes: readonly Implementation[] = [
  read(getResults, async ({ params: { id }, query, caller, services: { db, clock } }) => {
    const found = await readResultsQuiz(db, createUserQuizScope(caller), id);
    if (found === null) return notFound;
    const { quiz, ownerId, version } = found;
    return respond(
      {
        quiz,
        ...(await listResults(db, id, query)),
        summary: await countResults(db, id),
        ownerSubscription: await readOwnerSubscription(db, ownerId, clock.now()),
      },
      version,
    );
  }),
  read(
    downloadResults,
    async ({ params: { id }, caller, services: { db }, formatMessage }) =>
      (await hasQuiz(db, createUserQuizScope(caller), id))
        ? succeeded({
            blob: {
              stream: await streamResultsCsv(db, id, formatMessage),
              type: 'text/csv; charset=UTF-8',
              fileName: `${String(id)}_results.csv`,
            },
          })
        : notFound,
    'heavy',
  ),
  read(
    getQuizStatistics,
    async ({ params: { id }, caller, services: { db, statistics } }) =>
      (await hasQuiz(db, createUserQuizScope(caller), id))
        ? respond(await statistics.read(db, id))
        : notFound,
    'heavy',
  ),
  read(listDistributedQuizzes, async ({ params: { id }, caller, services: { db } }) => {
    const found = await readResultsQuiz(db, createUserQuizScope(caller), id);
    return found === null
      ? notFound
      : respond(await selectDistributedQuizzes(db, createUserQuizScope(caller), id, found.ownerId));
  }),
  read(getQuizReminders, async ({ params: { id }, caller, services: { db, clock } }) => {
    const found = await readResultsQuiz(db, createUserQuizScope(caller), id);
    return found === null
      ? notFound
      : respond(await readQuizReminders(db, caller, found.quiz, clock.now()));
  }),
  read(getStudentResult, async ({ params: { id }, caller, services: { db } }) => {
    const found = await readStudentResult(db, createUserQuizScope(caller), id);
    return found === null ? notFound : respond(found);
  }),
  write(
    setDeadline,
    async ({ params: { id }, body: { endDate }, ifMatch, caller, services: { db, clock } }) => {
      const set = await setQuizDeadline(db, createUserQuizScope(caller), id, endDate, ifMatch, {
        by: caller.userId,
        at: clock.now(),
      });
      return set.ok ? respond(null, set.value.version) : set;
    },
  ),
];
