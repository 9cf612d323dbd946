import { createConnection } from './journal-database.ts';

async function hasJournals(name: string): Promise<boolean> {
  const { run, close } = createConnection(name, () => undefined);
  try {
    const headers = await run((database) => database.getAll('journals'));
    return headers.some(({ setAsideAt }) => setAsideAt === null);
  } finally {
    close();
  }
}

/**
 * Returns whether somebody has unsaved changes in this browser, without saying who. `prefix` is the
 * deployment's; no database is created. Rejects with the browser's error.
 */
export async function hasStoredDrafts(prefix: string): Promise<boolean> {
  if (!('indexedDB' in globalThis)) return false;
  const existing = new Set((await indexedDB.databases()).map(({ name }) => name));
  const names = ['quiz_journals', 'playlist_journals'].map((name) => `${prefix}${name}`);
  const found = await Promise.all(names.filter((name) => existing.has(name)).map(hasJournals));
  return found.includes(true);
}
