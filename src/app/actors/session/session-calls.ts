import { createClient, toContent } from '../../../api/client.ts';
import {
  finishRegistration,
  getAccessToken,
  getProfile,
  signOut,
  type Token,
} from '../../../api/contract/auth.ts';
import type { Send } from '../../../api/send.ts';
import type { TokenStore } from '../../../api/token-store.ts';
import type { SessionUser } from '../../../domain/access/session-user.ts';
import { failed, succeeded, type Outcome } from '../../../domain/outcome.ts';
import { session } from '../../../domain/messages/en/session.ts';
import type { Registration } from '../../../domain/session/registration-form.ts';
import type { Credentials } from '../../../domain/session/sign-in-form.ts';
import { reportMismatch } from '../../use-call.ts';

/**
 * The calls of the session. They are a chunk of their own, so that the sign-in page loads no
 * schemas.
 */
export interface SessionCalls {
  readonly signIn: (credentials: Credentials, signal: AbortSignal) => Promise<Outcome<null>>;
  readonly register: (
    registration: Registration & { readonly token: string },
    signal: AbortSignal,
  ) => Promise<Outcome<null>>;
  readonly loadUser: (signal: AbortSignal) => Promise<Outcome<SessionUser>>;
  readonly signOut: () => Promise<void>;
}

/** Creates the calls of the session. Returned tokens are stored (SES-08, SES-10). */
export function createSessionCalls(send: Send, tokens: TokenStore): SessionCalls {
  const call = createClient(send, reportMismatch);
  /** A browser drops a Secure cookie on plain http, and every cookie when they are switched off. */
  const storeToken = (token: Token): Outcome<null> => {
    tokens.write(token);
    return tokens.read() === null
      ? failed({ kind: 'refused', message: session.cookieNotKept })
      : succeeded(null);
  };
  return {
    signIn: async (body, signal) => {
      const outcome = await call(getAccessToken, { body }, { signal });
      return outcome.ok ? storeToken(outcome.value.content.token) : outcome;
    },
    register: async ({ firstName, lastName, password, repeatPassword, token }, signal) => {
      const outcome = await call(
        finishRegistration,
        {
          body: {
            firstName,
            lastName,
            plainPassword: { first: password, second: repeatPassword },
            token,
          },
        },
        { signal },
      );
      return outcome.ok ? storeToken(outcome.value.content.token) : outcome;
    },
    loadUser: async (signal) => {
      return toContent(await call(getProfile, {}, { signal }));
    },
    signOut: async () => {
      await call(signOut, {});
    },
  };
}
