import { describe, expect, test } from 'vitest';

import type { QuizEvent } from '../../../src/domain/quiz/events/event.ts';
import { createDraft, createQuestion } from '../../../src/domain/quiz/draft/create-draft.ts';
import { writeJournalBase } from '../../../src/domain/quiz/journal/journal-base.ts';
import { writeJournalLine, type JournalLine } from '../../../src/domain/quiz/journal/journal.ts';
import { readJournal, summarizeJournal } from '../../../src/app/inspection/read-journals.ts';

const at = Date.UTC(2026, 10, 23, 10);
const base = {
  draft: createDraft('a1'),
  serverIds: new Map(),
  isDistributed: false,
  version: null,
};
const step = (name: string, ...events: readonly QuizEvent[]): JournalLine => ({
  type: 'stepped',
  at,
  name: { text: name },
  events,
  joins: false,
});
const retitle = step('retitled', {
  type: 'detailChanged',
  field: 'title',
  from: '',
  to: 'Enzyme kinetics',
});
const addActivity = step('added', {
  type: 'activityAdded',
  activity: { key: 'a2', title: 'Activity 2', items: [] },
  index: 1,
});

const toStored = (lines: readonly JournalLine[]) => ({
  header: {
    id: 'j1',
    user: 'super@lectern.test',
    mode: 'admin',
    source: { kind: 'blank' as const },
    base: writeJournalBase(base),
    startedAt: at,
    setAsideAt: null,
  },
  lines: lines.map(writeJournalLine),
});

const readEntries = (lines: readonly JournalLine[]) => {
  const journal = readJournal(toStored(lines));
  if (journal === null) throw new Error('the journal cannot be read');
  return journal.entries;
};

const getLeaves = (states: readonly string[], region: string): readonly string[] =>
  states
    .filter((id) => id.startsWith(`quizEditor.${region}`))
    .filter((id) => !states.some((other) => other.startsWith(`${id}.`)));

/** Whether a state says what became of the draft. */
const isAboutSaving = (id: string): boolean => /\.(?:changes\.\w+|saving)$/.test(id);

describe('PD-43 the journal of a quiz beside its editor', () => {
  test('has the quiz as it was opened, and a position for each line but the ends of typing', () => {
    const lines = [
      retitle,
      { type: 'typingEnded' },
      { type: 'undone' },
      { type: 'redone' },
    ] as const;
    const entries = readEntries(lines);
    const titled = { key: 'quizHistory.undid', about: { text: 'retitled' } };
    expect(entries.map(({ message, at: time }) => [message, time])).toEqual([
      [{ key: 'quizHistory.opened', values: { edited: 'quiz' } }, null],
      [{ text: 'retitled' }, at],
      [titled, null],
      [{ ...titled, key: 'quizHistory.redid' }, null],
    ]);
    expect(entries.map(({ draft }) => draft.title)).toEqual([
      '',
      'Enzyme kinetics',
      '',
      'Enzyme kinetics',
    ]);
    expect(entries.map(({ changes }) => changes)).toEqual([
      [],
      [{ kind: 'changed', path: 'title', before: '', after: 'Enzyme kinetics' }],
      [{ kind: 'changed', path: 'title', before: 'Enzyme kinetics', after: '' }],
      [{ kind: 'changed', path: 'title', before: '', after: 'Enzyme kinetics' }],
    ]);
  });

  test('names changed parts by their places, as authors count them', () => {
    const option = { id: 'o1', text: 'Heat' };
    const entries = readEntries([
      addActivity,
      step('activity renamed', {
        type: 'activityRenamed',
        at: { activity: 'a2', activityIndex: 1 },
        from: 'Activity 2',
        to: 'Inhibitors',
      }),
      step('question added', {
        type: 'itemAdded',
        at: { activity: 'a2', activityIndex: 1, item: 'q1', itemIndex: 0 },
        item: { ...createQuestion('q1', ['o1']), options: [option], title: 'What?' },
      }),
    ]);
    expect(entries[2]?.changes).toEqual([
      { kind: 'changed', path: 'activities[2].title', before: 'Activity 2', after: 'Inhibitors' },
    ]);
    expect(entries[3]?.changes.map(({ path, kind }) => [kind, path])).toEqual([
      ['added', 'activities[2].items[1]'],
    ]);
    expect(JSON.stringify(entries[3]?.changes)).not.toMatch(/"(?:q1|o1)"/);
    expect(entries[3]?.transitions).toContain('quizEditor.form.editing.items question.add 0');
  });

  test('lights the states of the editor and traces what its event took', () => {
    const entries = readEntries([retitle, addActivity, { type: 'undone' }]);
    expect(entries.map(({ states }) => getLeaves(states, 'form.editing.changes'))).toEqual([
      ['quizEditor.form.editing.changes.clean'],
      ['quizEditor.form.editing.changes.dirty'],
      ['quizEditor.form.editing.changes.dirty'],
      ['quizEditor.form.editing.changes.dirty'],
    ]);
    expect(entries.map(({ states }) => getLeaves(states, 'form.editing.activities'))).toEqual([
      ['quizEditor.form.editing.activities.one'],
      ['quizEditor.form.editing.activities.one'],
      ['quizEditor.form.editing.activities.several'],
      ['quizEditor.form.editing.activities.one'],
    ]);
    expect(entries.map(({ transitions }) => transitions)).toEqual([
      [],
      [
        'quizEditor.form.editing.details detail.set 2',
        'quizEditor.form.editing.changes.clean always 0',
      ],
      [
        'quizEditor.form.editing.activities activity.add 0',
        'quizEditor.form.editing.activities.one always 0',
      ],
      [
        'quizEditor.form.editing.history history.undo 0',
        'quizEditor.form.editing.activities.several always 0',
      ],
    ]);
  });

  test('shows a save that was sent and refused, and editing after it', () => {
    const entries = readEntries([
      retitle,
      { type: 'attempted', name: 'key' },
      { type: 'attemptRefused' },
      addActivity,
    ]);
    expect(entries.map(({ states }) => getLeaves(states, 'form').filter(isAboutSaving))).toEqual([
      ['quizEditor.form.editing.changes.clean'],
      ['quizEditor.form.editing.changes.dirty'],
      ['quizEditor.form.saving'],
      ['quizEditor.form.editing.changes.saveFailed'],
      ['quizEditor.form.editing.changes.saveFailed'],
    ]);
    expect(entries[2]?.transitions).toEqual(['quizEditor.form.editing editor.save 0']);
    expect(entries[3]?.transitions).toEqual([
      'quizEditor.form.saving xstate.done.actor.0.quizEditor.form.saving 3',
    ]);
  });

  test('says what it holds, and when it cannot be read', () => {
    expect(summarizeJournal(toStored([retitle, addActivity]))).toEqual({
      kind: 'unsaved',
      summary: { id: 'j1', title: 'Enzyme kinetics', changeCount: 2, changedAt: at },
    });
    expect(summarizeJournal(toStored([retitle, { type: 'saved' }]))).toEqual({ kind: 'saved' });
    const broken = { ...toStored([retitle]), lines: ['{"version":9,"entry":{}}'] };
    expect(summarizeJournal(broken)).toEqual({ kind: 'newer' });
    expect(readJournal(broken)).toBeNull();
    const damaged = { ...toStored([]), lines: [...toStored([retitle]).lines, 'no JSON'] };
    expect(readJournal(damaged)).toMatchObject({ isDamaged: true });
    expect(readJournal(damaged)?.entries).toHaveLength(2);
  });
});
