import { describe, expect, it, vi } from 'vitest';

import { succeeded, type Outcome } from '../../../../src/domain/outcome.ts';
import type { JournalLine } from '../../../../src/domain/quiz/journal/journal.ts';
import { recoverDraft } from '../../../../src/domain/quiz/journal/recover-draft.ts';
import type { LoadedQuiz, UnsavedDraft } from '../../../../src/machines/quiz/editor/context.ts';
import type { JournalCommand } from '../../../../src/machines/quiz/editor/events.ts';
import { selectJournalStatus } from '../../../../src/machines/shared/editor/journal.ts';
import { draftOf, question } from '../../../domain/quiz/support/drafts.ts';
import { Editing } from '../../../domain/quiz/support/editing.ts';
import { createTestJournal } from './test-journal.ts';
import { loaded, startEditor } from './running-editor.ts';

const stored = { kind: 'stored', quiz: 12 } as const;
const good = loaded(draftOf([question('1')]), { serverIds: new Map([['1', 10]]), version: '"7"' });
const title = (value: string) => ({ type: 'detail.set', field: 'title', value }) as const;

/** How many lines commands have sent since the journal was started or resumed. */
const countLines = (commands: readonly JournalCommand[]): number =>
  commands
    .map((command) => {
      if ('lines' in command) return command.lines.length;
      return command.type === 'journal.convertToNew' ? 1 : 0;
    })
    .reduce((sum, count) => sum + count, 0);

async function start(
  outcome: Outcome<LoadedQuiz> = succeeded(good),
  source: Parameters<typeof startEditor>[1] = stored,
) {
  const journal = createTestJournal();
  const editor = await startEditor(outcome, source, { journal });
  return {
    ...editor,
    journal,
    form: () => editor.actor.getSnapshot().value.form,
    region: () => editor.actor.getSnapshot().value.journal,
    context: () => editor.actor.getSnapshot().context,
    status: () => selectJournalStatus(editor.actor.getSnapshot()),
    storeLines: () => {
      journal.send({ type: 'journal.stored', count: countLines(journal.commands) });
    },
    lines: () =>
      journal.commands.flatMap((command) =>
        command.type === 'journal.append' ? command.lines : [],
      ),
  };
}

async function startEditing() {
  const editor = await start();
  editor.journal.send({ type: 'journal.draftsFound', drafts: [], newer: 0 });
  return editor;
}

/**
 * A draft with two changes on version 3, the first of them sent in a save whose answer never came.
 */
function found(id = 'd1'): UnsavedDraft {
  const editing = new Editing(good.draft);
  editing.do(title('First'));
  const lines: JournalLine[] = [...editing.journal, { type: 'attempted', name: 'save 1' }];
  editing.do({ type: 'question.setTitle', item: '1', title: 'Second' });
  lines.push(...editing.journal.slice(1));
  const recovered = recoverDraft(
    { ...good, version: '"3"' },
    lines.map((entry) => ({ kind: 'entry', entry })),
  );
  if (recovered === null) throw new Error('not recovered');
  return { id, source: stored, recovered, startedAt: 1, changedAt: 2 };
}

