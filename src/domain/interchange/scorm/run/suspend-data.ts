import { questionsOf, type PlayedQuestion, type PlayedQuiz } from '../played-quiz.ts';
import type { Answers, Attempt } from './attempt.ts';
import { fromSigns, toSigns } from './bits.ts';

/** What SCORM 1.2 keeps of a lesson (CMIString4096). SCORM 2004 keeps more, but one rule is enough for both. */
export const mostSuspendCharacters = 4096;

const mostHeadCharacters = 32;
const mostBits = (mostSuspendCharacters - mostHeadCharacters) * 6;

const widthOf = ({ isMultiple, options }: PlayedQuestion): number =>
  isMultiple ? options.length : Math.ceil(Math.log2(options.length + 1));

/** The questions whose answers are kept while a quiz is interrupted: all but those at the end of a quiz that is too large. */
export function keptQuestions(quiz: Pick<PlayedQuiz, 'activities'>): readonly PlayedQuestion[] {
  let bits = 0;
  const questions = questionsOf(quiz);
  const firstLeftOut = questions.findIndex((question) => (bits += widthOf(question)) > mostBits);
  return firstLeftOut === -1 ? questions : questions.slice(0, firstLeftOut);
}

/** One bit an option where several may be chosen, else the place of the option from 1 in as few bits as it takes; all 0 without an answer. */
function bitsOf(question: PlayedQuestion, chosen: readonly string[]): readonly boolean[] {
  if (question.isMultiple) return question.options.map(({ id }) => chosen.includes(id));
  const place = question.options.findIndex(({ id }) => chosen.includes(id)) + 1;
  return Array.from({ length: widthOf(question) }, (_, bit) => ((place >> bit) & 1) === 1);
}

/** The options that bits stand for; null for a place where no option is. */
function chosenFrom(
  { isMultiple, options }: PlayedQuestion,
  bits: readonly boolean[],
): readonly string[] | null {
  if (isMultiple) return options.filter((_, index) => bits[index]).map(({ id }) => id);
  const place = bits.reduce((sum, isSet, bit) => sum + (isSet ? 2 ** bit : 0), 0);
  if (place === 0) return [];
  const option = options[place - 1];
  return option === undefined ? null : [option.id];
}

/** An attempt in at most 4,096 characters of ASCII: the fingerprint of the quiz, the time it was begun, whether it is submitted, and six bits a sign of answers. */
export function writeSuspendData(
  quiz: Pick<PlayedQuiz, 'activities' | 'fingerprint'>,
  { answers, begunAt, isSubmitted }: Attempt,
): string {
  const bits = keptQuestions(quiz).flatMap((question) =>
    bitsOf(question, answers.get(question.identifier) ?? []),
  );
  return [
    '1',
    quiz.fingerprint,
    Math.floor(begunAt / 1000).toString(36),
    isSubmitted ? 's' : 'o',
    toSigns(bits),
  ].join('.');
}

/** The attempt that `data` holds; null when it is not one of this quiz. */
export function readSuspendData(
  quiz: Pick<PlayedQuiz, 'activities' | 'fingerprint'>,
  data: string,
): Attempt | null {
  const [, ofQuiz, begun = '', stage, signs = ''] =
    /^1\.([0-9a-z]{7})\.([0-9a-z]{1,9})\.([os])\.([\w-]*)$/.exec(data) ?? [];
  if (ofQuiz !== quiz.fingerprint) return null;
  const bits = fromSigns(signs);
  const answers = new Map<string, readonly string[]>();
  let at = 0;
  for (const question of keptQuestions(quiz)) {
    const width = widthOf(question);
    const chosen = chosenFrom(question, bits.slice(at, at + width));
    if (chosen === null) return null;
    if (chosen.length > 0) answers.set(question.identifier, chosen);
    at += width;
  }
  if (bits.slice(at).some(Boolean)) return null;
  return {
    answers: answers satisfies Answers,
    begunAt: Number.parseInt(begun, 36) * 1000,
    isSubmitted: stage === 's',
  };
}
