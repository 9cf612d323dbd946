import { createClient } from '../../api/client.ts';
import { finishRegistration, getAccessToken, getProfile, signOut } from '../../api/contract/auth.ts';
import type { Send } from '../../api/send.ts';
import type { TokenStore } from '../../api/token-store.ts';
import type { SessionUser } from '../../domain/access/session-user.ts';
import { succeeded, type Outcome } from '../../domain/outcome.ts';
import type { Registration } from '../../domain/session/registration-form.ts';
import type { Credentials } from '../../domain/session/sign-in-form.ts';
import { reportMismatch } from '../use-call.ts';

/** The calls of the session; a chunk of its own, because the schemas have no room on the sign-in page. */
export interface SessionCalls {
  readonly signIn: (credentials: Credentials, signal: AbortSignal) => Promise<Outcome<null>>;
  readonly register: (registration: Registration & { readonly token: string }, signal: AbortSignal) => Promise<Outcome<null>>;
  readonly loadUser: (signal: AbortSignal) => Promise<Outcome<SessionUser>>;
  readonly signOut: () => Promise<void>;
}

/** The calls of the session over `send`; tokens they answer are kept (SES-08, SES-10). */
export function sessionCalls(send: Send, tokens: TokenStore): SessionCalls {
  const call = createClient(send, reportMismatch);
  return {
    signIn: async (body, signal) => {
      const outcome = await call(getAccessToken, { body }, { signal });
      if (!outcome.ok) return outcome;
      tokens.write(outcome.value.content.token);
      return succeeded(null);
    },
    register: async ({ firstName, lastName, password, repeatPassword, token }, signal) => {
      const outcome = await call(finishRegistration, { body: { firstName, lastName, plainPassword: { first: password, second: repeatPassword }, token } }, { signal });
      if (!outcome.ok) return outcome;
      tokens.write(outcome.value.content.token);
      return succeeded(null);
    },
    loadUser: async (signal) => {
      const outcome = await call(getProfile, {}, { signal });
      return outcome.ok ? succeeded(outcome.value.content) : outcome;
    },
    signOut: async () => {
      await call(signOut, {});
    },
  };
}
