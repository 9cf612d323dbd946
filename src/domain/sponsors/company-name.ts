import { textOf } from '../rich-text/text-of.ts';

/** How many characters a company's name may have, markup included. */
export const mostNameCharacters = 500;

/** The elements a company's name may hold (SPON-43): emphasis within a line, nothing that leads anywhere or breaks it. */
export const nameElements: readonly string[] = [
  'span',
  'strong',
  'b',
  'em',
  'i',
  'u',
  's',
  'sub',
  'sup',
];

/** A company's name as plain words: for labels, questions and notifications. */
export const nameInWords = (companyName: string): string => textOf(companyName);
