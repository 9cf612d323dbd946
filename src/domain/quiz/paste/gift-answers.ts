import { findUnescaped, type GiftText } from './gift-text.ts';
import { createLine } from './pasted-line.ts';
import type { UnsupportedKind } from './pasted-questions.ts';
import type { QuestionBuilder } from './question-builder.ts';

interface GiftAnswer {
  readonly isRight: boolean;
  readonly sign: '=' | '~';
  readonly from: number;
  readonly to: number;
  readonly hasFeedback: boolean;
}

/** Returns the answers between two positions. `=` and `~` begin one, `#` its feedback. */
function splitAnswers(text: string, from: number, to: number): readonly GiftAnswer[] {
  const starts: number[] = [];
  for (let at = from; at < to; at += 1) {
    const character = text.charAt(at);
    if (character === '\\') at += 1;
    else if (character === '~' || character === '=') starts.push(at);
  }
  return starts.map((start, index) => {
    const end = starts[index + 1] ?? to;
    const weight = /\s*%(-?\d{1,3}(?:\.\d{1,5})?)%/y;
    weight.lastIndex = start + 1;
    const percent = weight.exec(text)?.[1];
    const content = percent === undefined ? start + 1 : weight.lastIndex;
    const feedback = findUnescaped(text, '#', content, end);
    const sign = text.charAt(start) === '=' ? '=' : '~';
    return {
      isRight: percent === undefined ? sign === '=' : Number(percent) > 0,
      sign,
      from: content,
      to: feedback === -1 ? end : feedback,
      hasFeedback: feedback !== -1,
    };
  });
}

function findUnsupported(text: string, answers: readonly GiftAnswer[]): UnsupportedKind | null {
  if (text.trim() === '') return 'essay';
  if (text.trimStart().startsWith('#')) return 'numeric';
  if (answers.some(({ sign }) => sign === '~')) return null;
  if (!text.trimStart().startsWith('=')) return 'description';
  return /^\s*=[^~]*[^\\]->/.test(text) ? 'matching' : 'shortAnswer';
}

/** Reads the answers of a question between two positions of its text. */
export function readGiftAnswers(
  gift: GiftText,
  from: number,
  to: number,
  question: QuestionBuilder,
): void {
  const body = gift.text.slice(from, to);
  const line = gift.getLine(from);
  const truth = /^\s*(T|TRUE|F|FALSE)\s*(#|$)/.exec(body);
  if (truth !== null) {
    const isTrue = truth[1]?.startsWith('T') === true;
    question.addOption({ line, text: createLine('True') }, isTrue ? 'yes' : 'no');
    question.addOption({ line, text: createLine('False') }, isTrue ? 'no' : 'yes');
    if (truth[2] === '#') question.remarks.push({ kind: 'feedback', line });
    return;
  }
  const answers = splitAnswers(gift.text, from, to);
  const unsupported = findUnsupported(body, answers);
  if (unsupported !== null) {
    question.remarks.push({ kind: 'unsupported', type: unsupported });
    return;
  }
  for (const answer of answers) {
    const [first, ...rest] = gift.slice(answer.from, answer.to);
    if (first === undefined) continue;
    question.addOption(first, answer.isRight ? 'yes' : 'no');
    question.options.at(-1)?.parts.push(...rest);
    if (answer.hasFeedback)
      question.remarks.push({ kind: 'feedback', line: gift.getLine(answer.from) });
  }
}
