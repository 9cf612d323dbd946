import { compileMessages } from '../compile-messages.ts';

/** Texts of the institution picker. */
export const institutions = compileMessages({
  toDownload: 'Select the Institution to download {type}',
  search: 'Search by title or number',
  list: 'Institutions',
  none: 'No institutions found',
  select: 'Select',
  number: 'Number {id}',
  notApproved: 'Not approved',
});
