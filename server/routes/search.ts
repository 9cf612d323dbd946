import { searchEverything, type SearchResults } from '../../src/api/contract/search.ts';
import { canSearch, type SearchedKind } from '../../src/domain/access/searched-lists.ts';
import { toSearchText } from '../../src/domain/search/search-text.ts';
import { read, respond, type Implementation } from '../http/implement.ts';
import { searchStudents, searchUsers } from '../store/search/search-people.ts';
import { searchQuizzes } from '../store/search/search-quizzes.ts';
import {
  searchClasses,
  searchPlaylists,
  searchSponsors,
  searchTranslations,
} from '../store/search/search-titles.ts';

type Found<K extends keyof SearchResults> = Promise<SearchResults[K]>;

const search = read(searchEverything, async ({ body, caller, services: { db } }) => {
  const text = toSearchText(body.text) ?? body.text;
  const searchWhere = async <K extends SearchedKind>(
    kind: K,
    searchKind: () => Found<K>,
  ): Found<K> =>
    canSearch(caller.role, kind) ? searchKind() : ({ rows: [], total: 0 } as SearchResults[K]);
  return respond({
    quizzes: await searchQuizzes(db, caller, text),
    classes: await searchWhere('classes', () => searchClasses(db, caller, text)),
    playlists: await searchWhere('playlists', () => searchPlaylists(db, caller, text)),
    users: await searchWhere('users', () => searchUsers(db, text)),
    students: await searchWhere('students', () => searchStudents(db, caller, text)),
    sponsors: await searchWhere('sponsors', () => searchSponsors(db, text)),
    translations: await searchWhere('translations', () => searchTranslations(db, text)),
  });
});

/** The search of the command palette, in the lists that the caller has. */
export const searchRoutes: readonly Implementation[] = [search];
