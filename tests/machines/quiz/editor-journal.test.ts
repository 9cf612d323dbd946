import { describe, expect, it } from 'vitest';

import { succeeded, type Outcome } from '../../../src/domain/outcome.ts';
import type { JournalLine } from '../../../src/domain/quiz/journal-line.ts';
import { recover } from '../../../src/domain/quiz/recover.ts';
import type { LoadedQuiz } from '../../../src/machines/quiz/editor-types.ts';
import type { UnsavedDraft } from '../../../src/machines/quiz/journal-types.ts';
import { selectKeeping } from '../../../src/machines/quiz/keeping.ts';
import { draftOf, question } from '../../domain/quiz/drafts.ts';
import { Editing } from '../../domain/quiz/editing.ts';
import { holdJournal } from './held-journal.ts';
import { loaded, startEditor } from './running-editor.ts';

const stored = { kind: 'stored', quiz: 12 } as const;
const good = loaded(draftOf([question('1')]), { origins: new Map([['1', 10]]), version: '"7"' });
const title = (value: string) => ({ type: 'detail.set', field: 'title', value }) as const;

async function start(
  outcome: Outcome<LoadedQuiz> = succeeded(good),
  source: Parameters<typeof startEditor>[1] = stored,
) {
  const journal = holdJournal();
  const editor = await startEditor(outcome, source, { journal });
  return {
    ...editor,
    journal,
    form: () => editor.actor.getSnapshot().value.form,
    region: () => editor.actor.getSnapshot().value.journal,
    context: () => editor.actor.getSnapshot().context,
    keeping: () => selectKeeping(editor.actor.getSnapshot()),
    lines: () =>
      journal.asked.flatMap((command) => (command.type === 'journal.append' ? command.lines : [])),
  };
}

async function startEditing() {
  const editor = await start();
  editor.journal.tell({ type: 'journal.looked', drafts: [], newer: 0 });
  return editor;
}

/** A draft with two changes on version 3, the first of them sent in a save whose answer never came. */
function found(id = 'd1'): UnsavedDraft {
  const editing = new Editing(good.draft);
  editing.do(title('First'));
  const lines: JournalLine[] = [...editing.journal, { type: 'attempted', name: 'save 1' }];
  editing.do({ type: 'question.setTitle', item: '1', title: 'Second' });
  lines.push(...editing.journal.slice(1));
  const recovered = recover(
    { ...good, version: '"3"' },
    lines.map((entry) => ({ kind: 'entry', entry })),
  );
  if (recovered === null) throw new Error('not recovered');
  return { id, source: stored, recovered, startedAt: 1, changedAt: 2 };
}

