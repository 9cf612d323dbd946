import { getVisibleText } from '../../../rich-text/visible-text.ts';
import type { ScormFormat } from '../../package-format.ts';
import { listQuestions, type PlayerQuestion, type PlayerQuiz } from '../player-quiz.ts';
import { getSelectedOptions, isAnsweredRight, type Attempt } from './attempt.ts';
import type { CmiValue } from './cmi-elements.ts';

/** The identifiers of options in responses: SCORM 1.2 allows one letter or digit each. */
const optionLabels = 'abcdefghijklmnopqrstuvwxyz0123456789';

/** How many options the responses of a question can identify. */
export const maxOptionLabels = optionLabels.length;

/**
 * How many interactions a system must be able to record (SPM of SCORM 2004); SCORM 1.2 names no
 * number.
 */
const maxInteractions: Readonly<Record<ScormFormat, number>> = {
  '1.2': Number.POSITIVE_INFINITY,
  '2004': 250,
};

/** Returns the questions whose answers are recorded one by one. */
export const listRecordedQuestions = (
  quiz: Pick<PlayerQuiz, 'activities' | 'format'>,
): readonly PlayerQuestion[] => listQuestions(quiz).slice(0, maxInteractions[quiz.format]);

/**
 * Whether responses can identify every option; otherwise only the result of the question is
 * recorded.
 */
export const hasOptionLabels = ({ options }: PlayerQuestion): boolean =>
  options.length <= maxOptionLabels;

const formatTwoDigits = (value: number): string => String(value).padStart(2, '0');

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
    writeTime: (at) =>
      [at.getHours(), at.getMinutes(), at.getSeconds()].map(formatTwoDigits).join(':'),
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

/** Returns a title as a localized string; a brace at its start would be read as a language tag. */
const formatDescription = (title: string): string =>
  [...getVisibleText(title)].slice(0, 250).join('').replace(/^\{/, '(');

function writeInteraction(
  question: PlayerQuestion,
  index: number,
  attempt: Attempt,
  at: Date,
  vocabulary: Vocabulary,
): readonly CmiValue[] {
  const { separator, wrong, time, response, writeTime, hasDescription } = vocabulary;
  const formatResponse = (ids: readonly string[]): string =>
    question.options
      .flatMap(({ id }, option) => (ids.includes(id) ? [optionLabels.charAt(option)] : []))
      .join(separator);
  const selectedOptions = getSelectedOptions(attempt, question);
  const values: readonly (readonly [name: string, value: string])[] = [
    ['id', question.identifier],
    ['type', 'choice'],
    [time, writeTime(at)],
    ...(hasDescription ? [['description', formatDescription(question.title)] as const] : []),
    ...(hasOptionLabels(question)
      ? [['correct_responses.0.pattern', formatResponse(question.rightAnswer)] as const]
      : []),
    ['weighting', '1'],
    ...(hasOptionLabels(question) && selectedOptions.length > 0
      ? [[response, formatResponse(selectedOptions)] as const]
      : []),
    ['result', isAnsweredRight(attempt, question) ? 'correct' : wrong],
  ];
  return values.map(([name, value]) => ({
    element: `cmi.interactions.${String(index)}.${name}`,
    value,
    isOptional: true,
  }));
}

/**
 * Returns every recorded question as an interaction of type choice; `at` is the time of submission.
 */
export const writeInteractions = (
  quiz: Pick<PlayerQuiz, 'activities' | 'format'>,
  attempt: Attempt,
  at: Date,
): readonly CmiValue[] =>
  listRecordedQuestions(quiz).flatMap((question, index) =>
    writeInteraction(question, index, attempt, at, vocabularies[quiz.format]),
  );
