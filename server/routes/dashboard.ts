import { getDashboard } from '../../src/api/contract/dashboard.ts';
import { hasPermission } from '../../src/domain/access/policy.ts';
import { read, respond, type Implementation } from '../http/implement.ts';
import { readDeadlines } from '../store/dashboard/deadlines.ts';
import { readChanges, readOwnQuizzes, readProcessing } from '../store/dashboard/quiz-news.ts';
import { readResults } from '../store/dashboard/results.ts';
import { readWaitingClasses } from '../store/dashboard/waiting-classes.ts';

const dayMs = 86_400_000;
const maxDays = 31;
const changesOfDays = 30;

/** Reads the time of a query, or `days` from now; never more than 31 days before `now`. */
function readTime(text: string | undefined, now: Date, days: number): Date {
  const time = text === undefined ? now.getTime() + days * dayMs : Date.parse(text);
  return new Date(Math.max(time, now.getTime() - maxDays * dayMs));
}

const get = read(getDashboard, async ({ query, caller, services: { db, clock } }) => {
  const { role } = caller;
  const now = clock.now();
  const from = readTime(query.from, now, -1);
  const latest = from.getTime() + maxDays * dayMs;
  const until = new Date(Math.min(readTime(query.until, now, 6).getTime(), latest));
  const hasQuizzes = hasPermission(role, 'quiz.user.read');
  const hasClasses = hasPermission(role, 'classes.write');
  const changesSince = new Date(now.getTime() - changesOfDays * dayMs);
  return respond({
    deadlines: hasQuizzes ? await readDeadlines(db, caller, { from, until, now }) : null,
    results: hasPermission(role, 'quiz.customer.read')
      ? await readResults(db, caller, readTime(query.since, now, -1))
      : null,
    processing: hasQuizzes ? await readProcessing(db, caller) : null,
    classes: hasClasses ? await readWaitingClasses(db, caller) : null,
    changes: hasQuizzes ? await readChanges(db, caller, changesSince) : null,
    quizzes: hasQuizzes && !hasClasses ? await readOwnQuizzes(db, caller) : null,
  });
});

/** What waits for the caller (NAV-046). */
export const dashboardRoutes: readonly Implementation[] = [get];
