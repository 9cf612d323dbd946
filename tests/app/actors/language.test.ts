import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest';

import type { SessionUser } from '../../../src/domain/access/session-user.ts';
import type { SessionRef } from '../../../src/machines/session/session-machine.ts';
import type * as Language from '../../../src/app/actors/language.ts';
import type { ServerConnection } from '../../../src/app/server-connection.ts';

const connection = {
  send: async () => ({ ok: true, value: { kind: 'json', content: null } }),
} as unknown as ServerConnection;
const reader = (email: string, language: string | null): SessionUser => ({
  email,
  firstName: 'Ada',
  lastName: 'Okafor',
  roles: [],
  language,
});

/** A session whose person the test changes. */
function createSession() {
  let listener: (snapshot: unknown) => void = () => undefined;
  const session = {
    subscribe: (called: typeof listener) => {
      listener = called;
      return { unsubscribe: () => undefined };
    },
  } as unknown as SessionRef;
  return {
    session,
    setUser: (user: SessionUser | null) => {
      listener({ context: { user } });
    },
  };
}

let stop: () => void;
let start: (session: SessionRef) => ReturnType<typeof Language.startLanguage>;
beforeEach(async () => {
  localStorage.clear();
  vi.stubGlobal('fetch', async () => Response.json({}));
  vi.resetModules();
  const { startLanguage } = await import('../../../src/app/actors/language.ts');
  start = (session) => {
    const started = startLanguage(connection, session);
    ({ stop } = started);
    return started;
  };
});
afterEach(() => {
  stop();
  localStorage.clear();
  document.documentElement.lang = 'en';
});

it('I18N-02 reads the language of the person who signs in', () => {
  const { session, setUser } = createSession();
  const { language } = start(session);
  setUser(reader('a@lectern.test', 'de'));
  expect(language.getSnapshot().context.language).toBe('de');
  setUser(null);
  setUser(reader('b@lectern.test', 'fr'));
  expect(language.getSnapshot().context.language).toBe('fr');
});

it('I18N-02 stays with the language of the browser where that of the person is unknown', () => {
  localStorage.setItem('lectern.language', 'de');
  const { session, setUser } = createSession();
  const { language } = start(session);
  for (const [email, kept] of [
    ['a@lectern.test', 'tlh'],
    ['b@lectern.test', null],
  ] as const) {
    setUser(reader(email, kept));
    expect(language.getSnapshot().context.language).toBe('de');
    setUser(null);
  }
});

it("I18N-02 a tester's language stays, whoever signs in", () => {
  localStorage.setItem('lectern.language', 'pseudo');
  const { session, setUser } = createSession();
  const { language } = start(session);
  setUser(reader('a@lectern.test', 'de'));
  expect(language.getSnapshot().context.language).toBe('pseudo');
});

it('I18N-02 a tester who chooses a language gets it kept like everybody', () => {
  localStorage.setItem('lectern.language', 'pseudo');
  const { session, setUser } = createSession();
  const { language } = start(session);
  setUser(reader('a@lectern.test', 'en'));
  language.send({ type: 'language.choose', language: 'de' });
  expect(language.getSnapshot().matches({ server: 'keeping' })).toBe(true);
});

describe('I18N-02 another page of this browser', () => {
  let other: BroadcastChannel;
  beforeEach(() => {
    other = new BroadcastChannel('lectern language');
  });
  afterEach(() => {
    other.close();
  });

  it('is followed when a language is chosen there', async () => {
    const { language } = start(createSession().session);
    for (const data of ['tlh', 7, 'es']) other.postMessage(data);
    await vi.waitFor(() => {
      expect(language.getSnapshot().context.language).toBe('es');
    });
  });

  it('is told a choice, but not the language of the person who signs in', async () => {
    const heard: unknown[] = [];
    other.addEventListener('message', ({ data }) => heard.push(data));
    const { session, setUser } = createSession();
    const { language } = start(session);
    setUser(reader('a@lectern.test', 'de'));
    expect(language.getSnapshot().context.language).toBe('de');
    language.send({ type: 'language.choose', language: 'fr' });
    await vi.waitFor(() => {
      // When it is chosen, and when the server keeps it.
      expect(heard).toEqual(['fr', 'fr']);
    });
  });
});
