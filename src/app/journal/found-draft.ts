import { isDirty } from '../../domain/quiz/history/history.ts';
import { readJournalBase } from '../../domain/quiz/journal/journal-base.ts';
import { readJournalLine } from '../../domain/quiz/journal/journal.ts';
import { recoverDraft } from '../../domain/quiz/journal/recover-draft.ts';
import type { UnsavedDraft } from '../../machines/quiz/editor/context.ts';
import type { JournalInput } from '../../machines/quiz/editor/events.ts';
import type { JournalHeader, StoredJournal } from './journal-store.ts';

/**
 * A stored journal: unsaved work, a draft that is saved on the server, work of newer code, or an
 * unreadable journal.
 */
export type FoundJournal =
  | { readonly kind: 'unsaved'; readonly draft: UnsavedDraft }
  | { readonly kind: 'saved' | 'newer' | 'damaged' };

/** Reads a stored journal. `changedAt` is the time of its last step. */
export function readStoredJournal({ header, lines }: StoredJournal): FoundJournal {
  const stored = readJournalBase(header.base);
  if (stored.kind !== 'base') return { kind: stored.kind };
  const recovered = recoverDraft(stored.base, lines.map(readJournalLine));
  if (recovered === null) return { kind: 'newer' };
  if (!recovered.isDamaged && recovered.attempts.length === 0 && !isDirty(recovered.history))
    return { kind: 'saved' };
  const { id, source, startedAt } = header;
  const lastStep = recovered.lines.findLast((line) => line.type === 'stepped');
  const changedAt = lastStep?.at ?? startedAt;
  return { kind: 'unsaved', draft: { id, source, recovered, startedAt, changedAt } };
}

/**
 * Whether a journal belongs to an editor: it has the same stored quiz, or is a new quiz of the same
 * kind. A blank quiz can continue any new quiz; a quiz made from an article or a copy continues
 * only one with the same origin.
 */
export function belongsToEditor(header: JournalHeader, { mode, source }: JournalInput): boolean {
  if (header.mode !== mode) return false;
  if (source.kind === 'blank') return header.source.kind !== 'stored';
  return JSON.stringify(header.source) === JSON.stringify(source);
}

/**
 * Returns the name of the lock that a tab needs to write: one for a stored quiz, one for each
 * journal of a new quiz.
 */
export const getLockName = (
  { user, mode, source }: JournalInput & { readonly user: string },
  journalId: string,
): string =>
  `lectern journal ${user} ${mode} ${source.kind === 'stored' ? String(source.quiz) : journalId}`;