describe('the journal', () => {
  it('PD-49 waits for its key, and is ready but writes nothing until the person has decided about a draft', async () => {
    const editor = await start();
    editor.journal.send({ type: 'journal.keyAwaited' });
    expect(editor.region()).toBe('awaitingKey');
    editor.journal.send({ type: 'journal.draftsFound', drafts: [found()], newer: 0 });
    expect([editor.region(), editor.form()]).toEqual(['ready', 'offeringDraft']);
  });

  it('NAV-010 every line is sent with its step and counts as stored only after the confirmation', async () => {
    const editor = await startEditing();
    expect(editor.journal.commands).toEqual([
      { type: 'journal.findDrafts' },
      {
        type: 'journal.start',
        base: {
          draft: good.draft,
          serverIds: good.serverIds,
          isDistributed: false,
          version: '"7"',
        },
      },
    ]);
    editor.actor.send(title('A'));
    editor.actor.send({ type: 'history.undo' });
    expect(editor.lines().map(({ type }) => type)).toEqual(['stepped', 'undone']);
    expect(editor.status()).toEqual({ kind: 'storing', steps: 2 });
    expect(editor.region()).toEqual({ writing: 'storing' });
    editor.journal.send({ type: 'journal.stored', count: 1 });
    expect(editor.status()).toEqual({ kind: 'storing', steps: 1 });
    editor.journal.send({ type: 'journal.stored', count: 2 });
    expect([editor.status(), editor.region()]).toEqual([{ kind: 'stored' }, { writing: 'stored' }]);
  });

  it('QFRM-34 a save leaves when its attempt is on disk; a refused one is crossed out, a stored quiz needs no journal', async () => {
    const editor = await startEditing();
    editor.actor.send(title('Changed'));
    editor.storeLines();
    editor.actor.send({ type: 'editor.save' });
    expect([editor.form(), editor.saves]).toEqual(['storingAttempt', []]);
    editor.storeLines();
    expect(editor.form()).toBe('saving');
    const name = editor.saves[0]?.input.attempts[0]?.idempotencyKey ?? '';
    expect(editor.lines().at(-1)).toEqual({ type: 'attempted', name });
    editor.saves[0]?.answer({ ok: false, failure: { kind: 'denied' } });
    await expect.poll(() => editor.lines().at(-1)).toEqual({ type: 'attemptsSettled' });
    editor.actor.send({ type: 'editor.save' });
    editor.storeLines();
    editor.saves[1]?.answer(succeeded({ quiz: 12, version: '"2"', parts: [] }));
    await expect.poll(editor.form).toBe('storingJournal');
    expect(editor.journal.commands.slice(-2)).toEqual([
      { type: 'journal.append', lines: [{ type: 'saved' }] },
      { type: 'journal.finish' },
    ]);
  });

  it('QFRM-34 a save in place leaves when its attempt is on disk', async () => {
    const editor = await startEditing();
    editor.actor.send(title('Changed'));
    editor.actor.send({ type: 'editor.saveAndStay' });
    expect(editor.form()).toMatchObject({ editing: { savingInPlace: 'storingAttempt' } });
    expect([editor.actor.getSnapshot().hasTag('savingInPlace'), editor.saves]).toEqual([true, []]);
    editor.storeLines();
    expect(editor.saves).toHaveLength(1);
  });

  it('QFRM-34 a draft that was recovered without its last attempt repeats the request of that attempt', async () => {
    const recovered = { ...found('j1').recovered, attempts: [] };
    const keys: string[] = [];
    for (const change of [null, null, 'Other']) {
      const editor = await start();
      editor.journal.send({
        type: 'journal.draftsFound',
        drafts: [{ ...found('j1'), recovered }],
        newer: 0,
      });
      editor.actor.send({ type: 'draft.continue', draft: 'j1' });
      if (change !== null) editor.actor.send(title(change));
      editor.actor.send({ type: 'editor.save' });
      editor.storeLines();
      keys.push(editor.saves[0]?.input.attempts[0]?.idempotencyKey ?? '');
    }
    expect(keys[0]).toMatch(/^j1-[\da-f]{16}$/);
    expect(keys[1]).toBe(keys[0]);
    expect(keys[2]).not.toBe(keys[0]);
  });

  it('QFRM-34 the same content created and then saved again has two keys, also without a version', async () => {
    const created = await start(succeeded({ ...good, serverIds: new Map(), version: null }), {
      kind: 'blank',
    });
    created.journal.send({ type: 'journal.draftsFound', drafts: [], newer: 0 });
    for (const value of ['Changed', 'Other', 'Changed']) {
      created.actor.send(title(value));
      created.storeLines();
      if (value === 'Other') continue;
      created.actor.send({ type: 'editor.saveAndStay' });
      created.storeLines();
      const parts = [{ id: 1, items: [10] }];
      created.saves.at(-1)?.answer(succeeded({ quiz: 12, version: null, parts }));
      await expect.poll(() => created.context().attempts).toEqual([]);
    }
    const keys = created.saves.map(({ input }) => input.attempts[0]?.idempotencyKey);
    expect(keys).toHaveLength(2);
    expect(keys[1]).not.toBe(keys[0]);
  });

  it('QFRM-34 a created quiz that is deleted and saved as a new one is another request', async () => {
    const created = await start(succeeded({ ...good, serverIds: new Map(), version: null }), {
      kind: 'blank',
    });
    created.journal.send({ type: 'journal.draftsFound', drafts: [], newer: 0 });
    created.actor.send(title('Changed'));
    created.actor.send({ type: 'editor.saveAndStay' });
    created.storeLines();
    created.saves[0]?.answer(
      succeeded({ quiz: 12, version: '"1"', parts: [{ id: 1, items: [10] }] }),
    );
    await expect.poll(() => created.context().version).toBe('"1"');
    created.actor.send({ type: 'editor.save' });
    created.storeLines();
    created.saves[1]?.answer({ ok: false, failure: { kind: 'notFound' } });
    await expect.poll(created.form).toMatchObject({ editing: { changes: 'saveFailedClean' } });
    created.actor.send({ type: 'editor.saveAsNew' });
    created.storeLines();
    const [first, , last] = created.saves.map(({ input }) => input.attempts.at(-1));
    expect(last?.payload).toEqual(first?.payload);
    expect(last?.idempotencyKey).not.toBe(first?.idempotencyKey);
  });

  it('QFRM-34 a disk that hangs delays one save, until it stores a line again', async () => {
    vi.useFakeTimers();
    try {
      const editor = await startEditing();
      editor.actor.send(title('Changed'));
      editor.actor.send({ type: 'editor.saveAndStay' });
      await vi.advanceTimersByTimeAsync(4999);
      expect(editor.saves).toHaveLength(0);
      await vi.advanceTimersByTimeAsync(1);
      expect(editor.saves).toHaveLength(1);
      editor.saves[0]?.answer({ ok: false, failure: { kind: 'offline' } });
      await vi.advanceTimersByTimeAsync(0);
      editor.actor.send({ type: 'editor.saveAndStay' });
      expect(editor.saves).toHaveLength(2);
      editor.saves[1]?.answer({ ok: false, failure: { kind: 'offline' } });
      await vi.advanceTimersByTimeAsync(0);
      editor.storeLines();
      editor.actor.send(title('Other'));
      editor.actor.send({ type: 'editor.saveAndStay' });
      expect(editor.saves).toHaveLength(2);
    } finally {
      vi.useRealTimers();
    }
  });

  it('QFRM-34 a save does not wait for what is typed after it', async () => {
    const editor = await startEditing();
    editor.actor.send(title('Changed'));
    editor.actor.send({ type: 'editor.saveAndStay' });
    const count = countLines(editor.journal.commands);
    editor.actor.send(title('Changed and more'));
    editor.journal.send({ type: 'journal.stored', count });
    expect(editor.saves).toHaveLength(1);
    expect(editor.status()).toEqual({ kind: 'storing', steps: 1 });
  });

  it('QFRM-34 a key that the server refuses is not made again', async () => {
    const editor = await startEditing();
    editor.actor.send(title('Changed'));
    for (const index of [0, 1]) {
      editor.actor.send({ type: 'editor.saveAndStay' });
      editor.storeLines();
      editor.saves[index]?.answer({ ok: false, failure: { kind: 'invalid', errors: {} } });
      await expect.poll(() => editor.context().attempts).toEqual([]);
    }
    const [first, second] = editor.saves.map(({ input }) => input.attempts[0]?.idempotencyKey);
    expect(second).not.toBe(first);
  });

  it('QFRM-34 the same text saved twice has two keys, because it was saved between', async () => {
    const editor = await startEditing();
    for (const [value, version] of [
      ['Changed', '"2"'],
      ['Other', '"3"'],
      ['Changed', '"4"'],
    ] as const) {
      editor.actor.send(title(value));
      editor.storeLines();
      editor.actor.send({ type: 'editor.saveAndStay' });
      editor.storeLines();
      editor.saves
        .at(-1)
        ?.answer(succeeded({ quiz: 12, version, parts: [{ id: 1, items: [10] }] }));
      await expect.poll(() => editor.context().version).toBe(version);
    }
    expect(new Set(editor.saves.map(({ input }) => input.attempts[0]?.idempotencyKey)).size).toBe(
      3,
    );
  });

  it('QFRM-29 the editor closes after the save is in the journal, so that saved work is never offered as unsaved', async () => {
    const editor = await startEditing();
    editor.actor.send(title('Changed'));
    editor.actor.send({ type: 'editor.save' });
    editor.storeLines();
    editor.saves[0]?.answer(succeeded({ quiz: 12, version: '"2"', parts: [] }));
    await expect.poll(editor.form).toBe('storingJournal');
    expect(editor.emitted.some(({ type }) => type === 'navigate')).toBe(false);
    editor.journal.send({ type: 'journal.stored', count: editor.lines().length });
    expect(editor.form()).toBe('saved');
    expect(editor.emitted.filter(({ type }) => type === 'navigate')).toEqual([
      { type: 'navigate', to: '/quiz' },
    ]);
  });

  it('NAV-010 editing and saving work without storage; the warning disappears when storage works again', async () => {
    const editor = await startEditing();
    const listKept = () =>
      editor.emitted.flatMap((event) => (event.type === 'unsavedWorkKept' ? [event.isKept] : []));
    editor.actor.send(title('A'));
    editor.journal.send({ type: 'journal.failed', error: 'full' });
    expect(listKept()).toEqual([false]);
    expect(editor.status()).toEqual({ kind: 'notStored', steps: 1, error: 'full' });
    editor.actor.send(title('AB'));
    expect(editor.draft().title).toBe('AB');
    editor.actor.send({ type: 'journal.retry' });
    expect(editor.journal.commands.at(-1)).toEqual({ type: 'journal.retry' });
    editor.journal.send({ type: 'journal.stored', count: 2 });
    expect([editor.status(), editor.region()]).toEqual([{ kind: 'stored' }, { writing: 'stored' }]);
    expect(listKept()).toEqual([false, true]);
  });

  it('NAV-010 what could not be kept is forgotten when the lock comes back from another tab', async () => {
    const editor = await startEditing();
    editor.actor.send(title('A'));
    editor.journal.send({ type: 'journal.failed', error: 'full' });
    editor.journal.send({ type: 'journal.lockedElsewhere' });
    editor.journal.send({ type: 'journal.lockAcquired' });
    const kept = editor.emitted.filter(({ type }) => type === 'unsavedWorkKept').at(-1);
    expect(kept).toEqual({ type: 'unsavedWorkKept', isKept: true });
    expect(editor.status()).not.toMatchObject({ kind: 'notStored' });
  });

  it('NAV-010 slow storage does not keep the quiz from opening', async () => {
    const editor = await start();
    expect(editor.form()).toBe('checkingForDraft');
    editor.journal.send({ type: 'journal.failed', error: 'newer' });
    expect(editor.form()).toHaveProperty('editing');
    expect([editor.region(), editor.status()]).toEqual([
      'newerVersion',
      { kind: 'notStored', steps: 0, error: 'newer' },
    ]);
  });
});

