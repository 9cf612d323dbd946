import { describe, expect, it } from 'vitest';

import type { EffectiveRole } from '../../../src/domain/access/role.ts';
import {
  canDoInClass,
  classActions,
  getClassAccess,
  type ClassAccess,
  type ClassAction,
} from '../../../src/domain/classes/class-access.ts';

/** Written by hand: `f` full, `c` colleague, `-` none; owner, shared, neither. */
const accessTable: Readonly<Record<EffectiveRole, string>> = {
  superAdmin: 'fff',
  corporateAdmin: 'fff',
  admin: 'fff',
  csUser: 'fc-',
  publisher: '---',
  ltiUser: 'fc-',
  customer: '---',
};
const accessOf: Readonly<Record<string, ClassAccess | null>> = {
  f: 'full',
  c: 'colleague',
  '-': null,
};

describe('the access of a person to a class', () => {
  it.each(Object.entries(accessTable) as [EffectiveRole, string][])(
    'PERM-22 a %s has full access, reads as a colleague or does not reach it: %s',
    (role, letters) => {
      const get = (ownerId: number | null, isShared: boolean) =>
        getClassAccess({ role, userId: 7 }, { ownerId, isShared });
      expect([get(7, false), get(8, true), get(8, false)]).toEqual(
        [...letters].map((letter) => accessOf[letter]),
      );
      expect(get(7, true)).toBe(get(7, false));
      expect(get(null, false)).toBe(get(8, false));
    },
  );
});

/** Written by hand: what a colleague may do, of others' additions and of their own. */
const colleagueTable: Readonly<Record<ClassAction, readonly [boolean, boolean]>> = {
  read: [true, true],
  copy: [true, true],
  addContent: [true, true],
  changeContent: [false, true],
  rename: [false, false],
  publish: [false, false],
  share: [false, false],
  changeStudents: [false, false],
  reorder: [false, false],
  delete: [false, false],
};

describe('what may be done in a class', () => {
  it('PERM-22 the table has every action', () => {
    expect([...classActions].sort()).toEqual(Object.keys(colleagueTable).sort());
  });

  it.each(Object.entries(colleagueTable) as [ClassAction, readonly [boolean, boolean]][])(
    'PERM-22 %s: everything with full access, as a colleague %j',
    (action, [ofOthers, ofTheirOwn]) => {
      expect(canDoInClass('full', action)).toBe(true);
      expect(canDoInClass('full', action, true)).toBe(true);
      expect(canDoInClass('colleague', action)).toBe(ofOthers);
      expect(canDoInClass('colleague', action, true)).toBe(ofTheirOwn);
      expect(canDoInClass(null, action, true)).toBe(false);
    },
  );
});
