import { beforeEach, describe, expect, it } from 'vitest';
import { createActor, fromPromise, waitFor, type ActorRefFrom } from 'xstate';

import type { ShownLanguage } from '../../../src/domain/messages/languages.ts';
import { failed, succeeded, type Outcome } from '../../../src/domain/outcome.ts';
import { languageMachine, selectLanguage } from '../../../src/machines/shell/language-machine.ts';
import { fromCall } from '../../../src/machines/shared/from-call.ts';

describe('I18N-02 the language of the console', () => {
  let told: string[];
  let answer: Outcome<unknown>;
  let language: ActorRefFrom<typeof languageMachine>;

  const settle = () =>
    waitFor(language, (snapshot) => snapshot.matches('kept') || snapshot.matches('notKept'));

  beforeEach(() => {
    told = [];
    answer = succeeded(null);
    language = createActor(
      languageMachine.provide({
        actors: {
          showLanguage: fromPromise<void, ShownLanguage>(async ({ input }) => {
            told.push(`show ${input}`);
          }),
          keepLanguage: fromCall<unknown, ShownLanguage>(async ({ input }) => {
            told.push(`keep ${input}`);
            return answer;
          }),
        },
      }),
      { input: { language: 'en' } },
    );
    language.on('notice', ({ notice }) => {
      told.push(`${notice.severity} ${'key' in notice.message ? notice.message.key : ''}`);
    });
    language.start();
  });

  it('shows a language that is chosen; the server keeps it for a person', async () => {
    language.send({ type: 'language.signedIn', language: 'ru' });
    await settle();
    language.send({ type: 'language.choose', language: 'de' });
    await settle();
    expect(told).toEqual(['show ru', 'show de', 'keep de']);
    expect(selectLanguage(language.getSnapshot())).toBe('de');
  });

  it('a choice on the sign-in page goes to the server with the sign-in', async () => {
    language.send({ type: 'language.choose', language: 'fr' });
    await settle();
    expect(told).toEqual(['show fr']);
    language.send({ type: 'language.signedIn', language: 'ru' });
    await settle();
    expect(told).toEqual(['show fr', 'keep fr']);
  });

  it('the choice of one person is not taken for that of the next', async () => {
    language.send({ type: 'language.choose', language: 'fr' });
    language.send({ type: 'language.signedIn', language: null });
    await settle();
    language.send({ type: 'language.signedOut' });
    language.send({ type: 'language.signedIn', language: 'ru' });
    await settle();
    expect(told.slice(-1)).toEqual(['show ru']);
    expect(selectLanguage(language.getSnapshot())).toBe('ru');
  });

  it('a person of whom the server knows no language reads that of the browser', async () => {
    language.send({ type: 'language.signedIn', language: null });
    await settle();
    expect(told).toEqual([]);
  });

  it('tells when the server cannot keep it, and tries again with the next choice', async () => {
    language.send({ type: 'language.signedIn', language: 'en' });
    await settle();
    answer = failed({ kind: 'offline' });
    language.send({ type: 'language.choose', language: 'de' });
    await settle();
    expect(told.slice(-2)).toEqual(['keep de', 'error shell.languageNotKept']);
    answer = succeeded(null);
    language.send({ type: 'language.choose', language: 'de' });
    await settle();
    expect(told.slice(-1)).toEqual(['keep de']);
  });

  it('follows another page without telling the server again', async () => {
    language.send({ type: 'language.signedIn', language: 'en' });
    await settle();
    language.send({ type: 'language.chosenElsewhere', language: 'es' });
    await settle();
    expect(told).toEqual(['show en', 'show es']);
  });
});
