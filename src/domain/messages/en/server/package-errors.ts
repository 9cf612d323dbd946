import { compileMessages } from '../../compile-messages.ts';

/** Reasons of the server to refuse a package; `{name}` is a file in it. */
export const packageErrors = compileMessages({
  notAZip:
    'This is not a .zip file, or its end is missing. Please export the package again and upload it unchanged.',
  damaged: 'The list of files in this .zip is damaged. Please export the package again.',
  hiddenFiles: 'The list of files in this .zip does not match its contents.',
  split: 'This .zip is one part of several. Please upload a package in one file.',
  tooManyFiles: 'This .zip has more than {max, number} files.',
  tooManyBytes: 'Unpacked, this .zip would be larger than {max}.',
  fileTooLarge: 'Unpacked, the file {name} is larger than {max}.',
  tooMuchToRead:
    'This package is too large to be read at once. Please split it into smaller packages.',
  tooSlow: 'Reading this package takes too long. Please split it into smaller packages.',
  bomb: 'Unpacked, the file {name} is far too large for a quiz file.',
  noName: 'A file in this .zip has no name.',
  badCharacters: 'The name of the file {name} contains characters that are not allowed.',
  absolute: 'The file {name} points outside the package.',
  notPlain: 'The name of the file {name} is not a plain path.',
  tooLong: 'The name of the file {name} is too long.',
  tooDeep: 'The file {name} is nested too deeply in folders.',
  repeated: 'Two files in this .zip are called {name}.',
  twoNames: 'The name of the file {name} does not match the list of files.',
  link: 'The file {name} is a link or a device, not a file.',
  encrypted: 'The file {name} is encrypted. Please export the package without a password.',
  someEncrypted: 'This .zip is encrypted. Please export the package without a password.',
  unknownCompression: 'The file {name} uses an unknown compression method.',
  sizeMismatch: 'The size of the file {name} does not match the list of files.',
  overlapping: 'The file {name} overlaps another part of this .zip.',
  brokenFile: 'The file {name} is damaged. Please export the package again.',
});

/** Reasons of the server to leave out a part of a package, or to store nothing of it. */
export const importReasons = compileMessages({
  noSuchVideo: 'Its video is not in this library.',
  showsNothing: 'It is empty: it has no text, picture or formula.',
  doesNotFit: 'It cannot be stored in a quiz. {about}',
  quizDoesNotFit: 'The quiz “{title}” cannot be stored. {about}',
  nothingLeft: 'Nothing is left to import.',
});
