import * as z from 'zod/mini';

/**
 * Returns the schema of a form with one file of at most `megabytes`. The store checks the content
 * of the file.
 */
export const oneFile = (megabytes: number) =>
  z.strictObject({
    file: z.file().check(z.minSize(1), z.maxSize(megabytes * 1024 * 1024)),
  });
