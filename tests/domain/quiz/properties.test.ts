import * as fc from 'fast-check';
import { describe, expect, it } from 'vitest';

import type { Draft } from '../../../src/domain/quiz/draft.ts';
import { fold } from '../../../src/domain/quiz/evolve.ts';
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

const seed = 20261121;
const runs = { seed, numRuns: 1500 };

function isSound(draft: Draft): void {
  expect(draft.activities.length).toBeGreaterThan(0);
  const keys = draft.activities.flatMap(({ key, items }) => [key, ...items.map((item) => item.key)]);
  expect(new Set(keys).size).toBe(keys.length);
  for (const { items } of draft.activities) {
    const numbers = items.flatMap((item, index) => (item.type === 'question' ? [questionNumber(items, index)] : []));
    expect(numbers).toEqual(numbers.map((_, i) => i + 1));
    for (const item of items) {
      if (item.type === 'video') continue;
      expect(item.rightAnswer.length).toBeGreaterThan(0);
      expect(item.rightAnswer.length === 1 || item.isMultiple).toBe(true);
      expect(item.options.filter(({ id }) => item.rightAnswer.includes(id))).toHaveLength(item.rightAnswer.length);
    }
  }
}

describe(`whatever an author does (seed ${seed})`, () => {
  it('QED-18 QED-22 QED-26 QED-29 one activity is selected, numbers skip videos, right answers stay among the options', () => {
    fc.assert(fc.property(drafts, moves(60), (base, list) => {
      const editing = new Editing(base);
      const wanted = base.activities.at(-1)?.key ?? null;
      work(editing, list, () => {
        const selected = selectedActivity(editing.history.draft, wanted);
        expect(editing.history.draft.activities.filter((activity) => activity === selected)).toHaveLength(1);
      });
      isSound(editing.history.draft);
    }), runs);
  });

  it('undo of everything is the base, redo of everything the end', () => {
    fc.assert(fc.property(drafts, moves(60), (base, list) => {
      const editing = new Editing(base);
      work(editing, list);
      while (editing.history.undone !== null) editing.redo();
      const end = editing.history.draft;
      while (editing.history.cursor !== null) editing.undo();
      expect(editing.history.draft).toEqual(base);
      while (editing.history.undone !== null) editing.redo();
      expect(editing.history.draft).toEqual(end);
    }), runs);
  });

  it('the replay of the written journal is the live history and leaves the base alone', () => {
    fc.assert(fc.property(drafts, moves(60), (base, list) => {
      const before = JSON.stringify(base);
      const editing = new Editing(base);
      work(editing, list);
      const entries = editing.journal.map((entry) => readEntry(writeEntry(entry))).flatMap((stored) => (stored.kind === 'entry' ? [stored.entry as JournalEntry] : []));
      expect(replay(base, entries)).toEqual(editing.history);
      const events = stepsOf(editing.history).flatMap((step) => step.events);
      expect(fold(base, events, owningWriter())).toEqual(editing.history.draft);
      expect(JSON.stringify(base)).toBe(before);
    }), runs);
  });

  it('NAV-010 a draft is clean exactly where the server has it', () => {
    fc.assert(fc.property(drafts, moves(40), (base, list) => {
      const editing = new Editing(base);
      let onServer = base;
      work(editing, list, () => {
        if (editing.journal.at(-1)?.type === 'saved') onServer = editing.history.draft;
        if (!isDirty(editing.history)) expect(editing.history.draft).toEqual(onServer);
        expect(countUnsaved(editing.history) === 0).toBe(!isDirty(editing.history));
      });
    }), runs);
  });

  it('any single step taken back leaves a sound quiz, and its own undo restores it', () => {
    fc.assert(fc.property(drafts, moves(30), fc.nat(), (base, list, pick) => {
      const editing = new Editing(base);
      work(editing, list);
      const steps = stepsOf(editing.history);
      const step = steps[pick % Math.max(1, steps.length)];
      if (step === undefined) return;
      const before = editing.history.draft;
      const decision = takeBack(editing.history, step.id);
      const entry = decision.accepted ? entryOf(editing.history, decision, editing.now + 10_000) : null;
      if (entry === null) return;
      editing.record(entry);
      isSound(editing.history.draft);
      editing.undo();
      expect(editing.history.draft).toEqual(before);
    }), runs);
  });
});
