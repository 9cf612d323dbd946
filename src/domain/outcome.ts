/**
 * Why an expected thing did not happen. `message` is a sentence for people; `errors` maps a field to its faults
 * (the wire's `content.errors`); `retryAfterSeconds` comes from Retry-After; `current` is the version that won (ETag).
 */
export type Failure =
  | { readonly kind: 'offline' }
  | { readonly kind: 'expired'; readonly message?: string }
  | { readonly kind: 'denied'; readonly message?: string }
  | { readonly kind: 'notFound'; readonly message?: string }
  | {
      readonly kind: 'invalid';
      readonly message?: string;
      readonly errors: Readonly<Record<string, readonly string[]>>;
    }
  | { readonly kind: 'refused'; readonly message?: string; readonly retryAfterSeconds?: number }
  | { readonly kind: 'conflict'; readonly message?: string; readonly current?: string }
  | { readonly kind: 'unexpected'; readonly status?: number; readonly message?: string };

/** A value, or the expected failure in its place; nothing expected is thrown. */
export type Outcome<T> =
  { readonly ok: true; readonly value: T } | { readonly ok: false; readonly failure: Failure };

/** The outcome that holds `value`. */
export const succeeded = <T>(value: T): Outcome<T> => ({ ok: true, value });

/** The outcome that holds `failure`. */
export const failed = (failure: Failure): Outcome<never> => ({ ok: false, failure });