describe('recovered unsaved work', () => {
  it('SES-13 is offered before the form; continuing restores history, version and the pending save', async () => {
    const editor = await start();
    editor.journal.send({ type: 'journal.draftsFound', drafts: [found()], newer: 0 });
    expect(editor.form()).toBe('offeringDraft');
    editor.actor.send({ type: 'draft.continue', draft: 'd1' });
    expect(editor.journal.commands.at(-1)).toEqual({ type: 'journal.resume', draft: 'd1' });
    expect(editor.draft()).toMatchObject({
      title: 'First',
      activities: [{ items: [{ title: 'Second' }] }],
    });
    editor.actor.send({ type: 'editor.save' });
    editor.storeLines();
    expect(editor.saves[0]?.input).toMatchObject({
      source: { kind: 'stored', quiz: 12 },
      version: '"3"',
      attempts: [
        { idempotencyKey: 'save 1', payload: { title: 'First' } },
        { payload: { title: 'First' } },
      ],
    });
    expect(editor.saves[0]?.input.attempts[0]?.payload.activities[0]?.items[0]).toMatchObject({
      id: 10,
      title: 'Question 1',
    });
  });

  it('NAV-010 a step of a recovered draft can be undone', async () => {
    const editor = await start();
    editor.journal.send({ type: 'journal.draftsFound', drafts: [found()], newer: 0 });
    editor.actor.send({ type: 'draft.continue', draft: 'd1' });
    for (const times of [1, 2]) {
      editor.actor.send({ type: 'history.undo' });
      expect(editor.lines()).toHaveLength(times);
    }
    expect(editor.draft()).toEqual(good.draft);
  });

  it("NAV-010 discarding opens the server's version", async () => {
    const editor = await start();
    editor.journal.send({ type: 'journal.draftsFound', drafts: [found()], newer: 0 });
    editor.actor.send({ type: 'draft.discard', draft: 'd1' });
    expect(editor.journal.commands.slice(-2).map(({ type }) => type)).toEqual([
      'journal.discard',
      'journal.start',
    ]);
    expect(editor.draft()).toEqual(good.draft);
  });

  it('QFRM-39 of a deleted quiz becomes a new quiz, without ids and version', async () => {
    const editor = await start({ ok: false, failure: { kind: 'notFound' } });
    editor.journal.send({ type: 'journal.draftsFound', drafts: [found()], newer: 0 });
    expect(editor.form()).toBe('offeringDraft');
    editor.actor.send({ type: 'draft.continueAsNew', draft: 'd1' });
    expect(editor.journal.commands.slice(-3)).toEqual([
      { type: 'journal.resume', draft: 'd1' },
      { type: 'journal.convertToNew' },
      { type: 'journal.append', lines: [{ type: 'attemptsSettled' }] },
    ]);
    editor.actor.send({ type: 'editor.save' });
    editor.storeLines();
    expect(editor.saves[0]?.input).toMatchObject({ source: { kind: 'copy' }, version: null });
    expect(JSON.stringify(editor.saves[0]?.input.attempts)).not.toMatch(/"id":\d/);
  });

  it('QFRM-39 a quiz that is deleted while it is edited can be saved as a new one', async () => {
    const editor = await startEditing();
    editor.actor.send(title('Changed'));
    editor.actor.send({ type: 'editor.save' });
    editor.storeLines();
    editor.saves[0]?.answer({ ok: false, failure: { kind: 'notFound' } });
    await expect.poll(editor.form).toMatchObject({ editing: { changes: 'saveFailed' } });
    editor.actor.send({ type: 'editor.saveAsNew' });
    editor.storeLines();
    expect(editor.saves[1]?.input).toMatchObject({
      source: { kind: 'copy', quiz: 12 },
      version: null,
      attempts: [{ payload: { title: 'Changed' } }],
    });
  });

  it('QFRM-39 shows the error screen when neither the server nor this browser has the quiz', async () => {
    const editor = await start({ ok: false, failure: { kind: 'notFound' } });
    editor.journal.send({ type: 'journal.draftsFound', drafts: [], newer: 0 });
    expect([editor.form(), editor.context().failure]).toEqual(['loadFailed', { kind: 'notFound' }]);
  });

  it('QFRM-27 a new quiz can be started next to unsaved ones, a stored one cannot', async () => {
    const create = await start(succeeded({ ...good, version: null }), { kind: 'blank' });
    create.journal.send({ type: 'journal.draftsFound', drafts: [found()], newer: 0 });
    create.actor.send({ type: 'draft.startNew' });
    expect(create.form()).toHaveProperty('editing');
    const edit = await start();
    edit.journal.send({ type: 'journal.draftsFound', drafts: [found()], newer: 0 });
    edit.actor.send({ type: 'draft.startNew' });
    expect(edit.form()).toBe('offeringDraft');
  });
});

