import { describe, expect, it } from 'vitest';
import { waitFor } from 'xstate';

import { failed, succeeded } from '../../../../src/domain/outcome.ts';
import { isDirty } from '../../../../src/domain/history/history.ts';
import { draftOf, question } from '../../../domain/quiz/support/drafts.ts';
import type { SavedQuiz, Source } from '../../../../src/machines/quiz/editor/context.ts';
import { createTestJournal } from './test-journal.ts';
import { loaded, startEditor, type RunningEditor, type Started } from './running-editor.ts';

const draft = draftOf([question('p', { title: 'One' })]);
const stored: Source = { kind: 'stored', quiz: 12 };
const title = (value: string) => ({ type: 'detail.set', field: 'title', value }) as const;
const saved = (quiz: number, version: string, ...parts: SavedQuiz['parts']): SavedQuiz => ({
  quiz,
  version,
  parts,
});

async function start(source: Source, parts: Started = {}) {
  const journal = createTestJournal({ storesLines: true });
  const editor = await startEditor(
    succeeded(
      loaded(
        draft,
        source.kind === 'stored'
          ? {
              serverIds: new Map([
                ['A', 1],
                ['p', 2],
              ]),
            }
          : { version: null },
      ),
    ),
    source,
    { ...parts, journal },
  );
  return { ...editor, journal };
}

const contextOf = ({ actor }: RunningEditor) => actor.getSnapshot().context;
const isSending = ({ actor }: RunningEditor) => actor.getSnapshot().hasTag('savingInPlace');
const isUnsaved = (editor: RunningEditor) => isDirty(contextOf(editor).history);
const press = ({ actor }: RunningEditor) => {
  actor.send({ type: 'editor.saveAndStay' });
};
async function answer(editor: RunningEditor, value: SavedQuiz): Promise<void> {
  const count = editor.emitted.length;
  editor.saves.at(-1)?.answer(succeeded(value));
  await expect.poll(() => editor.emitted.length).toBeGreaterThan(count);
}
const noticesOf = ({ emitted }: RunningEditor) =>
  emitted.flatMap((event) => (event.type === 'notice' ? [event.notice] : []));

