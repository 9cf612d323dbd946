import { describe, expect, it } from 'vitest';

import { labelRefusal } from '../../../src/domain/quiz/rules/video-label.ts';
import { draftOf, keysOf, video } from './drafts.ts';
import { given } from './given.ts';

const article = { id: 7, title: 'Enzymes', image: null };

describe('adding a video', () => {
  it('QED-15 it stands at the end of its activity', () => {
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
    expect(labelRefusal(draftOf([], []), 'library', 'B')).toBeNull();
    expect(labelRefusal(draftOf([], []), 'library', null)).toEqual(missing);
    expect(labelRefusal(draftOf([], []), 'user', 'gone')).toEqual(missing);
  });

  it('QED-46 a quiz of one activity needs none', () => {
    expect(labelRefusal(draftOf([]), 'library', null)).toBeNull();
  });

  it('QED-46 an activity without a title is no label in a library quiz', () => {
    expect(labelRefusal(untitled, 'library', 'A')).toEqual(missing);
    expect(labelRefusal(untitled, 'admin', 'A')).toBeNull();
  });
});
