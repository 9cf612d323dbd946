import { listQuestions, type PlayerQuestion, type PlayerQuiz } from '../player-quiz.ts';
import type { Answers, Attempt } from './attempt.ts';

const alphabet = 'ABCDEFGHIJKLMNOPQRSTUVWXYZabcdefghijklmnopqrstuvwxyz0123456789-_';

/** Encodes bits as base64url, six per character, the lowest first; omits trailing zeros. */
function encodeBits(bits: readonly boolean[]): string {
  let encoded = '';
  for (let at = 0; at < bits.length; at += 6) {
    const value = bits
      .slice(at, at + 6)
      .reduce((sum, isSet, bit) => sum + (isSet ? 2 ** bit : 0), 0);
    encoded += alphabet.charAt(value);
  }
  return encoded.replace(/A+$/, '');
}

/** Returns the bits of `encoded`, six per character. */
const decodeBits = (encoded: string): readonly boolean[] =>
  [...encoded].flatMap((character) =>
    Array.from({ length: 6 }, (_, bit) => ((alphabet.indexOf(character) >> bit) & 1) === 1),
  );

/**
 * The limit of suspend data in SCORM 1.2 (CMIString4096). SCORM 2004 allows more, but both use this
 * limit.
 */
export const maxSuspendCharacters = 4096;

const maxHeadCharacters = 32;
const maxBits = (maxSuspendCharacters - maxHeadCharacters) * 6;

const countAnswerBits = ({ isMultiple, options }: PlayerQuestion): number =>
  isMultiple ? options.length : Math.ceil(Math.log2(options.length + 1));

/**
 * Returns the questions whose answers fit into suspend data: all but the last ones of a very large
 * quiz.
 */
export function listStoredQuestions(
  quiz: Pick<PlayerQuiz, 'activities'>,
): readonly PlayerQuestion[] {
  let bits = 0;
  const questions = listQuestions(quiz);
  const firstOmitted = questions.findIndex(
    (question) => (bits += countAnswerBits(question)) > maxBits,
  );
  return firstOmitted === -1 ? questions : questions.slice(0, firstOmitted);
}

/**
 * Encodes an answer: one bit for each option where several may be selected, else the option's
 * number from 1 in as few bits as needed. No answer is all zeros.
 */
function encodeAnswer(
  question: PlayerQuestion,
  selectedOptions: readonly string[],
): readonly boolean[] {
  if (question.isMultiple) return question.options.map(({ id }) => selectedOptions.includes(id));
  const optionNumber = question.options.findIndex(({ id }) => selectedOptions.includes(id)) + 1;
  return Array.from(
    { length: countAnswerBits(question) },
    (_, bit) => ((optionNumber >> bit) & 1) === 1,
  );
}

/** Decodes the selected options; null for the number of an option that does not exist. */
function decodeAnswer(
  { isMultiple, options }: PlayerQuestion,
  bits: readonly boolean[],
): readonly string[] | null {
  if (isMultiple) return options.filter((_, index) => bits[index]).map(({ id }) => id);
  const optionNumber = bits.reduce((sum, isSet, bit) => sum + (isSet ? 2 ** bit : 0), 0);
  if (optionNumber === 0) return [];
  const option = options[optionNumber - 1];
  return option === undefined ? null : [option.id];
}

/**
 * Writes an attempt in at most 4,096 ASCII characters: the quiz's fingerprint, the start time,
 * whether it is submitted, and the answers at six bits per character.
 */
export function writeSuspendData(
  quiz: Pick<PlayerQuiz, 'activities' | 'fingerprint'>,
  { answers, startedAt, isSubmitted }: Attempt,
): string {
  const bits = listStoredQuestions(quiz).flatMap((question) =>
    encodeAnswer(question, answers.get(question.identifier) ?? []),
  );
  return [
    '1',
    quiz.fingerprint,
    Math.floor(startedAt / 1000).toString(36),
    isSubmitted ? 's' : 'o',
    encodeBits(bits),
  ].join('.');
}

/** Parses the attempt in `data`. Returns null when it belongs to another quiz or is malformed. */
export function readSuspendData(
  quiz: Pick<PlayerQuiz, 'activities' | 'fingerprint'>,
  data: string,
): Attempt | null {
  const [, fingerprint, startedAt = '', stage, encoded = ''] =
    /^1\.([0-9a-z]{7})\.([0-9a-z]{1,9})\.([os])\.([\w-]*)$/.exec(data) ?? [];
  if (fingerprint !== quiz.fingerprint) return null;
  const bits = decodeBits(encoded);
  const answers = new Map<string, readonly string[]>();
  let offset = 0;
  for (const question of listStoredQuestions(quiz)) {
    const width = countAnswerBits(question);
    const selectedOptions = decodeAnswer(question, bits.slice(offset, offset + width));
    if (selectedOptions === null) return null;
    if (selectedOptions.length > 0) answers.set(question.identifier, selectedOptions);
    offset += width;
  }
  if (bits.slice(offset).some(Boolean)) return null;
  return {
    answers: answers satisfies Answers,
    startedAt: Number.parseInt(startedAt, 36) * 1000,
    isSubmitted: stage === 's',
  };
}
