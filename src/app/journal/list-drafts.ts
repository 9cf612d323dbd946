import type { QuizKind } from '../../domain/access/quiz-kind.ts';
import { countUnsavedSteps } from '../../domain/history/history.ts';
import type { QuizDraft, StoredDraft } from '../../machines/dashboard/dashboard-machines.ts';
import type { UnsavedWork } from '../../machines/shared/journal/journal-state.ts';
import { readStoredJournal } from './found-draft.ts';
import type { AnyLine, JournalFormat, Recovered } from './journal-format.ts';
import { openJournalStore } from './journal-store.ts';
import { playlistJournalFormat } from './playlist-journal-format.ts';
import type { JournalOwner } from './provide-journal.ts';
import { quizJournalFormat } from './quiz-journal-format.ts';

const quizKinds: readonly QuizKind[] = ['template', 'library', 'admin', 'user'];

interface UserDraft<Source, Read extends Recovered<unknown>> {
  readonly mode: string;
  readonly draft: UnsavedWork<Source, Read>;
}

/** Returns the unsaved work of a person in one database of this browser. */
async function findUnsaved<Source, Base, Line extends AnyLine, Read extends Recovered<Line>>(
  { prefix, user }: JournalOwner,
  databaseName: string,
  format: JournalFormat<Source, Base, Line, Read>,
): Promise<readonly UserDraft<Source, Read>[]> {
  const name = `${prefix}${databaseName}`;
  const store = openJournalStore<Source>(name, format.isSource, () => undefined);
  try {
    const stored = await store.findByUser(user, ({ setAsideAt }) => setAsideAt === null);
    return stored.flatMap((journal) => {
      const found = readStoredJournal(format, journal);
      return found.kind === 'unsaved' ? [{ mode: journal.header.mode, draft: found.draft }] : [];
    });
  } finally {
    store.close();
  }
}

type DraftSummary = Pick<StoredDraft, 'id' | 'title' | 'changeCount' | 'changedAt'>;

const summarize = ({
  id,
  recovered: { history },
  changedAt,
}: UnsavedWork<
  unknown,
  Recovered<unknown> & { readonly history: { readonly draft: { readonly title: string } } }
>): DraftSummary => ({
  id,
  title: history.draft.title,
  changeCount: Math.max(1, countUnsavedSteps(history)),
  changedAt,
});

/**
 * Returns the quizzes and playlists with unsaved changes of a person in this browser, the last
 * changed first. Rejects with the browser's error.
 */
export async function listDrafts(owner: JournalOwner): Promise<readonly StoredDraft[]> {
  if (!('indexedDB' in globalThis)) return [];
  const [quizzes, playlists] = await Promise.all([
    findUnsaved(owner, 'quiz_journals', quizJournalFormat),
    findUnsaved(owner, 'playlist_journals', playlistJournalFormat),
  ]);
  const drafts: readonly StoredDraft[] = [
    ...quizzes.flatMap(({ mode, draft }): readonly QuizDraft[] => {
      const kind = quizKinds.find((each) => each === mode);
      return kind === undefined ? [] : [{ ...summarize(draft), kind, source: draft.source }];
    }),
    ...playlists.map(({ draft }) => ({
      ...summarize(draft),
      kind: 'playlist' as const,
      source: draft.source,
    })),
  ];
  return drafts.toSorted((a, b) => b.changedAt - a.changedAt);
}
