import type { ScormFormat } from '../domain/interchange/scorm-formats.ts';
import { findApi } from './find-api.ts';

/** The calls of a learning system in either version. A call that throws has failed. */
export interface Lms {
  readonly initialize: () => boolean;
  readonly get: (element: string) => string;
  readonly set: (element: string, value: string) => boolean;
  readonly commit: () => boolean;
  readonly terminate: () => boolean;
  /** Code and words of the fault of the last call. */
  readonly fault: () => { readonly code: string; readonly words: string };
}

const callNames: Readonly<
  Record<
    ScormFormat,
    Readonly<
      Record<'initialize' | 'get' | 'set' | 'commit' | 'terminate' | 'code' | 'words', string>
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
    words: 'LMSGetErrorString',
  },
  '2004': {
    initialize: 'Initialize',
    get: 'GetValue',
    set: 'SetValue',
    commit: 'Commit',
    terminate: 'Terminate',
    code: 'GetLastError',
    words: 'GetErrorString',
  },
};

type Api = Readonly<Record<string, ((...given: readonly string[]) => unknown) | undefined>>;

/** The learning system around `start`, or null when there is none. */
export function connectLms(start: Window, format: ScormFormat): Lms | null {
  const found = findApi(start, format);
  if (found === null) return null;
  const api = found as Api;
  const names = callNames[format];
  const call = (name: string, ...given: readonly string[]): string => {
    try {
      const answer = api[name]?.(...given);
      return typeof answer === 'string'
        ? answer
        : typeof answer === 'boolean' || typeof answer === 'number'
          ? String(answer)
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
    fault: () => {
      const code = call(names.code);
      return { code, words: code === '' || code === '0' ? '' : call(names.words, code) };
    },
  };
}