describe('two tabs of one person', () => {
  it("NAV-010 a tab without the lock shows no form, requests the lock, and continues with the other tab's history", async () => {
    const editor = await start();
    editor.journal.send({ type: 'journal.lockedElsewhere' });
    expect(editor.form()).toBe('openInAnotherTab');
    editor.actor.send({ type: 'journal.requestLock' });
    expect(editor.journal.commands.at(-1)).toEqual({ type: 'journal.requestLock' });
    editor.journal.send({ type: 'journal.lockAcquired' });
    expect([editor.form(), editor.region()]).toEqual(['loading', 'findingDrafts']);
    editor.journal.send({ type: 'journal.draftsFound', drafts: [found()], newer: 0 });
    await expect.poll(editor.form).toHaveProperty('editing');
    expect(editor.draft().title).toBe('First');
  });

  it('NAV-010 the tab with the lock releases it after its lines are stored, but not while saving', async () => {
    const editor = await startEditing();
    editor.actor.send(title('Changed'));
    editor.actor.send({ type: 'editor.save' });
    editor.storeLines();
    editor.journal.send({ type: 'journal.lockRequested' });
    expect(editor.form()).toBe('saving');
    editor.saves[0]?.answer({ ok: false, failure: { kind: 'offline' } });
    await expect.poll(editor.form).toHaveProperty('editing');
    editor.journal.send({ type: 'journal.lockRequested' });
    expect(editor.form()).toBe('openInAnotherTab');
    expect(editor.journal.commands.at(-1)).toEqual({ type: 'journal.releaseLock' });
    expect(editor.emitted.at(-1)).toEqual({ type: 'unsavedWork', isUnsaved: false });
  });
});
