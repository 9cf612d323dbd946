import { countUnsavedSteps } from '../../../domain/quiz/history/history.ts';
import { toPayload } from '../../../domain/quiz/stored/to-payload.ts';
import {
  getIntent,
  startJournal,
  type ContextChange,
  type EditorContext,
  type UnsavedDraft,
} from './context.ts';
import type { EditorEvent } from './events.ts';

/** Returns the id of the only draft found. */
export const getOnlyDraftId = ({ journal: { drafts } }: EditorContext): string =>
  drafts?.[0]?.id ?? '';

/**
 * Opens a found draft with its history, its base and its saves without a response. A new quiz has
 * no version and no stored ids.
 */
export function recoverDraft(context: EditorContext, id: string): ContextChange {
  const draft = context.journal.drafts?.find((found) => found.id === id);
  if (draft === undefined) return {};
  const { base, history, attempts } = draft.recovered;
  const isEdit = getIntent(context.input.source) === 'edit';
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
    journal: startJournal(context.journal),
  };
}

/**
 * Converts the draft of a quiz that the server no longer has to a new quiz (API-039). The journal
 * counts this as a line.
 */
export const convertToNewQuiz = ({ input, journal }: EditorContext): ContextChange =>
  input.source.kind === 'stored'
    ? {
        input: { ...input, source: { kind: 'copy', quiz: input.source.quiz } },
        origins: new Map(),
        version: null,
        isDistributed: false,
        attempts: [],
        journal: { ...journal, sentCount: journal.sentCount + 1 },
      }
    : {};

/** Returns how many changes of a found draft are not on the server. */
export const countUnsavedChanges = ({ recovered: { history } }: UnsavedDraft): number =>
  countUnsavedSteps(history);

interface GuardArgs {
  readonly context: EditorContext;
  readonly event: EditorEvent;
}

const countDrafts = ({ context: { journal } }: GuardArgs): number => journal.drafts?.length ?? 0;

/** The guards about drafts found in this browser and lines sent to the journal. */
export const journalGuards = {
  hasPendingLines: ({ context: { journal } }: GuardArgs): boolean =>
    journal.pendingLines.length > 0,
  hasUnstoredLines: ({ context: { journal } }: GuardArgs): boolean =>
    journal.storedCount < journal.sentCount,
  hasStoredLines: ({ context: { journal } }: GuardArgs): boolean =>
    journal.storedCount >= journal.sentCount,
  isJournalStarted: ({ context: { journal } }: GuardArgs): boolean => journal.isStarted,
  isNewerStorage: ({ event }: GuardArgs): boolean =>
    event.type === 'journal.failed' && event.error === 'newer',
  hasSearchedDrafts: ({ context: { journal } }: GuardArgs): boolean => journal.drafts !== null,
  hasDrafts: (args: GuardArgs): boolean => countDrafts(args) > 0,
  /** This tab requested the lock and finds the draft of the other tab. */
  hasTakenOverDraft: (args: GuardArgs): boolean =>
    args.context.journal.hasRequestedLock && countDrafts(args) === 1,
  hasLoadedQuiz: ({ context: { journal } }: GuardArgs): boolean => journal.loadOutcome?.ok === true,
  hasLoadedClosedQuiz: ({ context: { journal } }: GuardArgs): boolean =>
    journal.loadOutcome?.ok === true && (journal.loadOutcome.value.closedReason ?? null) !== null,
  isOfferedDraft: ({ context: { journal }, event }: GuardArgs): boolean =>
    'draft' in event && (journal.drafts?.some(({ id }) => id === event.draft) ?? false),
  isNewQuiz: ({ context: { input } }: GuardArgs): boolean => input.source.kind !== 'stored',
};
