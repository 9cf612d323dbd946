/** The states of an editor of a quiz without journal. */
export const stateOf = (changes: string, activities = 'several', items = 'some'): string =>
  `form.editing.changes.${changes} savingInPlace.idle history details activities.${activities} items.${items} finding.closed dialog.closed journal.unavailable`;

export const clean = stateOf('clean');
export const dirty = stateOf('dirty');

/** How stories begin that are told without journal. */
export const withoutJournal = `
    form.loading dialog.closed journal.findingDrafts
    there is no journal -> form.loading dialog.closed journal.unavailable; journal set;
      tells unsavedWorkKept false
    the quiz is loaded -> ${clean};
      history set; base set; serverIds []; version "1"; collapsed []; dismissedHints []; errors []; attempts [];
      journal set; sends journal.start to journal; tells unsavedWork false`;
