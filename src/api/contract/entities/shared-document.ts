import * as z from 'zod/mini';

import { instant, rowId } from '../scalars.ts';
import { person } from './person.ts';

const documentFields = {
  id: rowId,
  fileName: z.string(),
  type: z.string(),
  bytes: z.int().check(z.minimum(0)),
  shared: z.boolean(),
  createdAt: instant,
};

/** A document as its class lists it. Soft-deleted documents are not listed. */
export const classDocument = z.object(documentFields);

/**
 * A document of a class as its documents are listed (ENT-05). `type` is its media type by its
 * content. `visibleTo` is who sees it; `emails` are those of the chosen students, empty otherwise.
 * `isOwnAddition` is whether the caller added it. `deletedAt` is null for one in use.
 */
export const sharedDocument = z
  .object({
    ...documentFields,
    visibleTo: z.enum(['everyone', 'chosen', 'nobody']),
    emails: z.array(z.string()),
    createdBy: z.nullable(person),
    isOwnAddition: z.boolean(),
    deletedAt: z.nullable(instant),
  })
  .check(z.meta({ id: 'ClassDocument' }));
export type SharedDocument = z.output<typeof sharedDocument>;
