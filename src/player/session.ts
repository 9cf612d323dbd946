import type { PlayedQuestion, PlayedQuiz } from '../domain/interchange/scorm/played-quiz.ts';
import {
  choose,
  endsAt,
  newAttempt,
  type Attempt,
} from '../domain/interchange/scorm/run/attempt.ts';
import { readPlace, type Place } from '../domain/interchange/scorm/run/place.ts';
import { runValues } from '../domain/interchange/scorm/run/run-values.ts';
import { readSuspendData } from '../domain/interchange/scorm/run/suspend-data.ts';
import type { CmiValue } from '../domain/interchange/scorm/run/cmi-value.ts';
import type { Lms } from './lms.ts';
import { open, type Untracked } from './opening.ts';
import type { Saving, Tracking } from './tracking.ts';

/** What is on the screen. */
export type Stage = 'start' | 'taking' | 'result' | 'closed';

/** What has changed: the screen as a whole, an answer, what the learning system has, or that it did not let somebody close the quiz. */
export type Change = 'screen' | 'answer' | 'saving' | 'closing';

/** What a session needs from outside. */
export interface SessionInput {
  readonly quiz: PlayedQuiz;
  readonly lms: Lms | null;
  /** Milliseconds since 1970. */
  readonly now: () => number;
}

/** One visit to a quiz: where it stands and what may happen next. The learning system hears of every change. */
export class Session {
  readonly quiz: PlayedQuiz;
  readonly untracked: Untracked | null;
  /** Whether something was kept that is not of this quiz. */
  readonly hasLost: boolean;
  /** Whether the attempt was begun in a visit before. */
  readonly isResumed: boolean;
  readonly #now: () => number;
  readonly #openedAt: number;
  readonly #tracking: Tracking | null;
  readonly #listeners: ((change: Change) => void)[] = [];
  #stage: Stage = 'start';
  #attempt: Attempt | null;
  #place: Place;
  #submittedAt: number | null = null;
  #wasTimeOver = false;

  constructor({ quiz, lms, now }: SessionInput) {
    this.quiz = quiz;
    this.#now = now;
    this.#openedAt = now();
    const { tracking, untracked, suspendData, location } = open(lms, quiz.format, () => {
      this.#changed('saving');
    });
    this.#tracking = tracking;
    this.untracked = untracked;
    this.#attempt = readSuspendData(quiz, suspendData);
    this.#place = readPlace(quiz, location);
    this.isResumed = this.#attempt !== null;
    this.hasLost = suspendData !== '' && !this.isResumed;
    if (this.#attempt?.isSubmitted === true) this.#stage = 'result';
    this.checkTime();
  }

  get stage(): Stage {
    return this.#stage;
  }

  get place(): Place {
    return this.#place;
  }

  /** What is chosen so far; nothing before the quiz is begun. */
  get attempt(): Attempt | null {
    return this.#attempt;
  }

  get saving(): Saving {
    return this.#tracking?.saving ?? { state: 'saved' };
  }

  /** Whether the quiz was submitted in a visit before this one. */
  get wasSubmittedBefore(): boolean {
    return this.#attempt?.isSubmitted === true && this.#submittedAt === null;
  }

  /** Whether it was the end of the time that submitted the quiz. */
  get wasTimeOver(): boolean {
    return this.#wasTimeOver;
  }

  /** How much of the time is left, in milliseconds; null without a limit, or when no time runs. */
  get timeLeft(): number | null {
    if (this.#attempt === null || this.#attempt.isSubmitted) return null;
    const end = endsAt(this.quiz, this.#attempt);
    return end === null ? null : Math.max(0, end - this.#now());
  }

  /** Calls `listener` after every change. */
  listen(listener: (change: Change) => void): void {
    this.#listeners.push(listener);
  }

  /** Begins the quiz, or goes on where it was left. */
  begin(): void {
    if (this.#stage !== 'start') return;
    this.#attempt ??= newAttempt(this.#now());
    this.#stage = 'taking';
    this.#tell('now');
    this.#changed('screen');
  }

  /** Chooses an option, or takes it back where several may be chosen. */
  choose(question: PlayedQuestion, option: string, place: Place): void {
    if (this.#stage !== 'taking' || this.#attempt === null) return;
    this.#attempt = choose(this.#attempt, question, option);
    this.#place = place;
    this.#tell('soon');
    this.#changed('answer');
  }

  /** Shows another activity from its beginning. */
  goTo(activity: number): void {
    if (this.#stage !== 'taking' || this.quiz.activities[activity] === undefined) return;
    this.#place = { activity, item: 0 };
    this.#tell('soon');
    this.#changed('screen');
  }

  /** Submits what is answered, once: after that nothing changes any more. */
  submit(): void {
    if (this.#stage === 'closed' || this.#attempt === null || this.#attempt.isSubmitted) return;
    this.#submittedAt = this.#now();
    this.#attempt = { ...this.#attempt, isSubmitted: true };
    this.#stage = 'result';
    this.#tell('now');
    this.#changed('screen');
  }

  /** Submits the quiz when its time is over. */
  checkTime(): void {
    if (this.timeLeft !== 0) return;
    this.#wasTimeOver = true;
    this.submit();
  }

  /** Takes the quiz once more, for practice only: where results are recorded the learning system decides. */
  again(): void {
    if (this.#stage !== 'result' || this.untracked === null) return;
    this.#attempt = null;
    this.#place = { activity: 0, item: 0 };
    this.#submittedAt = null;
    this.#wasTimeOver = false;
    this.#stage = 'start';
    this.#changed('screen');
  }

  /** Has the learning system keep at once what it was told. */
  keepNow(): void {
    this.#tracking?.flush();
  }

  /** Ends the visit when everything is taken and the learning system agrees; otherwise the quiz stays open. Nothing is told after that. */
  close(): void {
    this.#end('stays');
  }

  /** Ends the visit as well as it goes, since its window goes. */
  leave(): void {
    this.#end('goes');
  }

  #end(window: 'stays' | 'goes'): void {
    if (this.#stage === 'closed') return;
    const isClosed = this.#tracking?.end(this.#values(), window) ?? true;
    if (isClosed) this.#stage = 'closed';
    this.#changed(isClosed ? 'screen' : 'closing');
  }

  #values(): readonly CmiValue[] {
    if (this.untracked !== null) return [];
    return runValues(this.quiz, {
      attempt: this.#attempt,
      place: this.#place,
      submittedAt: this.#submittedAt,
      lasted: this.#now() - this.#openedAt,
    });
  }

  #tell(when: 'now' | 'soon'): void {
    this.#tracking?.tell(this.#values(), when);
  }

  #changed(change: Change): void {
    for (const listener of this.#listeners) listener(change);
  }
}
