import { mayBeQuestions, type PasteContent, type UnderstoodPaste } from './paste-content.ts';
import { splitLines, type PastedLine } from './pasted-line.ts';
import { readHtmlLines } from './read-html-lines.ts';
import { readOptionLines } from './read-option-lines.ts';
import { readQuestions } from './read-questions.ts';

/** Returns the lines of both forms of a text, the formatted one first. */
function listForms(
  { text, html }: PasteContent,
  isOption: boolean,
): readonly (readonly PastedLine[])[] {
  const formatted = html === '' ? null : readHtmlLines(html, isOption);
  const plain = splitLines(text);
  return formatted === null ? [plain] : [formatted, plain];
}

/** Understands a pasted text as options, where it is pasted into an option, or as questions. */
export function readPaste(content: PasteContent, isOption: boolean): UnderstoodPaste {
  if (!mayBeQuestions(content, isOption)) return { kind: 'text' };
  for (const lines of listForms(content, isOption)) {
    if (isOption) {
      const options = readOptionLines(lines);
      if (options !== null) return { kind: 'options', options };
    } else {
      const reading = readQuestions(lines);
      if (reading !== null) return { kind: 'questions', reading };
    }
  }
  return { kind: 'text' };
}
