import { describe, expect, it } from 'vitest';
import { waitFor } from 'xstate';

import { failed, type Outcome } from '../../../../src/domain/outcome.ts';
import { countUnsavedSteps } from '../../../../src/domain/history/history.ts';
import { getSelectedActivity } from '../../../../src/domain/quiz/draft/locate.ts';
import { en } from '../../../../src/domain/messages/en.ts';
import { createFormatMessage } from '../../../../src/domain/messages/message.ts';
import { draftOf, question } from '../../../domain/quiz/support/drafts.ts';
import { loaded, startEditor, type RunningEditor } from './running-editor.ts';

const stored = { kind: 'stored', quiz: 12 } as const;
const good = loaded(draftOf([question('1'), question('2')], [question('3')]));
const editGood = () => startEditor({ ok: true, value: good }, stored);
const title = (value: string) => ({ type: 'detail.set', field: 'title', value }) as const;
const formOf = ({ actor }: RunningEditor) => actor.getSnapshot().value.form;
const changesOf = (editor: RunningEditor) => {
  const form = formOf(editor);
  return typeof form === 'object' && 'editing' in form ? form.editing?.changes : form;
};
const contextOf = ({ actor }: RunningEditor) => actor.getSnapshot().context;
const settledIn = (
  editor: RunningEditor,
  form: Parameters<ReturnType<RunningEditor['actor']['getSnapshot']>['matches']>[0],
) => waitFor(editor.actor, (snapshot) => snapshot.matches(form));

const formatInEnglish = createFormatMessage({ tag: 'en', messages: {} }, en);

describe('opening', () => {
  it('QFRM-39 a failed load keeps its reason and can be retried', async () => {
    const editor = await startEditor({ ok: false, failure: { kind: 'notFound' } }, stored);
    expect([formOf(editor), contextOf(editor).failure]).toEqual([
      'loadFailed',
      { kind: 'notFound' },
    ]);
    editor.actor.send({ type: 'editor.reload' });
    expect(formOf(editor)).toBe('loading');
  });

  it('PERM-20 QLST-33 a read-only quiz is not opened, changes nothing and can be loaded again', async () => {
    let requestCount = 0;
    const editor = await startEditor(
      () => ({
        ok: true,
        value: {
          ...good,
          ...((requestCount += 1) === 1 && { closedReason: 'processing' as const }),
        },
      }),
      stored,
    );
    editor.actor.send(title('Changed'));
    editor.actor.send({ type: 'editor.save' });
    expect([formOf(editor), contextOf(editor).closedReason, editor.draft(), editor.saves]).toEqual([
      'closed',
      'processing',
      good.draft,
      [],
    ]);
    editor.actor.send({ type: 'editor.reload' });
    await settledIn(editor, { form: 'editing' });
    expect(contextOf(editor).closedReason).toBeNull();
  });

  it('NAV-010 an opened quiz is clean, a changed one asks before leaving, and undo makes it clean again', async () => {
    const editor = await editGood();
    expect(changesOf(editor)).toBe('clean');
    editor.actor.send(title('Changed'));
    expect(changesOf(editor)).toBe('dirty');
    editor.actor.send({ type: 'history.undo' });
    expect(changesOf(editor)).toBe('clean');
    expect(editor.emitted.map((event) => event.type === 'unsavedWork' && event.isUnsaved)).toEqual([
      false,
      true,
      false,
    ]);
  });
});

