import type { JournalLine } from './journal-line.ts';

/** The version of the entries this code writes. Raise it when an entry or event changes its meaning. */
export const journalVersion = 1;

/** What a stored line turned out to be: one that can be read, one of a newer version of the code, or nothing that makes sense. */
export type StoredLine =
  | { readonly kind: 'entry'; readonly entry: JournalLine }
  | { readonly kind: 'newer'; readonly version: number }
  | { readonly kind: 'damaged' };

const entryTypes: ReadonlySet<unknown> = new Set<JournalLine['type']>(['stepped', 'undone', 'redone', 'jumped', 'typingEnded', 'saved', 'rebased', 'attempted', 'attemptRefused', 'attemptsSettled']);

const isRecord = (value: unknown): value is Readonly<Record<string, unknown>> => typeof value === 'object' && value !== null && !Array.isArray(value);

const isStepped = (value: Readonly<Record<string, unknown>>): boolean =>
  typeof value['at'] === 'number' && typeof value['joins'] === 'boolean' && isRecord(value['name'])
  && Array.isArray(value['events']) && value['events'].every((event) => isRecord(event) && typeof event['type'] === 'string');

const isRebased = (value: Readonly<Record<string, unknown>>): boolean =>
  isRecord(value['base']) && Array.isArray(value['base']['activities']) && Array.isArray(value['origins'])
  && Array.isArray(value['steps']) && value['steps'].every((step) => isRecord(step) && isStepped({ ...step, joins: false }));

/** The text of a line, with the version that wrote it. */
export const writeEntry = (entry: JournalLine): string => JSON.stringify({ version: journalVersion, entry });

function parse(text: string): unknown {
  try {
    return JSON.parse(text);
  } catch {
    return null;
  }
}

/** Reads the text of a line back. Nothing of a newer version is ever guessed at. */
export function readEntry(text: string): StoredLine {
  const stored = parse(text);
  if (!isRecord(stored) || typeof stored['version'] !== 'number') return { kind: 'damaged' };
  if (stored['version'] > journalVersion) return { kind: 'newer', version: stored['version'] };
  const entry = stored['entry'];
  if (!isRecord(entry) || !entryTypes.has(entry['type'])) return { kind: 'damaged' };
  if (entry['type'] === 'stepped' && !isStepped(entry)) return { kind: 'damaged' };
  if (entry['type'] === 'jumped' && typeof entry['to'] !== 'number') return { kind: 'damaged' };
  if (entry['type'] === 'rebased' && !isRebased(entry)) return { kind: 'damaged' };
  if (entry['type'] === 'attempted' && typeof entry['name'] !== 'string') return { kind: 'damaged' };
  return { kind: 'entry', entry: entry as unknown as JournalLine };
}