describe('what is kept', () => {
  it('NAV-010 every line is handed over in the step that made it, and counts as kept only when it came back', async () => {
    const editor = await startEditing();
    expect(editor.journal.asked).toEqual([
      { type: 'journal.look' },
      {
        type: 'journal.begin',
        base: { draft: good.draft, origins: good.origins, isDistributed: false, version: '"7"' },
      },
    ]);
    editor.actor.send(title('A'));
    editor.actor.send({ type: 'history.undo' });
    expect(editor.lines().map(({ type }) => type)).toEqual(['stepped', 'undone']);
    expect(editor.keeping()).toEqual({ kind: 'onTheWay', steps: 2 });
    expect(editor.region()).toEqual({ writing: 'behind' });
    editor.journal.tell({ type: 'journal.kept', count: 1 });
    expect(editor.keeping()).toEqual({ kind: 'onTheWay', steps: 1 });
    editor.journal.tell({ type: 'journal.kept', count: 2 });
    expect([editor.keeping(), editor.region()]).toEqual([{ kind: 'kept' }, { writing: 'settled' }]);
  });

  it('QFRM-34 a save is written down by its name before it is sent; a refused one is crossed out, a stored quiz needs no journal', async () => {
    const editor = await startEditing();
    editor.actor.send(title('Changed'));
    editor.actor.send({ type: 'quiz.save' });
    const name = editor.saves[0]?.input.attempts[0].name ?? '';
    expect(editor.lines().at(-1)).toEqual({ type: 'attempted', name });
    editor.saves[0]?.answer({ ok: false, failure: { kind: 'denied' } });
    await expect.poll(() => editor.lines().at(-1)).toEqual({ type: 'attemptsSettled' });
    editor.actor.send({ type: 'quiz.save' });
    editor.saves[1]?.answer(succeeded(null));
    await expect.poll(editor.form).toBe('noting');
    expect(editor.journal.asked.slice(-2)).toEqual([
      { type: 'journal.append', lines: [{ type: 'saved' }] },
      { type: 'journal.finish' },
    ]);
  });

  it('QFRM-29 the editor is left when the disk knows of the save, so that what is stored is never offered as unsaved', async () => {
    const editor = await startEditing();
    editor.actor.send(title('Changed'));
    editor.actor.send({ type: 'quiz.save' });
    editor.saves[0]?.answer(succeeded(null));
    await expect.poll(editor.form).toBe('noting');
    expect(editor.emitted.some(({ type }) => type === 'navigate')).toBe(false);
    editor.journal.tell({ type: 'journal.kept', count: editor.lines().length });
    expect(editor.form()).toBe('saved');
    expect(editor.emitted.filter(({ type }) => type === 'navigate')).toEqual([
      { type: 'navigate', to: '/quiz' },
    ]);
  });

  it('NAV-010 without storage editing and saving go on, and the warning goes when it works again', async () => {
    const editor = await startEditing();
    editor.actor.send(title('A'));
    editor.journal.tell({ type: 'journal.failed', trouble: 'full' });
    expect(editor.keeping()).toEqual({ kind: 'unkept', steps: 1, trouble: 'full' });
    editor.actor.send(title('AB'));
    expect(editor.draft().title).toBe('AB');
    editor.actor.send({ type: 'journal.retry' });
    expect(editor.journal.asked.at(-1)).toEqual({ type: 'journal.retry' });
    editor.journal.tell({ type: 'journal.kept', count: 2 });
    expect([editor.keeping(), editor.region()]).toEqual([{ kind: 'kept' }, { writing: 'settled' }]);
  });

  it('NAV-010 storage that has nothing to say before the quiz is there does not keep it from opening', async () => {
    const editor = await start();
    expect(editor.form()).toBe('settling');
    editor.journal.tell({ type: 'journal.failed', trouble: 'newer' });
    expect(editor.form()).toHaveProperty('editing');
    expect([editor.region(), editor.keeping()]).toEqual([
      'newerThanCode',
      { kind: 'unkept', steps: 0, trouble: 'newer' },
    ]);
  });
});

