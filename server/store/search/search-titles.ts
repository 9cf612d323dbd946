import { and, asc, eq, inArray, or, sql } from 'drizzle-orm';

import type { SearchResults } from '../../../src/api/contract/search.ts';
import { maxSearchMatches } from '../../../src/domain/search/found-groups.ts';
import type { Database } from '../database.ts';
import { createClassScope } from '../scopes/class-scope.ts';
import { keyContains } from '../list-query.ts';
import { isOwnPlaylist } from '../scopes/playlist-scope.ts';
import { users } from '../schema/auth.ts';
import { classes, classStudents } from '../schema/classes.ts';
import { toSearchKey } from '../schema/columns.ts';
import { playlists } from '../schema/playlists.ts';
import { plainCompanyName, sponsors } from '../schema/sponsors.ts';
import { translations } from '../schema/translations.ts';
import { asKey, findBest, readFound } from './find-best.ts';
import type { ScopedCaller } from '../scopes/scoped-caller.ts';

const studentCount = sql<number>`(select count(*)::int from ${classStudents} s
  where s.class_id = ${classes}.id and s.removed_at is null)`;

/** Returns the best classes that `caller` reaches whose title contains `text`. */
export async function searchClasses(
  db: Database,
  caller: ScopedCaller,
  text: string,
): Promise<SearchResults['classes']> {
  const found = db
    .select({ id: classes.id, key: asKey(classes.titleKey) })
    .from(classes)
    .where(and(createClassScope(caller), keyContains(classes.titleKey, text)))
    .orderBy(asc(classes.titleKey), asc(classes.id))
    .limit(maxSearchMatches);
  return readFound(await findBest(db, [found], text), (ids) =>
    db
      .select({
        id: classes.id,
        title: classes.title,
        countOfStudents: studentCount,
        owner: { firstName: users.firstName, lastName: users.lastName, email: users.email },
      })
      .from(classes)
      .leftJoin(users, eq(users.id, classes.ownerId))
      .where(inArray(classes.id, ids)),
  );
}

/** Returns the best of the caller's own playlists whose title contains `text`. */
export async function searchPlaylists(
  db: Database,
  { userId }: ScopedCaller,
  text: string,
): Promise<SearchResults['playlists']> {
  const found = db
    .select({ id: playlists.id, key: asKey(playlists.titleKey) })
    .from(playlists)
    .where(and(isOwnPlaylist(userId), keyContains(playlists.titleKey, text)))
    .orderBy(asc(playlists.titleKey), asc(playlists.id))
    .limit(maxSearchMatches);
  return readFound(await findBest(db, [found], text), (ids) =>
    db
      .select({
        id: playlists.id,
        title: playlists.title,
        countOfArticles: playlists.articleCount,
      })
      .from(playlists)
      .where(inArray(playlists.id, ids)),
  );
}

/** Returns the best sponsors whose name contains `text`; names are without markup. */
export async function searchSponsors(
  db: Database,
  text: string,
): Promise<SearchResults['sponsors']> {
  const found = db
    .select({ id: sponsors.id, key: asKey(sponsors.nameKey) })
    .from(sponsors)
    .where(keyContains(sponsors.nameKey, text))
    .orderBy(asc(sponsors.nameKey), asc(sponsors.id))
    .limit(maxSearchMatches);
  return readFound(await findBest(db, [found], text), (ids) =>
    db
      .select({ id: sponsors.id, name: sql<string>`${plainCompanyName}` })
      .from(sponsors)
      .where(inArray(sponsors.id, ids)),
  );
}

/**
 * Returns the best keys of translations that contain `text`, themselves or in one of their
 * languages, each with a text that matches.
 */
export async function searchTranslations(
  db: Database,
  text: string,
): Promise<SearchResults['translations']> {
  const texts = db
    .select({ id: translations.id, key: asKey(toSearchKey(translations.key)) })
    .from(translations)
    .where(
      or(
        keyContains(toSearchKey(translations.key), text),
        keyContains(toSearchKey(translations.value), text),
      ),
    )
    .limit(maxSearchMatches);
  const found = sql`select min(t.id) as id, t.key from (${texts}) t group by t.key`;
  return readFound(await findBest(db, [found], text), (ids) =>
    db
      .select({ id: translations.id, key: translations.key, value: translations.value })
      .from(translations)
      .where(inArray(translations.id, ids)),
  );
}
