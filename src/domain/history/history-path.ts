import type { Step } from './step.ts';

/**
 * A position in the history: the last step done and the node before it, null for the base. Nodes
 * are compared by identity.
 */
export interface HistoryNode<Event> {
  readonly step: Step<Event>;
  readonly parent: HistoryNode<Event> | null;
  readonly depth: number;
}

/** Undone steps that follow one another: the next to redo, and those after it. */
export interface RedoStack<Event> {
  readonly node: HistoryNode<Event>;
  readonly next: RedoStack<Event> | null;
}

/**
 * Undone steps that new work has replaced. They keep their parent in the history and can be jumped
 * to.
 */
export interface AbandonedBranch<Event> {
  readonly redoStack: RedoStack<Event>;
  readonly older: AbandonedBranch<Event> | null;
}

/**
 * Every step of a history: those done up to `cursor`, those to redo, and abandoned ones, newest
 * first.
 */
export interface HistoryTree<Event> {
  readonly cursor: HistoryNode<Event> | null;
  readonly redoStack: RedoStack<Event> | null;
  readonly abandonedBranches: AbandonedBranch<Event> | null;
}

/** The way to another position: nodes to undo, nodes to redo, and the tree once there. */
export interface HistoryPath<Event> extends HistoryTree<Event> {
  readonly undoNodes: readonly HistoryNode<Event>[];
  readonly redoNodes: readonly HistoryNode<Event>[];
}

/** Returns the nodes from `from` up to the base, `from` first. */
export function listNodesToBase<Event>(
  from: HistoryNode<Event> | null,
): readonly HistoryNode<Event>[] {
  const nodes: HistoryNode<Event>[] = [];
  for (let cursor = from; cursor !== null; cursor = cursor.parent) nodes.push(cursor);
  return nodes;
}

/** Returns the nodes of a redo stack, the next one first. */
export function listRedoNodes<Event>(from: RedoStack<Event> | null): readonly HistoryNode<Event>[] {
  const nodes: HistoryNode<Event>[] = [];
  for (let stack = from; stack !== null; stack = stack.next) nodes.push(stack.node);
  return nodes;
}

/** Returns all abandoned branches, newest first. */
export function listAbandonedBranches<Event>(
  history: HistoryTree<Event>,
): readonly RedoStack<Event>[] {
  const branches: RedoStack<Event>[] = [];
  for (let branch = history.abandonedBranches; branch !== null; branch = branch.older)
    branches.push(branch.redoStack);
  return branches;
}

const createRedoStack = <Event>(nodes: readonly HistoryNode<Event>[]): RedoStack<Event> | null =>
  nodes.reduceRight<RedoStack<Event> | null>((next, node) => ({ node, next }), null);

const createAbandonedBranches = <Event>(
  branches: readonly RedoStack<Event>[],
): AbandonedBranch<Event> | null =>
  branches.reduceRight<AbandonedBranch<Event> | null>(
    (older, redoStack) => ({ redoStack, older }),
    null,
  );

/** Returns the nodes of the branch the cursor is on, oldest first, including those to redo. */
const listNodesOnBranch = <Event>(history: HistoryTree<Event>): readonly HistoryNode<Event>[] => [
  ...listNodesToBase(history.cursor).toReversed(),
  ...listRedoNodes(history.redoStack),
];

function findPathOnBranch<Event>(
  history: HistoryTree<Event>,
  branchNodes: readonly HistoryNode<Event>[],
  targetDepth: number,
): HistoryPath<Event> {
  const currentDepth = history.cursor?.depth ?? 0;
  return {
    cursor: branchNodes[targetDepth - 1] ?? null,
    undoNodes: branchNodes.slice(targetDepth, Math.max(targetDepth, currentDepth)).toReversed(),
    redoNodes: branchNodes.slice(currentDepth, Math.max(targetDepth, currentDepth)),
    redoStack: createRedoStack(branchNodes.slice(targetDepth)),
    abandonedBranches: history.abandonedBranches,
  };
}

function findPathToAbandonedBranch<Event>(
  history: HistoryTree<Event>,
  branchNodes: readonly HistoryNode<Event>[],
  id: number,
): HistoryPath<Event> | null {
  const branches = listAbandonedBranches(history);
  const targetBranch = branches.find((branch) =>
    listRedoNodes(branch).some(({ step }) => step.id === id),
  );
  const targetNodes = listRedoNodes(targetBranch ?? null);
  const target = targetNodes.find(({ step }) => step.id === id);
  if (target === undefined) return null;
  const targetPath = listNodesToBase(target).toReversed();
  const forkDepth = targetPath.findIndex((node, depth) => node !== branchNodes[depth]);
  const currentDepth = history.cursor?.depth ?? 0;
  const commonDepth = Math.min(forkDepth, currentDepth);
  const abandoned = createRedoStack(branchNodes.slice(forkDepth));
  const redoStack = createRedoStack(targetNodes.slice(targetNodes.indexOf(target) + 1));
  const otherBranches = branches.filter((branch) => branch !== targetBranch);
  const remainingBranches = removeNodes(targetPath.slice(forkDepth), otherBranches);
  return {
    cursor: target,
    undoNodes: branchNodes.slice(commonDepth, currentDepth).toReversed(),
    redoNodes: targetPath.slice(commonDepth),
    redoStack,
    abandonedBranches: createAbandonedBranches([
      ...(abandoned === null ? [] : [abandoned]),
      ...remainingBranches,
    ]),
  };
}

/**
 * Removes the nodes of the new branch from the abandoned ones; what follows them there stays
 * abandoned.
 */
function removeNodes<Event>(
  pathNodes: readonly HistoryNode<Event>[],
  branches: readonly RedoStack<Event>[],
): readonly RedoStack<Event>[] {
  const removedNodes = new Set(pathNodes);
  return branches.flatMap(
    (branch) =>
      createRedoStack(listRedoNodes(branch).filter((node) => !removedNodes.has(node))) ?? [],
  );
}

/**
 * Returns the path to the step `id`, also on an abandoned branch; 0 is the base. Null when there is
 * no such step.
 */
export function findHistoryPath<Event>(
  history: HistoryTree<Event>,
  id: number,
): HistoryPath<Event> | null {
  const branchNodes = listNodesOnBranch(history);
  if (id === 0) return findPathOnBranch(history, branchNodes, 0);
  const index = branchNodes.findIndex(({ step }) => step.id === id);
  return index >= 0
    ? findPathOnBranch(history, branchNodes, index + 1)
    : findPathToAbandonedBranch(history, branchNodes, id);
}
