import { describe, expect, it } from 'vitest';

import type { TextLocation } from '../../../../src/domain/quiz/draft/text-location.ts';
import { draftOf, question } from '../../../domain/quiz/support/drafts.ts';
import { loaded, startEditor } from './running-editor.ts';

const stored = { kind: 'stored', quiz: 12 } as const;
const value = loaded(draftOf([question('1'), question('2')], [question('3')]));
const edit = (isDistributed = false) =>
  startEditor({ ok: true, value: { ...value, isDistributed } }, stored);

const inOption: TextLocation = { kind: 'option', activity: 'B', item: '3', option: 'b' };
const replace = {
  type: 'texts.replace',
  search: 'Option',
  count: 2,
  texts: [
    {
      location: { kind: 'item', activity: 'A', item: '1' },
      from: 'Question 1',
      to: 'Task 1',
    },
    { location: inOption, from: 'Option b', to: 'Answer b' },
  ],
} as const;

describe('finding', () => {
  it('shows a match: its activity, its question expanded, and its words', async () => {
    const { actor } = await edit();
    actor.send({ type: 'collapse.all' });
    actor.send({ type: 'match.reveal', location: inOption, range: { start: 0, end: 6 } });
    const { selected, collapsed, reveal } = actor.getSnapshot().context;
    expect([selected, [...collapsed], reveal]).toEqual([
      'B',
      ['1', '2'],
      { location: inOption, count: 1, isHighlighted: true, found: { start: 0, end: 6 } },
    ]);
  });

  it('finds what was searched for last, unless another text is wanted', async () => {
    const { actor } = await edit();
    const request = () => actor.getSnapshot().context.findRequest;
    actor.send({ type: 'find.open', text: '', replaces: false });
    actor.send({ type: 'find.close', text: 'cell' });
    expect(actor.getSnapshot().matches({ form: { editing: { finding: 'closed' } } })).toBe(true);
    actor.send({ type: 'find.open', text: '', replaces: true });
    expect(request()).toEqual({ text: 'cell', replaces: true, count: 2 });
    actor.send({ type: 'find.open', text: 'wall', replaces: false });
    expect(request()).toEqual({ text: 'wall', replaces: false, count: 3 });
  });
});

describe('replacing', () => {
  it('is one step and says how often; undo and redo show the first change', async () => {
    const { actor, draft } = await edit();
    actor.send({ type: 'selection.set', activity: 'B' });
    actor.send(replace);
    const { announcement, history } = actor.getSnapshot().context;
    expect(announcement?.message).toEqual({
      key: 'quiz.step.textsReplaced',
      values: { search: 'Option', count: 2 },
    });
    expect(history.cursor?.depth).toBe(1);
    actor.send({ type: 'history.undo' });
    const { selected, reveal } = actor.getSnapshot().context;
    expect([draft(), selected, reveal?.location]).toEqual([
      value.draft,
      'A',
      { kind: 'item', activity: 'A', item: '1' },
    ]);
  });

  it('does not join the typing before or after it', async () => {
    const { actor, draft } = await edit();
    const type = (title: string) => {
      actor.send({ type: 'question.setTitle', item: '1', title });
    };
    const only = { ...replace.texts[0], from: 'Question one', to: 'Task one' };
    type('Question one');
    actor.send({ ...replace, texts: [only] });
    type('Task 2');
    const titles = ['Task one', 'Question one', 'Question 1'].map(() => {
      actor.send({ type: 'history.undo' });
      return draft().activities[0]?.items[0]?.title;
    });
    expect(titles).toEqual(['Task one', 'Question one', 'Question 1']);
  });

  it('is refused with the reason', async () => {
    const distributed = await edit(true);
    distributed.actor.send(replace);
    const changed = await edit();
    changed.actor.send({ type: 'question.setTitle', item: '1', title: 'New' });
    changed.actor.send(replace);
    expect(
      [distributed, changed].map(({ actor }) => actor.getSnapshot().context.refusal?.reason),
    ).toEqual([{ key: 'quiz.refusal.replaceDistributed' }, { key: 'quiz.refusal.textChanged' }]);
    expect(distributed.draft()).toEqual(value.draft);
  });
});
