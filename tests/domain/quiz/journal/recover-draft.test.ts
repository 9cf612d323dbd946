import * as fc from 'fast-check';
import { describe, expect, it } from 'vitest';

import {
  readJournalLine,
  writeJournalLine,
  type JournalLine,
} from '../../../../src/domain/quiz/journal/journal.ts';
import { journalVersion, mergeLines } from '../../../../src/domain/history/journal/journal-line.ts';
import type { QuizEvent } from '../../../../src/domain/quiz/events/event.ts';
import type { Draft } from '../../../../src/domain/quiz/draft/draft.ts';
import {
  readJournalBase,
  writeJournalBase,
  type JournalBase,
} from '../../../../src/domain/quiz/journal/journal-base.ts';
import { recoverDraft } from '../../../../src/domain/quiz/journal/recover-draft.ts';
import { draftOf, question } from '../support/drafts.ts';
import { Editing } from '../support/editing.ts';
import { drafts, moves, work } from '../support/random-work.ts';
import { scaleRuns } from '../../../support/property-runs.ts';

const seed = 20_263;
const from = (draft: Draft): JournalBase => ({
  draft,
  serverIds: new Map(),
  isDistributed: false,
  version: '"1"',
});
const stored = (lines: readonly JournalLine[]) => lines.map(writeJournalLine).map(readJournalLine);

function merged(lines: readonly JournalLine[]): JournalLine[] {
  const storedValue: JournalLine[] = [];
  for (const line of lines) {
    const one = mergeLines(storedValue.at(-1), line);
    if (one === null) storedValue.push(line);
    else storedValue[storedValue.length - 1] = one;
  }
  return storedValue;
}

