import type { Draft } from '../../src/domain/quiz/draft/draft.ts';
import type { QuizEvent } from '../../src/domain/quiz/events/event.ts';
import type { HistoryEntry } from '../../src/domain/quiz/history/history-entry.ts';
import { replayEntries } from '../../src/domain/quiz/history/history.ts';
import { draftWith, lectern, placeOfEdit } from './peers/core-entry.ts';
import { inTurn, printTable, timed } from './support/measure.ts';

const sizes = [50, 200, 1000, 5000];
const rounds = 15;
const edits = 1000;
const replayed = 10_000;
const collect =
  globalThis.gc ??
  ((): void => {
    throw new Error('run with --expose-gc');
  });

const titleAt = (k: number): string => `Title ${String(k)}`;
const microseconds = (milliseconds: number, count: number): number => (milliseconds * 1000) / count;

/** The update by hand, sharing all it does not touch, with the old root kept for undo. */
function byHand(count: number) {
  let draft = draftWith(count);
  const past: Draft[] = [];
  return {
    edit(k: number, title: string): void {
      const [a, i] = placeOfEdit(k, count);
      past.push(draft);
      draft = {
        ...draft,
        activities: draft.activities.map((activity, at) =>
          at === a
            ? {
                ...activity,
                items: activity.items.map((item, index) =>
                  index === i ? { ...item, title } : item,
                ),
              }
            : activity,
        ),
      };
    },
    kept: past,
  };
}

/** The fastest update by hand: copies of the two lists on the way, written to in place. */
function byHandInPlace(count: number) {
  let draft = draftWith(count);
  const past: Draft[] = [];
  return {
    edit(k: number, title: string): void {
      const [a, i] = placeOfEdit(k, count);
      const [activities, activity] = [draft.activities.slice(), draft.activities[a]];
      const item = activity?.items[i];
      if (activity === undefined || item === undefined) throw new Error('no such question');
      const items = activity.items.slice();
      items[i] = { ...item, title };
      activities[a] = { ...activity, items };
      past.push(draft);
      draft = { ...draft, activities };
    },
    kept: past,
  };
}

interface Editor {
  readonly edit: (k: number, title: string) => void;
}

async function oneEdit(make: () => Editor): Promise<number> {
  const editor = make();
  collect();
  return microseconds(
    await timed(() => {
      for (let k = 0; k < edits; k += 1) editor.edit(k * 7, titleAt(k));
    }),
    edits,
  );
}

/** Bytes that each of 5,000 edits leaves behind. */
function bytesPerEdit(make: () => Editor): number {
  const many = 5000;
  const titles = Array.from({ length: many }, (_, k) => titleAt(k));
  const editor = make();
  editor.edit(0, 'warm');
  const used = (): number => {
    for (let i = 0; i < 5; i += 1) collect();
    return process.memoryUsage().heapUsed;
  };
  const before = used();
  for (const [k, title] of titles.entries()) editor.edit(k * 7, title);
  const bytes = (used() - before) / many;
  editor.edit(1, 'still alive');
  return bytes;
}

/** One undo and its redo with `behind` steps behind them. */
async function undoWith(behind: number, count: number): Promise<number> {
  const editor = lectern(count);
  for (let k = 0; k < behind; k += 1) editor.edit(k * 7, titleAt(k));
  collect();
  return microseconds(
    await timed(() => {
      for (let k = 0; k < edits; k += 1) {
        editor.undo();
        editor.redo();
      }
    }),
    edits,
  );
}

function journalOf(count: number): readonly HistoryEntry[] {
  return Array.from({ length: replayed }, (_, k): HistoryEntry => {
    const [activityIndex, itemIndex] = placeOfEdit(k * 7, count);
    const at = {
      activity: `a${String(activityIndex)}`,
      activityIndex,
      item: `i${String(activityIndex)}_${String(itemIndex)}`,
      itemIndex,
    };
    const event: QuizEvent = {
      type: 'questionTitleChanged',
      at,
      from: titleAt(k - 1),
      to: titleAt(k),
    };
    return {
      type: 'stepped',
      at: k,
      name: { key: 'quiz.step.questionTitle', values: { number: 1 } },
      events: [event],
      joins: false,
    };
  });
}

const rows = [];
for (const count of sizes) {
  const edit = await inTurn(rounds, {
    ours: () => oneEdit(() => lectern(count)),
    hand: () => oneEdit(() => byHand(count)),
    inPlace: () => oneEdit(() => byHandInPlace(count)),
  });
  const [ourBytes, handBytes] = [
    bytesPerEdit(() => lectern(count)),
    bytesPerEdit(() => byHand(count)),
  ];
  const undo = await inTurn(rounds, {
    deep: () => undoWith(1000, count),
    shallow: () => undoWith(10, count),
  });
  const [base, journal] = [draftWith(count), journalOf(count)];
  const again = await inTurn(rounds, {
    ours: () => {
      collect();
      return timed(() => replayEntries(base, journal));
    },
  });
  rows.push({ count, edit, ourBytes, handBytes, undo, again });
}

printTable(
  'One edit in the core (microseconds, median; at 5,000 questions under 1,000)',
  rows.map(({ count, edit }) => ({
    questions: count,
    ours: edit.ours.median,
    'ours p95': edit.ours.p95,
    'by hand': edit.hand.median,
    'by hand, in place': edit.inPlace.median,
    'x by hand': edit.ours.median / edit.hand.median,
    'x in place': edit.ours.median / edit.inPlace.median,
  })),
);
printTable(
  'Bytes an edit leaves in the history (the snapshots share all they can, as redux-undo does; at 5,000 at most 0.10 x)',
  rows.map(({ count, ourBytes, handBytes }) => ({
    questions: count,
    ours: Math.round(ourBytes),
    snapshots: Math.round(handBytes),
    ratio: ourBytes / handBytes,
  })),
);
printTable(
  'Undo and redo (microseconds, median; at most 1.3 x)',
  rows.map(({ count, undo }) => ({
    questions: count,
    '1,000 steps behind': undo.deep.median,
    '10 steps behind': undo.shallow.median,
    ratio: undo.deep.median / undo.shallow.median,
  })),
);
printTable(
  'Replay of 10,000 events (milliseconds, median; under 150)',
  rows.map(({ count, again }) => ({
    questions: count,
    ours: again.ours.median,
    'ours p95': again.ours.p95,
  })),
);
