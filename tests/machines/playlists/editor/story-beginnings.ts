/** The states of an editor of a playlist. */
export const stateOf = (changes: string, journal = 'unavailable'): string =>
  `form.editing.changes.${changes} savingInPlace.idle history journal.${journal} search`;
const opened = `history set; serverIds [[A, 10]]; version "1"; info set; target A; errors [];
      attempts []; journal set; sends journal.start to journal; tells unsavedWork false`;

/** How stories begin that are told without journal, or with one. */
export const withoutJournal = `
    form.loading journal.findingDrafts search
    there is no journal -> form.loading journal.unavailable search; journal set;
      tells unsavedWorkKept false
    the playlist is loaded -> ${stateOf('clean')};
      ${opened}`;
export const withJournal = `
    form.loading journal.findingDrafts search
    the playlist is loaded -> form.checkingForDraft journal.findingDrafts search; journal set
    nothing unsaved is found -> ${stateOf('clean', 'writing.stored')};
      ${opened}`;
export const edited = `history set; journal set; sends journal.append to journal; tells unsavedWork true true`;

/** How stories begin that have an unsaved title in the journal. */
export const withUnsavedTitle = `${withJournal}
    type a title -> ${stateOf('dirty', 'writing.storing')}; ${edited}`;
/** The states while a save in place is under way. */
const sendingFrom = (changes: string): string =>
  `form.editing.changes.${changes} savingInPlace.sending history journal.unavailable search`;
export const sending = sendingFrom('dirty');
export const sendingClean = sendingFrom('clean');
