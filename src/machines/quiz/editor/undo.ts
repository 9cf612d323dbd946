import type { Message } from '../../../domain/messages/message.ts';
import type { Accepted } from '../../../domain/quiz/commands/decision.ts';
import { getEventLocation } from '../../../domain/quiz/draft/quiz-location.ts';
import type { QuizEvent } from '../../../domain/quiz/events/event.ts';
import { invertEvent } from '../../../domain/quiz/events/invert-event.ts';
import type { HistoryEntry } from '../../../domain/quiz/history/history-entry.ts';
import { findHistoryPath } from '../../../domain/history/history-path.ts';
import type { RevertRefusal } from '../../../domain/quiz/history/revert-step.ts';
import { createEntry } from '../../../domain/quiz/history/history.ts';
import type { ContextChange, EditorContext } from './context.ts';
import { announce, recordEntry, revealLocation, toShownRefusal } from './edits.ts';

/** Records `entry`, reveals where `event` is in the new draft, and announces `message`. */
function recordMove(
  context: EditorContext,
  entry: HistoryEntry,
  event: QuizEvent,
  message: Message,
): EditorContext {
  const change = { ...context, ...recordEntry(context, entry) };
  return {
    ...change,
    ...revealLocation(context, getEventLocation(event, change.history.draft), true),
    ...announce(context, message),
  };
}

/** Undoes the last step and reveals what it changes. */
export function undo(context: EditorContext): ContextChange {
  const step = context.history.cursor?.step;
  const event = step?.events[0];
  if (step === undefined || event === undefined) return {};
  const message = { key: 'quizHistory.undid', about: step.name } as const;
  return recordMove(context, { type: 'undone' }, invertEvent(event), message);
}

/** Redoes the step undone last and reveals what it changes. */
export function redo(context: EditorContext): ContextChange {
  const step = context.history.redoStack?.node.step;
  const event = step?.events[0];
  if (step === undefined || event === undefined) return {};
  const message = { key: 'quizHistory.redid', about: step.name } as const;
  return recordMove(context, { type: 'redone' }, event, message);
}

/**
 * Undoes and redoes steps up to the step `to`, which may be on an abandoned branch, and reveals the
 * last change on the way.
 */
export function jumpToStep(context: EditorContext, to: number): ContextChange {
  const path = findHistoryPath(context.history, to);
  const redone = path?.redoNodes.at(-1)?.step.events[0];
  const undone = path?.undoNodes.at(-1)?.step.events.at(-1);
  const event = redone ?? (undone === undefined ? undefined : invertEvent(undone));
  if (path === null || event === undefined) return {};
  const about = path.cursor?.step.name ?? { key: 'quizHistory.opened' };
  return recordMove(context, { type: 'jumped', to }, event, { key: 'quizHistory.wentTo', about });
}

/** Applies the decision to revert one step, or stores which later steps prevent it. */
export function applyRevert(
  context: EditorContext,
  step: number,
  decision: Accepted | RevertRefusal,
): ContextChange {
  if (!decision.accepted) {
    const blockedRevert = { step, dependents: decision.dependents };
    return { refusal: { ...toShownRefusal(context, decision.reason), blockedRevert } };
  }
  const event = decision.events[0];
  const entry = createEntry(context.history, decision, context.input.now());
  if (entry === null || event === undefined) return {};
  const change = recordMove(context, entry, event, decision.name);
  return { ...change, ...recordEntry(change, { type: 'typingEnded' }) };
}
