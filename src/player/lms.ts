import type { ScormFormat } from '../domain/interchange/package-format.ts';
import { cmiElements } from '../domain/interchange/scorm/run/cmi-elements.ts';
import { findApi } from './find-api.ts';

/**
 * The run-time calls of a learning system, equal for both versions. A call that throws counts as
 * failed.
 */
export interface Lms {
  /** Succeeds when a session is open afterwards; otherwise returns the system's error text. */
  readonly initialize: () =>
    | { readonly ok: true }
    | { readonly ok: false; readonly reason: string };
  readonly get: (element: string) => string;
  readonly set: (element: string, value: string) => boolean;
  readonly commit: () => boolean;
  readonly terminate: () => boolean;
  /** Returns the code and the text of the last call's error. */
  readonly readLastError: () => { readonly code: string; readonly message: string };
}

const callNames: Readonly<
  Record<
    ScormFormat,
    Readonly<
      Record<'initialize' | 'get' | 'set' | 'commit' | 'terminate' | 'code' | 'message', string>
    >
  >
> = {
  '1.2': {
    initialize: 'LMSInitialize',
    get: 'LMSGetValue',
    set: 'LMSSetValue',
    commit: 'LMSCommit',
    terminate: 'LMSFinish',
    code: 'LMSGetLastError',
    message: 'LMSGetErrorString',
  },
  '2004': {
    initialize: 'Initialize',
    get: 'GetValue',
    set: 'SetValue',
    commit: 'Commit',
    terminate: 'Terminate',
    code: 'GetLastError',
    message: 'GetErrorString',
  },
};

const isYes = (answer: unknown): boolean =>
  ['true', '1'].includes(String(answer).trim().toLowerCase());
const isNo = (answer: unknown): boolean =>
  ['false', '0'].includes(String(answer).trim().toLowerCase());

/** What each version, or a system that mixes them up, says to Initialize of an open session. */
const alreadyInitializedCodes = ['101', '103'];

/** Returns the learning system around `start`, or null when there is none. */
export function connectLms(start: Window, format: ScormFormat): Lms | null {
  const names = callNames[format];
  const api = findApi(start, format, names.initialize);
  if (api === null) return null;
  const call = (name: string, ...args: readonly string[]): unknown => {
    try {
      return api[name]?.(...args);
    } catch {
      return false;
    }
  };
  const read = (name: string, ...args: readonly string[]): string => {
    const answer = call(name, ...args);
    return typeof answer === 'string' || typeof answer === 'number' ? String(answer) : '';
  };
  const readLastError: Lms['readLastError'] = () => {
    const code = read(names.code);
    return { code, message: code === '' || code === '0' ? '' : read(names.message, code) };
  };
  /** A session is open when the status can be read, which every session has. */
  const isOpen = (): boolean =>
    read(names.get, cmiElements[format].status) !== '' || ['', '0'].includes(read(names.code));
  return {
    initialize: () => {
      const answer = call(names.initialize, '');
      if (isYes(answer)) return { ok: true };
      const { code, message } = readLastError();
      const mayBeOpen = !isNo(answer) || alreadyInitializedCodes.includes(code);
      return mayBeOpen && isOpen() ? { ok: true } : { ok: false, reason: message };
    },
    get: (element) => read(names.get, element),
    set: (element, value) => isYes(call(names.set, element, value)),
    commit: () => isYes(call(names.commit, '')),
    terminate: () => isYes(call(names.terminate, '')),
    readLastError,
  };
}

const lookupDelayMs = 500;
const maxLookupMs = 4500;

/**
 * Looks every half second for a learning system that was not there when the page was opened, and
 * calls `onEnd` after some seconds without one. Calls `onFound` once. Returns a function that looks
 * at once, also after that time, and returns whether there is one.
 */
export function lookForLms(
  start: Window,
  format: ScormFormat,
  { onFound, onEnd }: { readonly onFound: (lms: Lms) => void; readonly onEnd: () => void },
): () => boolean {
  let isFound = false;
  const look = (): boolean => {
    const lms = isFound ? null : connectLms(start, format);
    if (lms !== null) {
      isFound = true;
      stop();
      onFound(lms);
    }
    return isFound;
  };
  const lookup = setInterval(look, lookupDelayMs);
  const end = setTimeout(() => {
    stop();
    onEnd();
  }, maxLookupMs);
  const stop = (): void => {
    clearInterval(lookup);
    clearTimeout(end);
  };
  return look;
}
