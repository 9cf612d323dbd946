import { countUnsaved } from '../../domain/quiz/history.ts';
import type { JournalLine } from '../../domain/quiz/journal-line.ts';
import type { Outcome } from '../../domain/outcome.ts';
import { toPayload } from '../../domain/quiz/to-payload.ts';
import { intentOf, type EditorContext, type LoadedQuiz } from './editor-types.ts';
import type { SaveAttempt } from './save-attempts.ts';
import type { JournalTrouble, UnsavedDraft } from './journal-types.ts';

/**
 * What the editor knows of its journal. `outbox` are lines not handed over yet, `recorded` counts those handed over and `kept` those on
 * disk; `drafts` is null until somebody has looked. `served` is what the server answered while the drafts were looked for.
 */
export interface Journaling {
  readonly outbox: readonly JournalLine[];
  readonly recorded: number;
  readonly kept: number;
  readonly drafts: readonly UnsavedDraft[] | null;
  readonly newer: number;
  readonly trouble: JournalTrouble | null;
  readonly isBegun: boolean;
  readonly hasAskedForTurn: boolean;
  readonly served: Outcome<LoadedQuiz> | null;
}

/** Before anything was looked for. */
export const unlooked: Journaling = {
  outbox: [],
  recorded: 0,
  kept: 0,
  drafts: null,
  newer: 0,
  trouble: null,
  isBegun: false,
  hasAskedForTurn: false,
  served: null,
};

type Change = Partial<EditorContext>;

/** The journal with one more line to hand over. */
export const noted = (journal: Journaling, line: JournalLine): Journaling => ({
  ...journal,
  outbox: [...journal.outbox, line],
});

function lineOf(before: readonly SaveAttempt[], after: readonly SaveAttempt[]): JournalLine | null {
  const last = after.at(-1);
  if (after.length > before.length && last !== undefined)
    return { type: 'attempted', name: last.name };
  if (after.length === before.length) return null;
  return after.length === 0 ? { type: 'attemptsSettled' } : { type: 'attemptRefused' };
}

/** The saves without an answer, in the context and in the journal, so that even after a crash none is done twice. */
export function attempted(
  { journal, attempts: before }: EditorContext,
  attempts: readonly SaveAttempt[],
): Change {
  const line = lineOf(before, attempts);
  return line === null ? { attempts } : { attempts, journal: noted(journal, line) };
}

/** The journal at the beginning of a draft: nothing to keep yet, no draft to offer any more. */
export const begun = (journal: Journaling): Journaling => ({
  ...journal,
  outbox: [],
  recorded: 0,
  kept: 0,
  drafts: [],
  isBegun: true,
  hasAskedForTurn: false,
  served: null,
});

/** The only draft that was found, by its id. */
export const onlyDraft = ({ journal: { drafts } }: EditorContext): string => drafts?.[0]?.id ?? '';

/** The context with a found draft and all that led to it: its own base with the version that had (none for a new quiz), its saves without an answer. */
export function recovered(context: EditorContext, id: string): Change {
  const draft = context.journal.drafts?.find((found) => found.id === id);
  if (draft === undefined) return {};
  const { base, history, attempts } = draft.recovered;
  const isEdit = intentOf(context.input.source) === 'edit';
  return {
    base: base.draft,
    history,
    origins: isEdit ? base.origins : new Map(),
    isDistributed: isEdit && base.isDistributed,
    version: isEdit ? base.version : null,
    attempts: attempts.map((attempt) => ({
      ...attempt,
      payload: toPayload(attempt.draft, isEdit ? base.origins : null),
    })),
    journal: begun(context.journal),
  };
}

/** The context of a draft whose quiz the server does not have any more: from now on it is a new quiz (API-039). */
export const asNewQuiz = ({ input, journal }: EditorContext): Change =>
  input.source.kind === 'stored'
    ? {
        input: { ...input, source: { kind: 'copy', quiz: input.source.quiz } },
        origins: new Map(),
        version: null,
        isDistributed: false,
        attempts: [],
        journal: { ...journal, recorded: journal.recorded + 1 },
      }
    : {};

/** How many changes a found draft has that are not on the server. */
export const unsavedChanges = ({ recovered: { history } }: UnsavedDraft): number =>
  countUnsaved(history);
