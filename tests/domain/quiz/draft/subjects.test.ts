import { describe, expect, it } from 'vitest';

import {
  searchSubjects,
  orderSubjects,
  toggleSubject,
  findUnknownSubjects,
} from '../../../../src/domain/quiz/draft/subjects.ts';

const subjects = [
  { id: 1, title: 'Biochemistry' },
  { id: 2, title: 'Biology' },
  { id: 3, title: 'Chimie générale' },
];

describe('subjects', () => {
  it('QFRM-06 are found by words in any order, whatever the case and the accents', () => {
    const idsOf = (search: string) => searchSubjects(subjects, search).map(({ id }) => id);
    expect(['', ' bio ', 'GENERALE chimie', 'bio logy', 'physics', '.*'].map(idsOf)).toEqual([
      [1, 2, 3],
      [1, 2],
      [3],
      [2],
      [],
      [],
    ]);
  });

  it('QFRM-07 keep their order, new ones come after', () => {
    expect([toggleSubject([1, 2], 2), toggleSubject([1], 2)]).toEqual([[1], [1, 2]]);
    expect(orderSubjects([5, 1], [3, 1, 5])).toEqual([5, 1, 3]);
    expect(orderSubjects([5, 1], [3, 5])).toEqual([5, 3]);
  });

  it('QFRM-06 those no longer offered are listed by id', () => {
    expect(findUnknownSubjects([2, 99], subjects)).toEqual([99]);
  });
});
