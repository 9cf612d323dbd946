import { leaveGuardMachine, selectHasUnsavedWork } from '../machines/shared/leave-guard-machine.ts';
import { openBrowserPlace } from './browser-place.ts';
import type { AppConfig } from './config.ts';
import { openConnection } from './connection.ts';
import { connectOutlets } from './outlets.ts';
import { startRootActor } from './root-actor.ts';
import type { Services } from './services.ts';
import { suppliedSession } from './supply/session.ts';

/** Starts what lives as long as the page: the place in the history, the leave guard and the session, and joins them. */
export function startApp(browser: Window, config: AppConfig): Services {
  const place = openBrowserPlace(browser, config.routePrefix);
  const connection = openConnection(config);
  const leaveGuard = startRootActor(leaveGuardMachine, { id: 'leaveGuard', input: undefined });
  const session = startRootActor(suppliedSession(config, connection), { id: 'session', input: { queryString: place.current().search } });
  let isReloading = false;

  connectOutlets({
    navigate: (to) => { leaveGuard.send({ type: 'leave.ask', destination: { kind: 'path', to, isReplace: false } }); },
    unsavedWork: (actorId, isUnsaved) => { leaveGuard.send({ type: 'unsavedWork.changed', actorId, isUnsaved }); },
  });
  const hasUnsavedWork = (): boolean => selectHasUnsavedWork(leaveGuard.getSnapshot());
  leaveGuard.subscribe(() => { session.send({ type: 'unsavedWork.changed', isUnsaved: hasUnsavedWork() }); });
  leaveGuard.on('leave', ({ destination }) => {
    if (destination.kind === 'path') place.go(destination.to, { isReplace: destination.isReplace });
    else place.travel(destination.delta);
  });
  place.guard(hasUnsavedWork, (delta) => { leaveGuard.send({ type: 'leave.ask', destination: { kind: 'history', delta } }); });
  browser.addEventListener('beforeunload', (event) => {
    if (hasUnsavedWork() && !isReloading) event.preventDefault();
  });
  session.on('reload', () => {
    isReloading = true;
    browser.location.reload();
  });
  return { config, connection, place, session, leaveGuard };
}
