import type { ScormFormat } from '../../scorm-formats.ts';
import type { PlayedQuiz } from '../played-quiz.ts';
import { resultOf, type Attempt, type Result } from './attempt.ts';
import type { CmiValue } from './cmi-value.ts';
import { interactionValues } from './interaction.ts';
import { writePlace, type Place } from './place.ts';
import { sessionTime } from './session-time.ts';
import { writeSuspendData } from './suspend-data.ts';

/** The names of elements that differ between the versions. */
export const elementsOf: Readonly<
  Record<
    ScormFormat,
    {
      readonly location: string;
      readonly exit: string;
      readonly sessionTime: string;
      readonly score: string;
      readonly mode: string;
    }
  >
> = {
  '1.2': {
    location: 'cmi.core.lesson_location',
    exit: 'cmi.core.exit',
    sessionTime: 'cmi.core.session_time',
    score: 'cmi.core.score',
    mode: 'cmi.core.lesson_mode',
  },
  '2004': {
    location: 'cmi.location',
    exit: 'cmi.exit',
    sessionTime: 'cmi.session_time',
    score: 'cmi.score',
    mode: 'cmi.mode',
  },
};

/** Cut and not rounded, so that no result reaches a mark it did not reach. */
const cut = (value: number, digits: number): string =>
  String(Math.floor(Number((value * 10 ** digits).toFixed(4))) / 10 ** digits);

function standingValues(
  format: ScormFormat,
  standing: Result['standing'] | 'incomplete',
): readonly CmiValue[] {
  if (format === '1.2') return [{ element: 'cmi.core.lesson_status', value: standing }];
  return [
    { element: 'cmi.completion_status', value: standing === 'incomplete' ? standing : 'completed' },
    {
      element: 'cmi.success_status',
      value: standing === 'passed' || standing === 'failed' ? standing : 'unknown',
    },
  ];
}

/** Percent in 1.2, which knows no other score; right answers of all questions in 2004, and their share as `scaled`. */
function scoreValues(
  format: ScormFormat,
  { right, questions, progress }: Result,
): readonly CmiValue[] {
  if (progress === null) return [];
  const { score } = elementsOf[format];
  if (format === '1.2')
    return [
      { element: `${score}.min`, value: '0', isOptional: true },
      { element: `${score}.max`, value: '100', isOptional: true },
      { element: `${score}.raw`, value: cut(progress, 2) },
    ];
  return [
    { element: `${score}.min`, value: '0' },
    { element: `${score}.max`, value: String(questions) },
    { element: `${score}.raw`, value: String(right) },
    { element: `${score}.scaled`, value: cut(right / questions, 7) },
  ];
}

/**
 * How a session stands: the attempt, null before a quiz is begun, the place in it, when it was submitted in this session and how long the session took so
 * far; times are in milliseconds. A submitted attempt without a time was submitted in a session before, which said everything.
 */
export interface Session {
  readonly attempt: Attempt | null;
  readonly place: Place;
  readonly submittedAt: number | null;
  readonly lasted: number;
}

/** What a learning system is told when a session ends for now: how long it took, and that what is not submitted goes on another time. */
const leavingValues = (
  { format }: Pick<PlayedQuiz, 'format'>,
  { attempt, lasted }: Session,
): readonly CmiValue[] => [
  { element: elementsOf[format].sessionTime, value: sessionTime(format, lasted) },
  {
    element: elementsOf[format].exit,
    value: attempt?.isSubmitted === true ? (format === '1.2' ? '' : 'normal') : 'suspend',
  },
];

const keptValues = (quiz: PlayedQuiz, attempt: Attempt, place: Place): readonly CmiValue[] => [
  { element: elementsOf[quiz.format].location, value: writePlace(place) },
  { element: 'cmi.suspend_data', value: writeSuspendData(quiz, attempt) },
];

/** Everything a learning system is told of a session, in the order in which it is said. A submitted quiz comes with its interactions, its score and its standing. */
export function runValues(quiz: PlayedQuiz, session: Session): readonly CmiValue[] {
  const { attempt, place, submittedAt } = session;
  if (attempt === null || (attempt.isSubmitted && submittedAt === null))
    return leavingValues(quiz, session);
  if (submittedAt === null)
    return [
      ...standingValues(quiz.format, 'incomplete'),
      ...keptValues(quiz, attempt, place),
      ...leavingValues(quiz, session),
    ];
  const result = resultOf(quiz, attempt);
  return [
    ...interactionValues(quiz, attempt, new Date(submittedAt)),
    ...scoreValues(quiz.format, result),
    ...standingValues(quiz.format, result.standing),
    ...keptValues(quiz, attempt, place),
    ...leavingValues(quiz, session),
  ];
}
