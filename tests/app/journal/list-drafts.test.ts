import 'fake-indexeddb/auto';
import { expect, it } from 'vitest';

import { openJournalStore, type JournalHeader } from '../../../src/app/journal/journal-store.ts';
import { listDrafts } from '../../../src/app/journal/list-drafts.ts';
import { playlistJournalFormat } from '../../../src/app/journal/playlist-journal-format.ts';
import { quizJournalFormat } from '../../../src/app/journal/quiz-journal-format.ts';
import { draftOf, question } from '../../domain/quiz/support/drafts.ts';

const owner = { prefix: 'test_', user: 'super@lectern.test' };
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
  const opened = openJournalStore(`${owner.prefix}${database}`, format.isSource, () => undefined);
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