describe('unsaved work that was found', () => {
  it('SES-13 is offered before the form, and going on has its history, its version and its save without an answer', async () => {
    const editor = await start();
    editor.journal.tell({ type: 'journal.looked', drafts: [found()], newer: 0 });
    expect(editor.form()).toBe('offering');
    editor.actor.send({ type: 'draft.continue', draft: 'd1' });
    expect(editor.journal.asked.at(-1)).toEqual({ type: 'journal.resume', draft: 'd1' });
    expect(editor.draft()).toMatchObject({
      title: 'First',
      activities: [{ items: [{ title: 'Second' }] }],
    });
    editor.actor.send({ type: 'quiz.save' });
    expect(editor.saves[0]?.input).toMatchObject({
      quiz: 12,
      version: '"3"',
      attempts: [{ name: 'save 1', payload: { title: 'First' } }, { payload: { title: 'First' } }],
    });
    expect(editor.saves[0]?.input.attempts[0].payload.activities[0]?.items[0]).toMatchObject({
      id: 10,
      title: 'Question 1',
    });
  });

  it('NAV-010 the step of a recovered draft is undone like any other', async () => {
    const editor = await start();
    editor.journal.tell({ type: 'journal.looked', drafts: [found()], newer: 0 });
    editor.actor.send({ type: 'draft.continue', draft: 'd1' });
    for (const times of [1, 2]) {
      editor.actor.send({ type: 'history.undo' });
      expect(editor.lines()).toHaveLength(times);
    }
    expect(editor.draft()).toEqual(good.draft);
  });

  it('NAV-010 discarded opens what the server has', async () => {
    const editor = await start();
    editor.journal.tell({ type: 'journal.looked', drafts: [found()], newer: 0 });
    editor.actor.send({ type: 'draft.discard', draft: 'd1' });
    expect(editor.journal.asked.slice(-2).map(({ type }) => type)).toEqual([
      'journal.discard',
      'journal.begin',
    ]);
    expect(editor.draft()).toEqual(good.draft);
  });

  it('QFRM-39 of a quiz that is gone becomes a new quiz, without ids and version', async () => {
    const editor = await start({ ok: false, failure: { kind: 'notFound' } });
    editor.journal.tell({ type: 'journal.looked', drafts: [found()], newer: 0 });
    expect(editor.form()).toBe('offering');
    editor.actor.send({ type: 'draft.continueAsNew', draft: 'd1' });
    expect(editor.journal.asked.slice(-2)).toEqual([
      { type: 'journal.resume', draft: 'd1' },
      { type: 'journal.becomeNew' },
    ]);
    editor.actor.send({ type: 'quiz.save' });
    expect(editor.saves[0]?.input).toMatchObject({ quiz: null, version: null });
    expect(JSON.stringify(editor.saves[0]?.input.attempts)).not.toMatch(/"id":\d/);
  });

  it('QFRM-39 a quiz that is deleted while it is edited can be saved as a new one', async () => {
    const editor = await startEditing();
    editor.actor.send(title('Changed'));
    editor.actor.send({ type: 'quiz.save' });
    editor.saves[0]?.answer({ ok: false, failure: { kind: 'notFound' } });
    await expect.poll(editor.form).toMatchObject({ editing: { changes: 'saveFailed' } });
    editor.actor.send({ type: 'quiz.saveAsNew' });
    expect(editor.saves[1]?.input).toMatchObject({
      quiz: null,
      version: null,
      attempts: [{ payload: { title: 'Changed' } }],
    });
  });

  it('QFRM-39 when the server has no quiz and this browser no draft, the error screen stands', async () => {
    const editor = await start({ ok: false, failure: { kind: 'notFound' } });
    editor.journal.tell({ type: 'journal.looked', drafts: [], newer: 0 });
    expect([editor.form(), editor.context().failure]).toEqual(['loadFailed', { kind: 'notFound' }]);
  });

  it('QFRM-27 a new quiz may be begun beside the unsaved ones, a stored one may not', async () => {
    const create = await start(succeeded({ ...good, version: null }), { kind: 'blank' });
    create.journal.tell({ type: 'journal.looked', drafts: [found()], newer: 0 });
    create.actor.send({ type: 'draft.startNew' });
    expect(create.form()).toHaveProperty('editing');
    const edit = await start();
    edit.journal.tell({ type: 'journal.looked', drafts: [found()], newer: 0 });
    edit.actor.send({ type: 'draft.startNew' });
    expect(edit.form()).toBe('offering');
  });
});

describe('two tabs of one person', () => {
  it("NAV-010 the tab that may not write shows no form, asks, and goes on with the other's history", async () => {
    const editor = await start();
    editor.journal.tell({ type: 'journal.heldElsewhere' });
    expect(editor.form()).toBe('elsewhere');
    editor.actor.send({ type: 'journal.askForTurn' });
    expect(editor.journal.asked.at(-1)).toEqual({ type: 'journal.askForTurn' });
    editor.journal.tell({ type: 'journal.turnCame' });
    expect([editor.form(), editor.region()]).toEqual(['loading', 'looking']);
    editor.journal.tell({ type: 'journal.looked', drafts: [found()], newer: 0 });
    await expect.poll(editor.form).toHaveProperty('editing');
    expect(editor.draft().title).toBe('First');
  });

  it('NAV-010 the tab that writes gives its turn after its lines, but not while it saves', async () => {
    const editor = await startEditing();
    editor.actor.send(title('Changed'));
    editor.actor.send({ type: 'quiz.save' });
    editor.journal.tell({ type: 'journal.turnAsked' });
    expect(editor.form()).toBe('saving');
    editor.saves[0]?.answer({ ok: false, failure: { kind: 'offline' } });
    await expect.poll(editor.form).toHaveProperty('editing');
    editor.journal.tell({ type: 'journal.turnAsked' });
    expect(editor.form()).toBe('elsewhere');
    expect(editor.journal.asked.at(-1)).toEqual({ type: 'journal.giveTurn' });
    expect(editor.emitted.at(-1)).toEqual({ type: 'unsavedWork', isUnsaved: false });
  });
});
