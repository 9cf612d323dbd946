import type { PlayerQuiz } from '../../src/domain/interchange/scorm/player-quiz.ts';
import type { ScormFormat } from '../../src/domain/interchange/package-format.ts';
import { connectLms } from '../../src/player/lms.ts';
import { Session } from '../../src/player/session.ts';
import { playedQuestion, playedQuiz } from '../domain/interchange/scorm/player-quizzes.ts';
import { FakeLms } from './fake-lms.ts';

/** When visits of the tests begin. */
export const opensAt = Date.UTC(2026, 10, 21, 9, 30);

/** A question with one right answer of four, and one with two of three. */
export const single = playedQuestion(1);
/** See `single`. */
export const multiple = playedQuestion(2, 3, {
  isMultiple: true,
  rightAnswer: ['choice-1', 'choice-3'],
});
/** Both, with a third one in an activity of its own. */
export const quiz = playedQuiz([], {
  activities: [
    { title: 'Before', items: [single, multiple] },
    { title: 'After', items: [playedQuestion(3)] },
  ],
});

/** A visit to a quiz in a learning system whose clock a test sets. */
export interface Visit {
  readonly lms: FakeLms;
  readonly session: Session;
  readonly clock: { now: number };
}

/** Opens a visit in `format`; `prepare` breaks the system before it is asked anything. */
export function visit(
  format: ScormFormat,
  {
    of = quiz,
    kept = {},
    prepare = () => undefined,
  }: {
    readonly of?: PlayerQuiz;
    readonly kept?: Readonly<Record<string, string>>;
    readonly prepare?: (lms: FakeLms) => void;
  } = {},
): Visit {
  const lms = new FakeLms(format, kept);
  prepare(lms);
  const clock = { now: opensAt };
  return {
    lms,
    clock,
    session: new Session({
      quiz: { ...of, format },
      lms: connectLms(lms.window, format),
      now: () => clock.now,
    }),
  };
}
