import type { ShownLanguage } from '../../src/domain/messages/languages.ts';

/** The person in whose name a mail is written, and the language of that person. */
export interface Sender {
  readonly language: ShownLanguage;
  readonly firstName: string;
  readonly lastName: string;
  readonly email: string;
}

/** Returns a text without line breaks and control characters, for a line of a mail. */
export const toOneLine = (text: string): string => text.replaceAll(/(?:\p{C}|\s)+/gu, ' ').trim();

/** Returns the name of a sender in one line, or else the e-mail address. */
export function getSenderName({ firstName, lastName, email }: Sender): string {
  const name = toOneLine(`${firstName} ${lastName}`);
  return name === '' ? email : name;
}
