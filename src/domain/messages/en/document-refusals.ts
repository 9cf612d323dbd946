import { compileMessages } from '../compile-messages.ts';

/** Why a document of a class is refused, before it is sent or by the server. */
export const documentRefusals = compileMessages({
  empty: 'It is empty.',
  tooLarge: 'Its size is {size}. The limit is {limit} MB.',
  wrongKind:
    'This file type is not accepted. Accepted types: PDF, Office without macros, images, text, CSV, MP3 and MP4.',
  macros: 'It contains macros. Save it as .{extension} and add it again.',
  embeddedMacros: 'It contains a file with macros. Remove that and add it again.',
  remoteTemplate: 'It loads a template from another place. Remove that link and add it again.',
  outsideContent:
    'It loads content from other files or places. Remove those links and add it again.',
  unpacksTooLarge: 'Its contents are too large when unpacked.',
  oldOffice: 'Older Office files are not accepted. Save it as .{extension} and add it again.',
  encrypted:
    'It is password-protected or in an older format. Save it without a password in a current format and add it again.',
  otherContent: 'Its content does not match its name: it is not a .{extension} file.',
  mixedContent: 'It is two kinds of file in one, which is not accepted.',
  damaged: 'It is damaged or incomplete.',
  pdfBegins:
    'Its PDF begins behind more than 1,024 other bytes, so viewers do not open it. Save it as PDF again and add the new file.',
  pictureDamaged:
    'The picture is damaged or its end is missing. Save it again in a picture program and add the new file.',
  pictureTooLarge:
    'The picture has {width} × {height} pixels. The limit is 12,000 a side and 50 million in all. Make it smaller and add it again.',
  otherPicture:
    'Pictures of the format {kind} are not accepted. Save it as JPEG or PNG and add it again.',
  notText: 'It is not a plain text file.',
  hiddenCharacters:
    'Its name contains invisible characters or characters that change the text direction. Rename it and add it again.',
  pathInName: 'Its name contains a slash or backslash. Rename it and add it again.',
  noName: 'It has no name.',
  nameTooLong: 'Its name is longer than {max} characters. Rename it and add it again.',
});
