import { compileMessages } from '../compile-messages.ts';

/** Texts of the dialog that shares a quiz or a class. */
export const shareDialog = compileMessages({
  field: 'E-mail addresses',
  fieldHint:
    'Type or paste addresses. Separate them with line breaks, commas, semicolons or spaces.',
  chosen: 'People to share with',
  chipKeys: 'Arrow keys move along the addresses, Delete removes one, Enter edits it.',
  remove: 'Remove {text}',
  marks: {
    hasAccess: 'has access',
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
  removeInvalid: 'Remove invalid addresses',
  keepFirst: 'Keep the first {max}',
  send: 'Share',
  readers: 'Who has access',
  noReaders: 'Not shared with anyone yet.',
});