describe('editing', () => {
  it('QED-34 QED-11 adds a question with new keys to the selected activity and reveals it', async () => {
    const editor = await editGood();
    editor.actor.send({ type: 'selection.set', activity: 'B' });
    editor.actor.send({ type: 'question.add' });
    const added = editor.draft().activities[1]?.items[1];
    expect(added?.options).toHaveLength(4);
    expect(new Set([added?.key, ...(added?.options.map(({ id }) => id) ?? [])]).size).toBe(5);
    expect(contextOf(editor).reveal?.location).toEqual({
      kind: 'item',
      activity: 'B',
      item: added?.key,
    });
  });

  it('QED-17 QED-19 adding an activity keeps the selection, deleting the selected one selects the first', async () => {
    const editor = await editGood();
    editor.actor.send({ type: 'selection.set', activity: 'B' });
    editor.actor.send({ type: 'activity.add' });
    expect(getSelectedActivity(editor.draft(), contextOf(editor).selected).key).toBe('B');
    editor.actor.send({ type: 'activity.remove', activity: 'B' });
    expect(getSelectedActivity(editor.draft(), contextOf(editor).selected).key).toBe('A');
  });

  it('QED-18 QED-32 the selected activity stays selected when it is moved', async () => {
    const editor = await editGood();
    const selectedOf = () => getSelectedActivity(editor.draft(), contextOf(editor).selected).key;
    expect(selectedOf()).toBe('A');
    editor.actor.send({ type: 'activity.move', activity: 'A', to: 1 });
    expect(selectedOf()).toBe('A');
  });

  it('QED-26 a refused command changes nothing and stores its reason', async () => {
    const editor = await startEditor({ ok: true, value: loaded(draftOf([])) });
    editor.actor.send({ type: 'activity.remove', activity: 'A' });
    expect(contextOf(editor).refusal).toEqual({
      reason: { key: 'quiz.refusal.lastActivity' },
      count: 1,
    });
    expect(changesOf(editor)).toBe('clean');
    editor.actor.send(title('Changed'));
    expect(contextOf(editor).refusal).toBeNull();
  });

  it('QED-30 undo and redo reveal the changed part', async () => {
    const editor = await editGood();
    editor.actor.send({ type: 'question.setTitle', item: '3', title: 'Changed' });
    editor.actor.send({ type: 'selection.set', activity: 'A' });
    editor.actor.send({ type: 'history.undo' });
    expect(contextOf(editor)).toMatchObject({
      selected: 'B',
      reveal: { location: { kind: 'item', activity: 'B', item: '3' }, count: 1 },
    });
    editor.actor.send({ type: 'history.redo' });
    expect(contextOf(editor).reveal?.count).toBe(2);
    expect(editor.draft().activities[1]?.items[0]?.title).toBe('Changed');
  });

  it('QED-01 QED-02 collapsing and selecting do not make the quiz dirty', async () => {
    const editor = await editGood();
    editor.actor.send({ type: 'collapse.all' });
    expect(contextOf(editor).collapsed).toEqual(new Set(['1', '2', '3']));
    editor.actor.send({ type: 'collapse.toggle', item: '2' });
    expect(contextOf(editor).collapsed).toEqual(new Set(['1', '3']));
    editor.actor.send({ type: 'collapse.none' });
    editor.actor.send({ type: 'selection.set', activity: 'B' });
    expect([contextOf(editor).collapsed.size, changesOf(editor)]).toEqual([0, 'clean']);
  });

  it('QED-30 an earlier step is reverted on its own, or the reason is shown', async () => {
    const editor = await editGood();
    editor.actor.send({ type: 'item.move', item: '2', activity: 'B', to: 0 });
    editor.actor.send(title('Changed'));
    editor.actor.send({ type: 'history.revertStep', step: 1 });
    expect(editor.draft().activities[0]?.items.map(({ key }) => key)).toEqual(['1', '2']);
    expect(editor.draft().title).toBe('Changed');
    editor.actor.send({ type: 'history.revertStep', step: 1 });
    expect(contextOf(editor).refusal?.reason).toEqual({
      key: 'quiz.refusal.stepNeeded',
      values: { count: 1 },
    });
  });

  it('QED-04 leaving a field ends its step', async () => {
    const editing = () => startEditor({ ok: true, value: good }, stored, { now: () => 60_000 });
    const typing = await editing();
    const leaving = await editing();
    for (const value of ['Kinetics a', 'Kinetics ab']) {
      typing.actor.send(title(value));
      leaving.actor.send(title(value));
      leaving.actor.send({ type: 'field.leave' });
    }
    expect([typing, leaving].map((editor) => countUnsavedSteps(contextOf(editor).history))).toEqual(
      [1, 2],
    );
  });
});

