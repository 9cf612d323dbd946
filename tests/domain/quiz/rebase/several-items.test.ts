import { describe, expect, it } from 'vitest';

import type { QuizCommand } from '../../../../src/domain/quiz/commands/command.ts';
import {
  emptyChoices,
  rebase,
  type RebasedWork,
} from '../../../../src/domain/quiz/rebase/rebase.ts';
import { draftOf, keysOf, libraryContext, question } from '../support/drafts.ts';
import { Editing } from '../support/editing.ts';

const base = draftOf([question('1'), question('2')], [question('3')]);

function after(...commands: readonly QuizCommand[]): Editing {
  const editing = new Editing(base);
  for (const command of commands) editing.do(command);
  return editing;
}

const merge = (mine: readonly QuizCommand[], theirs: readonly QuizCommand[]): RebasedWork =>
  rebase(after(...mine).history, after(...theirs).history.draft, libraryContext, emptyChoices, 1);

describe('several items that were changed in one step, on the remote version (PD-39)', () => {
  const add: QuizCommand = {
    type: 'items.add',
    activity: 'A',
    items: [question('n'), question('m')],
    index: 1,
  };

  it('added items stay together and one step', () => {
    const merged = merge(
      [add],
      [
        { type: 'item.remove', item: '2' },
        { type: 'item.move', item: '3', activity: 'A', to: 0 },
      ],
    );
    expect(keysOf(merged.draft)).toEqual([['3', 'n', 'm', '1'], []]);
    expect(merged.steps).toMatchObject([
      { name: { key: 'quiz.step.itemsAdded', values: { questions: 2 } } },
    ]);
    expect(merged.dropped).toEqual([]);
  });

  it('items added to an activity that is gone are dropped together', () => {
    const merged = merge([add], [{ type: 'activity.remove', activity: 'A' }]);
    expect(keysOf(merged.draft)).toEqual([['3']]);
    expect(merged.dropped).toMatchObject([
      {
        reason: { key: 'quiz.refusal.activityGone' },
        steps: [{ id: 1 }],
        missing: { kind: 'activity' },
      },
    ]);
  });

  it('moved items stay together, at the position that they were moved to', () => {
    const merged = merge(
      [{ type: 'items.move', items: ['1', '2'], activity: 'B', to: 1 }],
      [{ type: 'question.add', activity: 'B', item: 'theirs', options: ['a'] }],
    );
    expect([keysOf(merged.draft), merged.dropped]).toEqual([[[], ['3', '1', '2', 'theirs']], []]);
  });

  it('what one side removed and the other side too is gone, and nothing is dropped', () => {
    const merged = merge(
      [{ type: 'items.remove', items: ['1', '3'] }],
      [{ type: 'items.remove', items: ['1', '2'] }],
    );
    expect([keysOf(merged.draft), merged.conflicts, merged.dropped]).toEqual([[[], []], [], []]);
  });

  it('QED-27 a single answer is allowed in the questions of the remote version', () => {
    const many = { isMultiple: true, rightAnswer: ['a', 'b'] };
    const start = draftOf([question('1', many), question('2', many)]);
    const [mine, theirs] = [new Editing(start), new Editing(start)];
    mine.do({ type: 'items.setMultiple', items: ['1', '2'], isMultiple: false });
    theirs.do({ type: 'option.remove', item: '2', option: 'a' });
    const merged = rebase(mine.history, theirs.history.draft, libraryContext, emptyChoices, 1);
    expect([
      merged.draft.activities[0]?.items.map(({ isMultiple, rightAnswer }) => [
        isMultiple,
        rightAnswer,
      ]),
      merged.dropped,
    ]).toEqual([
      [
        [false, ['a']],
        [false, ['b']],
      ],
      [],
    ]);
  });

  it('an option moves among the options of the remote version', () => {
    const merged = merge(
      [{ type: 'option.move', item: '1', option: 'c', to: 0 }],
      [{ type: 'option.add', item: '1', option: 'theirs' }],
    );
    expect(merged.draft.activities[0]?.items[0]?.options.map(({ id }) => id)).toEqual([
      'c',
      'a',
      'b',
      'theirs',
    ]);
    expect(
      merge(
        [{ type: 'option.move', item: '1', option: 'c', to: 0 }],
        [{ type: 'option.remove', item: '1', option: 'c' }],
      ).dropped,
    ).toMatchObject([{ missing: { kind: 'option', option: { id: 'c' } } }]);
  });
});
