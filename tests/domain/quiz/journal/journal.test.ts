import { describe, expect, it } from 'vitest';

import type { Message } from '../../../../src/domain/messages/message.ts';
import { journalVersion } from '../../../../src/domain/history/journal/journal-line.ts';
import { replayEntries } from '../../../../src/domain/quiz/history/history.ts';
import type { HistoryEntry } from '../../../../src/domain/quiz/history/history-entry.ts';
import { readJournalLine, writeJournalLine } from '../../../../src/domain/quiz/journal/journal.ts';
import { draftOf, question } from '../support/drafts.ts';
import { Editing } from '../support/editing.ts';

describe('journal', () => {
  it('the written journal replays to the same history, undo included', () => {
    const base = draftOf([question('1')]);
    const editing = new Editing(base);
    editing.do({ type: 'question.setTitle', item: '1', title: 'a' }, 100);
    editing.do({ type: 'question.setTitle', item: '1', title: 'ab' }, 100);
    editing.save();
    editing.do({ type: 'item.remove', item: '1' });
    editing.undo();
    const entries = editing.journal
      .map(writeJournalLine)
      .map(readJournalLine)
      .map((stored) => {
        if (stored.kind !== 'entry') throw new Error(stored.kind);
        return stored.entry as HistoryEntry;
      });
    expect(replayEntries(base, entries)).toEqual(editing.history);
  });

  it('an entry of newer code is recognised and not interpreted', () => {
    expect(
      readJournalLine(JSON.stringify({ version: journalVersion + 1, entry: { type: 'undone' } })),
    ).toEqual({ kind: 'newer', version: journalVersion + 1 });
  });

  it('a line that lacks a part of its type, or has one of another kind, is damaged', () => {
    const at = { activity: 'A', activityIndex: 0, item: '1', itemIndex: 0 };
    const good = {
      type: 'stepped',
      at: 1,
      joins: false,
      name: { key: 'quiz.step.questionTitle', values: { number: 1 } },
      events: [{ type: 'questionTitleChanged', at, from: 'a', to: 'b' }],
    };
    const base = draftOf([question('1')]);
    const rebased = {
      type: 'rebased',
      base,
      origins: [['1', 10]],
      isDistributed: false,
      version: null,
      steps: [{ id: 1, at: 1, name: good.name, events: good.events }],
    };
    const stepOf = (event: unknown) => ({ ...good, events: [event] });
    const wrong: readonly unknown[] = [
      { ...good, at: 1e300 },
      { ...good, at: '1' },
      { ...good, joins: 'yes' },
      { ...good, events: {} },
      stepOf({ type: 'constructor' }),
      stepOf({ type: 'questionTitleChanged', from: 'a', to: 'b' }),
      stepOf({ type: 'questionTitleChanged', at, from: 'a', to: { toString: 1 } }),
      stepOf({ type: 'questionTitleChanged', at: { ...at, item: 1 }, from: 'a', to: 'b' }),
      stepOf({ type: 'rightAnswerChanged', at, from: [], to: 'a' }),
      stepOf({ type: 'detailChanged', field: 'title', from: 'a', to: null }),
      stepOf({ type: 'detailChanged', field: 'tags', from: [], to: [{}] }),
      stepOf({ type: 'detailChanged', field: 'startDate', from: null, to: 'soon' }),
      stepOf({ type: 'detailChanged', field: '__proto__', from: {}, to: {} }),
      stepOf({
        type: 'detailChanged',
        field: 'article',
        from: null,
        to: { id: 1, title: {}, image: null },
      }),
      stepOf({ type: 'itemAdded', at, item: { key: '2', type: 'question', title: 'T' } }),
      stepOf({ type: 'itemAdded', at, item: null }),
      stepOf({ type: 'activityAdded', activity: { key: 'B', title: 'B' }, index: 1 }),
      stepOf({ type: 'optionAdded', at, option: { id: 'x', text: [] }, index: 0 }),
      { type: 'jumped', to: '1' },
      { type: 'attempted', name: {} },
      { type: 'toString' },
      { ...rebased, base: { ...base, activities: [] } },
      { ...rebased, base: { ...base, title: {} } },
      { ...rebased, origins: [1] },
      { ...rebased, version: 1 },
      { ...rebased, steps: [good] },
    ];
    const read = (entry: unknown) =>
      readJournalLine(JSON.stringify({ version: journalVersion, entry })).kind;
    expect([good, rebased].map(read)).toEqual(['entry', 'entry']);
    expect(wrong.filter((entry) => read(entry) !== 'damaged')).toEqual([]);
  });

  it('a step whose name has no message gets the name of an unnamed change', () => {
    const nameOf = (name: unknown) => {
      const read = readJournalLine(
        JSON.stringify({
          version: journalVersion,
          entry: { type: 'stepped', at: 1, joins: false, name, events: [] },
        }),
      );
      return read.kind === 'entry' && read.entry.type === 'stepped' ? read.entry.name : read;
    };
    const sayable: readonly Message[] = [
      { text: 'Words' },
      { lines: [{ text: 'a' }] },
      { key: 'quiz.step.title' },
      { key: 'quiz.step.questionTitle', values: { number: 1 } },
      {
        key: 'quiz.step.revertedTogether',
        values: { count: 2 },
        about: { key: 'quiz.step.activityAdded', values: { title: 'A' } },
      },
    ];
    expect(sayable.map(nameOf)).toEqual(sayable);
    const unsayable = [
      {},
      null,
      'name',
      { text: {} },
      { lines: [1] },
      { key: 'quiz.step' },
      { key: 'quiz.step.gone' },
      { key: '__proto__' },
      { key: 'quiz.step.questionTitle' },
      { key: 'quiz.step.questionTitle', values: { number: {} } },
      { key: 'quiz.step.reverted' },
      { key: 'quiz.step.reverted', about: { key: 'gone' } },
      { key: 'quiz.step.revertedTogether', about: { text: 'a' } },
    ];
    expect(unsayable.map(nameOf)).toEqual(unsayable.map(() => ({ key: 'quizHistory.unnamed' })));
  });

  it('a line that cannot be parsed is damaged', () => {
    const lines = [
      '',
      '{',
      'null',
      '[]',
      '{"version":1}',
      '{"version":1,"entry":{"type":"vanished"}}',
      '{"version":1,"entry":{"type":"stepped","at":1,"joins":false,"name":{},"events":[1]}}',
    ];
    expect(lines.map(readJournalLine)).toEqual(lines.map(() => ({ kind: 'damaged' })));
  });
});
