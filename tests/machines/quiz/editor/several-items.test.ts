import { describe, expect, it } from 'vitest';

import { trimSelection } from '../../../../src/machines/quiz/editor/item-selection.ts';
import { draftOf, keysOf, question } from '../../../domain/quiz/support/drafts.ts';
import { loaded, startEditor, type RunningEditor } from './running-editor.ts';

const stored = { kind: 'stored', quiz: 12 } as const;
const options = ['a', 'b'].map((id) => ({ id, text: `Option ${id}` }));
const value = loaded(
  draftOf([question('1', { options }), question('2')], [question('3', { options })]),
);
const edit = () => startEditor({ ok: true, value }, stored);

const selectionOf = ({ actor }: RunningEditor) => [...actor.getSnapshot().context.selectedItems];
const select = (item: string, isSelected = true) =>
  ({ type: 'items.select', item, isSelected }) as const;

describe('the selection', () => {
  it('is no change of the quiz, has items of the shown activity only and is cleared', async () => {
    const editor = await edit();
    for (const event of [select('2'), select('3'), select('1')]) editor.actor.send(event);
    expect([selectionOf(editor), editor.emitted, editor.draft()]).toEqual([
      ['2', '1'],
      [{ type: 'unsavedWork', isUnsaved: false }],
      value.draft,
    ]);
    editor.actor.send(select('2', false));
    expect(selectionOf(editor)).toEqual(['1']);
    expect(editor.actor.getSnapshot().can({ type: 'items.clearSelection' })).toBe(true);
    editor.actor.send({ type: 'items.clearSelection' });
    expect(selectionOf(editor)).toEqual([]);
    expect(editor.actor.getSnapshot().can({ type: 'items.clearSelection' })).toBe(false);
  });

  it('keeps the start of a range while that item is selected', async () => {
    const editor = await edit();
    const trim = () => trimSelection(editor.actor.getSnapshot().context);
    expect(trim()).toEqual({ selectedItems: new Set(), selectionAnchor: null });
    for (const event of [select('1'), select('2')]) editor.actor.send(event);
    expect(trim()).toEqual({ selectedItems: new Set(['1', '2']), selectionAnchor: '2' });
    editor.actor.send(select('2', false));
    expect(trim()).toEqual({ selectedItems: new Set(['1']), selectionAnchor: null });
  });

  it('is a range from the item that was toggled last, or all items', async () => {
    const keys = ['1', '2', '3', '4', '5'];
    const editor = await startEditor(
      { ok: true, value: loaded(draftOf(keys.map((key) => question(key)))) },
      stored,
    );
    const range = (item: string) => {
      editor.actor.send({ type: 'items.selectRange', item });
      return selectionOf(editor);
    };
    expect(range('2')).toEqual(['1', '2']);
    editor.actor.send(select('4'));
    expect(range('5')).toEqual(['4', '5']);
    expect(range('2')).toEqual(['2', '3', '4']);
    expect(range('gone')).toEqual(['2', '3', '4']);
    editor.actor.send({ type: 'items.selectAll' });
    expect(selectionOf(editor)).toEqual(keys);
  });

  it('loses what is removed, undone or not shown', async () => {
    const editor = await edit();
    editor.actor.send({ type: 'items.add', activity: 'A', items: [question('n')] });
    editor.actor.send({ type: 'items.selectAll' });
    editor.actor.send({ type: 'item.remove', item: '1' });
    expect(selectionOf(editor)).toEqual(['2', 'k2']);
    editor.actor.send({ type: 'history.jumpToStep', step: 0 });
    expect(selectionOf(editor)).toEqual(['2']);
    editor.actor.send({ type: 'selection.set', activity: 'B' });
    expect(selectionOf(editor)).toEqual([]);
  });

  it('goes over to the copies of the selected items, and stays when others are copied', async () => {
    const editor = await edit();
    editor.actor.send({ type: 'items.selectAll' });
    editor.actor.send({ type: 'items.duplicate', items: ['1', '2'] });
    expect([keysOf(editor.draft())[0], selectionOf(editor)]).toEqual([
      ['1', '2', 'k2', 'k5'],
      ['k2', 'k5'],
    ]);
    editor.actor.send({ type: 'items.duplicate', items: ['1'] });
    expect(selectionOf(editor)).toEqual(['k2', 'k5']);
    editor.actor.send({ type: 'items.duplicate', items: ['gone'] });
    expect([selectionOf(editor), editor.actor.getSnapshot().context.refusal?.reason]).toEqual([
      ['k2', 'k5'],
      { key: 'quiz.refusal.itemGone' },
    ]);
  });

  it('is moved with the dialog, within its activity too, and is empty where it left', async () => {
    const editor = await edit();
    const dialogOf = () => editor.actor.getSnapshot().value.dialog;
    editor.actor.send({ type: 'move.openSelected' });
    expect(dialogOf()).toBe('closed');
    editor.actor.send({ type: 'items.selectAll' });
    editor.actor.send({ type: 'move.openSelected' });
    expect([dialogOf(), editor.actor.getSnapshot().context.movingItems]).toEqual([
      'movingItem',
      ['1', '2'],
    ]);
    editor.actor.send({ type: 'items.move', items: ['1', '2'], activity: 'B', to: 0 });
    const { reveal, movingItems } = editor.actor.getSnapshot().context;
    expect({
      keys: keysOf(editor.draft()),
      dialog: dialogOf(),
      selection: selectionOf(editor),
      location: reveal?.location,
      movingItems,
    }).toEqual({
      keys: [[], ['1', '2', '3']],
      dialog: 'closed',
      selection: [],
      location: { kind: 'items', activity: 'A' },
      movingItems: [],
    });
  });
});

