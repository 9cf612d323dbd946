import { fromPromise } from 'xstate';

import { isLanguage, pseudoLanguage, type ShownLanguage } from '../../domain/messages/languages.ts';
import { failed, succeeded } from '../../domain/outcome.ts';
import { languageMachine, type LanguageRef } from '../../machines/shell/language-machine.ts';
import { fromCall } from '../../machines/shared/from-call.ts';
import type { SessionRef } from '../../machines/session/session-machine.ts';
import { saveSetting } from '../browser/local-settings.ts';
import { startRootActor } from '../root-actor.ts';
import type { ServerConnection } from '../server-connection.ts';
import { chooseLanguage, readLanguage } from '../translation.ts';

const provideLanguage = ({ send, tokens }: ServerConnection): typeof languageMachine =>
  languageMachine.provide({
    actors: {
      showLanguage: fromPromise<void, ShownLanguage>(async ({ input: language }) => {
        await saveSetting('language', language).catch(() => undefined);
        await chooseLanguage(language);
      }),
      keepLanguage: fromCall<unknown, ShownLanguage>(async ({ input: language }) => {
        if (!isLanguage(language)) return succeeded(null);
        const calls = await import('./session/session-calls.ts').catch(() => null);
        return calls === null
          ? failed({ kind: 'offline' })
          : calls.createSessionCalls(send, tokens).keepLanguage(language);
      }),
    },
  });

/** Tells the language who signs in and out. A tester's language stays, whoever signs in. */
function followSession(language: LanguageRef, session: SessionRef): () => void {
  let email: string | null = null;
  const subscription = session.subscribe(({ context: { user } }) => {
    if (user?.email === (email ?? undefined)) return;
    email = user?.email ?? null;
    if (user === null) language.send({ type: 'language.signedOut' });
    else {
      const kept = user.language ?? null;
      const isFollowed = language.getSnapshot().context.language !== pseudoLanguage;
      language.send({
        type: 'language.signedIn',
        language: isFollowed && kept !== null && isLanguage(kept) ? kept : null,
      });
    }
  });
  return () => {
    subscription.unsubscribe();
  };
}

/** Follows what is chosen on the other pages of this browser, and tells them what is chosen here. */
function connectPages(language: LanguageRef): () => void {
  const channel =
    typeof BroadcastChannel === 'undefined' ? null : new BroadcastChannel('lectern language');
  channel?.addEventListener('message', ({ data }: MessageEvent<unknown>) => {
    if (typeof data !== 'string' || data === language.getSnapshot().context.language) return;
    if (data === pseudoLanguage || isLanguage(data))
      language.send({ type: 'language.chosenElsewhere', language: data });
  });
  const subscription = language.on('chosen', (event) => {
    channel?.postMessage(event.language);
  });
  return () => {
    subscription.unsubscribe();
    channel?.close();
  };
}

/**
 * Starts the language of the console, which follows the session and the other pages of this
 * browser. Returns it, and the function that stops it.
 */
export function startLanguage(
  connection: ServerConnection,
  session: SessionRef,
): { readonly language: LanguageRef; readonly stop: () => void } {
  const language = startRootActor(provideLanguage(connection), {
    id: 'language',
    input: { language: readLanguage() },
  });
  const stops = [followSession(language, session), connectPages(language)];
  return {
    language,
    stop: () => {
      for (const stop of stops) stop();
      language.stop();
    },
  };
}
