/** What the server answers when translations or their groups cannot be written, or a file of them cannot be read. */
export const translationProblems = {
  noSuchGroup: 'This group does not exist any more.',
  keyInGroup: 'The key “{key}” stands in the group “{group}” already.',
  languageThere: 'The key “{key}” has a value in {language} already.',
  keyTaken: 'Another key is called “{key}” already.',
  groupKeyTaken: 'Another group has the key “{key}” already.',
  groupInUse: 'The group has {count} keys. Move them to another group or delete them with it.',
  moveToItself: 'The keys stand in this group already.',
  file: {
    notText: 'The file is not UTF-8 text.',
    notJson: 'The file is neither valid JSON nor CSV.',
    notKeys:
      'The JSON must be an object of keys, each with an object of languages and their values: {example}',
    notCsv: 'The CSV cannot be read: {fault}',
    noKeyColumn:
      'The first line of the CSV must name its columns: key, then languages ({languages}).',
    unknownLanguage: '“{name}” is not a language of the site. Languages: {languages}.',
    twiceColumn: 'The column “{name}” stands there twice.',
    nothing: 'The file has no values.',
    tooMany: 'The file has more than {most} values. Please split it.',
    refusedValues:
      'Nothing was stored: {count} values cannot be. Correct the file or leave them out.',
  },
  entry: {
    keyMissing: 'The key is missing.',
    keyTooLong: 'The key has more than {most} characters.',
    tooLong: 'More than {most} characters.',
    twice: 'The file has this value twice.',
    unstorable: 'It has characters that cannot be stored.',
    noEnglish: 'A new key needs an English value.',
    inGroup: 'The key stands in the group “{group}”.',
  },
} as const;
