import * as z from 'zod/mini';

import { common } from '../../domain/messages/en/common.ts';
import { formatMessage } from '../../domain/messages/format-message.ts';

/**
 * Returns the schema of a form with one file of at most `megabytes`. The store checks the content
 * of the file.
 */
export const oneFile = (megabytes: number) =>
  z.strictObject({
    file: z.file({ error: 'A file is needed.' }).check(
      z.minSize(1, { error: 'The file is empty.' }),
      z.maxSize(megabytes * 1024 * 1024, {
        error: formatMessage(common.fileTooLarge, { limit: megabytes }),
      }),
    ),
  });
