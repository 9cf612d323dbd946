import { compileMessages } from '../../compile-messages.ts';

/** What is wrong with a field of a request. */
export const fieldErrors = compileMessages({
  noFile: 'A file is needed.',
  emptyFile: 'The file is empty.',
  notEmail: 'This is not an e-mail address.',
  notAddress: 'This is not a web address.',
  otherForm: 'This does not have the expected form.',
  otherType: 'This must be of the type “{type}”.',
  otherValue: 'This must be one of: {values}.',
  unknownFields: 'There is no such field: {names}.',
  tooLong: '{max, plural, one {At most # character.} other {At most # characters.}}',
  tooShort: '{min, plural, one {At least # character.} other {At least # characters.}}',
  tooMany: '{max, plural, one {At most # entry.} other {At most # entries.}}',
  tooFew: '{min, plural, one {At least # entry.} other {At least # entries.}}',
  tooLarge: 'At most {max, number}.',
  tooSmall: 'At least {min, number}.',
  notValid: 'This is not valid.',
});
