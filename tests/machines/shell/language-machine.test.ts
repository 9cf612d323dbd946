import { beforeEach, describe, expect, it, vi } from 'vitest';
import { createActor, fromPromise, waitFor, type ActorRefFrom } from 'xstate';

import type { ShownLanguage } from '../../../src/domain/messages/languages.ts';
import { failed, succeeded, type Outcome } from '../../../src/domain/outcome.ts';
import { languageMachine, selectLanguage } from '../../../src/machines/shell/language-machine.ts';
import { fromCall } from '../../../src/machines/shared/from-call.ts';

describe('I18N-02 the language of the console', () => {
  let told: string[];
  let answer: Outcome<unknown>;
  let answerCall: () => Promise<void>;
  let language: ActorRefFrom<typeof languageMachine>;

  const settle = () =>
    waitFor(
      language,
      (snapshot) => snapshot.matches({ page: 'shown' }) && !snapshot.matches({ server: 'keeping' }),
    );

  beforeEach(() => {
    told = [];
    answer = succeeded(null);
    answerCall = () => Promise.resolve();
    language = createActor(
      languageMachine.provide({
        actors: {
          showLanguage: fromPromise<void, ShownLanguage>(async ({ input }) => {
            told.push(`show ${input}`);
          }),
          keepLanguage: fromCall<unknown, ShownLanguage>(async ({ input }) => {
            await answerCall();
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
    language.on('chosen', ({ language: chosen }) => {
      told.push(`tell ${chosen}`);
    });
    language.start();
  });

  it('shows a language that is chosen; the server keeps it for a person', async () => {
    language.send({ type: 'language.signedIn', language: 'ru' });
    await settle();
    language.send({ type: 'language.choose', language: 'de' });
    await settle();
    expect(told).toEqual(['show ru', 'tell de', 'show de', 'keep de', 'tell de']);
    expect(selectLanguage(language.getSnapshot())).toBe('de');
  });

  it('a choice on the sign-in page goes to the server with the sign-in', async () => {
    language.send({ type: 'language.choose', language: 'fr' });
    await settle();
    expect(told).toEqual(['tell fr', 'show fr']);
    language.send({ type: 'language.signedIn', language: 'ru' });
    await settle();
    expect(told).toEqual(['tell fr', 'show fr', 'keep fr', 'tell fr']);
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
    expect(told.slice(-2)).toEqual(['keep de', 'tell de']);
  });

  it('asks the server one at a time: the last of several quick choices stays', async () => {
    const order: (() => void)[] = [];
    answerCall = () => new Promise((resolve) => order.push(resolve));
    language.send({ type: 'language.signedIn', language: 'en' });
    for (const next of ['de', 'fr', 'es'] as const)
      language.send({ type: 'language.choose', language: next });
    await vi.waitFor(() => {
      expect(order).toHaveLength(1);
    });
    order.shift()?.();
    await vi.waitFor(() => {
      expect(order).toHaveLength(1);
    });
    order.shift()?.();
    await settle();
    expect(told.filter((each) => each.startsWith('keep'))).toEqual(['keep de', 'keep es']);
    expect(order).toEqual([]);
    expect(selectLanguage(language.getSnapshot())).toBe('es');
  });

  it('stays with a choice whose saving the server has not answered, and tells the others', async () => {
    language.send({ type: 'language.choose', language: 'fr' });
    language.send({ type: 'language.signedIn', language: 'de' });
    await settle();
    expect(told).not.toContain('show de');
    expect(told.slice(-2)).toEqual(['keep fr', 'tell fr']);
  });

  it('tells the server again when another page chose while it was asked', async () => {
    const order: (() => void)[] = [];
    answerCall = () => new Promise((resolve) => order.push(resolve));
    language.send({ type: 'language.signedIn', language: 'en' });
    language.send({ type: 'language.choose', language: 'de' });
    await vi.waitFor(() => {
      expect(order).toHaveLength(1);
    });
    language.send({ type: 'language.chosenElsewhere', language: 'fr' });
    order.shift()?.();
    await vi.waitFor(() => {
      expect(order).toHaveLength(1);
    });
    order.shift()?.();
    await settle();
    expect(told.filter((each) => /keep|error/.test(each))).toEqual(['keep de', 'keep fr']);
    expect(selectLanguage(language.getSnapshot())).toBe('fr');
  });

  it('follows another page without telling the server again', async () => {
    language.send({ type: 'language.signedIn', language: 'en' });
    await settle();
    language.send({ type: 'language.chosenElsewhere', language: 'es' });
    await settle();
    expect(told).toEqual(['show en', 'show es']);
  });
});
