import type { MessageKey } from '../messages/en.ts';
import { foldEvents, type HistoryModel } from './history-model.ts';
import type { History } from './history.ts';
import { listNodesToBase, type HistoryNode } from './history-path.ts';
import type { Step } from './step.ts';

/** The version to keep in a conflict: the author's or the server's. */
export type MergeSide = 'local' | 'remote';

/**
 * The author's changes since the last save: the saved draft, the current draft, and the steps
 * between them.
 */
export interface LocalChanges<Draft, Event> {
  readonly base: Draft;
  readonly draft: Draft;
  readonly steps: readonly Step<Event>[];
}

/**
 * Returns the steps that are not on the server, oldest first. Saved steps that were undone come
 * first, as steps that revert them, with the name `reverted`.
 */
export function listLocalChanges<Draft, Event>(
  model: HistoryModel<Draft, Event>,
  history: History<Draft, Event>,
  reverted: MessageKey,
): LocalChanges<Draft, Event> {
  const currentNodes = listNodesToBase(history.cursor);
  const savedNodes = listNodesToBase(history.saved);
  const currentNodeSet = new Set<HistoryNode<Event>>(currentNodes);
  const undoneNodes = savedNodes.filter((node) => !currentNodeSet.has(node));
  const savedNodeSet = new Set<HistoryNode<Event>>(savedNodes);
  const addedNodes = currentNodes.filter((node) => !savedNodeSet.has(node)).toReversed();
  const steps = [
    ...undoneNodes.map(({ step }): Step<Event> => ({
      ...step,
      name: { key: reverted, about: step.name },
      events: model.invertEvents(step.events),
    })),
    ...addedNodes.map(({ step }) => step),
  ];
  const base = foldEvents(
    model,
    history.draft,
    steps.toReversed().flatMap(({ events }) => model.invertEvents(events)),
  );
  return { base, draft: history.draft, steps };
}
