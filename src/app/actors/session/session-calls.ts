import { createClient, toContent } from '../../../api/client.ts';
import {
  finishRegistration,
  getAccessToken,
  getProfile,
  signOut,
  updateProfile,
  type Token,
} from '../../../api/contract/auth.ts';
import type { Send } from '../../../api/send.ts';
import type { TokenStore } from '../../../api/token-store.ts';
import type { SessionUser } from '../../../domain/access/session-user.ts';
import type { Language } from '../../../domain/messages/languages.ts';
import { failed, succeeded, type Outcome } from '../../../domain/outcome.ts';
import type { Registration } from '../../../domain/session/registration-form.ts';
import type { Credentials } from '../../../domain/session/sign-in-form.ts';
import { reportMismatch } from '../../hooks/use-call.ts';

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
  readonly checkInvitation: (token: string, signal: AbortSignal) => Promise<Outcome<unknown>>;
  readonly loadUser: (signal: AbortSignal) => Promise<Outcome<SessionUser>>;
  readonly keepLanguage: (language: Language) => Promise<Outcome<unknown>>;
  readonly signOut: () => Promise<void>;
}

const cookieNotKept = failed({ kind: 'refused', message: { key: 'session.cookieNotKept' } });

/**
 * Makes a call that returns a token, and stores it. Refuses before the call on http of another
 * computer, where the password would be readable on its way, and after it when the browser keeps no
 * cookies.
 */
export async function keepToken(
  tokens: TokenStore,
  call: () => Promise<Outcome<{ readonly content: { readonly token: Token } }>>,
): Promise<Outcome<null>> {
  if (!tokens.isAllowed) return cookieNotKept;
  const outcome = await call();
  if (!outcome.ok) return outcome;
  tokens.write(outcome.value.content.token);
  return tokens.read() === null ? cookieNotKept : succeeded(null);
}

/** Creates the calls of the session. Returned tokens are stored (SES-08, SES-10). */
export function createSessionCalls(send: Send, tokens: TokenStore): SessionCalls {
  const call = createClient(send, reportMismatch);
  return {
    signIn: (body, signal) => keepToken(tokens, () => call(getAccessToken, { body }, { signal })),
    register: ({ firstName, lastName, password, repeatPassword, token }, signal) =>
      keepToken(tokens, () =>
        call(
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
        ),
      ),
    checkInvitation: async (token, signal) => {
      const { checkLink } = await import('../../../api/contract/passwords.ts');
      return call(checkLink, { body: { token, purpose: 'registration' } }, { signal });
    },
    loadUser: async (signal) => {
      return toContent(await call(getProfile, {}, { signal }));
    },
    keepLanguage: (language) => call(updateProfile, { body: { language } }),
    signOut: async () => {
      await call(signOut, {});
    },
  };
}
