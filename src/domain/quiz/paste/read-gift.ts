import { readGiftAnswers } from './gift-answers.ts';
import { findUnescaped, GiftText } from './gift-text.ts';
import type { PastedLine } from './pasted-line.ts';
import type { LineRole, LinesRead } from './pasted-questions.ts';
import { QuestionBuilder } from './question-builder.ts';

const isComment = ({ text }: PastedLine): boolean => /^\s*(?:\/\/|\$CATEGORY:)/.test(text);

/** Returns the lines of each question: blank lines outside of braces separate them. */
function splitBlocks(lines: readonly PastedLine[], roles: LineRole[]): readonly number[][] {
  const blocks: number[][] = [[]];
  let isInBraces = false;
  for (const [index, line] of lines.entries()) {
    if (isComment(line)) {
      roles[index] = 'leftOut';
      continue;
    }
    const isBlank = line.text.trim() === '';
    if (isBlank && !isInBraces) blocks.push([]);
    if (isBlank) continue;
    blocks.at(-1)?.push(index);
    roles[index] = 'title';
    isInBraces = endsInBraces(line.text, isInBraces);
  }
  return blocks.filter((block) => block.length > 0);
}

function endsInBraces(text: string, isInBraces: boolean): boolean {
  let isInside = isInBraces;
  for (let at = 0; at < text.length; at += 1) {
    const character = text.charAt(at);
    if (character === '\\') at += 1;
    else if (character === '{') isInside = true;
    else if (character === '}') isInside = false;
  }
  return isInside;
}

/** Returns where the text of a question begins, after its name and its markup. */
function findStemStart({ text }: GiftText): number {
  let at = text.length - text.trimStart().length;
  if (text.startsWith('::', at)) {
    const end = findUnescaped(text, '::', at + 2);
    if (end !== -1) at = end + 2;
  }
  const markup = /\s*\[(?:html|plain|markdown|moodle)\]/y;
  markup.lastIndex = at;
  return markup.test(text) ? markup.lastIndex : at;
}

function readBlock(gift: GiftText, from: number, roles: LineRole[]): QuestionBuilder {
  const { text } = gift;
  const question = new QuestionBuilder(from);
  const start = findStemStart(gift);
  const open = findUnescaped(text, '{', start);
  const close = open === -1 ? -1 : findUnescaped(text, '}', open + 1);
  if (close === -1) {
    for (const part of gift.slice(start, text.length)) question.addTitle(part);
    question.remarks.push({ kind: 'unsupported', type: 'description' });
    return question;
  }
  const before = gift.slice(start, open);
  const after = gift.slice(close + 1, text.length);
  const isGap = after.some((part) => part.text.text.trim() !== '');
  for (const part of before) question.addTitle(part);
  if (isGap) addGap(question, gift.getLine(open));
  for (const part of after) if (part.text.text.trim() !== '') question.addTitle(part);
  readGiftAnswers(gift, open + 1, close, question);
  for (let line = gift.getLine(open); line <= gift.getLine(close); line += 1)
    if (roles[line] === 'title' && !question.title.some((part) => part.line === line))
      roles[line] = 'option';
  return question;
}

/** A missing word is shown as a gap in its sentence. */
function addGap(question: QuestionBuilder, line: number): void {
  question.addTitle({ line, text: { text: '_____', marks: [] } });
}

/**
 * Reads Moodle's GIFT format: `=` and `~` answers, weights, true and false, names, comments and
 * escapes. Kinds that a quiz cannot hold are read with a remark, without options.
 */
export function readGift(lines: readonly PastedLine[]): LinesRead {
  const roles: LineRole[] = lines.map(() => 'blank');
  const questions = splitBlocks(lines, roles).map((block) => {
    const question = readBlock(new GiftText(lines, block), block[0] ?? 0, roles);
    question.to = block.at(-1) ?? question.to;
    return question;
  });
  return { roles, questions: questions.map((question) => question.build()) };
}
