import type { ScormFormat } from '../../package-format.ts';
import type { PlayerQuiz } from '../player-quiz.ts';
import { calculateResult, type Attempt, type AttemptResult } from './attempt.ts';
import { cmiElements, type CmiValue } from './cmi-elements.ts';
import { writeInteractions } from './interactions.ts';
import { writeLocation, type LessonLocation } from './lesson-location.ts';
import { formatSessionTime } from './session-time.ts';
import { writeSuspendData } from './suspend-data.ts';

/** Truncates instead of rounding, so that no result reaches a mark it missed. */
const truncateDecimals = (value: number, digits: number): string =>
  String(Math.floor(Number((value * 10 ** digits).toFixed(4))) / 10 ** digits);

function writeStatus(
  format: ScormFormat,
  status: AttemptResult['status'] | 'incomplete',
): readonly CmiValue[] {
  if (format === '1.2') return [{ element: 'cmi.core.lesson_status', value: status }];
  return [
    { element: 'cmi.completion_status', value: status === 'incomplete' ? status : 'completed' },
    {
      element: 'cmi.success_status',
      value: status === 'passed' || status === 'failed' ? status : 'unknown',
    },
  ];
}

/**
 * In 1.2 the score in percent, its only unit; in 2004 the number of right answers and their share
 * as `scaled`.
 */
function writeScore(
  format: ScormFormat,
  { rightCount, questionCount, scorePercent }: AttemptResult,
): readonly CmiValue[] {
  if (scorePercent === null) return [];
  const { score } = cmiElements[format];
  if (format === '1.2')
    return [
      { element: `${score}.min`, value: '0', isOptional: true },
      { element: `${score}.max`, value: '100', isOptional: true },
      { element: `${score}.raw`, value: truncateDecimals(scorePercent, 2) },
    ];
  return [
    { element: `${score}.min`, value: '0' },
    { element: `${score}.max`, value: String(questionCount) },
    { element: `${score}.raw`, value: String(rightCount) },
    { element: `${score}.scaled`, value: truncateDecimals(rightCount / questionCount, 7) },
  ];
}

/**
 * The state of a session: the attempt (null before the quiz is started), the location, the time of
 * submission in this session and the duration so far. Times are in milliseconds. A submitted
 * attempt without that time was reported by an earlier session.
 */
export interface SessionState {
  readonly attempt: Attempt | null;
  readonly location: LessonLocation;
  readonly submittedAt: number | null;
  readonly durationMs: number;
}

/**
 * The values at the end of a session: its duration, and that an unsubmitted quiz is suspended.
 * SCORM 1.2 writes another end as an empty text, which some systems refuse.
 */
function writeEnd(
  { format }: Pick<PlayerQuiz, 'format'>,
  { attempt, durationMs }: SessionState,
): readonly CmiValue[] {
  const { sessionTime, exit } = cmiElements[format];
  const value = attempt?.isSubmitted === true ? (format === '1.2' ? null : 'normal') : 'suspend';
  return [
    { element: sessionTime, value: formatSessionTime(format, durationMs), isOptional: true },
    ...(value === null ? [] : [{ element: exit, value, isOptional: true }]),
  ];
}

const writeProgress = (
  quiz: PlayerQuiz,
  attempt: Attempt,
  place: LessonLocation,
): readonly CmiValue[] => [
  { element: cmiElements[quiz.format].location, value: writeLocation(place), isOptional: true },
  { element: 'cmi.suspend_data', value: writeSuspendData(quiz, attempt) },
];

/**
 * Returns all values of a session in the order in which they are sent. A submitted quiz adds its
 * interactions, score and status.
 */
export function writeSessionValues(quiz: PlayerQuiz, session: SessionState): readonly CmiValue[] {
  const { attempt, location, submittedAt } = session;
  if (attempt === null || (attempt.isSubmitted && submittedAt === null))
    return writeEnd(quiz, session);
  if (submittedAt === null)
    return [
      ...writeStatus(quiz.format, 'incomplete'),
      ...writeProgress(quiz, attempt, location),
      ...writeEnd(quiz, session),
    ];
  const result = calculateResult(quiz, attempt);
  return [
    ...writeInteractions(quiz, attempt, new Date(submittedAt)),
    ...writeScore(quiz.format, result),
    ...writeStatus(quiz.format, result.status),
    ...writeProgress(quiz, attempt, location),
    ...writeEnd(quiz, session),
  ];
}
