import type { Failure, Outcome } from '../../domain/outcome.ts';
import { cipherName } from './draft-cipher.ts';

/** The key of the drafts cannot be had now; `failure` is the server's. */
export class DraftKeyError extends Error {
  override readonly name = 'DraftKeyError';
  readonly failure: Failure;

  constructor(failure: Failure) {
    super(`no key for unsaved changes: ${failure.kind}`);
    this.failure = failure;
  }
}

/**
 * The key that encrypts the unsaved changes of the signed-in person. It is in the memory of this tab
 * only, and cannot be exported.
 */
export interface DraftKey {
  /** Whether this browser encrypts here. It does so only on pages with https, and on localhost. */
  readonly canEncrypt: boolean;
  readonly isLoaded: () => boolean;
  /**
   * Returns the key; the first call loads it. Rejects with a `DraftKeyError`, which stays the result
   * until the pause before the next attempt is over.
   */
  readonly get: () => Promise<CryptoKey>;
  /**
   * Calls `listener` when the key arrives after a failure, and loads it again and again until then.
   * Returns the function that stops it.
   */
  readonly onArrived: (listener: () => void) => () => void;
}

/** The dependencies of a key. `load` returns 32 bytes as base64url. */
export interface DraftKeyOptions {
  readonly subtle: SubtleCrypto | undefined;
  readonly load: () => Promise<Outcome<string>>;
  /** Resolves after the time, in milliseconds. */
  readonly wait: (ms: number) => Promise<void>;
  /** Returns a random number from 0 to 1. */
  readonly random: () => number;
}

const firstPauseMs = 2000;
const maxPauseMs = 30_000;

const decodeBase64Url = (text: string): Uint8Array<ArrayBuffer> =>
  Uint8Array.from(atob(text.replaceAll('-', '+').replaceAll('_', '/')), (byte) =>
    byte.charCodeAt(0),
  );

/** Creates the key of the signed-in person, which is loaded when it is needed first. */
export function createDraftKey({ subtle, load, wait, random }: DraftKeyOptions): DraftKey {
  const listeners = new Set<() => void>();
  let loading: Promise<CryptoKey> | null = null;
  let isLoaded = false;
  let pauseMs = firstPauseMs;

  const loadKey = async (): Promise<CryptoKey> => {
    if (subtle === undefined) throw new DraftKeyError({ kind: 'unexpected' });
    const outcome = await load();
    if (!outcome.ok) throw new DraftKeyError(outcome.failure);
    const bytes = decodeBase64Url(outcome.value);
    return subtle.importKey('raw', bytes, cipherName, false, ['encrypt', 'decrypt']);
  };
  const loadAgain = async (): Promise<void> => {
    const pause = wait(pauseMs * (1 + random() / 2));
    pauseMs = Math.min(maxPauseMs, pauseMs * 2);
    await pause;
    loading = null;
    if (listeners.size === 0) return;
    await get();
    for (const listener of [...listeners]) listener();
  };
  const get = (): Promise<CryptoKey> => {
    loading ??= loadKey().then(
      (key) => {
        isLoaded = true;
        return key;
      },
      (reason: unknown) => {
        loadAgain().catch(() => {
          /* the failed attempt starts the next one */
        });
        throw reason;
      },
    );
    return loading;
  };

  return {
    canEncrypt: subtle !== undefined,
    isLoaded: () => isLoaded,
    get,
    onArrived: (listener) => {
      listeners.add(listener);
      return () => {
        listeners.delete(listener);
      };
    },
  };
}
