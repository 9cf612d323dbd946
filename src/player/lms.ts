import type { ScormFormat } from '../domain/interchange/package-format.ts';
import { findApi } from './find-api.ts';

/**
 * The run-time calls of a learning system, equal for both versions. A call that throws counts as
 * failed.
 */
export interface Lms {
  readonly initialize: () => boolean;
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

type Api = Readonly<Record<string, ((...args: readonly string[]) => unknown) | undefined>>;

/** Returns the learning system around `start`, or null when there is none. */
export function connectLms(start: Window, format: ScormFormat): Lms | null {
  const located = findApi(start, format);
  if (located === null) return null;
  const api = located as Api;
  const names = callNames[format];
  const call = (name: string, ...args: readonly string[]): string => {
    try {
      const result = api[name]?.(...args);
      return typeof result === 'string'
        ? result
        : typeof result === 'boolean' || typeof result === 'number'
          ? String(result)
          : '';
    } catch {
      return '';
    }
  };
  return {
    initialize: () => call(names.initialize, '') === 'true',
    get: (element) => call(names.get, element),
    set: (element, value) => call(names.set, element, value) === 'true',
    commit: () => call(names.commit, '') === 'true',
    terminate: () => call(names.terminate, '') === 'true',
    readLastError: () => {
      const code = call(names.code);
      return { code, message: code === '' || code === '0' ? '' : call(names.message, code) };
    },
  };
}
