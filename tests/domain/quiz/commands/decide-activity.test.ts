import { describe, expect, it } from 'vitest';

import { getSelectedActivity } from '../../../../src/domain/quiz/draft/locate.ts';
import { createDraft } from '../../../../src/domain/quiz/draft/create-draft.ts';
import { draftOf, libraryContext, question } from '../support/drafts.ts';
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

  it('QED-03 only library quizzes give activities a title', () => {
    given(draftOf([]))
      .when({ type: 'activity.rename', activity: 'A', title: 'Before' })
      .isRefusedBecause('quiz.refusal.activityTitleFixed');
    expect(
      titles(
        given(draftOf([]), libraryContext).when({
          type: 'activity.rename',
          activity: 'A',
          title: 'Before',
        }).draft,
      ),
    ).toEqual(['Before']);
  });

  it('QED-21 a command for an activity that is gone is refused', () => {
    given(draftOf([question('1')]))
      .when({ type: 'activity.remove', activity: 'gone' })
      .isRefusedBecause('quiz.refusal.activityGone');
  });
});
