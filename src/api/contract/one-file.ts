import * as z from 'zod/mini';

import { common } from '../../domain/sentences/common.ts';

/** A form with one file of at most `megabytes`; what is in it is checked where it is stored. */
export const oneFile = (megabytes: number) =>
  z.strictObject({
    file: z
      .file({ error: 'A file is needed.' })
      .check(
        z.minSize(1, { error: 'The file is empty.' }),
        z.maxSize(megabytes * 1024 * 1024, {
          error: common.fileTooLarge.replace('{limit}', String(megabytes)),
        }),
      ),
  });
