import type { PlayerQuestion, PlayerQuiz } from '../domain/interchange/scorm/player-quiz.ts';
import {
  selectOption,
  getEndTime,
  createAttempt,
  type Attempt,
} from '../domain/interchange/scorm/run/attempt.ts';
import {
  readLocation,
  type LessonLocation,
} from '../domain/interchange/scorm/run/lesson-location.ts';
import { writeSessionValues } from '../domain/interchange/scorm/run/session-values.ts';
import { readSuspendData } from '../domain/interchange/scorm/run/suspend-data.ts';
import type { CmiValue } from '../domain/interchange/scorm/run/cmi-elements.ts';
import type { Lms } from './lms.ts';
import { openTracking, type Untracked, type SavingState, type Tracking } from './tracking.ts';

/** The current screen. */
export type Stage = 'start' | 'taking' | 'result' | 'closed';

/**
 * What changed: the whole screen, an answer, the saving state, or that the learning system refused
 * to close the session.
 */
export type Change = 'screen' | 'answer' | 'saving' | 'closeRefused';

/** What a session needs. */
export interface SessionInput {
  readonly quiz: PlayerQuiz;
  readonly lms: Lms | null;
  /** Milliseconds since 1970. */
  readonly now: () => number;
}

/**
 * One visit to a quiz: its state and the actions a learner can take. Sends every change to the
 * learning system.
 */
export class Session {
  readonly quiz: PlayerQuiz;
  readonly untracked: Untracked | null;
  /** Whether stored data does not belong to this quiz and was ignored. */
  readonly hasUnreadableData: boolean;
  /** Whether the attempt started in an earlier visit. */
  readonly isResumed: boolean;
  readonly #now: () => number;
  readonly #openedAt: number;
  readonly #tracking: Tracking | null;
  readonly #listeners: ((change: Change) => void)[] = [];
  #stage: Stage = 'start';
  #attempt: Attempt | null;
  #location: LessonLocation;
  #submittedAt: number | null = null;
  #isTimeExpired = false;

  constructor({ quiz, lms, now }: SessionInput) {
    this.quiz = quiz;
    this.#now = now;
    this.#openedAt = now();
    const { tracking, untracked, suspendData, location } = openTracking(lms, quiz.format, () => {
      this.#notify('saving');
    });
    this.#tracking = tracking;
    this.untracked = untracked;
    this.#attempt = readSuspendData(quiz, suspendData);
    this.#location = readLocation(quiz, location);
    this.isResumed = this.#attempt !== null;
    this.hasUnreadableData = suspendData !== '' && !this.isResumed;
    if (this.#attempt?.isSubmitted === true) this.#stage = 'result';
    this.checkTime();
  }

  get stage(): Stage {
    return this.#stage;
  }

  get location(): LessonLocation {
    return this.#location;
  }

  /** The attempt so far; null before the quiz is started. */
  get attempt(): Attempt | null {
    return this.#attempt;
  }

  get saving(): SavingState {
    return this.#tracking?.saving ?? { state: 'saved' };
  }

  /** Whether the quiz was submitted in an earlier visit. */
  get wasSubmittedBefore(): boolean {
    return this.#attempt?.isSubmitted === true && this.#submittedAt === null;
  }

  /** Whether the quiz was submitted because the time expired. */
  get isTimeExpired(): boolean {
    return this.#isTimeExpired;
  }

  /** The remaining time in milliseconds; null without a limit and while no attempt runs. */
  get remainingMs(): number | null {
    if (this.#attempt === null || this.#attempt.isSubmitted) return null;
    const end = getEndTime(this.quiz, this.#attempt);
    return end === null ? null : Math.max(0, end - this.#now());
  }

  /** Calls `listener` after every change. */
  subscribe(listener: (change: Change) => void): void {
    this.#listeners.push(listener);
  }

  /** Starts the quiz, or resumes the stored attempt. */
  start(): void {
    if (this.#stage !== 'start') return;
    this.#attempt ??= createAttempt(this.#now());
    this.#stage = 'taking';
    this.#send('now');
    this.#notify('screen');
  }

  /** Selects an option, or clears it where several may be selected. */
  selectOption(question: PlayerQuestion, option: string, location: LessonLocation): void {
    if (this.#stage !== 'taking' || this.#attempt === null) return;
    this.#attempt = selectOption(this.#attempt, question, option);
    this.#location = location;
    this.#send('soon');
    this.#notify('answer');
  }

  /** Shows another activity from its beginning. */
  goToActivity(activity: number): void {
    if (this.#stage !== 'taking' || this.quiz.activities[activity] === undefined) return;
    this.#location = { activity, item: 0 };
    this.#send('soon');
    this.#notify('screen');
  }

  /** Submits the attempt once; afterwards nothing changes any more. */
  submit(): void {
    if (this.#stage === 'closed' || this.#attempt === null || this.#attempt.isSubmitted) return;
    this.#submittedAt = this.#now();
    this.#attempt = { ...this.#attempt, isSubmitted: true };
    this.#stage = 'result';
    this.#send('now');
    this.#notify('screen');
  }

  /** Submits the quiz when its time has expired. */
  checkTime(): void {
    if (this.remainingMs !== 0) return;
    this.#isTimeExpired = true;
    this.submit();
  }

  /**
   * Starts over, for practice only: where results are recorded the learning system decides about
   * another attempt.
   */
  restart(): void {
    if (this.#stage !== 'result' || this.untracked === null) return;
    this.#attempt = null;
    this.#location = { activity: 0, item: 0 };
    this.#submittedAt = null;
    this.#isTimeExpired = false;
    this.#stage = 'start';
    this.#notify('screen');
  }

  /** Retries at once what the learning system has not accepted yet. */
  saveNow(): void {
    this.#tracking?.flush();
  }

  /**
   * Ends the visit when everything is saved and the learning system agrees; otherwise the quiz
   * stays open.
   */
  close(): void {
    this.#end('remains');
  }

  /** Ends the visit as far as possible, since the window is closing. */
  leave(): void {
    this.#end('closes');
  }

  #end(window: 'remains' | 'closes'): void {
    if (this.#stage === 'closed') return;
    const isClosed = this.#tracking?.end(this.#values(), window) ?? true;
    if (isClosed) this.#stage = 'closed';
    this.#notify(isClosed ? 'screen' : 'closeRefused');
  }

  #values(): readonly CmiValue[] {
    if (this.untracked !== null) return [];
    return writeSessionValues(this.quiz, {
      attempt: this.#attempt,
      location: this.#location,
      submittedAt: this.#submittedAt,
      durationMs: this.#now() - this.#openedAt,
    });
  }

  #send(when: 'now' | 'soon'): void {
    this.#tracking?.send(this.#values(), when);
  }

  #notify(change: Change): void {
    for (const listener of this.#listeners) listener(change);
  }
}
