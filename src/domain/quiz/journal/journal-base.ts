import { readFields, isFlag, isText, allowNull, hasFields } from '../../shapes.ts';
import { isDraft, isOrigins } from '../draft/draft-shape.ts';
import type { OpenedQuiz } from '../stored/open-quiz.ts';
import { journalVersion } from './journal.ts';

/**
 * The start of a journal: the quiz as it was opened, and its version (ETag) on the server, null
 * when it is not on the server.
 */
export interface JournalBase extends OpenedQuiz {
  readonly version: string | null;
}

/** The result of parsing a stored base: a base, one written by newer code, or damaged. */
export type ParsedJournalBase =
  | { readonly kind: 'base'; readonly base: JournalBase }
  | { readonly kind: 'newer'; readonly version: number }
  | { readonly kind: 'damaged' };

/** Returns the stored text of a base, with the format version. */
export const writeJournalBase = (base: JournalBase): string =>
  JSON.stringify({ version: journalVersion, base: { ...base, origins: [...base.origins] } });

function parseJson(text: string): unknown {
  try {
    return JSON.parse(text);
  } catch {
    return null;
  }
}

const isBase = hasFields({
  draft: isDraft,
  origins: isOrigins,
  isDistributed: isFlag,
  version: allowNull(isText),
});

/** Parses the stored text of a base. A base of a newer format version is not interpreted. */
export function readJournalBase(text: string): ParsedJournalBase {
  const { version, base } = readFields(parseJson(text)) ?? {};
  if (typeof version !== 'number') return { kind: 'damaged' };
  if (version > journalVersion) return { kind: 'newer', version };
  if (!isBase(base)) return { kind: 'damaged' };
  const read = base as Omit<JournalBase, 'origins'> & {
    readonly origins: readonly (readonly [string, number])[];
  };
  return { kind: 'base', base: { ...read, origins: new Map(read.origins) } };
}
