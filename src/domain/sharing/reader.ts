import { getAddressKey } from './recipients.ts';

/** A person a quiz is shared with; without a name until the server returns it. */
export interface Reader {
  readonly firstName: string;
  readonly lastName: string;
  readonly email: string;
}

/** Returns the readers followed by those who just received access, without duplicates. */
export function addReaders(
  readers: readonly Reader[],
  emails: readonly string[],
): readonly Reader[] {
  const known = new Set(readers.map(({ email }) => getAddressKey(email)));
  return [
    ...readers,
    ...emails
      .filter((email) => !known.has(getAddressKey(email)))
      .map((email) => ({ firstName: '', lastName: '', email })),
  ];
}
