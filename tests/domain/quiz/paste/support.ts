import { splitLines } from '../../../../src/domain/quiz/paste/pasted-line.ts';
import { toOptionText, toTitleText } from '../../../../src/domain/quiz/paste/part-texts.ts';
import type {
  PasteFormat,
  PasteReading,
  Remark,
} from '../../../../src/domain/quiz/paste/pasted-questions.ts';
import {
  readQuestions,
  readQuestionsAs,
} from '../../../../src/domain/quiz/paste/read-questions.ts';

/** A question in a form that is short to write: right options begin with a star. */
export interface ShortQuestion {
  readonly title: string;
  readonly options: readonly string[];
  readonly remarks?: readonly Remark[];
}

/** Returns the questions of a reading in their short form. */
export const shorten = ({ questions }: PasteReading): readonly ShortQuestion[] =>
  questions.map(({ title, options, remarks }) => ({
    title: toTitleText(title),
    options: options.map(({ parts, isRight }) => (isRight ? '*' : '') + toOptionText(parts)),
    ...(remarks.length > 0 && { remarks }),
  }));

/** Reads a plain text; null when it is no list of questions. */
export const read = (text: string): PasteReading | null => readQuestions(splitLines(text));

/** Reads a plain text and returns its format with its questions. */
export function understand(text: string): readonly [PasteFormat, readonly ShortQuestion[]] | null {
  const reading = read(text);
  return reading === null ? null : [reading.format, shorten(reading)];
}

/** Reads a plain text in a format. */
export const readAs = (format: PasteFormat, text: string): readonly ShortQuestion[] =>
  shorten(readQuestionsAs(format, splitLines(text)));
