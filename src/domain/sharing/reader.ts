import { keyOf } from './recipients.ts';

/** Somebody a quiz is shared with; nameless until the server has told who they are. */
export interface Reader {
  readonly firstName: string;
  readonly lastName: string;
  readonly email: string;
}

/** The readers with those just given access at their end, each once. */
export function withReaders(
  readers: readonly Reader[],
  emails: readonly string[],
): readonly Reader[] {
  const known = new Set(readers.map(({ email }) => keyOf(email)));
  return [
    ...readers,
    ...emails
      .filter((email) => !known.has(keyOf(email)))
      .map((email) => ({ firstName: '', lastName: '', email })),
  ];
}
