import { describe, expect, it } from 'vitest';

import type { QuizCommand } from '../../../src/domain/quiz/command.ts';
import type { Draft } from '../../../src/domain/quiz/draft.ts';
import { noChoices, rebase, type Choices } from '../../../src/domain/quiz/rebase/rebase.ts';
import { draftOf, keysOf, libraryContext, question } from './drafts.ts';
import { Editing } from './editing.ts';

const base = draftOf([question('1'), question('2')], [question('3')]);

function after(...commands: readonly QuizCommand[]): Editing {
  const editing = new Editing(base);
  for (const command of commands) editing.do(command);
  return editing;
}

const theirs = (...commands: readonly QuizCommand[]): Draft => after(...commands).history.draft;
const merge = (mine: Editing, their: Draft, choices: Choices = noChoices) =>
  rebase(mine.history, their, libraryContext, choices, 1);
const title = (item: string, text: string): QuizCommand => ({
  type: 'question.setTitle',
  item,
  title: text,
});
const titlesOf = (draft: Draft) =>
  draft.activities.flatMap(({ items }) => items.map((item) => item.title));

describe('my work on their version (decision 39)', () => {
  it('ENT-09 disjoint changes are both there and nothing is to choose', () => {
    const merged = merge(
      after(title('1', 'Mine'), { type: 'item.move', item: '3', activity: 'A', to: 0 }),
      theirs(title('2', 'Theirs'), { type: 'detail.set', field: 'title', value: 'Their title' }),
    );
    expect(merged).toMatchObject({ clashes: [], lost: [], kept: [{ id: 1 }, { id: 2 }] });
    expect([merged.draft.title, keysOf(merged.draft), titlesOf(merged.draft)]).toEqual([
      'Their title',
      [['3', '1', '2'], []],
      ['Question 3', 'Mine', 'Theirs'],
    ]);
  });

  it('ENT-09 the same change on both sides is no clash', () => {
    const merged = merge(after(title('1', 'Same')), theirs(title('1', 'Same')));
    expect(merged).toMatchObject({ clashes: [], lost: [], steps: [], kept: [{ id: 1 }] });
  });

  it('ENT-09 a text both changed is a clash with three values; mine stands until theirs is chosen', () => {
    const mine = after(title('1', 'Mine'));
    const their = theirs(title('1', 'Theirs'));
    const merged = merge(mine, their);
    expect(merged.clashes).toEqual([
      {
        id: 'item 1 title',
        kind: 'field',
        base: { kind: 'questionTitle', item: '1', value: 'Question 1' },
        mine: { kind: 'questionTitle', item: '1', value: 'Mine' },
        theirs: { kind: 'questionTitle', item: '1', value: 'Theirs' },
      },
    ]);
    expect(titlesOf(merged.draft)).toEqual(['Mine', 'Question 2', 'Question 3']);
    const chosen = merge(mine, their, {
      ...noChoices,
      sides: new Map([['item 1 title', 'theirs']]),
    });
    expect(titlesOf(chosen.draft)).toEqual(['Theirs', 'Question 2', 'Question 3']);
    expect(chosen.steps.map(({ events }) => events)).toMatchObject([
      [{ from: 'Theirs', to: 'Mine' }],
      [{ from: 'Mine', to: 'Theirs' }],
    ]);
  });

  it('ENT-09 an edit in a question they deleted is lost with its content, and kept when it is brought back', () => {
    const mine = after(
      title('1', 'Mine'),
      { type: 'option.setText', item: '1', option: 'a', text: 'My option' },
      title('2', 'Other'),
    );
    const their = theirs({ type: 'item.remove', item: '1' });
    const merged = merge(mine, their);
    expect(merged.lost).toEqual([
      {
        id: 'item 1',
        reason: { key: 'quiz.refusal.itemGone' },
        steps:
          mine.history.cursor?.before?.before === undefined
            ? []
            : [mine.history.cursor.before.before?.step, mine.history.cursor.before.step],
        missing: { kind: 'item', item: mine.history.draft.activities[0]?.items[0] },
      },
    ]);
    expect(titlesOf(merged.draft)).toEqual(['Other', 'Question 3']);
    const back = merge(mine, their, { ...noChoices, broughtBack: new Set(['item 1']) });
    expect(back).toMatchObject({ lost: [], clashes: [] });
    expect(back.draft).toEqual(mine.history.draft);
  });

  it('ENT-09 an edit in an activity they deleted is lost as that activity, and comes back with it', () => {
    const mine = after(title('3', 'Mine'), {
      type: 'question.add',
      activity: 'B',
      item: 'new',
      options: ['x'],
    });
    const their = theirs({ type: 'activity.remove', activity: 'B' });
    expect(merge(mine, their).lost).toMatchObject([
      {
        id: 'activity B',
        steps: [{ id: 1 }, { id: 2 }],
        missing: { kind: 'activity', activity: { key: 'B' } },
      },
    ]);
    expect(
      merge(mine, their, { ...noChoices, broughtBack: new Set(['activity B']) }).draft,
    ).toEqual(mine.history.draft);
  });

  it('ENT-09 a question I deleted and they changed is a clash; theirs brings it back as they have it', () => {
    const mine = after({ type: 'item.remove', item: '2' });
    const their = theirs(title('2', 'Theirs'));
    expect(merge(mine, their).clashes).toMatchObject([
      { id: 'item 2', kind: 'removedItem', theirs: { title: 'Theirs' } },
    ]);
    expect(keysOf(merge(mine, their).draft)).toEqual([['1'], ['3']]);
    expect(
      merge(mine, their, { ...noChoices, sides: new Map([['item 2', 'theirs']]) }).draft,
    ).toEqual(their);
  });

  it('ENT-09 what I changed and changed back is theirs', () => {
    expect(
      merge(after(title('1', 'Mine'), title('1', 'Question 1')), theirs(title('1', 'Theirs'))),
    ).toMatchObject({ clashes: [], draft: theirs(title('1', 'Theirs')) });
  });

  it('ENT-09 a question I deleted and took back keeps their words', () => {
    const mine = after({ type: 'item.remove', item: '1' });
    mine.undo();
    mine.do({ type: 'detail.set', field: 'title', value: 'Mine' });
    expect(titlesOf(merge(mine, theirs(title('1', 'Theirs'))).draft)).toEqual([
      'Theirs',
      'Question 2',
      'Question 3',
    ]);
  });

  it('QED-29 right answers both chose differently are a clash, and an option they removed cannot be right', () => {
    const choose = (option: string): QuizCommand => ({ type: 'answer.choose', item: '1', option });
    expect(merge(after(choose('b')), theirs(choose('c'))).clashes).toMatchObject([
      {
        id: 'item 1 answers',
        mine: { value: { rightAnswer: ['b'] } },
        theirs: { value: { rightAnswer: ['c'] } },
      },
    ]);
    expect(
      merge(after(choose('b')), theirs({ type: 'option.remove', item: '1', option: 'b' })).lost,
    ).toMatchObject([{ reason: { key: 'quiz.refusal.optionGone' } }]);
  });

  it('QED-33 a move is decided again with its place among theirs', () => {
    const merged = merge(
      after({ type: 'item.move', item: '1', activity: 'A', to: 1 }),
      theirs({ type: 'item.remove', item: '2' }),
    );
    expect([keysOf(merged.draft), merged.lost]).toEqual([[['1'], ['3']], []]);
  });
});