describe('choosing an article and moving', () => {
  it('QED-50 QED-53 a chosen article closes the picker and is one step', async () => {
    const editor = await editGood();
    editor.actor.send({ type: 'picker.open' });
    expect(Object.keys(editor.actor.getSnapshot().children)).toContain('articlePicker');
    editor.actor.send({
      type: 'picker.choose',
      article: { id: 5692, title: 'Enzymes', image: null },
    });
    expect(editor.actor.getSnapshot().value.dialog).toBe('closed');
    expect(editor.draft().article).toEqual({ id: 5692, title: 'Enzymes', image: null });
    expect(countUnsavedSteps(contextOf(editor).history)).toBe(1);
  });

  it('QED-16 QED-30 the move dialog closes with the move or without', async () => {
    const editor = await editGood();
    editor.actor.send({ type: 'move.open', item: '2' });
    expect([editor.actor.getSnapshot().value.dialog, contextOf(editor).movingItems]).toEqual([
      'movingItem',
      ['2'],
    ]);
    editor.actor.send({ type: 'move.close' });
    editor.actor.send({ type: 'move.open', item: '2' });
    editor.actor.send({ type: 'item.move', item: '2', activity: 'B', to: 1 });
    expect([editor.actor.getSnapshot().value.dialog, contextOf(editor).movingItems]).toEqual([
      'closed',
      [],
    ]);
    expect(editor.draft().activities[1]?.items.map(({ key }) => key)).toEqual(['3', '2']);
  });

  it('QED-16 a question that is gone is not moved, and nothing is revealed', async () => {
    const editor = await editGood();
    const { reveal } = contextOf(editor);
    editor.actor.send({ type: 'item.move', item: 'gone', activity: 'B', to: 0 });
    expect(contextOf(editor)).toMatchObject({
      refusal: { reason: { key: 'quiz.refusal.itemGone' } },
      reveal,
    });
    editor.actor.send(title('Changed'));
    editor.actor.send({ type: 'item.move', item: 'gone', activity: 'B', to: 0 });
    expect(contextOf(editor).reveal).toBe(reveal);
  });
});

