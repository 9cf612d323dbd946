/** What the server says of a package it does not take; `{name}` is a file in it. */
export const packageFaults = {
  notAZip:
    'This is not a .zip file, or its end is missing. Please export the package again and upload it as it comes.',
  damaged: 'The list of files in this .zip is damaged. Please export the package again.',
  hiddenFiles: 'The list of files in this .zip does not match what it says it holds.',
  split: 'This .zip is one part of several. Please upload a package in one file.',
  tooManyFiles: 'This .zip has more than {most} files.',
  tooManyBytes: 'Unpacked, this .zip would be larger than {most}.',
  fileTooLarge: 'Unpacked, the file {name} is larger than {most}.',
  tooMuchToRead: 'This package is too large to be read in one go. Please divide it.',
  tooSlow: 'Reading this package takes too long. Please divide it.',
  bomb: 'The file {name} unpacks to far more than a file of a quiz does.',
  noName: 'A file in this .zip has no name.',
  badCharacters: 'The name of the file {name} has characters that a name may not have.',
  absolute: 'The file {name} wants a place outside the package.',
  notPlain: 'The name of the file {name} is not a plain path.',
  tooLong: 'The name of the file {name} is too long.',
  tooDeep: 'The file {name} lies too deep in folders.',
  repeated: 'Two files in this .zip are called {name}.',
  twoNames: 'The file {name} has another name inside than the list of files says.',
  link: 'The file {name} is a link or a device, not a file.',
  encrypted: 'The file {name} is encrypted. Please export the package without a password.',
  someEncrypted: 'This .zip is encrypted. Please export the package without a password.',
  unknownCompression: 'The file {name} is packed in a way that is not known here.',
  lyingSize: 'The file {name} does not have the size it says.',
  overlapping: 'The file {name} overlaps another part of this .zip.',
  brokenFile: 'The file {name} is damaged. Please export the package again.',
} as const;

/** Why the server leaves something of a package out, or stores nothing of it. */
export const importReasons = {
  noSuchVideo: 'Its video is not in this library.',
  showsNothing: 'It shows nothing: neither words nor a picture or formula.',
  doesNotFit: 'It does not fit into a quiz here. {fault}',
  quizDoesNotFit: 'The quiz “{title}” does not fit here. {fault}',
  nothingLeft: 'Nothing is left to import.',
} as const;
