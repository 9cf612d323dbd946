/** What is said where an institution is chosen. */
export const institutions = {
  toDownload: 'Select the Institution to download {type}',
  search: 'Search by title or number',
  list: 'Institutions',
  none: 'No institutions found',
  select: 'Select',
  number: 'Number {id}',
  notApproved: 'Not approved',
} as const;