describe('saving', () => {
  it('QVAL-01 QVAL-02 an invalid quiz is not sent, all errors are shown at once, and the first is revealed', async () => {
    const editor = await startEditor({
      ok: true,
      value: loaded(draftOf([question('1', { title: '' })])),
    });
    editor.actor.send(title(''));
    editor.actor.send({ type: 'editor.save' });
    expect(editor.saves).toEqual([]);
    expect(changesOf(editor)).toBe('dirty');
    expect(editor.emitted.filter(({ type }) => type === 'notice')).toEqual([
      {
        type: 'notice',
        notice: {
          severity: 'error',
          message: {
            lines: [{ key: 'quiz.check.noTitle' }, { key: 'quiz.check.questionTitleEmpty' }],
          },
          topic: 'save',
        },
      },
    ]);
    expect(contextOf(editor).reveal?.location).toEqual({ kind: 'detail', field: 'title' });
  });

  it('QVAL-17 an error disappears as soon as it is fixed, and no new one appears while typing', async () => {
    const editor = await startEditor({
      ok: true,
      value: loaded(draftOf([question('1', { title: '' })])),
    });
    editor.actor.send({ type: 'editor.save' });
    editor.actor.send({ type: 'question.setTitle', item: '1', title: 'What is it?' });
    editor.actor.send(title(''));
    expect(contextOf(editor).errors).toEqual([]);
  });

  it('QFRM-31 saving a template navigates to /quiz without a leave confirmation', async () => {
    const editor = await editGood();
    editor.actor.send(title('Changed'));
    editor.actor.send({ type: 'editor.save' });
    expect(editor.saves[0]?.input).toMatchObject({
      source: { kind: 'stored', quiz: 12 },
      version: '"1"',
      attempts: [{ payload: { title: 'Changed' } }],
    });
    editor.saves[0]?.answer({ ok: true, value: { quiz: 12, version: '"2"', parts: [] } });
    await settledIn(editor, { form: 'saved' });
    expect(editor.emitted.slice(-3)).toEqual([
      { type: 'unsavedWork', isUnsaved: false },
      {
        type: 'notice',
        notice: { severity: 'success', message: { key: 'quiz.editor.savedQuiz' }, topic: 'save' },
      },
      { type: 'navigate', to: '/quiz' },
    ]);
  });

  it('QFRM-33 shows each message of the errors map separately and keeps the form', async () => {
    const editor = await editGood();
    editor.actor.send(title('Changed'));
    editor.actor.send({ type: 'editor.save' });
    editor.saves[0]?.answer({
      ok: false,
      failure: {
        kind: 'invalid',
        message: { text: 'Invalid' },
        errors: { title: [{ text: 'Taken' }, { text: 'Rude' }], tags: [{ text: 'Unknown' }] },
      },
    });
    await settledIn(editor, { form: { editing: { changes: 'saveFailed' } } });
    expect(
      editor.emitted.flatMap((event) => (event.type === 'notice' ? [event.notice.message] : [])),
    ).toEqual([{ text: 'Taken' }, { text: 'Rude' }, { text: 'Unknown' }]);
    expect(editor.draft().title).toBe('Changed');
  });

  it('QFRM-34 shows a failure without an errors map, and retries the same content with the same key', async () => {
    const editor = await editGood();
    editor.actor.send(title('Changed'));
    editor.actor.send({ type: 'editor.save' });
    editor.saves[0]?.answer(failed({ kind: 'unexpected' }));
    await settledIn(editor, { form: { editing: { changes: 'saveFailed' } } });
    expect(editor.emitted.at(-1)).toEqual({
      type: 'notice',
      notice: {
        severity: 'error',
        message: { key: 'quiz.saveFailed.unexpected', values: { edited: 'quiz' } },
        topic: 'save',
      },
    });
    editor.actor.send({ type: 'editor.save' });
    expect(editor.saves[1]?.input.attempts).toEqual(editor.saves[0]?.input.attempts);
  });

  it('QFRM-34 an attempt without a response is completed before changed content is sent; a refused one is dropped', async () => {
    const editor = await editGood();
    const save = async (answer: Outcome<never>): Promise<void> => {
      editor.actor.send({ type: 'editor.save' });
      editor.saves.at(-1)?.answer(answer);
      await settledIn(editor, { form: { editing: { changes: 'saveFailed' } } });
    };
    const titles = () => editor.saves.at(-1)?.input.attempts.map(({ payload }) => payload.title);
    editor.actor.send(title('Lost'));
    await save({ ok: false, failure: { kind: 'offline' } });
    editor.actor.send(title('Refused'));
    await save({ ok: false, failure: { kind: 'invalid', errors: { title: [{ text: 'Taken' }] } } });
    expect(titles()).toEqual(['Lost', 'Refused']);
    editor.actor.send(title('Mended'));
    await save({ ok: false, failure: { kind: 'offline' } });
    expect(titles()).toEqual(['Lost', 'Mended']);
    expect(
      new Set(
        editor.saves.flatMap(({ input }) =>
          input.attempts.map(({ idempotencyKey }) => idempotencyKey),
        ),
      ).size,
    ).toBe(3);
  });

  it('QFRM-34 a failed save without changes is shown until the next edit or save, and nothing is unsaved', async () => {
    const editor = await editGood();
    const saveFailed = () => editor.actor.getSnapshot().hasTag('saveFailed');
    const saveOffline = async (): Promise<void> => {
      editor.actor.send({ type: 'editor.save' });
      expect(saveFailed()).toBe(false);
      editor.saves.at(-1)?.answer({ ok: false, failure: { kind: 'offline' } });
      await settledIn(editor, { form: 'editing' });
    };
    await saveOffline();
    expect(saveFailed()).toBe(true);
    expect(editor.emitted.at(-1)).toEqual({ type: 'unsavedWork', isUnsaved: false });
    await saveOffline();
    expect(saveFailed()).toBe(true);
    editor.actor.send(title('Changed'));
    expect([saveFailed(), changesOf(editor)]).toEqual([false, 'dirty']);
    expect(editor.emitted.at(-1)).toEqual({
      type: 'unsavedWork',
      isUnsaved: true,
      canSave: true,
    });
  });

  it('QFRM-34 shows how long to wait for a busy server', async () => {
    const editor = await editGood();
    editor.actor.send(title('Changed'));
    editor.actor.send({ type: 'editor.save' });
    editor.saves[0]?.answer({ ok: false, failure: { kind: 'refused', retryAfterSeconds: 7 } });
    await settledIn(editor, { form: { editing: { changes: 'saveFailed' } } });
    expect(editor.emitted.at(-1)).toEqual({
      type: 'notice',
      notice: {
        severity: 'error',
        message: { key: 'quiz.saveFailed.busy', values: { seconds: 7 } },
        topic: 'save',
      },
    });
  });

  it('QFRM-34 says that the quiz is too large for the server, not to try again', async () => {
    const editor = await editGood();
    editor.actor.send(title('Changed'));
    editor.actor.send({ type: 'editor.save' });
    const failure = { kind: 'invalid', errors: {}, isTooLarge: true } as const;
    editor.saves[0]?.answer({ ok: false, failure });
    await settledIn(editor, { form: { editing: { changes: 'saveFailed' } } });
    expect(editor.emitted.at(-1)).toEqual({
      type: 'notice',
      notice: {
        severity: 'error',
        message: { key: 'quiz.saveFailed.tooLarge', values: { edited: 'quiz' } },
        topic: 'save',
      },
    });
  });

  it('API-083 a stale save loads the newer version, asks, and saves with its version; continuing keeps the draft', async () => {
    const editor = await editGood();
    editor.actor.send(title('Changed'));
    editor.actor.send({ type: 'editor.save' });
    editor.saves[0]?.answer({ ok: false, failure: { kind: 'conflict', current: '2' } });
    await settledIn(editor, { form: 'conflict' });
    editor.actor.send({ type: 'conflict.dismiss' });
    expect([changesOf(editor), editor.draft().title]).toEqual(['dirty', 'Changed']);
    editor.actor.send({ type: 'editor.save' });
    editor.saves[1]?.answer({ ok: false, failure: { kind: 'conflict', current: '2' } });
    await settledIn(editor, { form: 'conflict' });
    editor.actor.send({ type: 'conflict.save' });
    await settledIn(editor, { form: 'saving' });
    expect([
      editor.saves[2]?.input.version,
      editor.saves[2]?.input.attempts.map(({ draft }) => draft.title),
    ]).toEqual(['"1"', ['Changed']]);
  });

  it('API-083 a save without changes that meets a newer version leaves nothing unsaved', async () => {
    const editor = await editGood();
    editor.actor.send({ type: 'editor.save' });
    editor.saves[0]?.answer({ ok: false, failure: { kind: 'conflict', current: '2' } });
    await settledIn(editor, { form: 'conflict' });
    expect(editor.emitted.findLast(({ type }) => type === 'unsavedWork')).toEqual({
      type: 'unsavedWork',
      isUnsaved: false,
    });
  });

  it('PD-20 a quiz that was distributed meanwhile locks its access, and a copy of it does not', async () => {
    const theirs = { ...good, isDistributed: true, version: '2' };
    const loads = [good, theirs];
    const editor = await startEditor(() => ({ ok: true, value: loads.shift() ?? theirs }), stored);
    editor.actor.send({ type: 'detail.set', field: 'restrictNonInstitutional', value: true });
    editor.actor.send({ type: 'editor.save' });
    editor.saves[0]?.answer({ ok: false, failure: { kind: 'conflict', current: '2' } });
    await settledIn(editor, { form: 'conflict' });
    expect(contextOf(editor).isDistributed).toBe(false);
    expect(contextOf(editor).conflict?.merged.dropped).toHaveLength(1);
    editor.actor.send({ type: 'conflict.openRemote' });
    expect([contextOf(editor).isDistributed, contextOf(editor).base]).toEqual([true, good.draft]);
    editor.actor.send({ type: 'editor.saveAsNew' });
    await settledIn(editor, { form: 'saving' });
    expect(contextOf(editor).isDistributed).toBe(false);
  });

  it('API-083 a question deleted in the newer version stays deleted unless it is restored, then it is sent without its id', async () => {
    const theirs = loaded(draftOf([question('2')]), {
      serverIds: new Map([
        ['A', 7],
        ['2', 20],
      ]),
      version: '2',
    });
    const mine = loaded(draftOf([question('1'), question('2')]), {
      serverIds: new Map([
        ['A', 7],
        ['1', 10],
        ['2', 20],
      ]),
      version: '1',
    });
    const loads = [mine, theirs];
    const editor = await startEditor(() => ({ ok: true, value: loads.shift() ?? theirs }), stored);
    editor.actor.send({ type: 'question.setTitle', item: '1', title: 'Changed' });
    editor.actor.send({ type: 'editor.save' });
    editor.saves[0]?.answer({ ok: false, failure: { kind: 'conflict', current: '2' } });
    await settledIn(editor, { form: 'conflict' });
    expect(editor.actor.getSnapshot().context.conflict?.merged.dropped.map(({ id }) => id)).toEqual(
      ['item 1'],
    );
    editor.actor.send({ type: 'conflict.restoreDropped', droppedId: 'item 1', isRestored: true });
    editor.actor.send({ type: 'conflict.save' });
    await settledIn(editor, { form: 'saving' });
    const [attempt, ...others] = editor.saves[1]?.input.attempts ?? [];
    expect(others).toEqual([]);
    expect(
      attempt?.payload.activities.map(({ id, items }) => [id, items.map((item) => item.id)]),
    ).toEqual([[7, [undefined, 20]]]);
    expect(attempt?.idempotencyKey).not.toBe(editor.saves[0]?.input.attempts[0]?.idempotencyKey);
  });

  it('API-083 a create sends no ids and no version of another quiz', async () => {
    const editor = await startEditor({
      ok: true,
      value: loaded(draftOf([question('1')]), { version: null }),
    });
    editor.actor.send({ type: 'editor.save' });
    expect(editor.saves[0]?.input).toMatchObject({ source: { kind: 'blank' }, version: null });
    expect(JSON.stringify(editor.saves[0]?.input.attempts[0]?.payload)).not.toMatch(/"id":\d/);
  });
});

