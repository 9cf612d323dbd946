import { cleanup, render, screen, waitFor, within } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { expect, vi } from 'vitest';

import { App } from '../../../src/app/app.tsx';
import { defaultConfig } from '../../../src/app/config.ts';
import { createServerConnection } from '../../../src/app/server-connection.ts';
import { startApp, type RunningApp } from '../../../src/app/start-app.ts';
import { registrationMachine } from '../../../src/machines/session/registration-machine.ts';
import { sessionMachine } from '../../../src/machines/session/session-machine.ts';
import { signInMachine } from '../../../src/machines/session/sign-in-machine.ts';
import { sessionModel } from '../../machines/session/session-model.ts';
import { holdActors, type HeldActors } from '../../support/held-actors.ts';
import { describeDrivenModel } from '../../support/describe-model.ts';
import type { ModelDriver } from '../../support/model.ts';

const notDone = ['the sign-in form breaks', 'the registration form breaks'];
const noBreak = 'nothing that a person does makes a form break';

const flagTimeoutMs = 3000;
const delayedText =
  'The server is busy or cannot be reached. You stay signed in, and Lectern tries again.';

/** Holds the timers of the flags until the time of the last one passes. */
function holdFlagTimers(): { readonly pass: () => void; readonly restore: () => void } {
  const { setTimeout: startTimer } = globalThis;
  let last: () => void = () => undefined;
  const spy = vi
    .spyOn(globalThis, 'setTimeout')
    .mockImplementation((run: () => void, delayMs?: number) => {
      if (delayMs !== flagTimeoutMs) return startTimer(run, delayMs);
      last = run;
      return startTimer(() => undefined, 0);
    });
  return {
    pass: () => {
      last();
    },
    restore: () => {
      spy.mockRestore();
    },
  };
}

const config = { ...defaultConfig, routePrefix: '' };
const accepted = { ok: true, value: null };

function startHeld(held: HeldActors): RunningApp {
  const machine = sessionMachine.provide({
    actors: {
      restoreSession: held.promise(),
      loadFlags: held.promise(),
      signOut: held.promise(),
      watchToken: held.callback(),
      watchFlags: held.callback(),
      signInForm: signInMachine.provide({ actors: { submit: held.promise() } }),
      registrationForm: registrationMachine.provide({ actors: { submit: held.promise() } }),
    },
  });
  const location = {
    get pathname() {
      return window.location.pathname;
    },
    get search() {
      return window.location.search;
    },
    reload: () => undefined,
  };
  window.history.replaceState(null, '', '/');
  return startApp({
    browser: {
      history: window.history,
      addEventListener: window.addEventListener.bind(window),
      removeEventListener: window.removeEventListener.bind(window),
      location,
    },
    config,
    connection: createServerConnection(config),
    machine,
  });
}

/**
 * Drives the rendered console over actors that the test controls. A step is an action of the user,
 * the server or another tab.
 */
