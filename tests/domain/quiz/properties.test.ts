import * as fc from 'fast-check';
import { describe, expect, it } from 'vitest';

import type { Draft } from '../../../src/domain/quiz/draft.ts';
import { fold } from '../../../src/domain/quiz/evolve.ts';
import { inverses } from '../../../src/domain/quiz/inverse.ts';
import { missingFor } from '../../../src/domain/quiz/rebase/lost.ts';
import { noChoices, rebase } from '../../../src/domain/quiz/rebase/rebase.ts';
import { sinceSaved } from '../../../src/domain/quiz/rebase/since-saved.ts';
import { timelineOf } from '../../../src/domain/quiz/timeline.ts';
import { countUnsaved, isDirty, replay, stepsOf } from '../../../src/domain/quiz/history.ts';
import type { JournalEntry } from '../../../src/domain/quiz/journal-entry.ts';
import { readEntry, writeEntry } from '../../../src/domain/quiz/journal.ts';
import { questionNumber } from '../../../src/domain/quiz/rules/question-number.ts';
import { selectedActivity } from '../../../src/domain/quiz/selection.ts';
import { entryOf } from '../../../src/domain/quiz/submit.ts';
import { takeBack } from '../../../src/domain/quiz/take-back.ts';
import { owningWriter } from '../../../src/domain/quiz/writer.ts';
import { Editing } from './editing.ts';
import { drafts, moves, work } from './random-work.ts';

/** Seeds that once failed; every run tries them as well. */
const regressions: readonly number[] = [];
const seed = Number(process.env['PROPERTY_SEED'] ?? 20261121);
const seeds = [seed, ...regressions.filter((each) => each !== seed)];
const budget = 60_000;

/** Holds for every run; the seed of a failing one is in the message and in the title. `numRuns` in all properties together are 10,000. */
function holds<Ts extends [unknown, ...unknown[]]>(
  property: fc.IProperty<Ts>,
  numRuns: number,
): void {
  for (const each of seeds) fc.assert(property, { seed: each, numRuns });
}

/** The smallest check that costs little enough to be done after every command. */
function expectOneSelected(draft: Draft, wanted: string | null): void {
  const selected = selectedActivity(draft, wanted);
  let count = 0;
  for (const activity of draft.activities) if (activity === selected) count += 1;
  if (count !== 1) throw new Error(`${String(count)} activities are selected`);
}

function isSound(draft: Draft): void {
  expect(draft.activities.length).toBeGreaterThan(0);
  const keys = draft.activities.flatMap(({ key, items }) => [
    key,
    ...items.map((item) => item.key),
  ]);
  expect(new Set(keys).size).toBe(keys.length);
  for (const { items } of draft.activities) {
    const numbers = items.flatMap((item, index) =>
      item.type === 'question' ? [questionNumber(items, index)] : [],
    );
    expect(numbers).toEqual(numbers.map((_, i) => i + 1));
    for (const item of items) {
      if (item.type === 'video') continue;
      expect(item.rightAnswer.length).toBeGreaterThan(0);
      expect(item.rightAnswer.length === 1 || item.isMultiple).toBe(true);
      expect(item.options.filter(({ id }) => item.rightAnswer.includes(id))).toHaveLength(
        item.rightAnswer.length,
      );
    }
  }
}

