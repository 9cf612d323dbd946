import type { Draft } from '../draft/draft.ts';
import { foldEvents } from '../events/evolve.ts';
import type { History } from '../history/history.ts';
import { listNodesToBase, type HistoryNode } from '../../history/history-path.ts';
import { invertEvents } from '../events/invert-event.ts';
import type { QuizEvent } from '../events/event.ts';
import type { Step } from '../history/step.ts';
import { copyingWriter } from '../events/draft-writer.ts';

/**
 * The author's changes since the last save: the saved draft, the current draft, and the steps
 * between them.
 */
export interface LocalChanges {
  readonly base: Draft;
  readonly draft: Draft;
  readonly steps: readonly Step[];
}

/**
 * Returns the steps that are not on the server, oldest first. Saved steps that were undone
 * come first, as steps that revert them.
 */
export function getLocalChanges(history: History): LocalChanges {
  const currentNodes = listNodesToBase(history.cursor);
  const savedNodes = listNodesToBase(history.saved);
  const currentNodeSet = new Set<HistoryNode<QuizEvent>>(currentNodes);
  const undoneNodes = savedNodes.filter((node) => !currentNodeSet.has(node));
  const savedNodeSet = new Set<HistoryNode<QuizEvent>>(savedNodes);
  const addedNodes = currentNodes.filter((node) => !savedNodeSet.has(node)).toReversed();
  const steps = [
    ...undoneNodes.map(({ step }): Step => ({
      ...step,
      name: { key: 'quiz.step.reverted', about: step.name },
      events: invertEvents(step.events),
    })),
    ...addedNodes.map(({ step }) => step),
  ];
  const base = foldEvents(
    history.draft,
    steps.toReversed().flatMap(({ events }) => invertEvents(events)),
    copyingWriter,
  );
  return { base, draft: history.draft, steps };
}
