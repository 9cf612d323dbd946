import { findHistoryPath } from '../../../domain/history/history-path.ts';
import { applyHistoryEntry, createHistoryEntry } from '../../../domain/history/history-rules.ts';
import type { Message } from '../../../domain/messages/message.ts';
import { appendLine } from './journal.ts';
import type {
  Announcement,
  CommonEditorContext,
  EditorKind,
  EditorTypes,
  EntryOf,
  ShownRefusal,
} from './editor-types.ts';

interface Counted {
  readonly count: number;
}
const getNextCount = (last: Counted | null): number => (last?.count ?? 0) + 1;

/** Returns the announcement of a message to screen readers. */
export const announce = (
  { announcement }: { readonly announcement: Announcement | null },
  message: Message,
): { readonly announcement: Announcement } => ({
  announcement: { message, count: getNextCount(announcement) },
});

/** Returns a refusal to show, numbered so that two equal ones differ. */
export const toShownRefusal = (
  { refusal }: { readonly refusal: Counted | null },
  reason: Message,
): ShownRefusal<never> => ({ reason, count: getNextCount(refusal) });

/** Creates the functions that record an entry, silently or with a reveal and an announcement. */
function createRecording<T extends EditorTypes, C extends CommonEditorContext<T>>({
  model,
  validate,
  revealEvent,
}: EditorKind<T, C>) {
  /**
   * Records an entry in the history and in the journal, and drops the visible errors it corrects.
   * Every change of the draft passes here.
   */
  function recordEntry(context: C, entry: EntryOf<T>): C {
    const history = applyHistoryEntry(model, context.history, entry);
    const changed = { ...context, history, journal: appendLine(context.journal, entry) };
    if (history.draft === context.history.draft) return changed;
    if (context.errors.length === 0) return { ...changed, refusal: null };
    const left = new Set(validate(changed).map((error) => JSON.stringify(error)));
    const errors = context.errors.filter((error) => left.has(JSON.stringify(error)));
    return { ...changed, errors, refusal: null };
  }

  /** Records `entry`, reveals what `event` changed, and announces `message`. */
  function recordHistoryChange(
    context: C,
    entry: EntryOf<T>,
    event: T['event'],
    message: Message,
  ): C {
    const changed = recordEntry(context, entry);
    return { ...changed, ...revealEvent(changed, event), ...announce(context, message) };
  }

  return { recordEntry, recordHistoryChange };
}

type Recording<T extends EditorTypes, C extends CommonEditorContext<T>> = ReturnType<
  typeof createRecording<T, C>
>;

/** Creates the functions that move along the history: undo, redo and jumping to a step. */
function createMoves<T extends EditorTypes, C extends CommonEditorContext<T>>(
  { model, name }: EditorKind<T, C>,
  { recordHistoryChange }: Recording<T, C>,
) {
  const invertFirst = (event: T['event']): T['event'] => model.invertEvents([event])[0] ?? event;

  /** Undoes the last step and reveals what it changes. */
  function undo(context: C): C {
    const step = context.history.cursor?.step;
    const event = step?.events[0];
    if (step === undefined || event === undefined) return context;
    const message = { key: 'quizHistory.undid', about: step.name } as const;
    return recordHistoryChange(context, { type: 'undone' }, invertFirst(event), message);
  }

  /** Redoes the step undone last and reveals what it changes. */
  function redo(context: C): C {
    const step = context.history.redoStack?.node.step;
    const event = step?.events[0];
    if (step === undefined || event === undefined) return context;
    const message = { key: 'quizHistory.redid', about: step.name } as const;
    return recordHistoryChange(context, { type: 'redone' }, event, message);
  }

  /**
   * Undoes and redoes steps up to the step `to`, which may be on an abandoned branch, and reveals
   * the last change on the way.
   */
  function jumpToStep(context: C, to: number): C {
    const path = findHistoryPath(context.history, to);
    const redone = path?.redoNodes.at(-1)?.step.events[0];
    const undone = path?.undoNodes.at(-1)?.step.events.at(-1);
    const event = redone ?? (undone === undefined ? undefined : invertFirst(undone));
    if (path === null || event === undefined) return context;
    const opened = { key: 'quizHistory.opened', values: { edited: name } } as const;
    const message = { key: 'quizHistory.wentTo', about: path.cursor?.step.name ?? opened } as const;
    return recordHistoryChange(context, { type: 'jumped', to }, event, message);
  }

  return { undo, redo, jumpToStep };
}

/** Creates the functions that revert one step, alone or with the steps that depend on it. */
function createReverting<T extends EditorTypes, C extends CommonEditorContext<T>>(
  kind: EditorKind<T, C>,
  { recordEntry, recordHistoryChange }: Recording<T, C>,
) {
  /** Applies the decision to revert one step, or stores which later steps prevent it. */
  function applyRevert(context: C, step: number, decision: ReturnType<typeof kind.revertStep>): C {
    if (!decision.accepted) {
      const blockedRevert = { step, dependents: decision.dependents };
      return {
        ...context,
        refusal: { ...toShownRefusal(context, decision.reason), blockedRevert },
      };
    }
    const event = decision.events[0];
    const entry = createHistoryEntry(kind.model, context.history, decision, context.input.now());
    if (entry === null || event === undefined) return context;
    const changed = recordHistoryChange(context, { ...entry, joins: false }, event, decision.name);
    return recordEntry(changed, { type: 'typingEnded' });
  }

  return {
    revertStep: (context: C, step: number): C =>
      applyRevert(context, step, kind.revertStep(context.history, step)),
    revertStepWithDependents: (context: C, step: number): C =>
      applyRevert(context, step, kind.revertStepWithDependents(context.history, step)),
  };
}

/**
 * Creates the functions that change the history of a kind of editor: recording a change, undo,
 * redo, jumping to a step and reverting one. Each returns the changed context.
 * `domain/history/history.ts` says what a step costs and keeps in memory.
 */
export function createHistoryChanges<T extends EditorTypes, C extends CommonEditorContext<T>>(
  kind: EditorKind<T, C>,
) {
  const recording = createRecording<T, C>(kind);
  return {
    recordEntry: recording.recordEntry,
    ...createMoves<T, C>(kind, recording),
    ...createReverting<T, C>(kind, recording),
  };
}

/** The functions that change the history of a kind of editor. */
export type HistoryChanges<T extends EditorTypes, C extends CommonEditorContext<T>> = ReturnType<
  typeof createHistoryChanges<T, C>
>;
