import { beforeEach, expect, it } from 'vitest';

import { encryptStore } from '../../../src/app/journal/encrypted-store.ts';
import type { JournalHeader } from '../../../src/app/journal/journal-database.ts';
import { openJournalStore } from '../../../src/app/journal/journal-store.ts';
import { listDrafts } from '../../../src/app/journal/list-drafts.ts';
import { playlistJournalFormat } from '../../../src/app/journal/playlist-journal-format.ts';
import { quizJournalFormat } from '../../../src/app/journal/quiz-journal-format.ts';
import { draftOf, question } from '../../domain/quiz/support/drafts.ts';
import { stubDatabases } from './stub-databases.ts';
import { createTestKey } from './test-key.ts';

beforeEach(stubDatabases);

const owner = { prefix: 'test_', user: 'super@lectern.test', key: createTestKey() };
const quizBase = quizJournalFormat.writeBase({
  draft: { ...draftOf([question('1')]), title: 'Osmosis' },
  serverIds: new Map(),
  isDistributed: false,
  version: '"1"',
});
const playlistBase = playlistJournalFormat.writeBase({
  draft: { title: 'Membranes', entries: [] },
  serverIds: new Map(),
  version: '"4"',
});
const attempt = { type: 'attempted', name: 'save 1' } as const;

async function store(
  format: typeof quizJournalFormat | typeof playlistJournalFormat,
  database: string,
  header: Partial<JournalHeader> & Pick<JournalHeader, 'id' | 'mode' | 'source' | 'base'>,
  lines: readonly string[],
): Promise<void> {
  const records = openJournalStore(`${owner.prefix}${database}`, format.isSource, () => undefined);
  const opened = encryptStore(records, {
    key: owner.key,
    isReadOnly: false,
    onKeyAwaited: () => undefined,
  });
  await opened.replace({ user: owner.user, startedAt: 1000, setAsideAt: null, ...header }, lines);
  opened.close();
}

it('NAV-046 lists the unsaved quizzes and playlists of a person, the last changed first', async () => {
  const quiz = { mode: 'user', source: { kind: 'stored', quiz: 7 }, base: quizBase };
  const quizLines = [quizJournalFormat.writeLine(attempt)];
  const storeQuiz = async (header: Partial<JournalHeader> & { readonly id: string }) =>
    store(quizJournalFormat, 'quiz_journals', { ...quiz, ...header }, quizLines);
  await storeQuiz({ id: 'mine' });
  await storeQuiz({ id: 'of an unknown kind', mode: 'newer' });
  await storeQuiz({ id: 'set aside', setAsideAt: 2000 });
  await storeQuiz({ id: 'of somebody else', user: 'admin@lectern.test' });
  const playlist = {
    mode: 'playlist',
    source: { kind: 'stored', playlist: 5 },
    base: playlistBase,
  };
  const playlistLines = [playlistJournalFormat.writeLine(attempt)];
  await store(
    playlistJournalFormat,
    'playlist_journals',
    { ...playlist, id: 'later', startedAt: 3000 },
    playlistLines,
  );
  await store(playlistJournalFormat, 'playlist_journals', { ...playlist, id: 'saved' }, []);

  expect(await listDrafts(owner)).toEqual([
    {
      id: 'later',
      kind: 'playlist',
      source: { kind: 'stored', playlist: 5 },
      title: 'Membranes',
      changeCount: 1,
      changedAt: 3000,
    },
    {
      id: 'mine',
      kind: 'user',
      source: { kind: 'stored', quiz: 7 },
      title: 'Osmosis',
      changeCount: 1,
      changedAt: 1000,
    },
  ]);
});

it('a draft whose title was emptied is called as on the server', async () => {
  const person = { ...owner, prefix: 'emptied_' };
  const records = openJournalStore(
    'emptied_quiz_journals',
    quizJournalFormat.isSource,
    () => undefined,
  );
  const emptied = quizJournalFormat.writeLine({
    type: 'stepped',
    at: 2000,
    name: { text: 'Title' },
    events: [{ type: 'detailChanged', field: 'title', from: 'Osmosis', to: ' ' }],
    joins: false,
  });
  const header = { user: owner.user, mode: 'user', startedAt: 1000, setAsideAt: null };
  await records.replace(
    { ...header, id: 'stored', source: { kind: 'stored', quiz: 7 }, base: quizBase },
    [emptied],
  );
  records.close();
  expect(await listDrafts(person)).toMatchObject([{ id: 'stored', title: 'Osmosis' }]);
});

it('PD-49 encrypts the journals of a person that are stored in plain text, also those set aside', async () => {
  const person = { ...owner, prefix: 'plain_' };
  const records = openJournalStore(
    'plain_quiz_journals',
    quizJournalFormat.isSource,
    () => undefined,
  );
  const write = async (id: string, user: string, setAsideAt: number | null): Promise<void> =>
    records.replace(
      {
        id,
        user,
        mode: 'user',
        source: { kind: 'stored', quiz: 7 },
        base: quizBase,
        startedAt: 1000,
        setAsideAt,
      },
      [quizJournalFormat.writeLine(attempt)],
    );
  await write('mine', owner.user, null);
  await write('set aside', owner.user, 2000);
  await write('of somebody else', 'admin@lectern.test', null);
  expect((await listDrafts(person)).map(({ id, title }) => [id, title])).toEqual([
    ['mine', 'Osmosis'],
  ]);
  const readKinds = async (user: string) =>
    (await records.findByUser(user, () => true)).map(({ header, lines }) => [
      header.id,
      typeof header.base,
      lines.map((line) => typeof line),
    ]);
  expect(await readKinds(owner.user)).toEqual([
    ['mine', 'object', ['object']],
    ['set aside', 'object', ['object']],
  ]);
  expect(await readKinds('admin@lectern.test')).toEqual([
    ['of somebody else', 'string', ['string']],
  ]);
  records.close();
});
