import { countUnsavedSteps } from '../../../domain/history/history.ts';
import { toPayload } from '../../../domain/quiz/stored/to-payload.ts';
import { startJournal } from '../../shared/journal/journal-state.ts';
import { getIntent, type ContextChange, type EditorContext, type UnsavedDraft } from './context.ts';

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
}

/** The guards about drafts of quizzes besides those of every journal. */
export const quizJournalGuards = {
  hasLoadedQuiz: ({ context: { journal } }: GuardArgs): boolean => journal.loadOutcome?.ok === true,
  hasLoadedClosedQuiz: ({ context: { journal } }: GuardArgs): boolean =>
    journal.loadOutcome?.ok === true && (journal.loadOutcome.value.closedReason ?? null) !== null,
  isNewQuiz: ({ context: { input } }: GuardArgs): boolean => input.source.kind !== 'stored',
};