describe('save and stay', () => {
  it.each(['editor.saveAndStay', 'editor.save'] as const)(
    'NAV-010 work that %s sends is not discarded before the save has ended',
    async (type) => {
      const editor = await start({ kind: 'blank' });
      editor.actor.send(title('First'));
      editor.actor.send({ type });
      expect(editor.saves).toHaveLength(1);
      expect(editor.actor.getSnapshot().can({ type: 'editor.discard' })).toBe(false);
      const count = editor.emitted.length;
      editor.saves.at(-1)?.answer(failed({ kind: 'offline' }));
      await expect.poll(() => editor.emitted.length).toBeGreaterThan(count);
      expect(editor.actor.getSnapshot().can({ type: 'editor.discard' })).toBe(true);
    },
  );

  it('the editor stays open, says Saved, and the next save checks the new version', async () => {
    const editor = await start(stored);
    editor.actor.send(title('First'));
    press(editor);
    expect(isSending(editor)).toBe(true);
    await answer(editor, saved(12, '"2"', { id: 1, items: [2] }));
    expect([isSending(editor), isUnsaved(editor)]).toEqual([false, false]);
    expect(editor.emitted.slice(-2)).toEqual([
      {
        type: 'notice',
        notice: { severity: 'success', message: { key: 'quiz.editor.savedHere' }, topic: 'save' },
      },
      { type: 'unsavedWork', isUnsaved: false },
    ]);
    editor.actor.send(title('Second'));
    press(editor);
    expect(editor.saves[1]?.input).toMatchObject({
      source: stored,
      version: '"2"',
      attempts: [{ payload: { title: 'Second', activities: [{ id: 1, items: [{ id: 2 }] }] } }],
    });
  });

  it('undo goes back beyond the save, and the quiz is unsaved there', async () => {
    const editor = await start(stored);
    editor.actor.send(title('First'));
    press(editor);
    await answer(editor, saved(12, '"2"', { id: 1, items: [2] }));
    editor.actor.send({ type: 'history.undo' });
    expect([editor.draft().title, isUnsaved(editor)]).toEqual(['Kinetics', true]);
    editor.actor.send({ type: 'history.redo' });
    expect(isUnsaved(editor)).toBe(false);
  });

  it('what is edited while the save is under way stays unsaved, also in the journal', async () => {
    const editor = await start(stored);
    editor.actor.send(title('First'));
    press(editor);
    editor.actor.send(title('Second'));
    await answer(editor, saved(12, '"2"', { id: 1, items: [2] }));
    expect([editor.draft().title, isUnsaved(editor)]).toEqual(['Second', true]);
    const lines = editor.journal.commands.flatMap((command) =>
      command.type === 'journal.append' ? command.lines : [],
    );
    expect(lines.at(-1)).toEqual({
      type: 'saved',
      step: 1,
      server: {
        origins: [
          ['A', 1],
          ['p', 2],
        ],
        version: '"2"',
      },
    });
  });

  it('a step undone while the save is under way leaves the quiz unsaved', async () => {
    const editor = await start(stored);
    editor.actor.send(title('First'));
    press(editor);
    editor.actor.send({ type: 'history.undo' });
    await answer(editor, saved(12, '"2"', { id: 1, items: [2] }));
    expect([editor.draft().title, isUnsaved(editor)]).toEqual(['Kinetics', true]);
  });

  it('a part that the save removed is created again when undo brings it back', async () => {
    const editor = await start(stored);
    editor.actor.send({ type: 'item.remove', item: 'p' });
    editor.actor.send({ type: 'question.add' });
    const [added] = editor.draft().activities[0]?.items ?? [];
    editor.actor.send({ type: 'question.setTitle', item: added?.key ?? '', title: 'New' });
    for (const [index, option] of (added?.options ?? []).entries())
      editor.actor.send({
        type: 'option.setText',
        item: added?.key ?? '',
        option: option.id,
        text: `Option ${String(index)}`,
      });
    press(editor);
    await answer(editor, saved(12, '"2"', { id: 1, items: [9] }));
    expect([...contextOf(editor).serverIds]).toEqual([
      ['A', 1],
      [added?.key, 9],
    ]);
    editor.actor.send({ type: 'history.revertStep', step: 1 });
    press(editor);
    expect(
      editor.saves[1]?.input.attempts[0]?.payload.activities[0]?.items.map((item) => item.id),
    ).toEqual([undefined, 9]);
  });

  it('saving twice at once sends once; after an edit in between it sends again when the first ends', async () => {
    const editor = await start(stored);
    editor.actor.send(title('First'));
    press(editor);
    press(editor);
    await answer(editor, saved(12, '"2"', { id: 1, items: [2] }));
    expect([editor.saves.length, isSending(editor)]).toEqual([1, false]);
    editor.actor.send(title('Second'));
    press(editor);
    editor.actor.send(title('Third'));
    press(editor);
    await answer(editor, saved(12, '"3"', { id: 1, items: [2] }));
    expect([editor.saves.length, isSending(editor)]).toEqual([3, true]);
    expect(editor.saves[2]?.input).toMatchObject({
      version: '"3"',
      attempts: [{ payload: { title: 'Third' } }],
    });
  });

  it('without changes it says Saved and sends nothing', async () => {
    const editor = await start(stored);
    press(editor);
    expect([editor.saves, noticesOf(editor).map(({ message }) => message)]).toEqual([
      [],
      [{ key: 'quiz.editor.savedHere' }],
    ]);
  });

  it('QVAL-02 with errors nothing is sent, the first is shown, and the work is reported as unsaved', async () => {
    const editor = await start(stored);
    editor.actor.send(title(''));
    const before = editor.emitted.length;
    press(editor);
    expect(editor.saves).toEqual([]);
    expect(contextOf(editor).reveal?.location).toEqual({ kind: 'detail', field: 'title' });
    expect(editor.emitted.slice(before)).toEqual([
      {
        type: 'notice',
        notice: {
          severity: 'error',
          message: { lines: [{ key: 'quiz.check.noTitle' }] },
          topic: 'save',
        },
      },
      { type: 'unsavedWork', isUnsaved: true, canSave: true },
    ]);
  });

  it('QFRM-34 a lost response is repeated with the same key', async () => {
    const editor = await start(stored);
    editor.actor.send(title('First'));
    press(editor);
    editor.saves[0]?.answer(failed({ kind: 'offline' }));
    await waitFor(editor.actor, (snapshot) =>
      snapshot.matches({ form: { editing: { changes: 'saveFailed' } } }),
    );
    press(editor);
    expect(editor.actor.getSnapshot().hasTag('saveFailed')).toBe(false);
    expect(editor.saves[1]?.input).toEqual(editor.saves[0]?.input);
  });

  it('a save that fails for an unknown reason keeps the work and can be tried again', async () => {
    const editor = await start(stored);
    editor.actor.send(title('First'));
    press(editor);
    editor.saves[0]?.answer(failed({ kind: 'unexpected' }));
    await waitFor(editor.actor, (snapshot) => snapshot.hasTag('saveFailed'));
    expect([editor.draft().title, isUnsaved(editor), isSending(editor)]).toEqual([
      'First',
      true,
      false,
    ]);
    expect(contextOf(editor).failure).toEqual({ kind: 'unexpected' });
  });

  it('the next save forgets a failure, and is sent though undo has left nothing unsaved: the first may be stored', async () => {
    const editor = await start(stored);
    editor.actor.send(title('First'));
    press(editor);
    editor.saves[0]?.answer(failed({ kind: 'offline' }));
    await waitFor(editor.actor, (snapshot) => snapshot.hasTag('saveFailed'));
    editor.actor.send({ type: 'history.undo' });
    const hasFailed = () => editor.actor.getSnapshot().hasTag('saveFailed');
    expect([hasFailed(), isUnsaved(editor)]).toEqual([true, false]);
    press(editor);
    expect([hasFailed(), editor.saves.length]).toEqual([false, 2]);
  });

  it('PD-39 a newer version is compared, and the merged version is saved without leaving', async () => {
    const editor = await start(stored);
    editor.actor.send(title('First'));
    press(editor);
    editor.saves[0]?.answer(failed({ kind: 'conflict', current: '"7"' }));
    await waitFor(editor.actor, (snapshot) => snapshot.matches({ form: 'conflict' }));
    editor.actor.send({ type: 'conflict.save' });
    await answer(editor, saved(12, '"8"', { id: 1, items: [2] }));
    expect(editor.actor.getSnapshot().matches({ form: { editing: { changes: 'clean' } } })).toBe(
      true,
    );
    expect(contextOf(editor).version).toBe('"8"');
  });

  it("QFRM-31 'Save Quiz' pressed meanwhile saves what is new and leaves", async () => {
    const editor = await start(stored);
    editor.actor.send(title('First'));
    press(editor);
    editor.actor.send(title('Second'));
    editor.actor.send({ type: 'editor.save' });
    editor.saves[0]?.answer(succeeded(saved(12, '"2"', { id: 1, items: [2] })));
    await waitFor(editor.actor, (snapshot) => snapshot.matches({ form: 'saving' }));
    expect(editor.saves[1]?.input).toMatchObject({
      version: '"2"',
      attempts: [{ payload: { title: 'Second' } }],
    });
    editor.saves[1]?.answer(succeeded(saved(12, '"3"', { id: 1, items: [2] })));
    await waitFor(editor.actor, (snapshot) => snapshot.matches({ form: 'saved' }));
    expect(editor.emitted.at(-1)).toEqual({ type: 'navigate', to: '/quiz' });
  });

  it('another tab does not get the lock while the save is under way', async () => {
    const editor = await start(stored);
    editor.actor.send(title('First'));
    press(editor);
    editor.journal.send({ type: 'journal.lockRequested' });
    expect(editor.actor.getSnapshot().matches({ form: 'editing' })).toBe(true);
    await answer(editor, saved(12, '"2"', { id: 1, items: [2] }));
    editor.journal.send({ type: 'journal.lockRequested' });
    expect(editor.actor.getSnapshot().matches({ form: 'openInAnotherTab' })).toBe(true);
  });
});

