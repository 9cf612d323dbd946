import { sliceLine, type PastedLine } from './pasted-line.ts';
import type { LineRole, LinesRead, PastedPart } from './pasted-questions.ts';
import { QuestionBuilder } from './question-builder.ts';
import { isBlank, isKeyHeading, isNote, readAnswer, readAnswerLine } from './read-answer.ts';
import { readMarker, type LineMarker } from './read-marker.ts';
import { separateOptions } from './separate-options.ts';

/** How the options of an outline begin: with a letter, a number, a bullet, or with nothing. */
type OptionStyle = 'letter' | 'number' | 'bullet' | 'plain';

interface OutlineLine {
  readonly index: number;
  readonly line: PastedLine;
  readonly marker: LineMarker;
  readonly isBlank: boolean;
}

/** Whether numbers begin options: most are followed by another number, an answer or nothing. */
function areNumbersOptions(filled: readonly OutlineLine[]): boolean {
  let balance = 0;
  for (const [at, { marker }] of filled.entries()) {
    if (marker.kind !== 'number') continue;
    const next = filled[at + 1];
    const isInList =
      next === undefined ||
      next.marker.kind === 'number' ||
      readAnswerLine(next.line.text) !== null;
    balance += isInList ? 1 : -1;
  }
  return balance > 0;
}

function findOptionStyle(lines: readonly OutlineLine[], hasBullets: boolean): OptionStyle {
  const filled = lines.filter(({ isBlank }) => !isBlank);
  if (hasBullets)
    return filled.some(({ marker: { kind } }) => kind === 'bullet') ? 'bullet' : 'plain';
  const hasLetters = filled.some(({ marker: { kind, value } }) => kind === 'letter' && value === 1);
  return !hasLetters && areNumbersOptions(filled) ? 'number' : 'letter';
}

const isHeadingLike = ({ title }: QuestionBuilder): boolean => {
  const [only] = title;
  const text = only?.text.text.trim() ?? '';
  return title.length === 1 && text.length <= 60 && !/[.?!:…]$/.test(text);
};

/** Reads questions line by line. */
class OutlineReader {
  readonly roles: LineRole[];
  readonly questions: QuestionBuilder[] = [];
  readonly #style: OptionStyle;
  readonly #isNumbered: boolean;
  readonly #labels = new Map<QuestionBuilder, LineMarker>();
  #current: QuestionBuilder | null = null;
  #isClosed = false;
  #lastOption: LineMarker | null = null;
  #isAfterGap = false;
  #isInKey = false;

  constructor(lineCount: number, lines: readonly OutlineLine[], style: OptionStyle) {
    this.roles = Array.from({ length: lineCount }, () => 'blank');
    this.#style = style;
    this.#isNumbered =
      style !== 'number' &&
      lines.some(({ isBlank, marker }) => !isBlank && marker.kind === 'number');
  }

  read(each: OutlineLine): void {
    if (each.isBlank) {
      this.#isAfterGap = true;
      return;
    }
    const role = this.#readFilled(each);
    // A line of several parts has the role of the first part that is used.
    const isUnused = ['blank', 'leftOut'].includes(this.roles[each.index] ?? 'blank');
    if (isUnused) this.roles[each.index] = role;
    this.#isAfterGap = false;
  }

  #readFilled(each: OutlineLine): LineRole {
    const { index, line, marker } = each;
    if (this.#isInKey && marker.kind === 'number' && this.#addKey(each)) return 'answer';
    this.#isInKey = false;
    if (isKeyHeading(line.text) && this.questions.length > 0) {
      this.#isInKey = true;
      return 'answer';
    }
    // Among lettered options a bullet says something about them.
    const isBulletAmongLetters = this.#style === 'letter' && marker.kind === 'bullet';
    const text = isBulletAmongLetters ? line.text.slice(marker.from) : line.text;
    const answer = readAnswerLine(text);
    const isKnown = !isBulletAmongLetters || this.#isAnswer(answer);
    if (answer !== null && isKnown && this.#current !== null && this.#current.title.length > 0) {
      this.#current.addAnswer(index, answer);
      this.#isClosed = true;
      return 'answer';
    }
    if (this.#current !== null && this.#current.options.length > 0 && isNote(text))
      return this.#leaveOut(each);
    if (this.#beginsOption(each)) return this.#addOption(each);
    if (marker.kind === 'number' || this.#isSiblingBullet(marker)) return this.#open(each);
    return this.#readText(each);
  }

  /** Whether an answer names options that the question has so far, or is a blank to fill in. */
  #isAnswer(answer: string | null): boolean {
    const texts = this.#current?.options.map(({ parts }) =>
      parts.map(({ text }) => text.text).join(' '),
    );
    return answer !== null && (isBlank(answer) || readAnswer(answer, texts ?? []) !== null);
  }

  /** Adds the answer of a numbered list at the end; returns whether a question has that number. */
  #addKey({ index, line, marker }: OutlineLine): boolean {
    const question = this.questions.find((each) => this.#labels.get(each)?.value === marker.value);
    const answer = line.text.slice(marker.from, marker.to);
    if (question === undefined || !/^[A-Za-z](?:\s{0,3}[,;&]?\s{0,3}[A-Za-z])*$/.test(answer))
      return false;
    question.answers.push({ line: index, answer });
    return true;
  }

  #leaveOut({ index }: OutlineLine): LineRole {
    this.#current?.remarks.push({ kind: 'leftOut', line: index });
    if (this.#current !== null) this.#current.to = index;
    return 'leftOut';
  }

  /** Whether the current question has a bullet too, which is indented as far. */
  #isSiblingBullet({ kind, indent }: LineMarker): boolean {
    const own = this.#current === null ? undefined : this.#labels.get(this.#current);
    return kind === 'bullet' && own?.kind === 'bullet' && indent <= own.indent;
  }

