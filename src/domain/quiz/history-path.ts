import type { Aside, Cursor, History, Undone } from './history.ts';

/** The way to another place of the history: steps to undo, steps to do, and what is not done once there. */
export interface HistoryPath {
  readonly cursor: Cursor | null;
  readonly back: readonly Cursor[];
  readonly forth: readonly Cursor[];
  readonly undone: Undone | null;
  readonly aside: Aside | null;
}

/** The places from `from` up to the base, `from` first. */
export function upwards(from: Cursor | null): readonly Cursor[] {
  const cursors: Cursor[] = [];
  for (let cursor = from; cursor !== null; cursor = cursor.before) cursors.push(cursor);
  return cursors;
}

/** The places of steps that are not done, the next one first. */
export function onwards(from: Undone | null): readonly Cursor[] {
  const cursors: Cursor[] = [];
  for (let undone = from; undone !== null; undone = undone.next) cursors.push(undone.cursor);
  return cursors;
}

/** All steps set aside, newest first. */
export function asides(history: History): readonly Undone[] {
  const lists: Undone[] = [];
  for (let aside = history.aside; aside !== null; aside = aside.older) lists.push(aside.steps);
  return lists;
}

const undoneOf = (cursors: readonly Cursor[]): Undone | null =>
  cursors.reduceRight<Undone | null>((next, cursor) => ({ cursor, next }), null);

const asideOf = (lists: readonly Undone[]): Aside | null =>
  lists.reduceRight<Aside | null>((older, steps) => ({ steps, older }), null);

/** The whole line the cursor is on, the first step first. */
const lineOf = (history: History): readonly Cursor[] => [
  ...upwards(history.cursor).toReversed(),
  ...onwards(history.undone),
];

function alongLine(history: History, line: readonly Cursor[], place: number): HistoryPath {
  const now = history.cursor?.depth ?? 0;
  return {
    cursor: line[place - 1] ?? null,
    back: line.slice(place, Math.max(place, now)).toReversed(),
    forth: line.slice(now, Math.max(place, now)),
    undone: undoneOf(line.slice(place)),
    aside: history.aside,
  };
}

function toAside(history: History, line: readonly Cursor[], id: number): HistoryPath | null {
  const lists = asides(history);
  const list = lists.find((steps) => onwards(steps).some(({ step }) => step.id === id));
  const wanted = onwards(list ?? null);
  const target = wanted.find(({ step }) => step.id === id);
  if (target === undefined) return null;
  const whole = upwards(target).toReversed();
  const fork = whole.findIndex((cursor, i) => cursor !== line[i]);
  const now = history.cursor?.depth ?? 0;
  const common = Math.min(fork, now);
  const passed = line.slice(fork);
  const left = undoneOf(passed);
  const tail = undoneOf(wanted.slice(wanted.indexOf(target) + 1));
  const others = lists.filter((steps) => steps !== list);
  const rest = setApart(whole.slice(fork), others);
  return {
    cursor: target,
    back: line.slice(common, now).toReversed(),
    forth: whole.slice(common),
    undone: tail,
    aside: asideOf([...(left === null ? [] : [left]), ...rest]),
  };
}

/** Steps set aside that are on the new line leave their list; what follows them there stays set aside. */
function setApart(onLine: readonly Cursor[], lists: readonly Undone[]): readonly Undone[] {
  const taken = new Set(onLine);
  return lists.flatMap(
    (steps) => undoneOf(onwards(steps).filter((cursor) => !taken.has(cursor))) ?? [],
  );
}

/** The way to the step `id`, 0 for the base, also when new work has set it aside; null when there is no such step. */
export function pathTo(history: History, id: number): HistoryPath | null {
  const line = lineOf(history);
  if (id === 0) return alongLine(history, line, 0);
  const index = line.findIndex(({ step }) => step.id === id);
  return index >= 0 ? alongLine(history, line, index + 1) : toAside(history, line, id);
}
