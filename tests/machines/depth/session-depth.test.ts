import * as fc from 'fast-check';
import { expect } from 'vitest';
import { createActor, fromCallback, fromPromise, SimulatedClock, type Actor } from 'xstate';

import { noFlags, type Flags } from '../../../src/domain/access/area.ts';
import type { SessionUser } from '../../../src/domain/access/session-user.ts';
import { failed, succeeded, type Outcome } from '../../../src/domain/outcome.ts';
import {
  sessionMachine,
  type SessionEvent,
} from '../../../src/machines/session/session-machine.ts';
import { fromCall } from '../../../src/machines/shared/from-call.ts';
import { inTab, openTwoTabs, setFate, testInDepth, type TabAction } from '../../support/depth.ts';
import { SessionOracle, type Check, type Shown } from './session-oracle.ts';

const people = ['ada@lectern.test', 'ben@lectern.test'] as const;

const toUser = (email: string): SessionUser => ({
  email,
  firstName: 'Ada',
  lastName: 'Brandt',
  roles: [],
});

function toOutcome(check: Check): Outcome<SessionUser | null> {
  if (check === 'lost') return failed({ kind: 'offline' });
  if (check === 'expired') return failed({ kind: 'expired' });
  return succeeded(check.user === null ? null : toUser(check.user));
}

/** What the tabs share: the stored token, and how the next calls end. */
class Browser {
  /** Whose token is stored. */
  token: string | null = people[0];
  fate: 'answers' | 'lost' | 'expired' | 'fails' = 'answers';

  check(): Check | 'fails' {
    if (this.token === null || this.fate === 'answers') return { user: this.token };
    return this.fate;
  }
}

/** A tab, which starts its session again when it is asked to reload. */
class Tab {
  readonly clock = new SimulatedClock();
  readonly oracle: SessionOracle;
  readonly calls = { checks: 0, flags: 0, signOuts: 0, reloads: 0 };
  actor: Actor<typeof sessionMachine>;
  /** Submits the sign-in form, where one is shown. */
  submit: (() => void) | null = null;
  private readonly browser: Browser;
  private readonly scheduler: fc.Scheduler;
  /** Tells the other tabs that the token has changed. */
  tellOthers: (event: 'session.signedInElsewhere' | 'session.signedOutElsewhere') => void = () =>
    undefined;
  private listeners = new Set<(event: SessionEvent) => void>();

  constructor(oracle: SessionOracle, browser: Browser, scheduler: fc.Scheduler) {
    [this.oracle, this.browser, this.scheduler] = [oracle, browser, scheduler];
    this.actor = this.open();
  }

  private open(): Actor<typeof sessionMachine> {
    const machine = sessionMachine.provide({
      actors: {
        restoreSession: fromCall<SessionUser | null>(() => this.check()),
        loadFlags: fromPromise<Flags, { readonly user: SessionUser | null }>(() =>
          this.loadFlags(),
        ),
        signOut: fromPromise<void>(() => this.signOut()),
        watchToken: fromCallback<SessionEvent>(({ sendBack }) => {
          this.listeners.add(sendBack);
          return () => {
            this.listeners.delete(sendBack);
          };
        }),
        watchFlags: fromCallback<SessionEvent>(() => undefined),
        signInForm: fromPromise<void>(
          ({ signal }) =>
            new Promise((resolve) => {
              this.submit = resolve;
              signal.addEventListener('abort', () => {
                if (this.submit === resolve) this.submit = null;
              });
            }),
        ) as never,
        registrationForm: fromPromise<void>(() => new Promise(() => undefined)) as never,
      },
    });
    const actor = createActor(machine, {
      clock: this.clock,
      input: { queryString: '', minPasswordLength: 6, endReason: null },
    });
    actor.on('reload', () => {
      this.calls.reloads += 1;
      queueMicrotask(() => {
        actor.stop();
        this.actor = this.open();
      });
    });
    return actor.start();
  }

  /** Something that the token store tells whoever listens. */
  tell(event: SessionEvent): void {
    for (const listen of [...this.listeners]) listen(event);
  }

  private async check(): Promise<Outcome<SessionUser | null>> {
    this.calls.checks += 1;
    const [request, answer] = [this.calls.checks, this.browser.check()];
    await this.scheduler.schedule(Promise.resolve(), 'check');
    this.oracle.hearCheck(request, answer === 'fails' ? 'lost' : answer);
    if (answer === 'fails') return failed({ kind: 'unexpected' });
    return toOutcome(answer);
  }

