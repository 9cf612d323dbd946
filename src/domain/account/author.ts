/** The author an address names: its underscores are spaces (NAV-044). */
export const authorOf = (name: string): string => name.replaceAll('_', ' ').trim();

/** Whether two names are one author's: by their words, whatever their case. */
export const isSameAuthor = (one: string, other: string): boolean =>
  wordsOf(one) === wordsOf(other);

const wordsOf = (name: string): string =>
  name
    .toLowerCase()
    .split(/\s+/)
    .filter((word) => word !== '')
    .join(' ');
