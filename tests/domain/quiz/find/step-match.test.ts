import { describe, expect, it } from 'vitest';

import { describeMatch } from '../../../../src/domain/quiz/find/describe-match.ts';
import { createMatchFinder } from '../../../../src/domain/quiz/find/find-matches.ts';
import {
  findMatchIndex,
  stepAfterReplacement,
  stepMatch,
} from '../../../../src/domain/quiz/find/step-match.ts';
import { draftOf, question, video } from '../support/drafts.ts';

const draft = {
  ...draftOf(
    [question('1', { title: 'cell cell' })],
    [video('cell'), question('2', { options: [{ id: 'a', text: '<p>A cell</p>' }] })],
  ),
  title: 'Cells',
};
const find = createMatchFinder({ text: 'cell', matchesCase: false });
const matches = find(draft);
const at = (index: number) => {
  const match = matches[index];
  if (match === undefined) throw new Error('no match');
  return { match, index };
};

describe('going through the matches', () => {
  it('begins in the shown activity, or at the first match when nothing is found from there on', () => {
    expect(stepMatch(matches, null, 1, draft, 'A')).toEqual(at(1));
    expect(stepMatch(matches, null, 1, draft, 'B')).toEqual(at(3));
    expect(stepMatch(matches, null, -1, draft, 'B')).toEqual(at(2));
    expect(stepMatch(matches.slice(0, 1), null, 1, draft, 'B')).toEqual(at(0));
    expect(stepMatch([], null, 1, draft, 'A')).toBeNull();
  });

  it('begins again at the end', () => {
    expect(stepMatch(matches, at(4), 1, draft, 'A')).toEqual(at(0));
    expect(stepMatch(matches, at(0), -1, draft, 'A')).toEqual(at(4));
    expect(stepMatch(matches, at(1), 1, draft, 'A')).toEqual(at(2));
  });

  it('goes on at the place of a match that is gone', () => {
    const rest = matches.filter((_, index) => index !== 1);
    expect(stepMatch(rest, at(1), 1, draft, 'A')).toEqual({ ...at(2), index: 1 });
    expect(stepMatch(rest, at(1), -1, draft, 'A')).toEqual(at(0));
    expect(findMatchIndex(rest, at(1).match)).toBe(-1);
  });

  it('goes on behind a replacement that has the text again', () => {
    const longer = { ...draft, activities: [] as typeof draft.activities, title: 'cells cell' };
    const found = find(longer);
    const first = { match: found[0] ?? at(0).match, index: 0 };
    expect(stepAfterReplacement(found, first, 'cells'.length)?.match.range.start).toBe(6);
    expect(stepAfterReplacement(found.slice(0, 1), first, 'cells'.length)?.index).toBe(0);
    expect(stepAfterReplacement([], first, 1)).toBeNull();
  });
});

describe('where a match is', () => {
  it('is told by the names on screen, with some words around it', () => {
    expect(matches.map((match) => describeMatch(draft, match))).toEqual([
      { place: { key: 'quizFind.inTitle' }, before: '', match: 'Cell', after: 's' },
      {
        place: { key: 'quizFind.inQuestion', values: { activity: 'Activity 1', number: 1 } },
        before: '',
        match: 'cell',
        after: ' cell',
      },
      {
        place: { key: 'quizFind.inQuestion', values: { activity: 'Activity 1', number: 1 } },
        before: 'cell ',
        match: 'cell',
        after: '',
      },
      {
        place: { key: 'quizFind.inVideo', values: { activity: 'Activity 2' } },
        before: 'Video ',
        match: 'cell',
        after: '',
      },
      {
        place: {
          key: 'quizFind.inOption',
          values: { activity: 'Activity 2', number: 1, option: 'A' },
        },
        before: 'A ',
        match: 'cell',
        after: '',
      },
    ]);
  });

  it('is a title of an activity, and long texts are cut', () => {
    const long = { ...draftOf([]), title: '' };
    const activities = [{ key: 'A', title: `${'a'.repeat(40)}cell${'b'.repeat(80)}`, items: [] }];
    const named = { ...long, activities };
    const match = find(named)[0];
    expect(match && describeMatch(named, match)).toEqual({
      place: { key: 'quizFind.inActivity', values: { activity: activities[0]?.title } },
      before: `…${'a'.repeat(30)}`,
      match: 'cell',
      after: `${'b'.repeat(60)}…`,
    });
  });
});
