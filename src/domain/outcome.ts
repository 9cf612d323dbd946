import type { Message } from './messages/message.ts';
import type { EndReason } from './session/end-reason.ts';

/**
 * Why an operation failed in an expected way. `message` is for users; `errors` maps a field to its
 * errors (the wire's `content.errors`); `isTooLarge` is set when the server, or a gateway before
 * it, takes no request of this size; `retryAfterSeconds` comes from Retry-After; `current` is
 * the stored version (ETag); `reason` is why the server does not renew the session.
 */
export type Failure =
  | { readonly kind: 'offline' }
  | { readonly kind: 'expired'; readonly message?: Message; readonly reason?: EndReason }
  | { readonly kind: 'denied'; readonly message?: Message }
  | { readonly kind: 'notFound'; readonly message?: Message }
  | {
      readonly kind: 'invalid';
      readonly message?: Message;
      readonly errors: Readonly<Record<string, readonly Message[]>>;
      readonly isTooLarge?: true;
    }
  | { readonly kind: 'refused'; readonly message?: Message; readonly retryAfterSeconds?: number }
  | { readonly kind: 'conflict'; readonly message?: Message; readonly current?: string }
  | { readonly kind: 'unexpected'; readonly status?: number; readonly message?: Message };

/** A value or an expected failure; expected failures are not thrown. */
export type Outcome<T> =
  | { readonly ok: true; readonly value: T }
  | { readonly ok: false; readonly failure: Failure };

/** Returns the outcome with `value`. */
export const succeeded = <T>(value: T): Outcome<T> => ({ ok: true, value });

/** Returns the outcome with `failure`. */
export const failed = (failure: Failure): Outcome<never> => ({ ok: false, failure });
