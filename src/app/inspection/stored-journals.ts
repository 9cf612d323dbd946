import { readFields } from '../../domain/shapes.ts';
import type { JournalList, OpenedJournal } from '../../inspection/journal/journal-entry.ts';
import { encryptStore } from '../journal/encrypted-store.ts';
import { openJournalStore, type StoredJournal } from '../journal/journal-store.ts';
import type { JournalOwner } from '../journal/provide-journal.ts';
import { askMachines } from './ask-machines.ts';

/**
 * Returns the journals of quizzes that a person has stored in this browser. It only reads: a
 * database that does not exist is not created.
 */
async function loadJournals({
  prefix,
  user,
  key,
}: JournalOwner): Promise<readonly StoredJournal[]> {
  if (!('indexedDB' in globalThis)) return [];
  const name = `${prefix}quiz_journals`;
  const databases = await indexedDB.databases();
  if (!databases.some((database) => database.name === name)) return [];
  const isSource = (source: unknown): boolean => readFields(source) !== null;
  const store = encryptStore(
    openJournalStore(name, isSource, () => undefined),
    { key, isReadOnly: true, onKeyAwaited: () => undefined },
  );
  try {
    return await store.findByUser(user, ({ setAsideAt }) => setAsideAt === null);
  } finally {
    store.close();
  }
}

/**
 * Lists the unsaved quizzes of a person in this browser: first those of `source`, as JSON, which an
 * editor has open; then the last changed. Rejects with the browser's error, or a `DraftKeyError`.
 */
export async function listJournals(
  owner: JournalOwner,
  source: string | null,
): Promise<JournalList> {
  const stored = await loadJournals(owner);
  const found = await askMachines({ kind: 'summarizeJournals', journals: stored });
  const isOpen = (id: string): boolean =>
    stored.some(({ header }) => header.id === id && JSON.stringify(header.source) === source);
  return {
    journals: found
      .flatMap((each) => (each.kind === 'unsaved' ? [each.summary] : []))
      .sort((a, b) => Number(isOpen(b.id)) - Number(isOpen(a.id)) || b.changedAt - a.changedAt),
    unreadableCount: found.filter(({ kind }) => kind === 'newer' || kind === 'damaged').length,
  };
}

/** Returns the entries of a stored journal; null when it is gone or cannot be read. */
export async function openJournal(owner: JournalOwner, id: string): Promise<OpenedJournal | null> {
  const stored = await loadJournals(owner);
  const journal = stored.find(({ header }) => header.id === id);
  return journal === undefined ? null : askMachines({ kind: 'readJournal', journal });
}
