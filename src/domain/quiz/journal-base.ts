import { fieldsOf, isFlag, isText, orNull, withFields } from '../shapes.ts';
import { isDraft, isOrigins } from './draft-shape.ts';
import type { OpenedQuiz } from './from-quiz.ts';
import { journalVersion } from './journal.ts';

/** What a journal begins from: the quiz as it was opened and the version (ETag) it then had on the server, null where it has none. */
export interface JournalBase extends OpenedQuiz {
  readonly version: string | null;
}

/** What a stored base turned out to be. */
export type StoredBase =
  | { readonly kind: 'base'; readonly base: JournalBase }
  | { readonly kind: 'newer'; readonly version: number }
  | { readonly kind: 'damaged' };

/** The text of a base, with the version that wrote it. */
export const writeBase = (base: JournalBase): string =>
  JSON.stringify({ version: journalVersion, base: { ...base, origins: [...base.origins] } });

function parse(text: string): unknown {
  try {
    return JSON.parse(text);
  } catch {
    return null;
  }
}

const isBase = withFields({
  draft: isDraft,
  origins: isOrigins,
  isDistributed: isFlag,
  version: orNull(isText),
});

/** Reads the text of a base back. Nothing of a newer version is ever guessed at. */
export function readBase(text: string): StoredBase {
  const { version, base } = fieldsOf(parse(text)) ?? {};
  if (typeof version !== 'number') return { kind: 'damaged' };
  if (version > journalVersion) return { kind: 'newer', version };
  if (!isBase(base)) return { kind: 'damaged' };
  const read = base as Omit<JournalBase, 'origins'> & {
    readonly origins: readonly (readonly [string, number])[];
  };
  return { kind: 'base', base: { ...read, origins: new Map(read.origins) } };
}
