import { expect, it } from 'vitest';

import {
  canSearch,
  listSearchedQuizLists,
  searchedKinds,
} from '../../../src/domain/access/searched-lists.ts';
import { columns } from './expected-permissions.ts';

/** What each role finds, written by hand from its menus and lists (sections 2 and 6). */
const expected = {
  superAdmin:
    'template library admin user customer | classes students playlists users sponsors translations',
  corporateAdmin: 'admin user shared | classes students playlists sponsors translations',
  admin: 'admin user shared | classes students playlists sponsors translations',
  csUser: 'admin user shared | classes students playlists',
  publisher: ' | ',
  ltiUser: 'admin user shared | classes students playlists',
  customer: 'user shared | ',
};

it('PROD-03 NAV-071 NAV-072 each role finds what its lists show', () => {
  expect(
    Object.fromEntries(
      columns.map((role) => [
        role,
        `${listSearchedQuizLists(role).join(' ')} | ${searchedKinds
          .filter((kind) => canSearch(role, kind))
          .join(' ')}`,
      ]),
    ),
  ).toEqual(expected);
});