describe('recovering a journal', () => {
  it(`its lines, typing merged, replay to the live history with typing ended (seed ${String(seed)})`, () => {
    fc.assert(
      fc.property(drafts, moves(60), (base, list) => {
        const editing = new Editing(base);
        work(editing, list);
        expect(recoverDraft(from(base), stored(merged(editing.journal)))?.history).toEqual({
          ...editing.history,
          lastTypedAt: null,
        });
      }),
      { seed, numRuns: scaleRuns(50) },
    );
  });

  it('5,000 keystrokes in one text are two lines and one step', () => {
    const base = draftOf([question('1')]);
    const editing = new Editing(base);
    for (let typed = 1; typed <= 5000; typed += 1)
      editing.do(
        { type: 'question.setTitle', item: '1', title: 'x'.repeat(typed % 2000) + String(typed) },
        20,
      );
    const lines = merged(editing.journal);
    expect(lines).toHaveLength(2);
    expect(lines.map(writeJournalLine).join('\n').length).toBeLessThan(8000);
    expect(recoverDraft(from(base), stored(lines))?.history).toEqual({
      ...editing.history,
      lastTypedAt: null,
    });
  });

  it('typing that restores the old text leaves no step, merged or not', () => {
    const base = draftOf([question('1', { title: '' })]);
    const editing = new Editing(base);
    for (const title of ['a', 'ab', 'a', ''])
      editing.do({ type: 'question.setTitle', item: '1', title }, 20);
    expect(editing.history.cursor).toBeNull();
    expect(recoverDraft(from(base), stored(merged(editing.journal)))?.history).toEqual({
      ...editing.history,
      lastTypedAt: null,
    });
  });

  it('the draft of a save in place stays as it was saved when later lines change the quiz', () => {
    const editing = new Editing(draftOf([question('1')]));
    const base = from(editing.history.draft);
    const rename = (title: string): JournalLine => {
      editing.do({ type: 'question.setTitle', item: '1', title });
      return editing.journal.at(-1) as JournalLine;
    };
    const first = rename('saved');
    const saved: JournalLine = { type: 'saved', server: { origins: [], version: '"2"' } };
    const recovered = recoverDraft(base, stored([first, saved, rename('later')]));
    const readTitle = (draft: Draft | undefined) => draft?.activities[0]?.items[0]?.title;
    expect([readTitle(recovered?.base.draft), readTitle(recovered?.history.draft)]).toEqual([
      'saved',
      'later',
    ]);
  });

  it('a damaged line ends the recovery, and so does one that does not fit', () => {
    const base = draftOf([question('1')]);
    const editing = new Editing(base);
    editing.do({ type: 'question.setTitle', item: '1', title: 'first' });
    const one = editing.history;
    editing.do({ type: 'item.remove', item: '1' });
    const lines = stored(editing.journal);
    expect(
      recoverDraft(from(base), [...lines.slice(0, 1), { kind: 'damaged' }, ...lines.slice(1)]),
    ).toEqual({
      base: from(base),
      history: { ...one, lastTypedAt: null },
      attempts: [],
      lines: editing.journal.slice(0, 1),
      isDamaged: true,
    });
    const misfit = recoverDraft(from(base), [...lines, ...lines.slice(1)]);
    expect([misfit?.isDamaged, misfit?.lines]).toEqual([true, editing.journal]);
  });

  it('a line about a missing part ends the recovery and removes nothing else', () => {
    const base = draftOf([question('1'), question('2')], [question('3')]);
    const at = { activity: 'A', activityIndex: 0, item: 'gone', itemIndex: 0 };
    const name = { text: 'Another program' };
    const lineOf = (event: QuizEvent): JournalLine => ({
      type: 'stepped',
      at: 1,
      name,
      events: [event],
      joins: false,
    });
    const misfits: readonly JournalLine[] = [
      lineOf({ type: 'itemRemoved', at, item: question('gone') }),
      lineOf({ type: 'itemMoved', from: at, to: { ...at, activity: 'B' } }),
      lineOf({
        type: 'activityRemoved',
        activity: { key: 'gone', title: '', items: [] },
        index: 0,
      }),
      lineOf({ type: 'activityMoved', activity: 'gone', from: 0, to: 1 }),
      {
        type: 'stepped',
        at: 1,
        name,
        events: base.activities.map((activity) => ({
          type: 'activityRemoved',
          activity,
          index: 0,
        })),
        joins: false,
      },
      { type: 'undone' },
      { type: 'redone' },
      { type: 'jumped', to: 9 },
    ];
    for (const line of misfits)
      expect(recoverDraft(from(base), stored([line]))).toMatchObject({
        history: { draft: base },
        lines: [],
        isDamaged: true,
      });
  });

  it('a journal with a line of newer code is not recovered', () => {
    expect(
      recoverDraft(from(draftOf([])), [{ kind: 'newer', version: journalVersion + 1 }]),
    ).toBeNull();
    expect(readJournalBase(JSON.stringify({ version: journalVersion + 1, base: {} }))).toEqual({
      kind: 'newer',
      version: journalVersion + 1,
    });
  });

  it('a save without a response is recovered with its draft, a refused one is not', () => {
    const base = draftOf([question('1')]);
    const editing = new Editing(base);
    editing.do({ type: 'question.setTitle', item: '1', title: 'sent' });
    const sent = editing.history.draft;
    const first = editing.journal.slice();
    editing.do({ type: 'question.setTitle', item: '1', title: 'later' });
    const lines: JournalLine[] = [
      ...first,
      { type: 'attempted', name: 'a' },
      ...editing.journal.slice(first.length),
      { type: 'attempted', name: 'b' },
      { type: 'attemptRefused' },
    ];
    expect(recoverDraft(from(base), stored(lines))?.attempts).toEqual([
      { idempotencyKey: 'a', step: 1, draft: sent },
    ]);
    expect(
      recoverDraft(from(base), stored([...lines, { type: 'attemptsSettled' }]))?.attempts,
    ).toEqual([]);
    expect(
      recoverDraft(from(base), stored([...lines, { type: 'saved' }]))?.attempts,
      'a save that was answered settles them too',
    ).toEqual([]);
  });

  it('what was edited while a save was under way is recovered as unsaved', () => {
    const base = draftOf([question('1')]);
    const editing = new Editing(base);
    editing.do({ type: 'question.setTitle', item: '1', title: 'sent' });
    const sent = editing.history.draft;
    const first = editing.journal.slice();
    editing.do({ type: 'question.setTitle', item: '1', title: 'later' });
    const recovered = recoverDraft(
      from(base),
      stored([
        ...first,
        { type: 'typingEnded' },
        { type: 'attempted', name: 'a' },
        ...editing.journal.slice(first.length),
        { type: 'saved', step: 1, server: { origins: [['1', 8]], version: '"2"' } },
      ]),
    );
    expect(recovered).toMatchObject({
      base: { draft: sent, serverIds: new Map([['1', 8]]), version: '"2"' },
      attempts: [],
      isDamaged: false,
    });
    expect(recovered?.history.saved?.step.id).toBe(1);
    expect(recovered?.history.cursor?.step.id).toBe(2);
  });

  it('API-041 a rebased journal recovers on the newer version', () => {
    const base = draftOf([question('1')]);
    const theirs = draftOf([question('1', { title: 'Theirs' })]);
    const line: JournalLine = {
      type: 'rebased',
      base: theirs,
      steps: [],
      origins: [['1', 10]],
      isDistributed: true,
      version: '"2"',
    };
    expect(recoverDraft(from(base), stored([line]))?.base).toEqual({
      draft: theirs,
      serverIds: new Map([['1', 10]]),
      isDistributed: true,
      version: '"2"',
    });
  });

  it('QFRM-39 a journal of an earlier release is recovered, with ids and idempotency key', () => {
    const draft =
      '{"title":"Kinetics","article":null,"tags":[],"graded":null,"startDate":null,' +
      '"endDate":null,"durationMinutes":null,"restrictNonInstitutional":false,' +
      '"showCaption":false,"activities":[{"key":"A","title":"A","items":[]}]}';
    const opened = readJournalBase(
      `{"version":1,"base":{"draft":${draft},"origins":[["A",7]],"isDistributed":true,` +
        '"version":"\\"1\\""}}',
    );
    if (opened.kind !== 'base') throw new Error('the base was not read');
    expect(opened.base.serverIds).toEqual(new Map([['A', 7]]));
    const saved =
      '{"version":1,"entry":{"type":"saved","server":{"origins":[["A",8]],"version":"\\"2\\""}}}';
    const attempted = '{"version":1,"entry":{"type":"attempted","name":"save 1"}}';
    const rebased =
      `{"version":1,"entry":{"type":"rebased","base":${draft},"steps":[],"origins":[["A",9]],` +
      '"isDistributed":false,"version":"\\"3\\""}}';
    expect(recoverDraft(opened.base, [saved, attempted].map(readJournalLine))).toMatchObject({
      base: { serverIds: new Map([['A', 8]]), isDistributed: true, version: '"2"' },
      attempts: [{ idempotencyKey: 'save 1', step: 0, draft: opened.base.draft }],
      isDamaged: false,
    });
    expect(recoverDraft(opened.base, [rebased].map(readJournalLine))?.base).toEqual({
      draft: opened.base.draft,
      serverIds: new Map([['A', 9]]),
      isDistributed: false,
      version: '"3"',
    });
  });

  it('a base is read back as it was written, and anything else is damaged', () => {
    const base = {
      draft: draftOf([question('1')]),
      serverIds: new Map([['1', 7]]),
      isDistributed: true,
      version: '"3"',
    };
    expect(readJournalBase(writeJournalBase(base))).toEqual({ kind: 'base', base });
    const wrong: readonly unknown[] = [
      { ...base, origins: [], draft: { ...base.draft, activities: [] } },
      { ...base, origins: [1] },
      { ...base, origins: [], version: {} },
      { ...base, origins: [], draft: { ...base.draft, title: {} } },
      {
        ...base,
        origins: [],
        draft: { ...base.draft, activities: [{ key: 'A', title: 'A', items: [null] }] },
      },
    ];
    for (const text of [
      '',
      '{}',
      '{"version":1}',
      ...wrong.map((one) => JSON.stringify({ version: journalVersion, base: one })),
    ])
      expect(readJournalBase(text)).toEqual({ kind: 'damaged' });
  });
});
