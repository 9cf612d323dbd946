/** What every form says. */
export const forms = {
  nothingChanged: 'Nothing has changed yet.',
  conflict: {
    title: 'Somebody else has saved this in the meantime',
    detail: 'Compare both and choose which stays. Until then nothing is overwritten.',
    field: 'Field',
    yours: 'Yours',
    theirs: 'Theirs',
    unread: 'What they saved could not be read.',
    keepYours: 'Keep yours',
    takeTheirs: 'Take theirs',
  },
} as const;
