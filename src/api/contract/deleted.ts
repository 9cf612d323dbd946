import * as z from 'zod/mini';

import { deletedKinds } from '../../domain/deleted-kinds.ts';
import { quizKinds } from '../../domain/quiz/draft/quiz-kind.ts';
import { translationLanguages } from '../../domain/translations/translation.ts';
import type { Endpoint } from './endpoint.ts';
import { person } from './entities/person.ts';
import { listResponse } from './paging.ts';
import { instant, queryNumber, rowId, text } from './scalars.ts';

const kind = z.enum(deletedKinds, { error: `A kind is one of: ${deletedKinds.join(', ')}.` });

const deletedEntry = z.object({
  kind,
  /** What the call that restores this kind takes; for translations the id of the change to undo. */
  id: rowId,
  /** Its title; of a document its file name, of a translation its key. */
  title: z.string(),
  deletedAt: instant,
  /** Until when it can be restored. */
  restorableUntil: instant,
  /** Null when it is not recorded. */
  deletedBy: z.nullable(person),
  /** The kind of a quiz. */
  quizKind: z.nullable(z.enum(quizKinds)),
  /** The class of a document. */
  class: z.nullable(z.object({ id: rowId, title: z.string() })),
  /** The language of a translation. */
  language: z.nullable(z.enum(translationLanguages)),
});
/** Something that was deleted and that the caller can restore. */
export type DeletedEntry = z.output<typeof deletedEntry>;

export const listDeleted = {
  method: 'GET',
  path: '/api/admin/deleted',
  area: 'deleted',
  ids: ['QLST-64'],
  summary:
    'Lists what was deleted in the last 24 hours and the caller can restore, of all kinds, the ' +
    'newest first. Each kind is restored by its own call. An addition to the printed calls.',
  access: 'session',
  request: 'none',
  returns: 'json',
  query: z.strictObject({
    page: z.optional(queryNumber(1, 1_000_000)),
    items_per_page: z.optional(queryNumber(1, 100)),
    kind: z.optional(kind),
    /** A part of the title. */
    search: z.optional(text(200)),
  }),
  response: listResponse(deletedEntry),
} as const satisfies Endpoint;
