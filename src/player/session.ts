import type { PlayerQuestion, PlayerQuiz } from '../domain/interchange/scorm/player-quiz.ts';
import {
  selectOption,
  getEndTime,
  createAttempt,
  type Attempt,
  type AttemptResult,
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
 * What changed: the whole screen, an answer, the saving state, that the learning system refused to
 * close the session, that it is no longer looked for, or that it was looked for again in vain.
 */
export type Change = 'screen' | 'answer' | 'saving' | 'closeRefused' | 'lookupEnded' | 'noLms';

/** What a session needs. */
export interface SessionInput {
  readonly quiz: PlayerQuiz;
  readonly lms: Lms | null;
  /** Milliseconds since 1970. */
  readonly now: () => number;
  /** Looks again for a learning system, connects one that is there, and returns whether it is. */
  readonly lookForLms?: () => boolean;
}

/**
 * Joins what was answered before a learning system was found to what it stores of earlier visits. A
 * submitted attempt stands, a stored one first, and so does one whose time is over.
 */
function joinAttempts(
  stored: Attempt | null,
  practice: Attempt | null,
  isTimeOver: boolean,
): Attempt | null {
  if (stored === null || practice === null) return stored ?? practice;
  if (stored.isSubmitted || isTimeOver || practice.answers.size === 0) return stored;
  return practice.isSubmitted
    ? practice
    : { ...stored, answers: new Map([...stored.answers, ...practice.answers]) };
}

/**
 * One visit to a quiz: its state and the actions a learner can take. Sends every change to the
 * learning system.
 */
export class Session {
  readonly quiz: PlayerQuiz;
  readonly #now: () => number;
  readonly #lookForLms: () => boolean;
  readonly #openedAt: number;
  readonly #listeners: ((change: Change) => void)[] = [];
  #tracking: Tracking | null = null;
  #untracked: Untracked | null = { reason: 'noLms' };
  #stage: Stage = 'start';
  #attempt: Attempt | null = null;
  #location: LessonLocation = { activity: 0, item: 0 };
  #storedStatus: AttemptResult['status'] | null = null;
  #submittedAt: number | null = null;
  #isLookupOver = false;
  #isResumed = false;
  #hasUnreadableData = false;
  #isTimeExpired = false;
  /** Whether this is a further practice, whose answers the learner knows from the result. */
  #isRepeated = false;

  constructor({ quiz, lms, now, lookForLms = () => false }: SessionInput) {
    this.quiz = quiz;
    this.#now = now;
    this.#lookForLms = lookForLms;
    this.#openedAt = now();
    if (lms !== null) this.#open(lms);
    this.checkTime();
  }

  /** Why nothing is recorded; null when the learning system records this visit. */
  get untracked(): Untracked | null {
    return this.#untracked;
  }

  /** Whether a learning system is looked for only when the learner asks for it. */
  get isLookupOver(): boolean {
    return this.#isLookupOver;
  }

  /** Whether stored data does not belong to this quiz and was ignored. */
  get hasUnreadableData(): boolean {
    return this.#hasUnreadableData;
  }

  /** Whether the learning system has the result of an earlier attempt. */
  get hasStoredResult(): boolean {
    return this.#storedStatus !== null;
  }

  /** Whether the attempt started in an earlier visit. */
  get isResumed(): boolean {
    return this.#isResumed;
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

  /** Leaves it to the learner to look for a learning system. */
  endLookup(): void {
    this.#isLookupOver = true;
    this.#notify('lookupEnded');
  }

  /** Looks again for a learning system where none was found. */
  lookForLms(): void {
    if (this.#untracked?.reason === 'noLms' && !this.#lookForLms()) this.#notify('noLms');
  }

  /**
   * Connects a learning system that was found after the page was opened. What was answered so far
   * is recorded.
   */
  connect(lms: Lms): void {
    if (this.#untracked?.reason !== 'noLms' || this.#stage === 'closed') return;
    this.#open(lms);
    if (this.#stage !== 'start' && !this.wasSubmittedBefore) this.#send('now');
    this.checkTime();
    this.#notify('screen');
  }

  #open(lms: Lms): void {
    const opened = openTracking(lms, this.quiz.format, () => {
      this.#notify('saving');
    });
    const stored = readSuspendData(this.quiz, opened.suspendData);
    this.#tracking = opened.tracking;
    this.#untracked = opened.untracked;
    // A system may call a quiz completed that was only opened; of a graded one we never say that.
    const isOurs =
      opened.status !== 'completed' || opened.suspendData !== '' || !this.quiz.isGraded;
    this.#storedStatus = isOurs ? opened.status : null;
    this.#isResumed = stored !== null;
    this.#hasUnreadableData = opened.suspendData !== '' && stored === null;
    const endTime = stored === null ? null : getEndTime(this.quiz, stored);
    const isTimeOver = endTime !== null && endTime <= this.#now();
    this.#attempt = joinAttempts(stored, this.#isRepeated ? null : this.#attempt, isTimeOver);
    if (this.#attempt === stored) {
      this.#location = readLocation(this.quiz, opened.location);
      this.#submittedAt = null;
      this.#isTimeExpired = false;
    }
    if (this.#attempt?.isSubmitted === true) this.#stage = 'result';
    else if (this.#isRepeated) this.#stage = 'start';
    this.#isRepeated = false;
  }

  /** Starts the quiz, or resumes the stored attempt. */
  start(): void {
    if (this.#untracked?.reason === 'noLms') this.#lookForLms();
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
    if (this.#stage !== 'result' || this.#untracked === null) return;
    this.#attempt = null;
    this.#location = { activity: 0, item: 0 };
    this.#submittedAt = null;
    this.#isTimeExpired = false;
    this.#isRepeated = true;
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
    const isClosed = this.#tracking?.end(this.#values({ isEnding: true }), window) ?? true;
    if (isClosed) this.#stage = 'closed';
    this.#notify(isClosed ? 'screen' : 'closeRefused');
  }

  #values({ isEnding }: { readonly isEnding: boolean }): readonly CmiValue[] {
    if (this.#untracked !== null) return [];
    return writeSessionValues(this.quiz, {
      attempt: this.#attempt,
      location: this.#location,
      submittedAt: this.#submittedAt,
      storedStatus: this.#storedStatus,
      durationMs: this.#now() - this.#openedAt,
      isEnding,
    });
  }

  #send(when: 'now' | 'soon'): void {
    this.#tracking?.send(this.#values({ isEnding: false }), when);
  }

  #notify(change: Change): void {
    for (const listener of this.#listeners) listener(change);
  }
}
