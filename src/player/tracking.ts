import type { CmiValue } from '../domain/interchange/scorm/run/cmi-value.ts';
import { elementsOf } from '../domain/interchange/scorm/run/run-values.ts';
import type { ScormFormat } from '../domain/interchange/scorm-formats.ts';
import type { Lms } from './lms.ts';

/** What a learning system kept of an earlier session; empty words when it kept nothing. */
export interface Kept {
  readonly suspendData: string;
  readonly location: string;
  /** Whether this session is recorded; otherwise the quiz is only looked at. */
  readonly isRecorded: boolean;
}

/** Whether the learning system has everything it was told, or has everything and did not end the visit; `reason` is its words for a failure, or none. */
export type Saving =
  | { readonly state: 'saved' }
  | { readonly state: 'waiting' }
  | { readonly state: 'failed' | 'open'; readonly reason: string };

const retryMilliseconds = 5000;
const commitMilliseconds = 2000;
/** The element is not known or not implemented: in both versions the same code. */
const unknownElement = '401';

/**
 * A session with a learning system: Initialize once, every value said until it was taken, Commit after each change, Terminate once. What fails is tried again
 * every few seconds, and only that: what was taken is not said twice.
 */
export class Tracking {
  readonly #lms: Lms;
  readonly #format: ScormFormat;
  readonly #onChange: () => void;
  readonly #wanted = new Map<string, CmiValue>();
  readonly #taken = new Map<string, string>();
  #isCommitted = true;
  #isOver = false;
  #saving: Saving = { state: 'saved' };
  #timer: ReturnType<typeof setTimeout> | null = null;

  constructor(lms: Lms, format: ScormFormat, onChange: () => void) {
    this.#lms = lms;
    this.#format = format;
    this.#onChange = onChange;
  }

  get saving(): Saving {
    return this.#saving;
  }

  /** Opens the session; answers with what was kept, or with the system's reason for not opening it. */
  begin():
    { readonly ok: true; readonly kept: Kept } | { readonly ok: false; readonly reason: string } {
    if (!this.#lms.initialize()) return { ok: false, reason: this.#lms.fault().words };
    const { mode, location } = elementsOf[this.#format];
    const isRecorded = !['browse', 'review'].includes(this.#lms.get(mode));
    // In 2004 a value that was never set cannot be read; a first visit says that there is none.
    const suspendData =
      this.#format === '2004' && this.#lms.get('cmi.entry') === 'ab-initio'
        ? ''
        : this.#lms.get('cmi.suspend_data');
    return {
      ok: true,
      kept: {
        suspendData,
        location: suspendData === '' ? '' : this.#lms.get(location),
        isRecorded,
      },
    };
  }

  /** Tells `values`, and has them kept at once or within moments. */
  tell(values: readonly CmiValue[], when: 'now' | 'soon'): void {
    if (this.#isOver) return;
    for (const value of values) this.#wanted.set(value.element, value);
    const failure = this.#say();
    if (when === 'now' || failure !== null) this.#commit(failure);
    else this.#change({ state: 'waiting' }, commitMilliseconds);
  }

  /** Tries now what has not been taken or kept yet. */
  flush(): void {
    if (!this.#isOver && (this.#saving.state === 'waiting' || this.#saving.state === 'failed'))
      this.#commit(this.#say());
  }

  /** Tells `values` and closes the session, unless something was not taken and the window stays to try again; whether it is closed. Once closed nothing more is told. */
  end(values: readonly CmiValue[], window: 'stays' | 'goes'): boolean {
    if (this.#isOver) return true;
    this.tell(values, 'now');
    if (window === 'stays' && this.#saving.state === 'failed') return false;
    this.#stopTimer();
    if (this.#lms.terminate()) this.#isOver = true;
    else if (this.#saving.state !== 'failed')
      this.#change({ state: 'open', reason: this.#lms.fault().words }, null);
    return this.#isOver;
  }

  /** Sets every value that was not taken as it is now; the first fault, or null. */
  #say(): string | null {
    let failure: string | null = null;
    for (const { element, value, isOptional } of this.#wanted.values()) {
      if (this.#taken.get(element) === value) continue;
      const isTaken = this.#lms.set(element, value);
      const fault = isTaken ? null : this.#lms.fault();
      if (fault === null || (isOptional === true && fault.code === unknownElement)) {
        this.#taken.set(element, value);
        this.#isCommitted = false;
      } else failure ??= fault.words;
    }
    return failure;
  }

  #commit(failure: string | null): void {
    if (!this.#isCommitted) this.#isCommitted = this.#lms.commit();
    if (failure === null && this.#isCommitted) this.#change({ state: 'saved' }, null);
    else
      this.#change(
        { state: 'failed', reason: failure ?? this.#lms.fault().words },
        retryMilliseconds,
      );
  }

  #change(saving: Saving, again: number | null): void {
    this.#stopTimer();
    if (again !== null)
      this.#timer = setTimeout(() => {
        this.flush();
      }, again);
    this.#saving = saving;
    this.#onChange();
  }

  #stopTimer(): void {
    if (this.#timer !== null) clearTimeout(this.#timer);
    this.#timer = null;
  }
}
