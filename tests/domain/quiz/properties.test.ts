import * as fc from 'fast-check';
import { describe, expect, it } from 'vitest';

import type { Draft } from '../../../src/domain/quiz/draft/draft.ts';
import type { QuizEvent } from '../../../src/domain/quiz/events/event.ts';
import { applyEvents } from '../../../src/domain/quiz/events/evolve.ts';
import { invertEvents } from '../../../src/domain/quiz/events/invert-event.ts';
import { findMissingTarget } from '../../../src/domain/quiz/rebase/dropped-changes.ts';
import { getConflictId } from '../../../src/domain/quiz/rebase/merge-conflicts.ts';
import { emptyChoices, rebase, getLocalChanges } from '../../../src/domain/quiz/rebase/rebase.ts';
import { createRemovedParts, redecideStep } from '../../../src/domain/quiz/rebase/redecide-step.ts';
import { listTimelineRows } from '../../../src/domain/history/timeline.ts';
import { replayEntries, createEntry } from '../../../src/domain/quiz/history/history.ts';
import { countUnsavedSteps, isDirty, listSteps } from '../../../src/domain/history/history.ts';
import type { HistoryEntry, Step } from '../../../src/domain/quiz/history/history-entry.ts';
import { readJournalLine, writeJournalLine } from '../../../src/domain/quiz/journal/journal.ts';
import { getQuestionNumber } from '../../../src/domain/quiz/draft/question-number.ts';
import { getSelectedActivity } from '../../../src/domain/quiz/draft/locate.ts';
import { revertStep } from '../../../src/domain/quiz/history/revert-step.ts';
import { libraryContext } from './support/drafts.ts';
import { Editing } from './support/editing.ts';
import { propertySeed, scaleRuns } from '../../support/property-runs.ts';
import { drafts, isCommandMove, moves, work } from './support/random-work.ts';

/** Seeds that once failed; every run tries them as well. */
const regressions: readonly number[] = [];
const seed = propertySeed;
const seeds = [seed, ...regressions.filter((each) => each !== seed)];

/**
 * Checks a property `lightRuns` times, more in `npm run test:full`; the seed is in the message of a
 * failure and in the title.
 */
function holds<Ts extends [unknown, ...unknown[]]>(
  property: fc.IProperty<Ts>,
  lightRuns: number,
): void {
  for (const each of seeds) fc.assert(property, { seed: each, numRuns: scaleRuns(lightRuns) });
}

/** The smallest check that costs little enough to be done after every command. */
function expectOneSelected(draft: Draft, wanted: string | null): void {
  const selected = getSelectedActivity(draft, wanted);
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
      item.type === 'question' ? [getQuestionNumber(items, index)] : [],
    );
    expect(numbers).toEqual(numbers.map((_, i) => i + 1));
    for (const item of items) {
      if (item.type === 'video') continue;
      // A description is never blank, and never without its image.
      if ('imageAlt' in item) expect([item.image, item.imageAlt]).not.toContain(null);
      expect(item.imageAlt).not.toBe('');
      expect(item.rightAnswer.length).toBeGreaterThan(0);
      expect(item.rightAnswer.length === 1 || item.isMultiple).toBe(true);
      expect(item.options.filter(({ id }) => item.rightAnswer.includes(id))).toHaveLength(
        item.rightAnswer.length,
      );
    }
  }
}

/** Whether `events` have one of the same kind for the same item: the event applied there. */
const isAmong = (event: QuizEvent, events: readonly QuizEvent[]): boolean =>
  getItem(event) !== null &&
  events.some((other) => other.type === event.type && getItem(other) === getItem(event));

/** Whether the step changes nothing in `draft`, or could still change it: nothing of it is lost. */
const applies = (draft: Draft, step: Step): boolean =>
  redecideStep(draft, step, libraryContext, createRemovedParts()).refusals.length === 0;

function getItem(event: QuizEvent): string | null {
  if (event.type === 'itemMoved') return event.to.item;
  return 'at' in event && 'item' in event.at ? event.at.item : null;
}

