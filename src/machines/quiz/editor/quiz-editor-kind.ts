import { getEventLocation, type QuizLocation } from '../../../domain/quiz/draft/quiz-location.ts';
import { revertStep, revertStepWithDependents } from '../../../domain/quiz/history/revert-step.ts';
import { quizModel } from '../../../domain/quiz/history/quiz-model.ts';
import { emptyChoices, rebase } from '../../../domain/quiz/rebase/rebase.ts';
import { readSavedServerIds } from '../../../domain/quiz/stored/open-quiz.ts';
import type { TextRange } from '../../../domain/rich-text/find-in-text.ts';
import { toPayload } from '../../../domain/quiz/stored/to-payload.ts';
import {
  listSummaryMessages,
  validateQuiz,
} from '../../../domain/quiz/validation/validate-quiz.ts';
import type { ValidationContext } from '../../../domain/quiz/validation/validation-error.ts';
import type { EditorKind } from '../../shared/editor/editor-types.ts';
import { createHistoryChanges } from '../../shared/editor/change-history.ts';
import { createSaving } from '../../shared/editor/saving.ts';
import { startJournal } from '../../shared/editor/journal.ts';
import {
  createInitialContext,
  getIntent,
  type ContextChange,
  type EditorContext,
  type EditorInput,
  type QuizTypes,
} from './context.ts';
import { getContextAfterCreate, getEditPath } from './route-after-save.ts';

/** Returns what validation needs to know about an editor besides its draft. */
export const getValidationContext = ({ input, base }: EditorContext): ValidationContext => ({
  kind: input.kind,
  intent: getIntent(input.source),
  now: input.now(),
  base,
});

function removeFromSet<T>(set: ReadonlySet<T>, member: T): ReadonlySet<T> {
  const rest = new Set(set);
  return rest.delete(member) ? rest : set;
}

/**
 * Reveals `location`: its activity is selected and its question expanded, unless the location is
 * only the neighbor of a removed part.
 */
export function revealLocation(
  { reveal, collapsed }: EditorContext,
  location: QuizLocation,
  isHighlighted = false,
  found: TextRange | null = null,
): ContextChange {
  const isNeighbor = 'isNeighbor' in location;
  return {
    reveal: { location, count: (reveal?.count ?? 0) + 1, isHighlighted, found },
    ...('activity' in location &&
      !(isNeighbor && location.kind === 'activity') && { selected: location.activity }),
    ...('item' in location &&
      !isNeighbor && { collapsed: removeFromSet(collapsed, location.item) }),
  };
}

const isStored = ({ kind }: QuizTypes['source']): boolean => kind === 'stored';

/** Returns the input of the editor of a quiz after it was stored. */
const toStoredInput = (input: EditorInput, quiz: number): EditorInput =>
  isStored(input.source)
    ? input
    : { ...input, context: getContextAfterCreate(input), source: { kind: 'stored', quiz } };

/** A quiz, as an editor needs it. A new quiz has no version, no stored ids and is not distributed. */
export const quizEditorKind: EditorKind<QuizTypes, EditorContext> = {
  name: 'quiz',
  model: quizModel,
  revertStep,
  revertStepWithDependents,
  open: (context, { draft, serverIds, isDistributed, version, closedReason = null }) => ({
    ...createInitialContext(context.input, draft),
    serverIds,
    isDistributed,
    version,
    closedReason,
    journal: startJournal(context.journal),
  }),
  adoptVersion: ({ input }, { draft, isDistributed }) => ({
    base: draft,
    isDistributed: isStored(input.source) && isDistributed,
  }),
  adoptSaved: ({ input }, { quiz, version, parts }, sent) => ({
    input: toStoredInput(input, quiz),
    base: sent,
    version,
    serverIds: readSavedServerIds(sent, parts),
  }),
  getEditPath: ({ input }) =>
    getEditPath(input, input.source.kind === 'stored' ? input.source.quiz : 0),
  savedMessages: {
    stay: { key: 'quiz.editor.savedHere' },
    leave: { key: 'quiz.editor.savedQuiz' },
  },
  convertToNew: ({ input }) =>
    input.source.kind === 'stored'
      ? {
          input: { ...input, source: { kind: 'copy', quiz: input.source.quiz } },
          isDistributed: false,
        }
      : null,
  isStored,
  toBase: ({ history, serverIds, isDistributed, version }) => ({
    draft: history.draft,
    serverIds,
    isDistributed,
    version,
  }),
  toRemote: ({ serverIds, isDistributed, version }) => ({
    origins: [...serverIds],
    isDistributed,
    version,
  }),
  toPayload: ({ input, serverIds }, draft) =>
    toPayload(draft, isStored(input.source) ? serverIds : null),
  validate: (context) => validateQuiz(context.history.draft, getValidationContext(context)),
  listErrorMessages: (errors) => listSummaryMessages(errors).map((key) => ({ key })),
  revealError: (context, { location }) => revealLocation(context, location),
  revealEvent: (context, event) =>
    revealLocation(context, getEventLocation(event, context.history.draft), true),
  noChoices: emptyChoices,
  rebase: ({ history, input }, { draft, isDistributed }, choices, at) =>
    rebase(history, draft, { kind: input.kind, isDistributed }, choices, at),
};

/** The functions that change the history of a quiz. */
export const quizHistory = createHistoryChanges(quizEditorKind);

/** The functions that save, merge and recover a quiz. */
export const quizSaving = createSaving(quizEditorKind, quizHistory);

/**
 * Restores a part of the author's work that the remote version has no place for, or drops it again.
 */
export const restoreDropped = (
  context: EditorContext,
  droppedId: string,
  isRestored: boolean,
): EditorContext =>
  quizSaving.setChoices(context, (choices) => {
    const restoredIds = new Set(choices.restoredIds);
    if (isRestored) restoredIds.add(droppedId);
    else restoredIds.delete(droppedId);
    return { ...choices, restoredIds };
  });
