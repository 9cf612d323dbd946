import { describe, expect, it } from 'vitest';

import {
  describeSettings,
  canImport,
  countItems,
  filterItems,
  groupRemarks,
  listGroups,
  listQuizChoices,
  type ImportReview,
  type ReviewedQuiz,
} from '../../../../src/domain/interchange/import/import-review.ts';
import type { ImportEntry } from '../../../../src/domain/interchange/import/imported-package.ts';

const settings = { duration: null, isGraded: null, showCaption: null };
const preview = {
  kind: 'question',
  isMultiple: false,
  isShortened: false,
  text: 'Which?',
  image: null,
  imageAlt: '',
  options: [],
} as const;
const remark = (title: string, reason: string, source = 0): ImportEntry => ({
  source,
  file: `${title}.xml`,
  identifier: title,
  title,
  outcome: 'partial',
  reason,
});
const item = (
  identifier: string,
  outcome: ImportEntry['outcome'],
  source: number | null = 0,
): ImportEntry => ({
  source,
  file: 'a.xml',
  identifier,
  title: '',
  outcome,
  reason: '',
  ...(outcome !== 'skipped' && { preview }),
});
const review: ImportReview = {
  sources: [
    { file: 'a.xml', title: 'Cells' },
    { file: 'b.xml', title: 'Tides' },
    { file: 'b.xml', title: 'Essays' },
  ],
  quizzes: [
    { source: 0, title: 'Cells', countOfQuestions: 3, ...settings },
    { source: 1, title: 'Tides', countOfQuestions: 1, ...settings },
  ],
  report: [
    remark('Cells', 'Dates were left out.'),
    item('q1', 'imported'),
    remark('Tides', 'Subjects were left out.'),
    item('q2', 'partial'),
    remark('Moon', 'Dates were left out.', 1),
    item('q3', 'skipped'),
    item('q1', 'imported', 1),
    item('essay', 'skipped', 2),
    item('empty', 'skipped', null),
  ],
};

describe('the review of a package', () => {
  it('groups the items by quiz with their numbers in it, and what is said of the package last', () => {
    expect(
      listGroups(review).map(({ source, title, quiz, remarks, items }) => [
        source,
        title,
        quiz?.title,
        remarks,
        items.map(({ number, entry }) => [number, entry.identifier]),
      ]),
    ).toEqual([
      [
        0,
        'Cells',
        'Cells',
        ['Dates were left out.', 'Subjects were left out.'],
        [
          [1, 'q1'],
          [2, 'q2'],
          [3, 'q3'],
        ],
      ],
      [1, 'Tides', 'Tides', ['Dates were left out.'], [[1, 'q1']]],
      [2, 'Essays', undefined, [], [[1, 'essay']]],
      [null, '', undefined, [], [[1, 'empty']]],
    ]);
    const [cells] = listGroups(review);
    expect(
      (['all', 'withRemarks', 'notImported'] as const).map((filter) =>
        filterItems(cells?.items ?? [], filter).map(({ number }) => number),
      ),
    ).toEqual([[1, 2, 3], [2], [3]]);
  });

  it('an item that two quizzes have is chosen in each; the choice names titles and items by quiz', () => {
    const excludedItems = new Set(['1:a.xml#q1']);
    expect(countItems(listGroups(review), excludedItems)).toEqual({
      all: 6,
      importable: 3,
      chosen: 2,
    });
    expect(
      listQuizChoices(review, { excludedItems, titles: { 0: ' Cell biology ', 1: '' } }),
    ).toEqual([
      { source: 0, leaveOut: [], title: 'Cell biology' },
      { source: 1, leaveOut: ['a.xml#q1'] },
    ]);
  });

  it('only chosen quizzes need a title', () => {
    const none = new Set<string>();
    expect([
      canImport(review, { excludedItems: none, titles: {} }),
      canImport(review, { excludedItems: none, titles: { 1: 'ab' } }),
      canImport(review, { excludedItems: new Set(['1:a.xml#q1']), titles: { 1: 'ab' } }),
      canImport(review, {
        excludedItems: new Set(['0:a.xml#q1', '0:a.xml#q2', '1:a.xml#q1']),
        titles: {},
      }),
    ]).toEqual([true, false, true, false]);
  });

  it('shows equal remarks on quizzes once, with their number', () => {
    expect(groupRemarks(review)).toEqual([
      { reason: 'Dates were left out.', title: 'Cells', count: 2 },
      { reason: 'Subjects were left out.', title: 'Tides', count: 1 },
    ]);
  });

  it('says which settings a quiz gets and what the package does not say', () => {
    const keysOf = (changes: Partial<ReviewedQuiz>) =>
      describeSettings({ ...settings, ...changes }).map((message) =>
        'key' in message ? message.key.replace('quizImportReview.', '') : '',
      );
    expect(keysOf({})).toEqual(['gradingNotSet', 'captionsNotSet']);
    expect(keysOf({ duration: 5, isGraded: true, showCaption: true })).toEqual([
      'minutes',
      'graded',
      'captions',
    ]);
    expect(keysOf({ isGraded: false, showCaption: false })).toEqual(['ungraded', 'noCaptions']);
  });
});