describe(`whatever an author does (seed ${seed})`, () => {
  it('QED-18 QED-22 QED-26 QED-29 one activity is selected, numbers skip videos, right answers stay among the options', () => {
    holds(
      fc.property(drafts, moves(100), (base, list) => {
        const editing = new Editing(base);
        const wanted = base.activities.at(-1)?.key ?? null;
        work(editing, list, () => {
          expectOneSelected(editing.history.draft, wanted);
        });
        isSound(editing.history.draft);
      }),
      250,
    );
  });

  it('undo of everything is the base, redo of everything the end', () => {
    holds(
      fc.property(drafts, moves(100), (base, list) => {
        const editing = new Editing(base);
        work(editing, list);
        while (editing.history.redoStack !== null) editing.redo();
        const end = editing.history.draft;
        while (editing.history.cursor !== null) editing.undo();
        expect(editing.history.draft).toEqual(base);
        while (editing.history.redoStack !== null) editing.redo();
        expect(editing.history.draft).toEqual(end);
      }),
      150,
    );
  });

  it('the replay of the written journal is the live history and leaves the base alone', () => {
    holds(
      fc.property(drafts, moves(100), (base, list) => {
        const before = JSON.stringify(base);
        const editing = new Editing(base);
        work(editing, list);
        const entries = editing.journal
          .map((entry) => readJournalLine(writeJournalLine(entry)))
          .flatMap((stored) => (stored.kind === 'entry' ? [stored.entry as HistoryEntry] : []));
        expect(replayEntries(base, entries)).toEqual(editing.history);
        const events = listSteps(editing.history).flatMap((step) => step.events);
        expect(applyEvents(base, events)).toEqual(editing.history.draft);
        expect(JSON.stringify(base)).toBe(before);
      }),
      150,
    );
  });

  it('NAV-010 a draft is clean exactly at the saved step', () => {
    holds(
      fc.property(drafts, moves(100), (base, list) => {
        const editing = new Editing(base);
        let onServer = base;
        work(editing, list, () => {
          if (editing.journal.at(-1)?.type === 'saved') onServer = editing.history.draft;
          if (!isDirty(editing.history)) expect(editing.history.draft).toEqual(onServer);
          expect(countUnsavedSteps(editing.history) === 0).toBe(!isDirty(editing.history));
        });
      }),
      100,
    );
  });

  it('reverting any single step leaves a valid quiz, and undo restores it', () => {
    holds(
      fc.property(drafts, moves(60), fc.nat(), (base, list, pick) => {
        const editing = new Editing(base);
        work(editing, list);
        const steps = listSteps(editing.history);
        const step = steps[pick % Math.max(1, steps.length)];
        if (step === undefined) return;
        const before = editing.history.draft;
        const decision = revertStep(editing.history, step.id);
        const entry = decision.accepted
          ? createEntry(editing.history, decision, editing.now + 10_000)
          : null;
        if (entry === null) return;
        editing.record(entry);
        isSound(editing.history.draft);
        editing.undo();
        expect(editing.history.draft).toEqual(before);
      }),
      100,
    );
  });

  it('jumping to any step, abandoned or not, gives its draft, and jumping back is exact', () => {
    holds(
      fc.property(drafts, moves(100), fc.nat(), (base, list, pick) => {
        const editing = new Editing(base);
        work(editing, list);
        const [before, here] = [editing.history.draft, editing.history.cursor?.step.id ?? 0];
        const rows = listTimelineRows(editing.history);
        const target = rows[pick % rows.length];
        if (target === undefined) throw new Error('a timeline has at least one row');
        editing.record({ type: 'jumped', to: target.id });
        const events = listSteps(editing.history).flatMap((step) => step.events);
        expect(editing.history.draft).toEqual(applyEvents(base, events));
        expect(
          listTimelineRows(editing.history)
            .map(({ id }) => id)
            .toSorted(),
        ).toEqual(rows.map(({ id }) => id).toSorted());
        editing.record({ type: 'jumped', to: here });
        expect(editing.history.draft).toEqual(before);
      }),
      100,
    );
  });

  it('local work on an unchanged version applies completely', () => {
    holds(
      fc.property(drafts, moves(60), (base, list) => {
        const editing = new Editing(base);
        work(editing, list);
        const local = getLocalChanges(editing.history);
        const merged = rebase(editing.history, local.base, editing.context, emptyChoices, 1);
        expect(merged).toMatchObject({ conflicts: [], dropped: [], appliedSteps: local.steps });
        expect(merged.draft).toEqual(editing.history.draft);
      }),
      75,
    );
  });

  it('local work on a remote version is valid and undoable, and each step is applied or dropped', () => {
    holds(
      fc.property(drafts, moves(40), moves(40), fc.boolean(), (base, myMoves, theirMoves, side) => {
        const [local, remote] = [new Editing(base), new Editing(base)];
        work(local, myMoves);
        remote.createKey = (n) => `remote${String(n)}`;
        work(remote, theirMoves.filter(isCommandMove));
        const context = local.context;
        const since = getLocalChanges(local.history);
        if (since.base !== base && JSON.stringify(since.base) !== JSON.stringify(base)) return;
        const first = rebase(local.history, remote.history.draft, context, emptyChoices, 1);
        const choices = {
          sides: new Map(first.conflicts.map(({ id }) => [id, side ? 'local' : 'remote'] as const)),
          restoredIds: new Set(side ? first.dropped.map(({ id }) => id) : []),
        };
        const merged = rebase(local.history, remote.history.draft, context, choices, 1);
        isSound(merged.draft);
        const undone = merged.steps.toReversed().flatMap(({ events }) => invertEvents(events));
        expect(applyEvents(merged.draft, undone)).toEqual(remote.history.draft);
        const received = new Set([
          ...first.appliedSteps,
          ...first.dropped.flatMap(({ steps }) => steps),
        ]);
        const disputed = new Set<string | null>(first.conflicts.map(({ id }) => id));
        const forgotten = since.steps.filter(
          (step) =>
            !received.has(step) &&
            !step.events.some((event) => disputed.has(getConflictId(event))) &&
            step.events.some(
              (event) =>
                !isAmong(event, first.steps.find(({ at }) => at === step.at)?.events ?? []) &&
                !(step.events.length > 1 && applies(first.draft, { ...step, events: [event] })) &&
                findMissingTarget(event, since.draft, first.draft) !== null,
            ),
        );
        expect(forgotten).toEqual([]);
      }),
      75,
    );
  });
});
