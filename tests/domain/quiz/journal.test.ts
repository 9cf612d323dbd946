import { describe, expect, it } from 'vitest';

import { replay } from '../../../src/domain/quiz/history.ts';
import type { JournalEntry } from '../../../src/domain/quiz/journal-entry.ts';
import { journalVersion, readEntry, writeEntry } from '../../../src/domain/quiz/journal.ts';
import { draftOf, question } from './drafts.ts';
import { Editing } from './editing.ts';

describe('journal', () => {
  it('the written journal replays to the same history, undo included', () => {
    const base = draftOf([question('1')]);
    const editing = new Editing(base);
    editing.do({ type: 'question.setTitle', item: '1', title: 'a' }, 100);
    editing.do({ type: 'question.setTitle', item: '1', title: 'ab' }, 100);
    editing.save();
    editing.do({ type: 'item.remove', item: '1' });
    editing.undo();
    const entries = editing.journal.map(writeEntry).map(readEntry).map((stored) => {
      if (stored.kind !== 'entry') throw new Error(stored.kind);
      return stored.entry as JournalEntry;
    });
    expect(replay(base, entries)).toEqual(editing.history);
  });

  it('an entry of newer code is recognised and never guessed at', () => {
    expect(readEntry(JSON.stringify({ version: journalVersion + 1, entry: { type: 'undone' } }))).toEqual({ kind: 'newer', version: journalVersion + 1 });
  });

  it('a line that makes no sense is damaged', () => {
    const lines = ['', '{', 'null', '[]', '{"version":1}', '{"version":1,"entry":{"type":"vanished"}}', '{"version":1,"entry":{"type":"stepped","at":1,"joins":false,"name":{},"events":[1]}}'];
    expect(lines.map(readEntry)).toEqual(lines.map(() => ({ kind: 'damaged' })));
  });
});
