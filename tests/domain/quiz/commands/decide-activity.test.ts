import { describe, expect, it } from 'vitest';

import { getSelectedActivity } from '../../../../src/domain/quiz/draft/locate.ts';
import { createDraft } from '../../../../src/domain/quiz/draft/create-draft.ts';
import type { DraftActivity } from '../../../../src/domain/quiz/draft/draft.ts';
import {
  draftOf,
  keysOf,
  libraryContext,
  question,
  templateContext,
  video,
} from '../support/drafts.ts';
import { given } from '../support/given.ts';

const titles = (draft: { readonly activities: readonly { readonly title: string }[] }) =>
  draft.activities.map(({ title }) => title);

describe('activities', () => {
  it("QFRM-27 a new quiz starts with one activity titled 'Activity 1' with no items", () => {
    expect(createDraft('A').activities).toEqual([{ key: 'A', title: 'Activity 1', items: [] }]);
  });

  it('QED-17 adding an activity appends it and leaves the selection alone', () => {
    const { draft } = given(draftOf([], [])).when({ type: 'activity.add', activity: 'new' });
    expect(draft.activities.map(({ key }) => key)).toEqual(['A', 'B', 'new']);
    expect(getSelectedActivity(draft, 'A').key).toBe('A');
  });

  it("QED-36 a new activity takes the smallest free 'Activity N'", () => {
    const base = {
      ...draftOf([], [], []),
      activities: [
        { key: 'A', title: 'Activity 1', items: [] },
        { key: 'B', title: 'Activity 3', items: [] },
      ],
    };
    expect(titles(given(base).when({ type: 'activity.add', activity: 'C' }).draft)).toEqual([
      'Activity 1',
      'Activity 3',
      'Activity 2',
    ]);
  });

  it('QED-18 exactly one activity is selected even when none was selected', () => {
    expect(getSelectedActivity(draftOf([], []), null).key).toBe('A');
  });

  it('QED-19 deleting the selected activity selects the first remaining one', () => {
    const { draft } = given(draftOf([], [], [])).when({ type: 'activity.remove', activity: 'B' });
    expect(getSelectedActivity(draft, 'B').key).toBe('A');
  });

  it('QED-20 the last activity cannot be deleted and says why', () => {
    given(draftOf([]))
      .when({ type: 'activity.remove', activity: 'A' })
      .isRefusedBecause('quiz.refusal.lastActivity');
  });

  it('QED-32 an activity moves to the target index', () => {
    expect(
      titles(
        given(draftOf([], [], [])).when({ type: 'activity.move', activity: 'A', to: 2 }).draft,
      ),
    ).toEqual(['Activity 2', 'Activity 3', 'Activity 1']);
  });

  it('QED-32 an activity dropped where it was changes nothing', () => {
    expect(
      given(draftOf([], [])).when({ type: 'activity.move', activity: 'B', to: 9 }).decision,
    ).toMatchObject({ accepted: true, events: [] });
  });

  const rename = (title: string) => ({ type: 'activity.rename', activity: 'A', title }) as const;

  it('QED-03 activities of all quizzes can be renamed', () => {
    for (const context of [templateContext, libraryContext])
      expect(titles(given(draftOf([]), context).when(rename('Before')).draft)).toEqual(['Before']);
  });

  it('QED-03 QVAL-19 only in a library quiz can the title be empty until it is saved', () => {
    given(draftOf([])).when(rename(' ')).isRefusedBecause('quiz.refusal.activityTitleEmpty');
    expect(titles(given(draftOf([]), libraryContext).when(rename('')).draft)).toEqual(['']);
  });

  it('a copy of a renamed activity has its title', () => {
    const [first] = draftOf([]).activities;
    const base = { ...draftOf([]), activities: [{ ...first, title: 'Before' } as DraftActivity] };
    expect(
      titles(
        given(base).when({ type: 'activity.duplicate', activity: 'A', copy: 'C', items: [] }).draft,
      ),
    ).toEqual(['Before', 'Before (copy)']);
  });

  it('QED-21 a command for an activity that is gone is refused', () => {
    given(draftOf([question('1')]))
      .when({ type: 'activity.remove', activity: 'gone' })
      .isRefusedBecause('quiz.refusal.activityGone');
  });

  it('QED-47 a copy follows its original, with its questions and without its videos', () => {
    const base = draftOf([question('1'), video('v', 7)], []);
    const duplicate = {
      type: 'activity.duplicate',
      activity: 'A',
      copy: 'C',
      items: [question('copy of 1'), video('copy of v', 7)],
    } as const;
    const { draft, decision } = given(base).when(duplicate);
    expect([titles(draft), keysOf(draft)]).toEqual([
      ['Activity 1', 'Activity 3', 'Activity 2'],
      [['1', 'v'], ['copy of 1'], []],
    ]);
    expect(decision).toMatchObject({
      name: { key: 'quiz.step.activityDuplicated', values: { title: 'Activity 1', videos: 1 } },
    });
    expect(titles(given(base, libraryContext).when(duplicate).draft)).toEqual([
      'Activity 1',
      'Activity 1 (copy)',
      'Activity 2',
    ]);
    given(base)
      .when({ ...duplicate, activity: 'gone' })
      .isRefusedBecause('quiz.refusal.activityGone');
  });
});
