import {
  downloadResults,
  getQuizStatistics,
  getResults,
  getStudentResult,
  listDistributed,
  setDeadline,
} from '../../src/api/contract/quiz-results.ts';
import { failed, succeeded } from '../../src/domain/outcome.ts';
import { answer, implement, type Caller, type Implementation } from '../http/implement.ts';
import { inTransaction } from '../http/services.ts';
import { quizScope, type QuizScope } from '../store/quizzes/quiz-scope.ts';
import { listDistributedQuizzes } from '../store/results/list-distributed.ts';
import { countResults, listResults } from '../store/results/list-results.ts';
import { readQuizStatistics } from '../store/results/quiz-statistics.ts';
import { resultsCsv } from '../store/results/results-csv.ts';
import { hasQuiz, readResultsQuiz } from '../store/results/results-quiz.ts';
import { ownerSubscription, setQuizDeadline } from '../store/results/set-deadline.ts';
import { readStudentResult } from '../store/results/student-result.ts';

const scopeOf = (caller: Caller): QuizScope => quizScope('user', caller);
const notFound = failed({ kind: 'notFound' });

/** The results of user quizzes: per student, over all of them, as a file; and the deadline. */
export const quizResultRoutes: readonly Implementation[] = [
  implement(getResults, async ({ params: { id }, query, caller, services: { db, clock } }) => {
    const found = await readResultsQuiz(db, scopeOf(caller), id);
    if (found === null) return notFound;
    const { quiz, ownerId, version } = found;
    return answer(
      {
        quiz,
        ...(await listResults(db, id, query)),
        summary: await countResults(db, id),
        ownerSubscription: await ownerSubscription(db, ownerId, clock.now()),
      },
      version,
    );
  }),
  implement(downloadResults, async ({ params: { id }, caller, services: { db } }) =>
    (await hasQuiz(db, scopeOf(caller), id))
      ? succeeded({
          blob: {
            stream: resultsCsv(db, id),
            type: 'text/csv; charset=UTF-8',
            fileName: `${String(id)}_results.csv`,
          },
        })
      : notFound,
  ),
  implement(getQuizStatistics, async ({ params: { id }, caller, services: { db } }) =>
    (await hasQuiz(db, scopeOf(caller), id)) ? answer(await readQuizStatistics(db, id)) : notFound,
  ),
  implement(listDistributed, async ({ params: { id }, caller, services: { db } }) => {
    const found = await readResultsQuiz(db, scopeOf(caller), id);
    return found === null
      ? notFound
      : answer(await listDistributedQuizzes(db, scopeOf(caller), id, found.ownerId));
  }),
  implement(getStudentResult, async ({ params: { id }, caller, services: { db } }) => {
    const found = await readStudentResult(db, scopeOf(caller), id);
    return found === null ? notFound : answer(found);
  }),
  implement(setDeadline, ({ params: { id }, body: { endDate }, ifMatch, caller, services }) =>
    inTransaction(services, async ({ db, clock }) => {
      const set = await setQuizDeadline(db, scopeOf(caller), id, endDate, ifMatch, {
        by: caller.userId,
        at: clock.now(),
      });
      return set.ok ? answer(null, set.value.version) : set;
    }),
  ),
];
