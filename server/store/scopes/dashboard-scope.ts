import { sql, type SQL } from 'drizzle-orm';

import { hasPermission } from '../../../src/domain/access/policy.ts';
import { reachesEveryClass } from '../../../src/domain/classes/class-access.ts';
import { classes, classQuizzes, classShares } from '../schema/classes.ts';
import type { ScopedCaller } from './scoped-caller.ts';

/** How many rows each part of the dashboard shows. */
export const maxRows = 5;

/** Matches the classes `c` to which the caller has full access. */
export const hasFullAccess = ({ role, userId }: ScopedCaller): SQL =>
  reachesEveryClass(role) ? sql`true` : sql`coalesce(c.owner_id = ${userId}, false)`;

/** Matches the classes `c` that the caller reaches. */
const isReachableClass = ({ role, userId }: ScopedCaller): SQL =>
  !hasPermission(role, 'classes.read')
    ? sql`false`
    : reachesEveryClass(role)
      ? sql`true`
      : sql`(c.owner_id = ${userId} or exists (
          select 1 from ${classShares} s where s.class_id = c.id and s.user_id = ${userId}))`;

/**
 * Selects the first class with a quiz that the caller reaches, as JSON; `quizId` is an SQL
 * expression.
 */
export const firstClassWithQuiz = (
  caller: ScopedCaller,
  quizId: SQL,
): SQL<{
  id: number;
  title: string;
} | null> =>
  sql`(${classesWithQuiz(
    caller,
    sql`json_build_object('id', c.id, 'title', c.title)`,
    quizId,
  )} order by c.id limit 1)`;

/** Selects the classes with a quiz that the caller reaches; `quizId` is an SQL expression. */
export const classesWithQuiz = (caller: ScopedCaller, selected: SQL, quizId: SQL): SQL => sql`
  select ${selected} from ${classQuizzes} cq join ${classes} c on c.id = cq.class_id
  where cq.quiz_id = ${quizId} and cq.removed_at is null and c.deleted_at is null
    and ${isReachableClass(caller)}`;
