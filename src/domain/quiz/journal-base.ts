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

const isRecord = (value: unknown): value is Readonly<Record<string, unknown>> => typeof value === 'object' && value !== null && !Array.isArray(value);

/** The text of a base, with the version that wrote it. */
export const writeBase = (base: JournalBase): string => JSON.stringify({ version: journalVersion, base: { ...base, origins: [...base.origins] } });

function parse(text: string): unknown {
  try {
    return JSON.parse(text);
  } catch {
    return null;
  }
}

const isBase = (value: unknown): value is Readonly<Record<string, unknown>> & { readonly origins: readonly (readonly [string, number])[] } =>
  isRecord(value) && Array.isArray(value['origins']) && isRecord(value['draft']) && Array.isArray(value['draft']['activities']) && value['draft']['activities'].length > 0;

/** Reads the text of a base back. Nothing of a newer version is ever guessed at. */
export function readBase(text: string): StoredBase {
  const stored = parse(text);
  if (!isRecord(stored) || typeof stored['version'] !== 'number') return { kind: 'damaged' };
  if (stored['version'] > journalVersion) return { kind: 'newer', version: stored['version'] };
  const { base } = stored;
  return isBase(base) ? { kind: 'base', base: { ...(base as unknown as JournalBase), origins: new Map(base.origins) } } : { kind: 'damaged' };
}
