import * as z from 'zod/mini';

import { maxSearchCharacters, toSearchText } from '../../domain/search/search-text.ts';
import type { Endpoint } from './endpoint.ts';
import { person } from './entities/person.ts';
import { rowId, text } from './scalars.ts';

const count = z.int().check(z.minimum(0));

/** The best rows of a kind, and how many match; beyond 200 the number is not exact. */
const found = <T extends z.ZodMiniType>(row: T) => z.object({ rows: z.array(row), total: count });

const quiz = z.object({
  id: rowId,
  title: z.string(),
  /** The list that shows the quiz to the caller. */
  list: z.enum(['template', 'library', 'admin', 'user', 'customer', 'shared']),
  countOfQuestions: count,
  isProcessing: z.boolean(),
  /** The customer whose quiz it is, null in other lists. */
  customer: z.nullable(person),
});

const names = { firstName: z.string(), lastName: z.string(), email: z.string() };

const searchResults = z.object({
  quizzes: found(quiz),
  classes: found(
    z.object({
      id: rowId,
      title: z.string(),
      owner: z.nullable(person),
      countOfStudents: count,
    }),
  ),
  playlists: found(z.object({ id: rowId, title: z.string(), countOfArticles: count })),
  users: found(z.object({ ...names, id: rowId, roles: z.array(z.string()) })),
  students: found(
    z.object({ ...names, id: rowId, class: z.object({ id: rowId, title: z.string() }) }),
  ),
  sponsors: found(z.object({ id: rowId, name: z.string() })),
  translations: found(z.object({ id: rowId, key: z.string(), value: z.string() })),
});
/** What the caller's lists hold that matches a text. */
export type SearchResults = z.output<typeof searchResults>;

export const searchEverything = {
  method: 'POST',
  path: '/api/admin/search',
  area: 'search',
  ids: ['PROD-03'],
  summary:
    'Finds rows of all lists of the caller by title, name or e-mail: the best five of each kind. ' +
    'A kind whose list the caller does not have is empty.',
  access: 'session',
  request: 'json',
  returns: 'json',
  reads: true,
  body: z.strictObject({
    text: text(maxSearchCharacters).check(
      z.refine((value) => toSearchText(value) !== null, { error: 'At least three characters.' }),
    ),
  }),
  response: searchResults,
} as const satisfies Endpoint;