function viewDriver(): ModelDriver & { readonly stop: () => void } {
  const held = holdActors();
  const person = userEvent.setup();
  const timers = holdFlagTimers();
  let app: RunningApp;

  const signIn = async (): Promise<void> => {
    await person.type(await screen.findByLabelText('E-mail'), 'super@lectern.test');
    await person.type(screen.getByLabelText('Password', { selector: 'input' }), 'lectern-demo');
    await person.click(screen.getByRole('button', { name: 'Sign In' }));
    held.resolve('0.signIn.sending', accepted);
  };
  const register = async (): Promise<void> => {
    app.services.history.go('/set-password');
    for (const [label, text] of [
      ['First name', 'Sofia'],
      ['Last name', 'Super'],
      ['Password', 'lectern-demo'],
      ['Repeat password', 'lectern-demo'],
    ] as const) {
      await person.type(await screen.findByLabelText(label, { selector: 'input' }), text);
    }
    await person.click(screen.getByRole('button', { name: 'Confirm' }));
    held.resolve('0.registration.sending', accepted);
  };
  const signOut = async (): Promise<void> => {
    if (screen.queryByRole('button', { name: 'Sign out' }) === null)
      await person.click(screen.getByRole('button', { name: /^Account of/ }));
    await person.click(await screen.findByText('Sign out'));
  };
  const userSteps: Readonly<Record<string, () => Promise<void>>> = {
    'sign in': signIn,
    'finish the registration': register,
    'sign out': signOut,
    'try again': () => person.click(screen.getByRole('button', { name: 'Try again' })),
    'decline to sign in': async () => {
      await person.click(
        within(await screen.findByRole('dialog')).getByRole('button', { name: 'Sign out' }),
      );
    },
  };

  const showsSpinner = (): void => {
    expect(screen.getByText('Starting')).toBeInTheDocument();
  };
  const showsFrame = (): void => {
    expect(screen.getAllByRole('navigation').length).toBeGreaterThan(0);
    expect(screen.queryByRole('dialog')).toBeNull();
  };
  const showsForm = (): void => {
    expect(screen.getByRole('form', { name: 'Admin Sign In' })).toBeInTheDocument();
  };
  const screenExpectations: Readonly<Record<string, () => void>> = {
    checking: showsSpinner,
    loadingFlags: showsSpinner,
    signingOut: showsSpinner,
    reloading: showsSpinner,
    signedOut: () => {
      showsForm();
      expect(screen.queryByRole('dialog')).toBeNull();
      expect(app.services.history.getLocation().path).toBe('/signin');
    },
    checkFailed: () => {
      expect(
        screen.getByRole('heading', { name: 'Your account could not be loaded' }),
      ).toBeInTheDocument();
    },
    'signedIn.active': showsFrame,
    'signedIn.expired': () => {
      expect(
        within(screen.getByRole('dialog')).getByRole('form', { name: 'Admin Sign In' }),
      ).toBeInTheDocument();
    },
    'signedIn.confirming': () => {
      expect(within(screen.getByRole('dialog')).queryByRole('form')).toBeNull();
    },
  };
  const unsaved = ' with unsaved work';

  return {
    start: async () => {
      app = startHeld(held);
      render(<App services={app.services} />);
    },
    perform: async ({ name, event }) => {
      const actorEvent = /^xstate\.(done|error)\.actor\.(0\..+)$/.exec(event.type);
      const performUserStep = userSteps[name];
      if (performUserStep !== undefined) await performUserStep();
      else if (event.type.startsWith('xstate.after.flagTimeout')) timers.pass();
      else if (actorEvent?.[1] === 'done') held.resolve(actorEvent[2] ?? '', event['output']);
      else if (actorEvent?.[1] === 'error') held.reject(actorEvent[2] ?? '', event['error']);
      else if (event.type === 'unsavedWork.changed')
        app.services.leaveGuard.send({
          type: 'unsavedWork.changed',
          actorId: 'form',
          isUnsaved: event['isUnsaved'] === true,
        });
      else app.services.session.send(event as never);
    },
    expectState: async (state) => {
      const expectScreen = screenExpectations[state.replace(unsaved, '')];
      if (expectScreen === undefined) throw new Error(`no expectation for ${state}`);
      await waitFor(expectScreen);
      const { isRefreshDelayed } = app.services.session.getSnapshot().context;
      // The page of somebody who has no token says only that it starts.
      const isTold = isRefreshDelayed && state.startsWith('signedIn');
      expect(screen.queryAllByText(delayedText)).toHaveLength(isTold ? 1 : 0);
      expect(app.services.session.getSnapshot().context.hasUnsavedWork).toBe(
        state.endsWith(unsaved),
      );
    },
    stop: () => {
      cleanup();
      timers.restore();
      app.stop();
    },
  };
}

describeDrivenModel({
  name: 'session',
  level: 'view',
  requirements: 'SES-02 SES-03 SES-05 SES-28 NAV-005',
  model: sessionModel,
  parts: {
    '': { isDriven: (event) => !notDone.includes(event), createDriver: viewDriver },
  },
  undrivable: {
    '* xstate.error.actor.signInForm *': noBreak,
    '* xstate.error.actor.registrationForm *': noBreak,
  },
});