  private async loadFlags(): Promise<Flags> {
    this.calls.flags += 1;
    const [request, { fate }] = [this.calls.flags, this.browser];
    await this.scheduler.schedule(Promise.resolve(), 'flags');
    this.oracle.hearFlags(request);
    if (fate !== 'answers') throw new Error('no flags');
    return { ...noFlags, adminBanner: true };
  }

  /** SES-11: the token is cleared whatever the server says. */
  private async signOut(): Promise<void> {
    this.calls.signOuts += 1;
    const { fate } = this.browser;
    await this.scheduler.schedule(Promise.resolve(), 'sign out');
    this.browser.token = null;
    this.tellOthers('session.signedOutElsewhere');
    this.oracle.hearSignedOut();
    if (fate !== 'answers') throw new Error('offline');
  }

  private get shown(): Shown {
    const snapshot = this.actor.getSnapshot();
    const states = [
      ['checking', 'checking'],
      ['checkFailed', 'retry'],
      ['signedOut', 'form'],
      ['loadingFlags', 'starting'],
      ['signingOut', 'leaving'],
      [{ signedIn: 'active' }, 'screens'],
      [{ signedIn: 'expired' }, 'form over screens'],
      [{ signedIn: 'confirming' }, 'confirming over screens'],
    ] as const;
    const found = states.find(([state]) => snapshot.matches(state));
    if (found === undefined) throw new Error(`shows ${JSON.stringify(snapshot.value)}`);
    return found[1];
  }

  look(): unknown {
    const { shown } = this;
    const { user, hasUnsavedWork } = this.actor.getSnapshot().context;
    return {
      shown,
      user: shown.includes('screens') ? (user?.email ?? null) : null,
      isUnsaved: hasUnsavedWork,
      calls: { ...this.calls },
    };
  }
}

type SessionAction = TabAction<SessionOracle, Tab, Browser>;

const signIn = (email: string): fc.Arbitrary<SessionAction> =>
  inTab(`sign in as ${email}`, (oracle, tab, browser) => {
    if (tab.submit === null) return;
    browser.token = email;
    tab.submit();
    tab.submit = null;
    oracle.signIn();
    tab.tellOthers('session.signedInElsewhere');
  });

const actions: readonly fc.Arbitrary<SessionAction>[] = [
  setFate('answers', 'answers', 'lost', 'expired', 'fails'),
  fc.constantFrom(...people, people[0]).chain(signIn),
  inTab('sign out', (oracle, { actor }) => {
    oracle.signOut();
    actor.send({ type: 'signOut' });
  }),
  inTab('try again', (oracle, { actor }) => {
    oracle.retry();
    actor.send({ type: 'check.retry' });
  }),
  inTab('decline to sign in', (oracle, { actor }) => {
    oracle.decline();
    actor.send({ type: 'signIn.decline' });
  }),
  inTab('a call is refused', (oracle, tab, browser) => {
    browser.token = null;
    oracle.expire();
    tab.tell({ type: 'session.expired', reason: 'expired' });
    tab.tellOthers('session.signedOutElsewhere');
  }),
  fc.boolean().chain((isUnsaved) =>
    inTab(isUnsaved ? 'edit' : 'save', (oracle, { actor }) => {
      if (oracle.shown !== 'screens') return;
      oracle.work(isUnsaved);
      actor.send({ type: 'unsavedWork.changed', isUnsaved });
    }),
  ),
  fc.constantFrom(1000, 3000).chain((ms) =>
    inTab(`wait ${String(ms)} ms`, (oracle, { clock }) => {
      oracle.wait(ms);
      clock.increment(ms);
    }),
  ),
];

testInDepth({
  title: 'SES-05 SES-13 SES-28 NAV-006 two tabs end together, and no work is lost',
  actions,
  start: (scheduler) => {
    const opened = openTwoTabs(
      new Browser(),
      () => new SessionOracle(),
      (oracle, browser) => new Tab(oracle, browser, scheduler),
    );
    const [first, second] = opened.real.tabs;
    for (const [tab, other] of [
      [first, second],
      [second, first],
    ] as const)
      tab.tellOthers = (type) => {
        if (type === 'session.signedInElsewhere') other.oracle.signIn();
        else other.oracle.signedOutElsewhere();
        other.tell({ type });
      };
    return opened;
  },
  atEnd: (_, { world, tabs }) => {
    if (world.token !== null) return;
    for (const { actor } of tabs)
      expect(actor.getSnapshot().matches({ signedIn: 'active' })).toBe(false);
  },
  lightRuns: 40,
  // The session ended while the flags were loading, and during a check.
  kept: ['6', '276', '531'].map((path) => ({ seed: 20_261_121, path })),
});
