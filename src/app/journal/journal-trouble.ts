import type { JournalTrouble } from '../../machines/quiz/journal-types.ts';

const byName: Readonly<Record<string, JournalTrouble>> = {
  VersionError: 'newer',
  QuotaExceededError: 'full',
  SecurityError: 'missing',
  NotSupportedError: 'missing',
  ReferenceError: 'missing',
  TypeError: 'missing',
};

/** What a rejected call of the store means for the author. */
export const troubleOf = (reason: unknown): JournalTrouble =>
  (reason instanceof Error || reason instanceof DOMException ? byName[reason.name] : undefined) ??
  'failing';
