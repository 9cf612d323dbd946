import { describe, expect, it } from 'vitest';

import { checkVideoLabel } from '../../../../src/domain/quiz/commands/videos.ts';
import { draftOf, keysOf, video } from '../support/drafts.ts';
import { given } from '../support/given.ts';

const article = { id: 7, title: 'Enzymes', image: null };

describe('adding a video', () => {
  it('QED-15 it is added at the end of its activity', () => {
    expect(
      keysOf(
        given(draftOf([video('v', 1)], [])).when({
          type: 'video.add',
          activity: 'A',
          item: 'new',
          article,
        }).draft,
      ),
    ).toEqual([['v', 'new'], []]);
  });

  it('QED-47 a video that is in the quiz is refused, whichever activity has it', () => {
    given(draftOf([], [video('v', 7)]))
      .when({ type: 'video.add', activity: 'A', item: 'new', article })
      .isRefusedBecause('quizDialogs.video.added');
  });
});

describe('the label', () => {
  const missing = { accepted: false, reason: { key: 'quizDialogs.video.chooseLabel' } };
  const untitled = {
    ...draftOf([], []),
    activities: draftOf([], []).activities.map((activity) => ({ ...activity, title: ' ' })),
  };

  it('QED-45 QED-46 a quiz of several activities needs one of them as the label', () => {
    expect(checkVideoLabel(draftOf([], []), 'library', 'B')).toBeNull();
    expect(checkVideoLabel(draftOf([], []), 'library', null)).toEqual(missing);
    expect(checkVideoLabel(draftOf([], []), 'user', 'gone')).toEqual(missing);
  });

  it('QED-46 a quiz of one activity needs none', () => {
    expect(checkVideoLabel(draftOf([]), 'library', null)).toBeNull();
  });

  it('QED-46 an activity without a title is no label in a library quiz', () => {
    expect(checkVideoLabel(untitled, 'library', 'A')).toEqual(missing);
    expect(checkVideoLabel(untitled, 'admin', 'A')).toBeNull();
  });
});