describe('save and stay of a new quiz', () => {
  it('moves its journal and its address to the stored quiz at once, and is an edit from then on', async () => {
    const editor = await start({ kind: 'copy', quiz: 5 });
    press(editor);
    expect(editor.saves[0]?.input).toMatchObject({
      source: { kind: 'copy', quiz: 5 },
      version: null,
    });
    const count = editor.journal.commands.length;
    await answer(editor, saved(31, '"1"', { id: 4, items: [8] }));
    expect(editor.journal.commands.slice(count)).toEqual([
      {
        type: 'journal.move',
        source: { kind: 'stored', quiz: 31 },
        lines: [
          {
            type: 'saved',
            step: 0,
            server: {
              origins: [
                ['A', 4],
                ['p', 8],
              ],
              version: '"1"',
            },
          },
        ],
      },
    ]);
    expect(editor.emitted.slice(-2)).toMatchObject([
      { type: 'continueAt', to: '/quiz/edit/31' },
      { type: 'notice' },
    ]);
    editor.actor.send(title('Second'));
    press(editor);
    expect(editor.saves[1]?.input).toMatchObject({
      source: { kind: 'stored', quiz: 31 },
      version: '"1"',
      attempts: [{ payload: { title: 'Second', activities: [{ id: 4, items: [{ id: 8 }] }] } }],
    });
  });

  it("QFRM-29 'Save Quiz' later goes where a created quiz goes", async () => {
    const editor = await start({ kind: 'blank' }, { kind: 'user', context: 'user' });
    editor.actor.send({ type: 'detail.set', field: 'graded', value: 'graded' });
    press(editor);
    await answer(editor, saved(31, '"1"', { id: 4, items: [8] }));
    editor.actor.send({ type: 'editor.save' });
    editor.saves[1]?.answer(succeeded(saved(31, '"2"', { id: 4, items: [8] })));
    await waitFor(editor.actor, (snapshot) => snapshot.matches({ form: 'saved' }));
    expect(editor.emitted.slice(-3)).toEqual([
      { type: 'unsavedWork', isUnsaved: false },
      {
        type: 'notice',
        notice: { severity: 'success', message: { key: 'quiz.editor.savedQuiz' }, topic: 'save' },
      },
      { type: 'navigate', to: '/quiz/my-quiz' },
    ]);
  });
});
