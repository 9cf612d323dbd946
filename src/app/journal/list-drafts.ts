import { countUnsavedSteps } from '../../domain/history/history.ts';
import type { QuizKind } from '../../domain/access/quiz-kind.ts';
import type { QuizDraft } from '../../machines/dashboard/dashboard-machines.ts';
import { readStoredJournal } from './found-draft.ts';
import { openJournalStore } from './journal-store.ts';
import type { JournalOwner } from './provide-journal.ts';
import { quizJournalFormat } from './quiz-journal-format.ts';

const kinds: readonly QuizKind[] = ['template', 'library', 'admin', 'user'];

/**
 * Returns the quizzes with unsaved changes of a person in this browser, the last changed first.
 * Rejects with the browser's error.
 */
export async function listQuizDrafts({
  prefix,
  user,
}: JournalOwner): Promise<readonly QuizDraft[]> {
  if (!('indexedDB' in globalThis)) return [];
  const store = openJournalStore(
    `${prefix}quiz_journals`,
    quizJournalFormat.isSource,
    () => undefined,
  );
  try {
    const stored = await store.findByUser(user, ({ setAsideAt }) => setAsideAt === null);
    return stored
      .flatMap((journal): readonly QuizDraft[] => {
        const found = readStoredJournal(quizJournalFormat, {
          header: { ...journal.header, source: journal.header.source as QuizDraft['source'] },
          lines: journal.lines,
        });
        const kind = kinds.find((each) => each === journal.header.mode);
        if (found.kind !== 'unsaved' || kind === undefined) return [];
        const { id, source, recovered, changedAt } = found.draft;
        const { history } = recovered;
        return [
          {
            id,
            kind,
            source,
            title: history.draft.title,
            changeCount: Math.max(1, countUnsavedSteps(history)),
            changedAt,
          },
        ];
      })
      .toSorted((a, b) => b.changedAt - a.changedAt);
  } finally {
    store.close();
  }
}