describe('several items', () => {
  it('are added with keys and option ids that the machine makes, shown and announced', async () => {
    const editor = await edit();
    editor.actor.send({
      type: 'items.add',
      activity: 'B',
      index: 0,
      items: [question('1', { options }), question('3', { options, rightAnswer: ['b'] })],
    });
    expect(editor.draft().activities[1]?.items.slice(0, 2)).toEqual([
      question('k2', {
        title: 'Question 1',
        rightAnswer: ['k3'],
        options: [
          { id: 'k3', text: 'Option a' },
          { id: 'k4', text: 'Option b' },
        ],
      }),
      question('k5', {
        title: 'Question 3',
        rightAnswer: ['k7'],
        options: [
          { id: 'k6', text: 'Option a' },
          { id: 'k7', text: 'Option b' },
        ],
      }),
    ]);
    const { selected, reveal, announcement } = editor.actor.getSnapshot().context;
    expect({ selected, location: reveal?.location, message: announcement?.message }).toEqual({
      selected: 'B',
      location: { kind: 'item', activity: 'B', item: 'k2' },
      message: { key: 'quiz.step.itemsAdded', values: { questions: 2, videos: 0, both: 'no' } },
    });
    editor.actor.send({ type: 'history.undo' });
    expect(keysOf(editor.draft())).toEqual([['1', '2'], ['3']]);
  });
});

describe('announcements', () => {
  it('tells what was done with the selected items', async () => {
    const editor = await edit();
    const read = () => editor.actor.getSnapshot().context.announcement;
    editor.actor.send({ type: 'items.setMultiple', items: ['1', '2'], isMultiple: true });
    expect(read()).toEqual({
      message: { key: 'quiz.step.multipleAllowedIn', values: { count: 2 } },
      count: 1,
    });
    editor.actor.send({ type: 'items.move', items: ['1', '2'], activity: 'B', to: 0 });
    expect(read()).toEqual({
      message: {
        key: 'quiz.step.itemsMovedToActivity',
        values: { questions: 2, videos: 0, both: 'no', activity: 'Activity 2' },
      },
      count: 2,
    });
  });
});
