import * as z from 'zod/mini';

/** The result for each e-mail address that something was shared with, on the wire. */
export const shareLists = {
  shared: z.array(z.string()),
  already_shared: z.array(z.string()),
  not_access: z.array(z.string()),
  not_found: z.array(z.string()),
};

interface ShareLists {
  readonly already_shared: string[];
  readonly not_access: string[];
  readonly not_found: string[];
}

/** Renames the lists of a share result as code reads them. */
export const renameShareLists = <S extends ShareLists>({
  already_shared,
  not_access,
  not_found,
  ...rest
}: S) => ({
  ...rest,
  alreadyShared: already_shared,
  notAccess: not_access,
  notFound: not_found,
});
