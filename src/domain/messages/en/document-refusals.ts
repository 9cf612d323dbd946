import { compileMessages } from '../compile-messages.ts';

/** Why a document of a class is refused, before it is sent or by the server. */
export const documentRefusals = compileMessages({
  empty: 'It is empty.',
  tooLarge: 'It has {size}, more than the {limit} MB a document may have.',
  wrongKind:
    'Documents of this kind are not accepted. PDF, Office without macros, pictures, text, CSV, MP3 and MP4 are.',
  macros: 'It contains macros. Save it as .{extension} and add it again.',
  embeddedMacros: 'It contains a file with macros. Remove that and add it again.',
  remoteTemplate: 'It loads a template from another place. Remove that link and add it again.',
  outsideContent:
    'It loads content from other files or places. Remove those links and add it again.',
  unpacksTooLarge: 'It unpacks to far more than its own size, which is not accepted.',
  oldOffice: 'Older Office files are not accepted. Save it as .{extension} and add it again.',
  encrypted: 'It has a password or an older format. Save it without both and add it again.',
  otherContent: 'Its content is not what its name says: it is not a .{extension} file.',
  mixedContent: 'It is two kinds of file in one, which is not accepted.',
  damaged: 'It is damaged or incomplete.',
  notText: 'It contains more than text.',
  hiddenCharacters: 'Its name contains hidden or reversing characters. Rename it and add it again.',
  pathInName: 'Its name contains a slash or backslash. Rename it and add it again.',
  noName: 'It has no name.',
  nameTooLong: 'Its name is longer than {max} characters. Rename it and add it again.',
});
