import { compileMessages } from '../../compile-messages.ts';

/** Texts of sharing a quiz; the specification prints the four results (QSHR-05 to QSHR-08). */
export const quizSharing = compileMessages({
  shared: 'Shared: {list}',
  alreadyShared: 'Already shared: {list}',
  notAccess: 'Not access: {list}',
  notFound: 'Not found: {list}',
  title: 'Share quiz',
  field: 'E-mail addresses',
  fieldHint:
    'Type or paste addresses. Separate them with line breaks, commas, semicolons or spaces.',
  chosen: 'People to share with',
  chipKeys: 'Arrow keys move along the addresses, Delete removes one, Enter edits it.',
  remove: 'Remove {text}',
  marks: {
    hasAccess: 'has access',
    notAccess: 'no access to quizzes',
    notFound: 'not found',
    invalid: 'not an address',
  },
  more: '{count, plural, one {and 1 more} other {and # more}}',
  added: '{count, plural, one {{first} added.} other {# added.}}',
  toCorrect: '{count, plural, one {1 is not an address.} other {# are not addresses.}}',
  repeated:
    '{count, plural, one {{first} is already in the list.} other {# are already in the list.}}',
  removed: '{text} removed.',
  removedInvalid:
    '{count, plural, one {1 invalid address removed.} other {# invalid addresses removed.}}',
  keptFirst: 'The first {max} are kept, {count} removed.',
  toCorrectAfter:
    '{count, plural, one {The quiz was not shared with one address. Correct or remove it.} other {The quiz was not shared with # addresses. Correct or remove them.}}',
  nobody: 'Enter at least one e-mail address.',
  correctFirst:
    '{count, plural, one {One entry is not an e-mail address. Correct or remove it.} other {# entries are not e-mail addresses. Correct or remove them.}}',
  tooMany: 'At most {max} people at once; you entered {count}.',
  removeInvalid: 'Remove invalid addresses',
  keepFirst: 'Keep the first {max}',
  gone: 'This quiz no longer exists, or you cannot share it.',
  send: 'Share',
  readers: 'Who has access',
  noReaders: 'Not shared with anyone yet.',
});
