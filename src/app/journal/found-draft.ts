import { readBase } from '../../domain/quiz/journal-base.ts';
import { readEntry } from '../../domain/quiz/journal.ts';
import { isDirty } from '../../domain/quiz/history.ts';
import { recover } from '../../domain/quiz/recover.ts';
import type { UnsavedDraft } from '../../machines/quiz/journal-types.ts';
import type { StoredJournal } from './journal-store.ts';

/** What a stored journal turned out to be: unsaved work, nothing that is not on the server, work of newer code, or nothing that can be read. */
export type FoundJournal =
  | { readonly kind: 'unsaved'; readonly draft: UnsavedDraft }
  | { readonly kind: 'spent' | 'newer' | 'damaged' };

/** Reads a stored journal. Its last change is that of its last step. */
export function readJournal({ header, lines }: StoredJournal): FoundJournal {
  const stored = readBase(header.base);
  if (stored.kind !== 'base') return { kind: stored.kind };
  const recovered = recover(stored.base, lines.map(readEntry));
  if (recovered === null) return { kind: 'newer' };
  if (!recovered.isDamaged && recovered.attempts.length === 0 && !isDirty(recovered.history))
    return { kind: 'spent' };
  const changedAt = recovered.lines.reduce(
    (at, line) => (line.type === 'stepped' ? line.at : at),
    header.startedAt,
  );
  return {
    kind: 'unsaved',
    draft: {
      id: header.id,
      source: header.source,
      recovered,
      startedAt: header.startedAt,
      changedAt,
    },
  };
}
