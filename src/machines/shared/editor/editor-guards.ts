import { findHistoryPath } from '../../../domain/history/history-path.ts';
import { isDirty, type History } from '../../../domain/history/history.ts';
import type { Outcome } from '../../../domain/outcome.ts';
import { journalGuards } from '../journal/journal-guards.ts';
import type { JournalState } from '../journal/journal-state.ts';
import { countUnresolved } from './saving.ts';
import { hasSucceeded } from '../outcome-rules.ts';

interface GuardArgs {
  readonly context: {
    readonly history: History<unknown, unknown>;
    readonly input: { readonly source: { readonly kind: string } };
    readonly errors: readonly unknown[];
    readonly afterSave: 'leave' | 'stay';
    readonly savesAgain: boolean;
    readonly attempts: readonly { readonly step: number }[];
    readonly conflict: Parameters<typeof countUnresolved>[0] | null;
    readonly journal: JournalState<unknown, { readonly id: string }, unknown>;
  };
  readonly event: { readonly type: string };
}

/** The guards that every editor has. */
export const editorGuards = {
  ...journalGuards,
  hasLoaded: ({ context: { journal } }: GuardArgs): boolean => journal.loadOutcome?.ok === true,
  canOpen: ({ context: { journal } }: GuardArgs): boolean =>
    journal.drafts !== null && journal.loadOutcome?.ok === true,
  isDirty: ({ context }: GuardArgs): boolean => isDirty(context.history),
  isClean: ({ context }: GuardArgs): boolean => !isDirty(context.history),
  hasErrors: ({ context }: GuardArgs): boolean => context.errors.length > 0,
  canUndo: ({ context }: GuardArgs): boolean => context.history.cursor !== null,
  canRedo: ({ context }: GuardArgs): boolean => context.history.redoStack !== null,
  canJump: ({ context: { history }, event }: GuardArgs): boolean =>
    'step' in event &&
    typeof event.step === 'number' &&
    event.step !== (history.cursor?.step.id ?? 0) &&
    findHistoryPath(history, event.step) !== null,
  isTyping: ({ context }: GuardArgs): boolean => context.history.lastTypedAt !== null,
  hasSucceeded,
  /** The server has the draft as it is. */
  isUpToDate: ({ context: { input, history, attempts } }: GuardArgs): boolean =>
    input.source.kind === 'stored' && !isDirty(history) && attempts.length === 0,
  staysAfterSave: ({ context }: GuardArgs, outcome: Outcome<unknown>): boolean =>
    outcome.ok && context.afterSave === 'stay',
  /** The person pressed 'Save Quiz' while a save was under way. */
  leavesAfterSave: ({ context }: GuardArgs, outcome: Outcome<unknown>): boolean =>
    outcome.ok && context.afterSave === 'leave',
  /** The person saved again, after an edit, while a save was under way. */
  hasNewerWork: (
    { context: { savesAgain, attempts, history } }: GuardArgs,
    outcome: Outcome<unknown>,
  ): boolean =>
    outcome.ok && savesAgain && attempts.at(-1)?.step !== (history.cursor?.step.id ?? 0),
  isConflict: (_: GuardArgs, outcome: Outcome<unknown>): boolean =>
    !outcome.ok && outcome.failure.kind === 'conflict',
  hasResolvedAll: ({ context: { conflict } }: GuardArgs): boolean =>
    conflict !== null && countUnresolved(conflict) === 0,
};
