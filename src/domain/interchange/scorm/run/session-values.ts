import type { ScormFormat } from '../../package-format.ts';
import type { PlayerQuiz } from '../player-quiz.ts';
import { calculateResult, type Attempt, type AttemptResult } from './attempt.ts';
import { cmiElements, type CmiValue } from './cmi-elements.ts';
import { writeInteractions } from './interactions.ts';
import { writeLocation, type LessonLocation } from './lesson-location.ts';
import { formatSessionTime } from './session-time.ts';
import { writeSuspendData } from './suspend-data.ts';

const successElement = 'cmi.success_status';

/** Truncates instead of rounding, so that no result reaches a mark it missed. */
const truncateDecimals = (value: number, digits: number): string =>
  String(Math.floor(Number((value * 10 ** digits).toFixed(4))) / 10 ** digits);

function writeStatus(
  format: ScormFormat,
  status: AttemptResult['status'] | 'incomplete',
): readonly CmiValue[] {
  const { status: element } = cmiElements[format];
  if (format === '1.2') return [{ element, value: status }];
  return [
    { element, value: status === 'incomplete' ? status : 'completed' },
    {
      element: successElement,
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
 * submission in this session, the result of an earlier session, the duration so far, and whether the
 * session ends now. Times are in milliseconds. A submitted attempt without that time was reported by
 * an earlier session.
 */
export interface SessionState {
  readonly attempt: Attempt | null;
  readonly location: LessonLocation;
  readonly submittedAt: number | null;
  readonly storedStatus: AttemptResult['status'] | null;
  readonly durationMs: number;
  readonly isEnding: boolean;
}

/**
 * What a system does with the data when the session ends. It keeps what is suspended: an attempt
 * that is not submitted, and a result that must not be replaced by an empty attempt at the next
 * launch. After a failure it may begin another attempt. The word for that in SCORM 1.2 is an empty
 * text, which some systems refuse: there it is left out, so nothing is said before the end.
 */
function writeExit(
  quiz: PlayerQuiz,
  { attempt, submittedAt, storedStatus, isEnding }: SessionState,
): readonly CmiValue[] {
  if (quiz.format === '1.2' && !isEnding) return [];
  const isFailed =
    attempt?.isSubmitted === true &&
    ((submittedAt === null ? storedStatus : null) ?? calculateResult(quiz, attempt).status) ===
      'failed';
  const { exit } = cmiElements[quiz.format];
  if (!isFailed) return [{ element: exit, value: 'suspend', isOptional: true }];
  return quiz.format === '1.2' ? [] : [{ element: exit, value: 'normal', isOptional: true }];
}

/** The values at the end of a session: its duration and how it ends. */
const writeEnd = (quiz: PlayerQuiz, session: SessionState): readonly CmiValue[] => [
  {
    element: cmiElements[quiz.format].sessionTime,
    value: formatSessionTime(quiz.format, session.durationMs),
    isOptional: true,
  },
  ...writeExit(quiz, session),
];

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
 * interactions, score and status. A stored result stands until another attempt is submitted.
 */
export function writeSessionValues(quiz: PlayerQuiz, session: SessionState): readonly CmiValue[] {
  const { attempt, location, submittedAt, storedStatus } = session;
  if (attempt === null || (attempt.isSubmitted && submittedAt === null))
    return writeEnd(quiz, session);
  if (submittedAt === null)
    return [
      ...(storedStatus === null ? writeStatus(quiz.format, 'incomplete') : []),
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

/**
 * Returns the result that a system keeps of an earlier session, read by `get`; null when there is
 * none.
 */
export function readStoredStatus(
  format: ScormFormat,
  get: (element: string) => string,
): AttemptResult['status'] | null {
  const statuses = [
    ...(format === '2004' ? [get(successElement)] : []),
    get(cmiElements[format].status),
  ];
  return (
    (['passed', 'failed', 'completed'] as const).find((status) => statuses.includes(status)) ?? null
  );
}
