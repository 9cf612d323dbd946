const suffix = ' (copy)';

/**
 * Returns the title of a copy: the original's with ' (copy)', shortened where it would have more
 * than `max` characters.
 */
export const createCopyTitle = (title: string, max: number): string =>
  [...title].slice(0, max - suffix.length).join('') + suffix;
