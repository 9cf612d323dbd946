import { isDirty } from '../../domain/history/history.ts';
import type { UnsavedWork } from '../../machines/shared/editor/journal.ts';
import type { AnyLine, JournalFormat, Recovered } from './journal-format.ts';
import type { JournalHeader } from './journal-database.ts';
import type { StoredJournal } from './journal-store.ts';

/**
 * A stored journal: unsaved work, a draft that is saved on the server, work of newer code, or an
 * unreadable journal.
 */
export type FoundJournal<Source, Read extends Recovered<unknown>> =
  | { readonly kind: 'unsaved'; readonly draft: UnsavedWork<Source, Read> }
  | { readonly kind: 'saved' | 'newer' | 'damaged' };

/** Reads a stored journal. `changedAt` is the time of its last step. */
export function readStoredJournal<Source, Base, Line extends AnyLine, Read extends Recovered<Line>>(
  format: JournalFormat<Source, Base, Line, Read>,
  { header, lines }: StoredJournal<Source>,
): FoundJournal<Source, Read> {
  const stored = format.recover(header.base, lines);
  if (stored.kind !== 'recovered') return { kind: stored.kind };
  const recovered = stored.value;
  if (!recovered.isDamaged && recovered.attempts.length === 0 && !isDirty(recovered.history))
    return { kind: 'saved' };
  const { id, source, startedAt } = header;
  const lastStep = recovered.lines.findLast((line) => line.type === 'stepped');
  const changedAt = lastStep?.at ?? startedAt;
  return { kind: 'unsaved', draft: { id, source, recovered, startedAt, changedAt } };
}

/** What an editor opened, and its kind: that of the quiz, or `playlist`. */
export interface Opened<Source> {
  readonly kind: string;
  readonly source: Source;
}

/** Whether a journal is offered to an editor: it has the same kind, and the format says so. */
export const belongsToEditor = <Source>(
  { isOfferedTo }: Pick<JournalFormat<Source>, 'isOfferedTo'>,
  header: JournalHeader<Source, unknown>,
  { kind, source }: Opened<Source>,
): boolean => header.mode === kind && isOfferedTo(header.source, source);

/**
 * Returns the name of the lock that a tab needs to write: one for a stored quiz or playlist, one
 * for each journal of a new one.
 */
export const getLockName = (
  { user, kind }: { readonly user: string; readonly kind: string },
  storedId: number | null,
  journalId: string,
): string => `lectern journal ${user} ${kind} ${storedId === null ? journalId : String(storedId)}`;
