/** Returns the author name of an address, with spaces for underscores (NAV-044). */
export const parseAuthorName = (name: string): string => name.replaceAll('_', ' ').trim();

/** Returns whether two names have the same words, ignoring case and white space. */
export const isSameAuthor = (one: string, other: string): boolean =>
  splitWords(one) === splitWords(other);

const splitWords = (name: string): string =>
  name
    .toLowerCase()
    .split(/\s+/)
    .filter((word) => word !== '')
    .join(' ');
