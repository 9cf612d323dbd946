import { cmiElements, type CmiValue } from '../domain/interchange/scorm/run/cmi-elements.ts';
import { readStoredStatus } from '../domain/interchange/scorm/run/session-values.ts';
import type { AttemptResult } from '../domain/interchange/scorm/run/attempt.ts';
import type { ScormFormat } from '../domain/interchange/package-format.ts';
import type { Lms } from './lms.ts';

/** What a learning system stored of an earlier session. Texts are empty when it stored nothing. */
export interface StoredSession {
  readonly suspendData: string;
  readonly location: string;
  /** The result of the last attempt that was submitted; null when there is none. */
  readonly status: AttemptResult['status'] | null;
  /** Whether the system records this session; false in browse and review mode. */
  readonly isRecorded: boolean;
}

/**
 * Whether the learning system has every value that counts. `failed`: one or its commit was refused.
 * `notClosed`: everything is stored, but the system did not end the session. `reason` is the
 * system's error text, which may be empty.
 */
export type SavingState =
  | { readonly state: 'saved' }
  | { readonly state: 'pending' }
  | { readonly state: 'failed' | 'notClosed'; readonly reason: string };

const retryDelayMs = 5000;
const commitDelayMs = 2000;
/** The code for an element that is unknown or not implemented, the same in both versions. */
const unknownElementCode = '401';

/**
 * A session with a learning system: calls Initialize once, sends each value until it is accepted,
 * commits after each change and calls Terminate once. Retries what failed every few seconds, and
 * only that; optional values are not worth a retry of their own.
 */
export class Tracking {
  readonly #lms: Lms;
  readonly #format: ScormFormat;
  readonly #onChange: () => void;
  readonly #values = new Map<string, CmiValue>();
  readonly #acceptedValues = new Map<string, string>();
  /** What is accepted but not committed: nothing, optional values only, or others too. */
  #uncommitted: 'nothing' | 'optional' | 'result' = 'nothing';
  #isTerminated = false;
  #saving: SavingState = { state: 'saved' };
  #timer: ReturnType<typeof setTimeout> | null = null;

  constructor(lms: Lms, format: ScormFormat, onChange: () => void) {
    this.#lms = lms;
    this.#format = format;
    this.#onChange = onChange;
  }

  get saving(): SavingState {
    return this.#saving;
  }

  /** Opens the session. Returns the stored values, or the system's error text when it refuses. */
  initialize():
    | { readonly ok: true; readonly stored: StoredSession }
    | { readonly ok: false; readonly reason: string } {
    const opened = this.#lms.initialize();
    if (!opened.ok) return opened;
    const { mode, location } = cmiElements[this.#format];
    const isRecorded = !['browse', 'review'].includes(this.#lms.get(mode));
    const status = readStoredStatus(this.#format, this.#lms.get);
    // SCORM 2004 reports an error for a value that was never set; `ab-initio` marks a first visit.
    const suspendData =
      this.#format === '2004' && status === null && this.#lms.get('cmi.entry') === 'ab-initio'
        ? ''
        : this.#lms.get('cmi.suspend_data');
    return {
      ok: true,
      stored: {
        suspendData,
        location: suspendData === '' ? '' : this.#lms.get(location),
        status,
        isRecorded,
      },
    };
  }

  /** Sends `values` and commits them now, or within two seconds. */
  send(values: readonly CmiValue[], when: 'now' | 'soon'): void {
    if (this.#isTerminated) return;
    for (const value of values) this.#values.set(value.element, value);
    const failure = this.#sendPending();
    if (when === 'now' || failure !== null) this.#commit(failure);
    else this.#setSaving({ state: 'pending' }, commitDelayMs);
  }

  /** Retries now what is not accepted or committed yet. */
  flush(): void {
    if (
      !this.#isTerminated &&
      (this.#saving.state === 'pending' || this.#saving.state === 'failed')
    )
      this.#commit(this.#sendPending());
  }

  /**
   * Sends `values` and ends the session; returns whether it has ended. Where the window remains and
   * a value was refused, the session stays open for another attempt.
   */
  end(values: readonly CmiValue[], window: 'remains' | 'closes'): boolean {
    if (this.#isTerminated) return true;
    this.send(values, 'now');
    if (window === 'remains' && this.#saving.state === 'failed') return false;
    this.#stopTimer();
    if (this.#lms.terminate()) this.#isTerminated = true;
    else if (this.#saving.state !== 'failed')
      this.#setSaving({ state: 'notClosed', reason: this.#lms.readLastError().message }, null);
    return this.#isTerminated;
  }

  /**
   * Sets each value that is not accepted yet. Returns the first error text, or null. An optional
   * value that is refused is set again only together with others.
   */
  #sendPending(): string | null {
    let failure: string | null = null;
    for (const { element, value, isOptional = false } of this.#values.values()) {
      if (this.#acceptedValues.get(element) === value) continue;
      const isAccepted = this.#lms.set(element, value);
      const error = isAccepted ? null : this.#lms.readLastError();
      if (isAccepted || (isOptional && error?.code === unknownElementCode))
        this.#acceptedValues.set(element, value);
      if (isAccepted && !isOptional) this.#uncommitted = 'result';
      else if (isAccepted && this.#uncommitted === 'nothing') this.#uncommitted = 'optional';
      else if (error !== null && !isOptional) failure ??= error.message;
    }
    return failure;
  }

  #commit(failure: string | null): void {
    if (this.#uncommitted !== 'nothing' && this.#lms.commit()) this.#uncommitted = 'nothing';
    if (failure === null && this.#uncommitted !== 'result')
      this.#setSaving({ state: 'saved' }, null);
    else
      this.#setSaving(
        { state: 'failed', reason: failure ?? this.#lms.readLastError().message },
        retryDelayMs,
      );
  }

  #setSaving(saving: SavingState, retryMs: number | null): void {
    this.#stopTimer();
    if (retryMs !== null)
      this.#timer = setTimeout(() => {
        this.flush();
      }, retryMs);
    this.#saving = saving;
    this.#onChange();
  }

  #stopTimer(): void {
    if (this.#timer !== null) clearTimeout(this.#timer);
    this.#timer = null;
  }
}

/**
 * Why nothing is recorded: no learning system was found, it refused the session, or the quiz is
 * only browsed.
 */
export type Untracked =
  | { readonly reason: 'noLms' }
  | { readonly reason: 'refused'; readonly message: string }
  | { readonly reason: 'browsing' };

/** The tracking of a visit, or why there is none, and what was stored before. */
interface OpenedTracking extends Pick<StoredSession, 'suspendData' | 'location' | 'status'> {
  readonly tracking: Tracking | null;
  readonly untracked: Untracked | null;
}

/** Opens a session with a learning system. `onChange` is called when the saving state changes. */
export function openTracking(lms: Lms, format: ScormFormat, onChange: () => void): OpenedTracking {
  const tracking = new Tracking(lms, format, onChange);
  const result = tracking.initialize();
  if (!result.ok)
    return {
      tracking: null,
      untracked: { reason: 'refused', message: result.reason },
      suspendData: '',
      location: '',
      status: null,
    };
  const { isRecorded, ...stored } = result.stored;
  return { tracking, untracked: isRecorded ? null : { reason: 'browsing' }, ...stored };
}
