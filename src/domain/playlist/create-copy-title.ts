import { maxPlaylistTitleCharacters } from './limits.ts';

const suffix = ' (copy)';

/** Returns the title of a copy: the original's with ' (copy)', shortened where it is too long. */
export const createCopyTitle = (title: string): string =>
  `${title.slice(0, maxPlaylistTitleCharacters - suffix.length)}${suffix}`;
