import { fromCallback, fromPromise } from 'xstate';

import type { BrowserConfig } from '../../domain/browser-config.ts';
import type { Flags } from '../../domain/access/area.ts';
import type { SessionUser } from '../../domain/access/session-user.ts';
import { failed, succeeded, type Outcome } from '../../domain/outcome.ts';
import type { Registration } from '../../domain/session/registration-form.ts';
import type { Credentials } from '../../domain/session/sign-in-form.ts';
import { registrationMachine } from '../../machines/session/registration-machine.ts';
import { sessionMachine, type SessionEvent } from '../../machines/session/session-machine.ts';
import { signInMachine } from '../../machines/session/sign-in-machine.ts';
import type { Connection } from '../connection.ts';
import type * as featureFlags from './feature-flags.ts';
import type { SessionCalls } from './session-calls.ts';

const offline = failed({ kind: 'offline' });

/** The session machine with everything it needs from the server, the token store and the flag provider. */
export function suppliedSession(
  config: BrowserConfig,
  { send, tokens, onEnded }: Connection,
): typeof sessionMachine {
  /** Runs `work` with the calls' chunk; a chunk that cannot be had counts as offline. */
  async function withCalls<T>(
    work: (calls: SessionCalls) => Promise<Outcome<T>>,
  ): Promise<Outcome<T>> {
    const chunk = await import('./session-calls.ts').catch(() => null);
    return chunk === null ? offline : work(chunk.sessionCalls(send, tokens));
  }
  const flags = (): Promise<typeof featureFlags> => import('./feature-flags.ts');

  return sessionMachine.provide({
    actors: {
      restoreSession: fromPromise<Outcome<SessionUser | null>>(async ({ signal }) =>
        tokens.read() === null ? succeeded(null) : withCalls(({ loadUser }) => loadUser(signal)),
      ),
      loadFlags: fromPromise<Flags, { readonly user: SessionUser | null }>(
        async ({ input: { user } }) => (await flags()).loadFlags(config, user),
      ),
      signOut: fromPromise<void>(async () => {
        try {
          await withCalls(async (calls) => succeeded(await calls.signOut()));
        } finally {
          tokens.clear();
        }
      }),
      watchToken: fromCallback<SessionEvent>(({ sendBack }) => {
        const unsubscribe = tokens.subscribe((token) => {
          sendBack({
            type: token === null ? 'session.signedOutElsewhere' : 'session.signedInElsewhere',
          });
        });
        const stop = onEnded(() => {
          sendBack({ type: 'session.expired' });
        });
        return () => {
          unsubscribe();
          stop();
        };
      }),
      watchFlags: fromCallback<SessionEvent>(({ sendBack }) => {
        let stop: (() => void) | null = null;
        let isOver = false;
        void flags()
          .then(({ openFlags }) => openFlags(config))
          .then(
            (source) => {
              if (!isOver)
                stop = source.watch((flags) => {
                  sendBack({ type: 'flags.changed', flags });
                });
            },
            () => {
              /* without a provider every flag stays off (decision 8) */
            },
          );
        return () => {
          isOver = true;
          stop?.();
        };
      }),
      signInForm: signInMachine.provide({
        actors: {
          signIn: fromPromise<Outcome<unknown>, Credentials>(({ input, signal }) =>
            withCalls((calls) => calls.signIn(input, signal)),
          ),
        },
      }),
      registrationForm: registrationMachine.provide({
        actors: {
          register: fromPromise<Outcome<unknown>, Registration & { readonly token: string }>(
            ({ input, signal }) => withCalls((calls) => calls.register(input, signal)),
          ),
        },
      }),
    },
  });
}
