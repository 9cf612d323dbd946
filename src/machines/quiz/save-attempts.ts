import type { Draft } from '../../domain/quiz/draft.ts';
import type { QuizPayload } from '../../domain/quiz/to-payload.ts';
import type { Failure } from '../../domain/outcome.ts';

/** One try to store a draft. The server does what comes under one name once, however often it comes. */
export interface SaveAttempt {
  readonly name: string;
  readonly draft: Draft;
  readonly payload: QuizPayload;
}

/** The attempts with one for `draft` at the end: the last one again while nothing has changed since. */
export const withAttempt = (
  attempts: readonly SaveAttempt[],
  draft: Draft,
  next: () => SaveAttempt,
): readonly SaveAttempt[] => (attempts.at(-1)?.draft === draft ? attempts : [...attempts, next()]);

/** Whether the server may have stored the quiz although this is how the attempt ended. */
const mayHaveArrived = ({ kind }: Failure): boolean =>
  kind === 'offline' || kind === 'unexpected' || kind === 'refused';

/** The attempts that the next save must settle first. */
export const unsettled = (
  attempts: readonly SaveAttempt[],
  failure: Failure,
): readonly SaveAttempt[] => (mayHaveArrived(failure) ? attempts : attempts.slice(0, -1));
