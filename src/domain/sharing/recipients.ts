import type { Message } from '../messages/message.ts';
import { extractAddresses } from './extract-addresses.ts';
import type { Fragment } from './extract-from-word.ts';

/** The maximum number of people a quiz can be shared with in one request. */
export const maxRecipients = 200;

/**
 * A person to share with, or a piece of text to correct. `refused` is the server's earlier response
 * to the address.
 */
export interface Recipient extends Fragment {
  readonly refused: 'notAccess' | 'notFound' | null;
}

/** The result for each address that a quiz was shared with (QSHR-10). */
export interface ShareResponse {
  readonly shared: readonly string[];
  readonly alreadyShared: readonly string[];
  readonly notAccess: readonly string[];
  readonly notFound: readonly string[];
}

/** The state of a recipient; nothing is shown for `ready`. */
export type RecipientState = 'ready' | 'hasAccess' | 'notAccess' | 'notFound' | 'invalid';

/** Returns the key that identifies a recipient: the text in lower case. */
export const getAddressKey = (text: string): string => text.toLowerCase();

/**
 * Appends the recipients of a text without duplicates. `added` are the new ones, `repeated` those
 * that were in the list already.
 */
export function addRecipients(
  recipients: readonly Recipient[],
  text: string,
): {
  readonly recipients: readonly Recipient[];
  readonly added: readonly Fragment[];
  readonly repeated: readonly string[];
} {
  const known = new Map(recipients.map((each) => [getAddressKey(each.text), each]));
  const added: Fragment[] = [];
  const repeated: string[] = [];
  for (const fragment of extractAddresses(text)) {
    const key = getAddressKey(fragment.text);
    if (known.has(key)) repeated.push(fragment.text);
    else {
      added.push(fragment);
      known.set(key, { ...fragment, refused: null });
    }
  }
  return { recipients: [...known.values()], added, repeated };
}

/** Returns the mark of a recipient. `readers` are the keys of the people who have access. */
export function getRecipientMark(
  { kind, text, refused }: Recipient,
  readers: ReadonlySet<string>,
): RecipientState {
  if (kind === 'invalid') return 'invalid';
  return readers.has(getAddressKey(text)) ? 'hasAccess' : (refused ?? 'ready');
}

/** Returns why these recipients cannot be sent, or null. */
export function findRecipientsError(recipients: readonly Recipient[]): Message | null {
  if (recipients.length === 0) return { key: 'quizSharing.nobody' };
  const wrong = recipients.filter(({ kind }) => kind === 'invalid').length;
  if (wrong > 0) return { key: 'quizSharing.correctFirst', values: { count: wrong } };
  return recipients.length > maxRecipients
    ? { key: 'quizSharing.tooMany', values: { count: recipients.length, max: maxRecipients } }
    : null;
}

/**
 * Returns the recipients to correct after a response: those who were not found or may not have
 * access.
 */
export function listRecipientsToCorrect(
  recipients: readonly Recipient[],
  { notAccess, notFound }: ShareResponse,
): readonly Recipient[] {
  const refused = new Map([
    ...notAccess.map((email) => [getAddressKey(email), 'notAccess'] as const),
    ...notFound.map((email) => [getAddressKey(email), 'notFound'] as const),
  ]);
  return recipients.flatMap(({ kind, text }) => {
    const why = refused.get(getAddressKey(text));
    return why === undefined ? [] : [{ kind, text, refused: why }];
  });
}

/** Returns the recipients that are addresses. */
export const listAddresses = (recipients: readonly Recipient[]): readonly Recipient[] =>
  recipients.filter(({ kind }) => kind === 'address');

/**
 * Returns the recipients to show, at most `max`. When there are more, those to correct come first.
 */
export const listVisibleRecipients = (
  recipients: readonly Recipient[],
  max: number,
): readonly Recipient[] =>
  recipients.length <= max
    ? recipients
    : [...recipients.filter(({ kind }) => kind === 'invalid'), ...listAddresses(recipients)].slice(
        0,
        max,
      );
