import { fromCallback, fromPromise } from 'xstate';

import type { BrowserConfig } from '../../../domain/browser-config.ts';
import type { Flags } from '../../../domain/access/area.ts';
import { signedOutPaths } from '../../../domain/access/signed-out-paths.ts';
import type { SessionUser } from '../../../domain/access/session-user.ts';
import { failed, succeeded, type Outcome } from '../../../domain/outcome.ts';
import type { Registration } from '../../../domain/session/registration-form.ts';
import type { SubmitInput } from '../../../machines/session/account-form-machine.ts';
import type { Credentials } from '../../../domain/session/sign-in-form.ts';
import {
  registrationMachine,
  type InvitationInput,
} from '../../../machines/session/registration-machine.ts';
import { sessionMachine, type SessionEvent } from '../../../machines/session/session-machine.ts';
import { signInMachine, type SignInInput } from '../../../machines/session/sign-in-machine.ts';
import { fromCall } from '../../../machines/shared/from-call.ts';
import type { ServerConnection } from '../../server-connection.ts';
import type * as featureFlags from '../flags/feature-flags.ts';
import type { SessionCalls } from './session-calls.ts';

const offline = failed({ kind: 'offline' });

const loadFlagsChunk = (): Promise<typeof featureFlags> => import('../flags/feature-flags.ts');

const createTokenWatcher = ({ tokens, onSessionEnded, onRefreshDelayed }: ServerConnection) =>
  fromCallback<SessionEvent>(({ sendBack }) => {
    const unsubscribe = tokens.subscribe((token) => {
      sendBack({
        type: token === null ? 'session.signedOutElsewhere' : 'session.signedInElsewhere',
      });
    });
    const stops = [
      unsubscribe,
      onSessionEnded((reason) => {
        sendBack({ type: 'session.expired', reason });
      }),
      onRefreshDelayed((isDelayed) => {
        sendBack({ type: 'refresh.changed', isDelayed });
      }),
    ];
    return () => {
      for (const stop of stops) stop();
    };
  });

const createFlagWatcher = (config: BrowserConfig) =>
  fromCallback<SessionEvent>(({ sendBack }) => {
    let stop: (() => void) | null = null;
    let isStopped = false;
    void loadFlagsChunk()
      .then(({ getFlagSource }) => getFlagSource(config))
      .then(
        (source) => {
          if (!isStopped)
            stop = source.watch((flags) => {
              sendBack({ type: 'flags.changed', flags });
            });
        },
        () => {
          /* without a source every flag stays off (PD-8) */
        },
      );
    return () => {
      isStopped = true;
      stop?.();
    };
  });

/** Whether the page is that of an invitation: its form is there on every signed-out page. */
const isInvitationPage = (): boolean =>
  window.location.pathname.endsWith(signedOutPaths.setPassword);

/** Provides the session machine with the server's calls, the token store and the flag source. */
export function provideSession(
  config: BrowserConfig,
  connection: ServerConnection,
): typeof sessionMachine {
  const { send, tokens } = connection;

  /** Runs `work` with the chunk of the calls. A chunk that fails to load counts as offline. */
  async function withCalls<T>(
    work: (calls: SessionCalls) => Promise<Outcome<T>>,
  ): Promise<Outcome<T>> {
    const chunk = await import('./session-calls.ts').catch(() => null);
    return chunk === null ? offline : work(chunk.createSessionCalls(send, tokens));
  }

  return sessionMachine.provide({
    actors: {
      restoreSession: fromCall<SessionUser | null>(async ({ signal }) =>
        tokens.read() === null ? succeeded(null) : withCalls(({ loadUser }) => loadUser(signal)),
      ),
      loadFlags: fromPromise<Flags, { readonly user: SessionUser | null }>(
        async ({ input: { user } }) => (await loadFlagsChunk()).loadFlags(config, user),
      ),
      signOut: fromPromise<void>(async () => {
        try {
          await withCalls(async (calls) => succeeded(await calls.signOut()));
        } finally {
          tokens.clear();
        }
      }),
      watchToken: createTokenWatcher(connection),
      watchFlags: createFlagWatcher(config),
      signInForm: signInMachine.provide({
        actors: {
          submit: fromCall<unknown, SubmitInput<Credentials, SignInInput>>(
            ({ input: { values }, signal }) => withCalls((calls) => calls.signIn(values, signal)),
          ),
        },
      }),
      registrationForm: registrationMachine.provide({
        actors: {
          submit: fromCall<unknown, SubmitInput<Registration, InvitationInput>>(
            ({
              input: {
                values,
                input: { token },
              },
              signal,
            }) => withCalls((calls) => calls.register({ ...values, token }, signal)),
          ),
          checkLink: fromCall<unknown, { readonly input: InvitationInput }>(
            async ({ input: { input }, signal }) =>
              input.token !== '' && isInvitationPage()
                ? withCalls((calls) => calls.checkInvitation(input.token, signal))
                : succeeded(null),
          ),
        },
      }),
    },
  });
}