describe(`whatever an author does (seed ${seed})`, () => {
  it(
    'QED-18 QED-22 QED-26 QED-29 one activity is selected, numbers skip videos, right answers stay among the options',
    () => {
      holds(
        fc.property(drafts, moves(100), (base, list) => {
          const editing = new Editing(base);
          const wanted = base.activities.at(-1)?.key ?? null;
          work(editing, list, () => {
            expectOneSelected(editing.history.draft, wanted);
          });
          isSound(editing.history.draft);
        }),
        2500,
      );
    },
    budget,
  );

  it(
    'undo of everything is the base, redo of everything the end',
    () => {
      holds(
        fc.property(drafts, moves(100), (base, list) => {
          const editing = new Editing(base);
          work(editing, list);
          while (editing.history.undone !== null) editing.redo();
          const end = editing.history.draft;
          while (editing.history.cursor !== null) editing.undo();
          expect(editing.history.draft).toEqual(base);
          while (editing.history.undone !== null) editing.redo();
          expect(editing.history.draft).toEqual(end);
        }),
        1500,
      );
    },
    budget,
  );

  it(
    'the replay of the written journal is the live history and leaves the base alone',
    () => {
      holds(
        fc.property(drafts, moves(100), (base, list) => {
          const before = JSON.stringify(base);
          const editing = new Editing(base);
          work(editing, list);
          const entries = editing.journal
            .map((entry) => readEntry(writeEntry(entry)))
            .flatMap((stored) => (stored.kind === 'entry' ? [stored.entry as JournalEntry] : []));
          expect(replay(base, entries)).toEqual(editing.history);
          const events = stepsOf(editing.history).flatMap((step) => step.events);
          expect(fold(base, events, owningWriter())).toEqual(editing.history.draft);
          expect(JSON.stringify(base)).toBe(before);
        }),
        1500,
      );
    },
    budget,
  );

  it(
    'NAV-010 a draft is clean exactly where the server has it',
    () => {
      holds(
        fc.property(drafts, moves(100), (base, list) => {
          const editing = new Editing(base);
          let onServer = base;
          work(editing, list, () => {
            if (editing.journal.at(-1)?.type === 'saved') onServer = editing.history.draft;
            if (!isDirty(editing.history)) expect(editing.history.draft).toEqual(onServer);
            expect(countUnsaved(editing.history) === 0).toBe(!isDirty(editing.history));
          });
        }),
        1000,
      );
    },
    budget,
  );

  it(
    'any single step taken back leaves a sound quiz, and its own undo restores it',
    () => {
      holds(
        fc.property(drafts, moves(60), fc.nat(), (base, list, pick) => {
          const editing = new Editing(base);
          work(editing, list);
          const steps = stepsOf(editing.history);
          const step = steps[pick % Math.max(1, steps.length)];
          if (step === undefined) return;
          const before = editing.history.draft;
          const decision = takeBack(editing.history, step.id);
          const entry = decision.accepted
            ? entryOf(editing.history, decision, editing.now + 10_000)
            : null;
          if (entry === null) return;
          editing.record(entry);
          isSound(editing.history.draft);
          editing.undo();
          expect(editing.history.draft).toEqual(before);
        }),
        1000,
      );
    },
    budget,
  );

  it(
    'going to any step, set aside or not, is the draft of that step, and the way back is exact',
    () => {
      holds(
        fc.property(drafts, moves(100), fc.nat(), (base, list, pick) => {
          const editing = new Editing(base);
          work(editing, list);
          const [before, here] = [editing.history.draft, editing.history.cursor?.step.id ?? 0];
          const rows = timelineOf(editing.history);
          const target = rows[pick % rows.length];
          if (target === undefined) throw new Error('a timeline has at least one row');
          editing.record({ type: 'jumped', to: target.id });
          const events = stepsOf(editing.history).flatMap((step) => step.events);
          expect(editing.history.draft).toEqual(fold(base, events, owningWriter()));
          expect(
            timelineOf(editing.history)
              .map(({ id }) => id)
              .toSorted(),
          ).toEqual(rows.map(({ id }) => id).toSorted());
          editing.record({ type: 'jumped', to: here });
          expect(editing.history.draft).toEqual(before);
        }),
        1000,
      );
    },
    budget,
  );

  it(
    'my work on an unchanged version is all kept and equal',
    () => {
      holds(
        fc.property(drafts, moves(60), (base, list) => {
          const editing = new Editing(base);
          work(editing, list);
          const mine = sinceSaved(editing.history);
          const merged = rebase(editing.history, mine.base, editing.context, noChoices, 1);
          expect(merged).toMatchObject({ clashes: [], lost: [], kept: mine.steps });
          expect(merged.draft).toEqual(editing.history.draft);
        }),
        750,
      );
    },
    budget,
  );

  it(
    'my work on their version is sound, every step of it can be undone, and each of mine is kept or lost',
    () => {
      holds(
        fc.property(
          drafts,
          moves(40),
          moves(40),
          fc.boolean(),
          (base, myMoves, theirMoves, side) => {
            const [mine, their] = [new Editing(base), new Editing(base)];
            work(mine, myMoves);
            their.newKey = (n) => `their${String(n)}`;
            work(
              their,
              theirMoves.filter(({ kind }) => kind < 20),
            );
            const context = mine.context;
            const since = sinceSaved(mine.history);
            if (since.base !== base && JSON.stringify(since.base) !== JSON.stringify(base)) return;
            const first = rebase(mine.history, their.history.draft, context, noChoices, 1);
            const choices = {
              sides: new Map(
                first.clashes.map(({ id }) => [id, side ? 'mine' : 'theirs'] as const),
              ),
              broughtBack: new Set(side ? first.lost.map(({ id }) => id) : []),
            };
            const merged = rebase(mine.history, their.history.draft, context, choices, 1);
            isSound(merged.draft);
            const undone = merged.steps.toReversed().flatMap(({ events }) => inverses(events));
            expect(fold(merged.draft, undone, owningWriter())).toEqual(their.history.draft);
            const told = new Set([...first.kept, ...first.lost.flatMap(({ steps }) => steps)]);
            const forgotten = since.steps.filter(
              (step) =>
                !told.has(step) &&
                step.events.some((event) => missingFor(event, since.draft, first.draft) !== null),
            );
            expect(forgotten).toEqual([]);
          },
        ),
        750,
      );
    },
    budget,
  );
});
