import { maxOptionCharacters, maxQuestionCharacters } from '../../rich-text/rich-text-limits.ts';
import { maxOptions } from '../draft/quiz-limits.ts';
import { toOptionText, toTitleText } from './part-texts.ts';
import { isMarkedOverall } from './pasted-line.ts';
import type {
  AnswerLook,
  PastedOption,
  PastedPart,
  PastedQuestion,
  Remark,
} from './pasted-questions.ts';
import { isBlank, readAnswer, readPlainAnswer } from './read-answer.ts';

/** An option while its lines are read. */
export interface OpenOption {
  readonly parts: PastedPart[];
  right: 'yes' | 'maybe' | 'no';
}

interface AnswerLine {
  readonly line: number;
  readonly answer: string;
}

/** A question while its lines are read. */
export class QuestionBuilder {
  readonly from: number;
  to: number;
  readonly title: PastedPart[] = [];
  readonly options: OpenOption[] = [];
  readonly answers: AnswerLine[] = [];
  readonly remarks: Remark[] = [];

  constructor(from: number) {
    this.from = from;
    this.to = from;
  }

  addOption(part: PastedPart, right: OpenOption['right'] = 'no'): void {
    this.options.push({ parts: [part], right });
    this.to = Math.max(this.to, part.line);
  }

  /** Adds a line without a letter to the last option. */
  addLoose(part: PastedPart): void {
    this.options.at(-1)?.parts.push({ ...part, isLoose: true });
    this.remarks.push({ kind: 'looseLine', line: part.line, option: this.options.length - 1 });
    this.to = part.line;
  }

  addTitle(part: PastedPart): void {
    this.title.push(part);
    this.to = part.line;
  }

  addAnswer(line: number, answer: string): void {
    this.answers.push({ line, answer });
    this.to = Math.max(this.to, line);
  }

  #findRight(): RightOptions {
    // Where every option has a star before its letter, the stars are bullets.
    const areBullets = this.options.every(({ right }) => right === 'maybe');
    const right = new Set<number>();
    for (const [index, option] of this.options.entries())
      if (option.right === 'yes' || (option.right === 'maybe' && !areBullets)) right.add(index);
    const texts = this.answers.length === 0 ? [] : this.options.map(({ parts }) => joinText(parts));
    // A blank to fill in is no answer, unless an option looks like one.
    const answers = readAnswers(this.answers, texts, right).filter(
      ({ answer, found }) => found !== null || !isBlank(answer),
    );
    if (right.size === 0 && answers.length === 0) return findMarked(this.options);
    for (const { line, answer, found } of answers) {
      if (found === null && this.options.length > 0)
        this.remarks.push({ kind: 'unknownAnswer', line, answer });
      for (const index of found ?? []) right.add(index);
    }
    return { indices: right };
  }

  /** Returns the question with all remarks. */
  build(): PastedQuestion {
    const { indices: right, by } = this.#findRight();
    const options = this.options.map(({ parts }, index) => ({ parts, isRight: right.has(index) }));
    const isUnsupported = this.remarks.some(({ kind }) => kind === 'unsupported');
    if (this.title.every(({ text }) => text.text.trim() === ''))
      this.remarks.push({ kind: 'noTitle' });
    if (options.length === 0 && !isUnsupported) this.remarks.push({ kind: 'noOptions' });
    const isAnswerKnown = right.size > 0 || this.remarks.some((r) => r.kind === 'unknownAnswer');
    if (options.length > 0 && !isAnswerKnown) this.remarks.push({ kind: 'noRightAnswer' });
    this.remarks.push(...listLimitRemarks(this.title, options));
    const { from, to, title, remarks } = this;
    return { from, to, title, options, remarks, ...(by !== undefined && { rightBy: by }) };
  }
}

/**
 * Returns the answers with the indices of the options that they name. Beside another answer or a marked
 * option, an answer that only begins with a letter may be an explanation ('Solution: A - level maths
 * shows it'), and names no further option.
 */
function readAnswers(
  answers: readonly AnswerLine[],
  texts: readonly string[],
  marked: ReadonlySet<number>,
) {
  const plain = answers.map(({ answer }) => readPlainAnswer(answer, texts));
  const known = new Set([...marked, ...plain.flatMap((found) => found ?? [])]);
  return answers.map(({ line, answer }, index) => {
    const found = plain[index] ?? readAnswer(answer, texts);
    const isExplanation = known.size > 0 && found?.some((each) => !known.has(each)) === true;
    if (!isExplanation) for (const each of found ?? []) known.add(each);
    return { line, answer, found: isExplanation ? null : found };
  });
}

/** The indices of the right options, and the look that tells them when nothing else does. */
interface RightOptions {
  readonly indices: ReadonlySet<number>;
  readonly by?: AnswerLook;
}

const looks: readonly AnswerLook[] = ['mark', 'strong', 'u'];

/** Returns the options that are highlighted, bold or underlined as a whole, where others are not. */
function findMarked(options: readonly OpenOption[]): RightOptions {
  for (const look of looks) {
    const marked = options.flatMap(({ parts }, index) =>
      parts.every(({ text }) => isMarkedOverall(text, look)) ? [index] : [],
    );
    if (marked.length > 0 && marked.length < options.length)
      return { indices: new Set(marked), by: look };
  }
  return { indices: new Set() };
}

const joinText = (parts: readonly PastedPart[]): string =>
  parts.map(({ text }) => text.text).join(' ');

/** The most characters that one takes in the stored form, as `&amp;` or with all formatting. */
const maxStoredPerCharacter = 60;

/** Whether the stored text of parts is longer than `max`. Short ones are not written for it. */
const isLonger = (
  parts: readonly PastedPart[],
  max: number,
  toText: (parts: readonly PastedPart[]) => string,
): boolean =>
  parts.reduce((sum, { text }) => sum + text.text.length + 1, 0) * maxStoredPerCharacter > max &&
  toText(parts).length > max;

function listLimitRemarks(
  title: readonly PastedPart[],
  options: readonly PastedOption[],
): readonly Remark[] {
  const remarks: Remark[] = [];
  if (isLonger(title, maxQuestionCharacters, toTitleText)) remarks.push({ kind: 'titleTooLong' });
  for (const [option, { parts }] of options.entries())
    if (isLonger(parts, maxOptionCharacters, toOptionText))
      remarks.push({ kind: 'optionTooLong', option });
  if (options.length > maxOptions) remarks.push({ kind: 'tooManyOptions', count: options.length });
  return remarks;
}