  #beginsOption({ marker }: OutlineLine): boolean {
    const current = this.#current;
    if (current === null || this.#isClosed) return false;
    const own = this.#labels.get(current);
    const last = current.options.length === 0 ? null : this.#lastOption;
    switch (this.#style) {
      case 'letter':
        if (marker.kind !== 'letter') return false;
        return last === null ? marker.value === 1 : marker.value > last.value;
      case 'bullet':
        return marker.kind === 'bullet' && !this.#isSiblingBullet(marker);
      case 'number':
        if (marker.kind !== 'number' || marker.delimiter === own?.delimiter) return false;
        return last === null ? marker.value === 1 : marker.value > last.value;
      default:
        return this.#beginsPlainOption(current, marker);
    }
  }

  #beginsPlainOption({ title }: QuestionBuilder, { kind }: LineMarker): boolean {
    if (kind === 'number' || title.length === 0) return false;
    return !this.#isAfterGap || this.#isNumbered;
  }

  #addOption({ index, line, marker }: OutlineLine): LineRole {
    const part = { line: index, text: sliceLine(line, marker.from, marker.to) };
    this.#current?.addOption(part, marker.right);
    this.#lastOption = marker;
    return 'option';
  }

  #open(each: OutlineLine): LineRole {
    const { index, line, marker } = each;
    const question = new QuestionBuilder(index);
    const isLabelled = marker.kind === 'number' || marker.kind === 'bullet';
    if (isLabelled) this.#labels.set(question, marker);
    const text = isLabelled ? sliceLine(line, marker.titleFrom, line.text.length) : line;
    if (text.text.trim() !== '') question.addTitle({ line: index, text });
    this.questions.push(question);
    this.#current = question;
    this.#isClosed = false;
    return 'title';
  }

  #readText(each: OutlineLine): LineRole {
    const current = this.#current;
    if (current === null) return this.#open(each);
    if (this.#isClosed)
      return this.#isAfterGap || !this.#isNumbered ? this.#open(each) : this.#leaveOut(each);
    if (current.options.length > 0) {
      if (this.#isAfterGap) return this.#open(each);
      current.addLoose(this.#toPart(each));
      return 'option';
    }
    const isOther = this.#labels.get(current)?.kind !== 'number' && isHeadingLike(current);
    if (this.#isAfterGap && isOther) return this.#open(each);
    current.addTitle({ line: each.index, text: each.line });
    return 'title';
  }

  #toPart({ index, line, marker }: OutlineLine): PastedPart {
    return {
      line: index,
      text: marker.kind === 'bullet' ? sliceLine(line, marker.from, marker.to) : line,
    };
  }

  /** Returns what was read. Text without a number and without options is no question. */
  finish(): LinesRead {
    const questions = this.questions.filter((question) => {
      if (question.options.length > 0 || this.#labels.get(question)?.kind === 'number') return true;
      for (let line = question.from; line <= question.to; line += 1)
        if (this.roles[line] !== 'blank') this.roles[line] = 'leftOut';
      return false;
    });
    return { roles: this.roles, questions: questions.map((question) => question.build()) };
  }
}

/**
 * Reads questions whose options have letters or numbers; with `hasBullets` those whose options have
 * bullets, or nothing before them.
 */
export function readOutline(lines: readonly PastedLine[], hasBullets: boolean): LinesRead {
  const separated = hasBullets
    ? lines.map((line, index) => ({ index, line }))
    : separateOptions(lines);
  const marked = separated.map(({ index, line }) => ({
    index,
    line,
    marker: readMarker(line.text),
    isBlank: line.text.trim() === '',
  }));
  const reader = new OutlineReader(lines.length, marked, findOptionStyle(marked, hasBullets));
  for (const each of marked) reader.read(each);
  return reader.finish();
}
