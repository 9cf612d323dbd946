import { textOf } from '../../../rich-text/text-of.ts';
import type { ScormFormat } from '../../scorm-formats.ts';
import { questionsOf, type PlayedQuestion, type PlayedQuiz } from '../played-quiz.ts';
import { chosenIn, isRight, type Attempt } from './attempt.ts';
import type { CmiValue } from './cmi-value.ts';

/** What SCORM 1.2 allows as an answer: one letter or digit an option. 2004 takes longer names, and as many as these for sure. */
const labels = 'abcdefghijklmnopqrstuvwxyz0123456789';

/** How many options the responses of a question can name. */
export const mostLabels = labels.length;

/** How many questions a learning system must be able to record (SPM of SCORM 2004); SCORM 1.2 names no number. */
const mostInteractions: Readonly<Record<ScormFormat, number>> = {
  '1.2': Number.POSITIVE_INFINITY,
  '2004': 250,
};

/** The questions whose answers are recorded one by one. */
export const recordedQuestions = (
  quiz: Pick<PlayedQuiz, 'activities' | 'format'>,
): readonly PlayedQuestion[] => questionsOf(quiz).slice(0, mostInteractions[quiz.format]);

/** Whether the options of a question have names in both versions; otherwise only whether the answer was right is recorded. */
export const hasLabels = ({ options }: PlayedQuestion): boolean => options.length <= mostLabels;

const twoDigits = (value: number): string => String(value).padStart(2, '0');

interface Vocabulary {
  readonly separator: string;
  readonly wrong: string;
  readonly time: string;
  readonly response: string;
  readonly writeTime: (at: Date) => string;
  readonly hasDescription: boolean;
}

const vocabularies: Readonly<Record<ScormFormat, Vocabulary>> = {
  '1.2': {
    separator: ',',
    wrong: 'wrong',
    time: 'time',
    response: 'student_response',
    hasDescription: false,
    writeTime: (at) => [at.getHours(), at.getMinutes(), at.getSeconds()].map(twoDigits).join(':'),
  },
  '2004': {
    separator: '[,]',
    wrong: 'incorrect',
    time: 'timestamp',
    response: 'learner_response',
    hasDescription: true,
    writeTime: (at) => at.toISOString().replace(/\.\d+Z$/, '.0Z'),
  },
};

/** A description is a localized string: words in braces at its start would be read as a language. */
const described = (title: string): string =>
  [...textOf(title)].slice(0, 250).join('').replace(/^\{/, '(');

function interactionOf(
  question: PlayedQuestion,
  index: number,
  attempt: Attempt,
  at: Date,
  vocabulary: Vocabulary,
): readonly CmiValue[] {
  const { separator, wrong, time, response, writeTime, hasDescription } = vocabulary;
  const named = (ids: readonly string[]): string =>
    question.options
      .flatMap(({ id }, option) => (ids.includes(id) ? [labels.charAt(option)] : []))
      .join(separator);
  const chosen = chosenIn(attempt, question);
  const values: readonly (readonly [name: string, value: string])[] = [
    ['id', question.identifier],
    ['type', 'choice'],
    [time, writeTime(at)],
    ...(hasDescription ? [['description', described(question.title)] as const] : []),
    ...(hasLabels(question)
      ? [['correct_responses.0.pattern', named(question.rightAnswer)] as const]
      : []),
    ['weighting', '1'],
    ...(hasLabels(question) && chosen.length > 0 ? [[response, named(chosen)] as const] : []),
    ['result', isRight(attempt, question) ? 'correct' : wrong],
  ];
  return values.map(([name, value]) => ({
    element: `cmi.interactions.${String(index)}.${name}`,
    value,
    isOptional: true,
  }));
}

/** Every recorded question as an interaction of type choice, in the words of the quiz's version; `at` is when the quiz was submitted. */
export const interactionValues = (
  quiz: Pick<PlayedQuiz, 'activities' | 'format'>,
  attempt: Attempt,
  at: Date,
): readonly CmiValue[] =>
  recordedQuestions(quiz).flatMap((question, index) =>
    interactionOf(question, index, attempt, at, vocabularies[quiz.format]),
  );
