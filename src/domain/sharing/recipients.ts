import type { Message } from '../notice.ts';
import { isAddress } from './address.ts';
import { extractAddresses } from './extract-addresses.ts';
import { mostAtOnce } from './limits.ts';

/** Somebody to share with, or a piece of text to correct. `refused` is what the server said of the address before. */
export interface Recipient {
  readonly text: string;
  readonly refused: 'notAccess' | 'notFound' | null;
}

/** What became of each address that a quiz was shared with (QSHR-10). */
export interface ShareAnswer {
  readonly shared: readonly string[];
  readonly alreadyShared: readonly string[];
  readonly notAccess: readonly string[];
  readonly notFound: readonly string[];
}

/** What a recipient is marked with; `ready` is no mark. */
export type RecipientMark = 'ready' | 'hasAccess' | 'notAccess' | 'notFound' | 'invalid';

/** What tells recipients apart: case does not. */
export const keyOf = (text: string): string => text.toLowerCase();

/** The recipients with those of a text at their end, each once; `added` are the new ones, `repeated` those that stand there already. */
export function addRecipients(recipients: readonly Recipient[], text: string): { readonly recipients: readonly Recipient[]; readonly added: readonly string[]; readonly repeated: readonly string[] } {
  const known = new Map(recipients.map((each) => [keyOf(each.text), each]));
  const added: string[] = [];
  const repeated: string[] = [];
  for (const { text: found } of extractAddresses(text)) {
    const isKnown = known.has(keyOf(found));
    (isKnown ? repeated : added).push(found);
    if (!isKnown) known.set(keyOf(found), { text: found, refused: null });
  }
  return { recipients: [...known.values()], added, repeated };
}

/** What a recipient is marked with, `readers` being the keys of who has access. */
export function markOf({ text, refused }: Recipient, readers: ReadonlySet<string>): RecipientMark {
  if (!isAddress(text)) return 'invalid';
  return readers.has(keyOf(text)) ? 'hasAccess' : (refused ?? 'ready');
}

/** Why these recipients cannot be sent as they are, or null. */
export function recipientsFault(recipients: readonly Recipient[]): Message | null {
  if (recipients.length === 0) return { key: 'quizSharing.nobody' };
  const wrong = recipients.filter(({ text }) => !isAddress(text)).length;
  if (wrong > 0) return { key: 'quizSharing.correctFirst', values: { count: wrong } };
  return recipients.length > mostAtOnce ? { key: 'quizSharing.tooMany', values: { count: recipients.length, most: mostAtOnce } } : null;
}

/** The recipients that stay for correction after an answer: who was not found, who may not have access. */
export function afterAnswer(recipients: readonly Recipient[], { notAccess, notFound }: ShareAnswer): readonly Recipient[] {
  const refused = new Map([...notAccess.map((email) => [keyOf(email), 'notAccess'] as const), ...notFound.map((email) => [keyOf(email), 'notFound'] as const)]);
  return recipients.flatMap(({ text }) => {
    const why = refused.get(keyOf(text));
    return why === undefined ? [] : [{ text, refused: why }];
  });
}

/** The recipients that are addresses. */
export const onlyAddresses = (recipients: readonly Recipient[]): readonly Recipient[] => recipients.filter(({ text }) => isAddress(text));
