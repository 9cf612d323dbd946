import * as z from 'zod/mini';

import { instant, rowId } from '../scalars.ts';

/** A document of a class. Soft-deleted documents are not listed. */
export const classDocument = z.object({
  id: rowId,
  fileName: z.string(),
  type: z.string(),
  bytes: z.int().check(z.minimum(0)),
  shared: z.boolean(),
  createdAt: instant,
});
export type ClassDocument = z.output<typeof classDocument>;
