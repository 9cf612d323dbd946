import { quizKinds } from '../../domain/quiz/draft/quiz-kind.ts';
import { countUnsavedSteps } from '../../domain/history/history.ts';
import type { QuizDraft, StoredDraft } from '../../machines/dashboard/dashboard-machines.ts';
import type { UnsavedWork } from '../../machines/shared/editor/journal.ts';
import { encryptStore } from './encrypted-store.ts';
import { readStoredJournal } from './found-draft.ts';
import type { AnyLine, JournalFormat, Recovered } from './journal-format.ts';
import { openJournalStore } from './journal-store.ts';
import { playlistJournalFormat } from './playlist-journal-format.ts';
import type { JournalOwner } from './provide-journal.ts';
import { quizJournalFormat } from './quiz-journal-format.ts';

/** What was read from the journal of a draft with a title. */
type TitledRead<Line> = Recovered<Line> & {
  readonly history: { readonly draft: { readonly title: string } };
};

interface UserDraft<Source, Read extends Recovered<unknown>> {
  readonly mode: string;
  /** The title of the stored quiz or playlist; empty for a new one. */
  readonly storedTitle: string;
  readonly draft: UnsavedWork<Source, Read>;
}

/** Returns the unsaved work of a person in one database of this browser. */
async function findUnsaved<Source, Base, Line extends AnyLine, Read extends TitledRead<Line>>(
  { prefix, user, key }: JournalOwner,
  databaseName: string,
  format: JournalFormat<Source, Base, Line, Read>,
): Promise<readonly UserDraft<Source, Read>[]> {
  const name = `${prefix}${databaseName}`;
  const store = encryptStore(
    openJournalStore<Source>(name, format.isSource, () => undefined),
    { key, isReadOnly: false, onKeyAwaited: () => undefined },
  );
  try {
    const stored = await store.findByUser(user, () => true);
    return stored.flatMap((journal) => {
      if (journal.header.setAsideAt !== null) return [];
      const found = readStoredJournal(format, journal);
      if (found.kind !== 'unsaved') return [];
      const base = format.recover(journal.header.base, []);
      const storedTitle = base.kind === 'recovered' ? base.value.history.draft.title : '';
      return [{ mode: journal.header.mode, storedTitle, draft: found.draft }];
    });
  } finally {
    store.close();
  }
}

type DraftSummary = Pick<StoredDraft, 'id' | 'title' | 'changeCount' | 'changedAt'>;

/** Describes a draft; one whose title was emptied has the stored title. */
const summarize = ({
  storedTitle,
  draft: {
    id,
    recovered: { history },
    changedAt,
  },
}: UserDraft<unknown, TitledRead<unknown>>): DraftSummary => ({
  id,
  title: history.draft.title.trim() === '' ? storedTitle : history.draft.title,
  changeCount: Math.max(1, countUnsavedSteps(history)),
  changedAt,
});

/**
 * Returns the quizzes and playlists with unsaved changes of a person in this browser, the last
 * changed first. Journals in plain text are encrypted. Rejects with the browser's error, or a
 * `DraftKeyError`.
 */
export async function listDrafts(owner: JournalOwner): Promise<readonly StoredDraft[]> {
  if (!('indexedDB' in globalThis)) return [];
  const [quizzes, playlists] = await Promise.all([
    findUnsaved(owner, 'quiz_journals', quizJournalFormat),
    findUnsaved(owner, 'playlist_journals', playlistJournalFormat),
  ]);
  const drafts: readonly StoredDraft[] = [
    ...quizzes.flatMap((found): readonly QuizDraft[] => {
      const { mode, draft } = found;
      const kind = quizKinds.find((each) => each === mode);
      return kind === undefined ? [] : [{ ...summarize(found), kind, source: draft.source }];
    }),
    ...playlists.map((found) => ({
      ...summarize(found),
      kind: 'playlist' as const,
      source: found.draft.source,
    })),
  ];
  return drafts.toSorted((a, b) => b.changedAt - a.changedAt);
}
