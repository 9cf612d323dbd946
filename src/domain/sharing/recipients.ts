import type { Message } from '../notice.ts';
import { extractAddresses } from './extract-addresses.ts';
import type { Fragment } from './fragment.ts';
import { mostAtOnce } from './limits.ts';

/** Somebody to share with, or a piece of text to correct. `refused` is what the server said of the address before. */
export interface Recipient extends Fragment {
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
export function addRecipients(
  recipients: readonly Recipient[],
  text: string,
): {
  readonly recipients: readonly Recipient[];
  readonly added: readonly Fragment[];
  readonly repeated: readonly string[];
} {
  const known = new Map(recipients.map((each) => [keyOf(each.text), each]));
  const added: Fragment[] = [];
  const repeated: string[] = [];
  for (const fragment of extractAddresses(text)) {
    const key = keyOf(fragment.text);
    if (known.has(key)) repeated.push(fragment.text);
    else {
      added.push(fragment);
      known.set(key, { ...fragment, refused: null });
    }
  }
  return { recipients: [...known.values()], added, repeated };
}

/** What a recipient is marked with, `readers` being the keys of who has access. */
export function markOf(
  { kind, text, refused }: Recipient,
  readers: ReadonlySet<string>,
): RecipientMark {
  if (kind === 'invalid') return 'invalid';
  return readers.has(keyOf(text)) ? 'hasAccess' : (refused ?? 'ready');
}

/** Why these recipients cannot be sent as they are, or null. */
export function recipientsFault(recipients: readonly Recipient[]): Message | null {
  if (recipients.length === 0) return { key: 'quizSharing.nobody' };
  const wrong = recipients.filter(({ kind }) => kind === 'invalid').length;
  if (wrong > 0) return { key: 'quizSharing.correctFirst', values: { count: wrong } };
  return recipients.length > mostAtOnce
    ? { key: 'quizSharing.tooMany', values: { count: recipients.length, most: mostAtOnce } }
    : null;
}

/** The recipients that stay for correction after an answer: who was not found, who may not have access. */
export function afterAnswer(
  recipients: readonly Recipient[],
  { notAccess, notFound }: ShareAnswer,
): readonly Recipient[] {
  const refused = new Map([
    ...notAccess.map((email) => [keyOf(email), 'notAccess'] as const),
    ...notFound.map((email) => [keyOf(email), 'notFound'] as const),
  ]);
  return recipients.flatMap(({ kind, text }) => {
    const why = refused.get(keyOf(text));
    return why === undefined ? [] : [{ kind, text, refused: why }];
  });
}

/** The recipients that are addresses. */
export const onlyAddresses = (recipients: readonly Recipient[]): readonly Recipient[] =>
  recipients.filter(({ kind }) => kind === 'address');

/** The recipients to show where there is room for `most`: when there are more, what has to be corrected comes first. */
export const recipientsToShow = (
  recipients: readonly Recipient[],
  most: number,
): readonly Recipient[] =>
  recipients.length <= most
    ? recipients
    : [...recipients.filter(({ kind }) => kind === 'invalid'), ...onlyAddresses(recipients)].slice(
        0,
        most,
      );
