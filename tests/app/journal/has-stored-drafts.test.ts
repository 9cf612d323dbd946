import { beforeEach, expect, it } from 'vitest';

import { hasStoredDrafts } from '../../../src/app/journal/has-stored-drafts.ts';
import { openJournalStore } from '../../../src/app/journal/journal-store.ts';
import { stubDatabases } from './stub-databases.ts';

beforeEach(stubDatabases);

async function store(name: string, setAsideAt: number | null): Promise<void> {
  const records = openJournalStore(
    name,
    () => true,
    () => undefined,
  );
  await records.replace(
    {
      id: name,
      user: 'super@lectern.test',
      mode: 'user',
      source: {},
      base: new Uint8Array([1]),
      startedAt: 1000,
      setAsideAt,
    },
    [],
  );
  records.close();
}

const listDatabases = async () => (await indexedDB.databases()).map(({ name }) => name);

it('PD-49 tells whether quizzes or playlists of somebody wait in this browser', async () => {
  await store('other_quiz_journals', null);
  expect(await hasStoredDrafts('test_')).toBe(false);
  expect(await listDatabases()).toEqual(['other_quiz_journals']);
  await store('test_quiz_journals', 2000);
  expect(await hasStoredDrafts('test_')).toBe(false);
  await store('test_playlist_journals', null);
  expect(await hasStoredDrafts('test_')).toBe(true);
});
