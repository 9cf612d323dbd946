import type { BrowserConfig } from '../domain/browser-config.ts';
import type { sessionMachine } from '../machines/session/session-machine.ts';
import { leaveGuardMachine, selectHasUnsavedWork } from '../machines/shared/leave-guard-machine.ts';
import { openBrowserPlace, type HistoryWindow } from './browser-place.ts';
import type { Connection } from './connection.ts';
import { connectOutlets } from './outlets.ts';
import { startRootActor } from './root-actor.ts';
import type { Services } from './services.ts';

/** What the application starts with; `machine` is the session's, with its actors supplied. */
export interface AppParts {
  readonly browser: HistoryWindow & { readonly location: Pick<Location, 'reload'> };
  readonly config: BrowserConfig;
  readonly connection: Connection;
  readonly machine: typeof sessionMachine;
}

/** The running application; `stop` is for tests, a page ends by being left. */
export interface RunningApp {
  readonly services: Services;
  readonly stop: () => void;
}

/** Starts what lives as long as the page: the place in the history, the leave guard and the session, and joins them. */
export function startApp({ browser, config, connection, machine }: AppParts): RunningApp {
  const place = openBrowserPlace(browser, config.routePrefix);
  const leaveGuard = startRootActor(leaveGuardMachine, { id: 'leaveGuard', input: undefined });
  const session = startRootActor(machine, {
    id: 'session',
    input: { queryString: place.current().search },
  });
  let isReloading = false;

  const disconnect = connectOutlets({
    navigate: (to) => {
      leaveGuard.send({ type: 'leave.ask', destination: { kind: 'path', to, isReplace: false } });
    },
    unsavedWork: (actorId, isUnsaved) => {
      leaveGuard.send({ type: 'unsavedWork.changed', actorId, isUnsaved });
    },
  });
  const hasUnsavedWork = (): boolean => selectHasUnsavedWork(leaveGuard.getSnapshot());
  leaveGuard.subscribe(() => {
    session.send({ type: 'unsavedWork.changed', isUnsaved: hasUnsavedWork() });
  });
  leaveGuard.on('leave', ({ destination }) => {
    if (destination.kind === 'path') place.go(destination.to, { isReplace: destination.isReplace });
    else if (destination.kind === 'history') place.travel(destination.delta);
    else destination.giveUp();
  });
  place.guard(hasUnsavedWork, (delta) => {
    leaveGuard.send({ type: 'leave.ask', destination: { kind: 'history', delta } });
  });
  browser.addEventListener('beforeunload', (event) => {
    if (hasUnsavedWork() && !isReloading) event.preventDefault();
  });
  session.on('reload', () => {
    isReloading = true;
    browser.location.reload();
  });
  return {
    services: { config, connection, place, session, leaveGuard },
    stop: () => {
      disconnect();
      session.stop();
      leaveGuard.stop();
    },
  };
}
