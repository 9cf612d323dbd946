import { compileMessages } from '../../compile-messages.ts';

/** Error messages of the server about translations, their groups and their files. */
export const translationProblems = compileMessages({
  noSuchGroup: 'This group does not exist any more.',
  keyInGroup: 'The key “{key}” is already in the group “{group}”.',
  languageThere: 'The key “{key}” already has a value in {about}.',
  keyTaken: 'Another key is already called “{key}”.',
  groupKeyTaken: 'Another group already has the key “{key}”.',
  groupInUse: 'The group has {count} keys. Move them to another group or delete them with it.',
  nothingToUndo: 'This can no longer be undone: it is older than a day, or was undone before.',
  changedSince: 'Nothing was undone: the translations were changed since.',
  groupGone: 'Its group was deleted. Restore the group first.',
  moveToItself: 'The keys are already in this group.',
  file: {
    notText: 'The file is not UTF-8 text. Save it as “CSV UTF-8” in your spreadsheet.',
    notJson: 'The file is neither valid JSON nor CSV.',
    notKeys:
      'The JSON must be an object of keys, each with an object of languages and their values: {example}',
    repeated: 'The file has these more than once: {keys}. Keep one of each.',
    notTexts: 'These values are not text: {keys}. Each must be one text in quotes.',
    notCsv: 'The CSV cannot be read: a quotation mark (") is opened and never closed.',
    noKeyColumn:
      'The first line of the CSV must name its columns: key, then languages ({languages}).',
    unknownLanguage: '“{name}” is not a language of the site. Languages: {languages}.',
    unknownLanguageIn:
      '“{name}” in the key “{key}” is not a language of the site. Languages: {languages}. Keys are not nested: {example}',
    tooManyCells:
      'The row that begins with “{start}” has more cells than the first line has columns.',
    twiceColumn: 'The column “{name}” is listed twice.',
    nothing: 'The file has no values.',
    tooMany: 'The file has more than {max, number} values. Please split it.',
    refusedValues:
      'Nothing was stored: {count} values were refused. Correct the file or leave them out.',
  },
  entry: {
    keyMissing: 'The key is missing.',
    keyTooLong: 'The key has more than {max} characters.',
    tooLong: 'More than {max} characters.',
    twice: 'The file has this value twice.',
    unstorable: 'It has characters that cannot be stored.',
    noEnglish: 'A new key needs an English value.',
    inGroup: 'The key is in the group “{group}”.',
    keyGone: 'This key was removed with all its translations.',
    changedMeanwhile: 'It was changed in the meantime.',
    englishMissing: 'English is missing. Fill it in before other languages.',
  },
});
