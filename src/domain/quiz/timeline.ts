import type { Cursor, History, Undone } from './history.ts';
import { asides, onwards, upwards } from './history-path.ts';
import type { Step } from './step.ts';

/** Whether a step is part of the draft: done, undone and waiting for redo, or set aside by newer work. */
export type StepState = 'done' | 'undone' | 'aside';

/** A line of the timeline: a step, or the quiz as it was opened (`step` null, id 0). `isHere` marks the place now, `isSaved` what the server has. */
export interface TimelineRow {
  readonly id: number;
  readonly step: Step | null;
  readonly state: StepState;
  readonly isHere: boolean;
  readonly isSaved: boolean;
}

const rowOf = (
  { cursor: here, saved }: History,
  cursor: Cursor,
  state: StepState,
): TimelineRow => ({
  id: cursor.step.id,
  step: cursor.step,
  state,
  isHere: cursor === here,
  isSaved: cursor === saved,
});

/** Every step, newest first, down to the quiz as it was opened. Steps set aside stand above the step they once followed. */
export function timelineOf(history: History): readonly TimelineRow[] {
  const hanging = new Map<Cursor | null, Undone[]>();
  for (const steps of asides(history))
    hanging.set(steps.cursor.before, [...(hanging.get(steps.cursor.before) ?? []), steps]);
  const rows: TimelineRow[] = [];
  const put = (cursor: Cursor | null, state: StepState): void => {
    for (const steps of hanging.get(cursor) ?? [])
      for (const one of onwards(steps).toReversed()) put(one, 'aside');
    rows.push(
      cursor === null
        ? {
            id: 0,
            step: null,
            state,
            isHere: history.cursor === null,
            isSaved: history.saved === null,
          }
        : rowOf(history, cursor, state),
    );
  };
  for (const cursor of onwards(history.undone).toReversed()) put(cursor, 'undone');
  for (const cursor of upwards(history.cursor)) put(cursor, 'done');
  put(null, 'done');
  return rows;
}

/** After a pause of this length a new session of work begins. */
const sessionPauseMs = 30 * 60_000;

/** Rows of one session of work: they follow one another on one day without a long pause. `at` is when it began, null for the opened quiz alone. */
export interface TimelineSession {
  readonly at: number | null;
  readonly rows: readonly TimelineRow[];
}

/** The rows in sessions, newest first. `dayOf` tells the day of a moment where the reader lives. */
export function sessionsOf(
  rows: readonly TimelineRow[],
  dayOf: (at: number) => string,
): readonly TimelineSession[] {
  const sessions: { at: number | null; rows: TimelineRow[] }[] = [];
  for (const row of rows) {
    const last = sessions.at(-1);
    const at = row.step?.at ?? null;
    const isSame =
      last !== undefined &&
      (at === null ||
        last.at === null ||
        (Math.abs(last.at - at) <= sessionPauseMs && dayOf(last.at) === dayOf(at)));
    if (isSame) {
      last.rows.push(row);
      last.at = at ?? last.at;
    } else sessions.push({ at, rows: [row] });
  }
  return sessions;
}

/** How many steps a history knows, those undone and set aside included. */
export const countSteps = (history: History): number =>
  (history.cursor?.depth ?? 0) +
  onwards(history.undone).length +
  asides(history).reduce((count, steps) => count + onwards(steps).length, 0);
