import { linesOf } from './lines-of.ts';

/** The words a kept text shows, on one line and never with a tag: for cards, lists, names and notifications. */
export const textOf = (text: string): string =>
  linesOf(text).join(' ').replaceAll(/\s+/g, ' ').trim();
