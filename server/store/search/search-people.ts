import { and, asc, eq, inArray, isNull, sql } from 'drizzle-orm';

import type { SearchResults } from '../../../src/api/contract/search.ts';
import { maxSearchMatches } from '../../../src/domain/search/found-groups.ts';
import type { Database } from '../database.ts';
import { createClassScope } from '../scopes/class-scope.ts';
import { matchesPerson } from '../people.ts';
import { users } from '../schema/auth.ts';
import { classes, classStudents, studentSearchKey } from '../schema/classes.ts';
import { asKey, findBest, readFound } from './find-best.ts';
import type { ScopedCaller } from '../scopes/scoped-caller.ts';

/** Returns the best users whose name or e-mail contains `text`. */
export async function searchUsers(db: Database, text: string): Promise<SearchResults['users']> {
  const found = db
    .select({ id: users.id, key: asKey(users.searchKey) })
    .from(users)
    .where(matchesPerson(users.searchKey, text))
    .orderBy(asc(users.personKey), asc(users.id))
    .limit(maxSearchMatches);
  return readFound(await findBest(db, [found], text), (ids) =>
    db
      .select({
        id: users.id,
        firstName: users.firstName,
        lastName: users.lastName,
        email: users.email,
        roles: users.roles,
      })
      .from(users)
      .where(inArray(users.id, ids)),
  );
}

/**
 * Returns the best students of the classes that `caller` reaches whose name or e-mail contains
 * `text`, each once, with one of their classes.
 */
export async function searchStudents(
  db: Database,
  caller: ScopedCaller,
  text: string,
): Promise<SearchResults['students']> {
  const inClasses = db
    .select({ id: classStudents.id, email: classStudents.email, key: asKey(studentSearchKey) })
    .from(classStudents)
    .innerJoin(classes, eq(classes.id, classStudents.classId))
    .where(
      and(
        createClassScope(caller),
        isNull(classStudents.removedAt),
        matchesPerson(studentSearchKey, text),
      ),
    )
    .limit(maxSearchMatches);
  const found = sql`select max(s.id) as id, min(s.key) as key from (${inClasses}) s group by s.email`;
  return readFound(await findBest(db, [found], text), (ids) =>
    db
      .select({
        id: classStudents.id,
        firstName: classStudents.firstName,
        lastName: classStudents.lastName,
        email: classStudents.email,
        class: { id: classes.id, title: classes.title },
      })
      .from(classStudents)
      .innerJoin(classes, eq(classes.id, classStudents.classId))
      .where(inArray(classStudents.id, ids)),
  );
}
