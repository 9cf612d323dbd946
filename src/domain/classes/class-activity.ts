/** What was done in a class, past tense. */
export const classActivityKinds = [
  'created',
  'copied',
  'renamed',
  'published',
  'deleted',
  'restored',
  'shared',
  'unshared',
  'studentsInvited',
  'invitationsResent',
  'addressCorrected',
  'studentsRemoved',
  'studentsRestored',
  'studentsReminded',
  'quizzesAdded',
  'quizRemoved',
  'quizRestored',
  'quizzesReordered',
  'playlistsAdded',
  'playlistRemoved',
  'playlistRestored',
  'playlistsReordered',
  'documentAdded',
  'documentRenamed',
  'documentShared',
  'documentCancelled',
  'documentDeleted',
  'documentRestored',
  'documentErased',
] as const;
export type ClassActivityKind = (typeof classActivityKinds)[number];

/** The maximum number of names that an entry of a class's activity keeps. */
export const maxActivityNames = 3;
