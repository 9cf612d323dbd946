import type { SavedTree } from './history.ts';
import {
  listAbandonedBranches,
  listNodesToBase,
  listRedoNodes,
  type HistoryNode,
  type RedoStack,
} from './history-path.ts';
import type { Step } from './step.ts';

/**
 * Whether a step is done, undone and ready to redo, or abandoned because newer work replaced it.
 */
export type StepState = 'done' | 'undone' | 'abandoned';

/**
 * A row of the timeline: a step, or the draft as it was opened (`step` null, id 0). `isCurrent`
 * marks the current position, `isSaved` the version on the server.
 */
export interface TimelineRow<Event> {
  readonly id: number;
  readonly step: Step<Event> | null;
  readonly state: StepState;
  readonly isCurrent: boolean;
  readonly isSaved: boolean;
}

const toRow = <Event>(
  { cursor, saved }: SavedTree<Event>,
  node: HistoryNode<Event>,
  state: StepState,
): TimelineRow<Event> => ({
  id: node.step.id,
  step: node.step,
  state,
  isCurrent: node === cursor,
  isSaved: node === saved,
});

/**
 * Returns a row for every step, newest first, and one for the draft as it was opened. Abandoned
 * steps precede the step they followed.
 */
export function listTimelineRows<Event>(history: SavedTree<Event>): readonly TimelineRow<Event>[] {
  const branchesByParent = new Map<HistoryNode<Event> | null, RedoStack<Event>[]>();
  for (const branch of listAbandonedBranches(history))
    branchesByParent.set(branch.node.parent, [
      ...(branchesByParent.get(branch.node.parent) ?? []),
      branch,
    ]);
  const rows: TimelineRow<Event>[] = [];
  const addRow = (node: HistoryNode<Event> | null, state: StepState): void => {
    for (const branch of branchesByParent.get(node) ?? [])
      for (const abandoned of listRedoNodes(branch).toReversed()) addRow(abandoned, 'abandoned');
    rows.push(
      node === null
        ? {
            id: 0,
            step: null,
            state,
            isCurrent: history.cursor === null,
            isSaved: history.saved === null,
          }
        : toRow(history, node, state),
    );
  };
  for (const node of listRedoNodes(history.redoStack).toReversed()) addRow(node, 'undone');
  for (const node of listNodesToBase(history.cursor)) addRow(node, 'done');
  addRow(null, 'done');
  return rows;
}

/** After a pause of this length, a new session starts. */
const sessionPauseMs = 30 * 60_000;

/**
 * Successive rows of one day without a long pause. `at` is the start of the session in milliseconds
 * since 1970, null when it has no steps.
 */
export interface TimelineSession<Event> {
  readonly at: number | null;
  readonly rows: readonly TimelineRow<Event>[];
}

/**
 * Groups the rows by session, newest first. `getDay` returns the day of a time in the reader's time
 * zone.
 */
export function groupSessions<Event>(
  rows: readonly TimelineRow<Event>[],
  getDay: (at: number) => string,
): readonly TimelineSession<Event>[] {
  const sessions: { at: number | null; rows: TimelineRow<Event>[] }[] = [];
  for (const row of rows) {
    const last = sessions.at(-1);
    const at = row.step?.at ?? null;
    const isSame =
      last !== undefined &&
      (at === null ||
        last.at === null ||
        (Math.abs(last.at - at) <= sessionPauseMs && getDay(last.at) === getDay(at)));
    if (isSame) {
      last.rows.push(row);
      last.at = at ?? last.at;
    } else sessions.push({ at, rows: [row] });
  }
  return sessions;
}

/** Appends a row to the last group when it belongs there, else to a new one. */
function addToGroups<Row>(
  groups: Row[][],
  row: Row,
  belongs: (newer: Row, row: Row) => boolean,
): void {
  const last = groups.at(-1);
  const newer = last?.at(-1);
  if (last !== undefined && newer !== undefined && belongs(newer, row)) last.push(row);
  else groups.push([row]);
}

/**
 * Joins successive steps that did the same work, newest first. `getWork` names what a step worked
 * on, null for a step that stands alone. A row ends at the current step and at the saved one, so that
 * these are the newest of their rows. `shown` has the steps that are shown one by one, each with a name
 * of the row that was opened: they stay that row wherever these are, and no other step joins it.
 * Abandoned steps are always apart.
 */
export function joinSteps<Event>(
  rows: readonly TimelineRow<Event>[],
  getWork: (step: Step<Event>) => string | null,
  shown: ReadonlyMap<number, number> = new Map(),
): readonly (readonly TimelineRow<Event>[])[] {
  type Row = TimelineRow<Event>;
  const getRowWork = ({ step }: Row): string | null => (step === null ? null : getWork(step));
  const isSameWork = (newer: Row, row: Row): boolean =>
    getRowWork(row) !== null &&
    getRowWork(newer) === getRowWork(row) &&
    (newer.state === 'abandoned') === (row.state === 'abandoned');
  const joined: Row[][] = [];
  for (const row of rows)
    addToGroups(joined, row, (newer) => {
      if (!isSameWork(newer, row) || shown.get(newer.id) !== shown.get(row.id)) return false;
      return shown.has(row.id) || (newer.state === row.state && !row.isSaved);
    });
  return joined;
}

/** Returns the number of steps in a history, including undone and abandoned steps. */
export const countSteps = <Event>(history: SavedTree<Event>): number =>
  (history.cursor?.depth ?? 0) +
  listRedoNodes(history.redoStack).length +
  listAbandonedBranches(history).reduce((count, steps) => count + listRedoNodes(steps).length, 0);