describe('a deleted activity', () => {
  const noticesOf = ({ emitted }: RunningEditor) =>
    emitted.filter((event) => event.type === 'notice');
  const remove = (editor: RunningEditor, at: number): string => {
    const key = editor.draft().activities[at]?.key ?? '';
    editor.actor.send({ type: 'activity.remove', activity: key });
    return `activity ${key}`;
  };

  it('QED-19 a notice says what went with it and undoes it, until it is back', async () => {
    const editor = await editGood();
    const token = remove(editor, 0);
    expect(noticesOf(editor)).toEqual([
      {
        type: 'notice',
        notice: {
          severity: 'success',
          message: {
            key: 'quiz.editor.activityDeleted',
            values: {
              title: good.draft.activities[0]?.title,
              named: 'yes',
              questions: 2,
              videos: 0,
              both: 'no',
            },
          },
        },
        action: { label: { key: 'quiz.editor.undo' }, token },
      },
    ]);
    editor.actor.send({ type: 'notice.acted', token: 'recycleBin 1' });
    expect(editor.draft().activities).toHaveLength(1);
    editor.actor.send({ type: 'notice.acted', token });
    expect(editor.draft()).toEqual(good.draft);
    expect(changesOf(editor)).toBe('clean');
    editor.actor.send({ type: 'notice.acted', token: 'recycleBin 1' });
    const before = noticesOf(editor).length;
    editor.actor.send({ type: 'notice.acted', token });
    expect(editor.draft()).toEqual(good.draft);
    expect(noticesOf(editor).slice(before)).toEqual([
      {
        type: 'notice',
        notice: { severity: 'info', message: { key: 'quiz.editor.activityIsBack' } },
      },
    ]);
  });

  it('QED-19 without a title it is called untitled', async () => {
    const draft = draftOf([question('1')], [question('2')]);
    const [first, ...others] = draft.activities;
    if (first === undefined) throw new Error('the quiz has no activity');
    const editor = await startEditor(
      { ok: true, value: loaded({ ...draft, activities: [{ ...first, title: ' ' }, ...others] }) },
      stored,
    );
    remove(editor, 0);
    const [notice] = noticesOf(editor);
    expect(formatInEnglish(notice?.notice.message ?? { text: '' })).toBe(
      'Deleted an untitled activity with 1 question',
    );
  });

  it('QED-19 comes back alone when something was changed since, and an empty one says nothing', async () => {
    const editor = await editGood();
    const token = remove(editor, 0);
    editor.actor.send(title('Changed'));
    editor.actor.send({ type: 'notice.acted', token });
    expect(editor.draft()).toEqual({ ...good.draft, title: 'Changed' });
    editor.actor.send({ type: 'activity.add' });
    remove(editor, 2);
    expect(noticesOf(editor)).toHaveLength(1);
  });
});
