import type { BrowserConfig } from '../domain/browser-config.ts';
import { parseEndReason } from '../domain/session/end-reason.ts';
import type { sessionMachine } from '../machines/session/session-machine.ts';
import { leaveGuardMachine, selectHasUnsavedWork } from '../machines/shared/leave-guard-machine.ts';
import { startLanguage } from './actors/language.ts';
import { createBrowserHistory, type HistoryWindow } from './navigation/browser-history.ts';
import type { ServerConnection } from './server-connection.ts';
import { subscribeToEmitted } from './emitted-events.ts';
import { keepForReload, takeAfterReload } from './browser/local-settings.ts';
import { startRootActor } from './root-actor.ts';
import type { Services } from './services.ts';

/** The parts of the application. `machine` is the session's, with its actors provided. */
export interface AppParts {
  readonly browser: HistoryWindow & { readonly location: Pick<Location, 'reload'> };
  readonly config: BrowserConfig;
  readonly connection: ServerConnection;
  readonly machine: typeof sessionMachine;
}

/** The running application. `stop` is for tests. */
export interface RunningApp {
  readonly services: Services;
  readonly stop: () => void;
}

/**
 * Loads, after the first page, what keeps the page on a missed drop and the focus in its place, and
 * what prefetches the screens of links. Without it the console works all the same.
 */
const loadHelpers = async (services: Services): Promise<readonly (() => void)[]> =>
  Promise.all([
    import('./browser/dropped-files.ts'),
    import('./browser/kept-focus.ts'),
    import('./prefetch/prefetch-links.ts'),
  ]).then(
    ([{ keepPageOnDrop }, { keepFocus }, { prefetchLinks }]) => [
      keepPageOnDrop(),
      keepFocus(),
      prefetchLinks(services),
    ],
    () => [],
  );

/**
 * Starts the browser history, the leave guard, the session and the language, which live as long as
 * the page, and connects them.
 */
export function startApp({ browser, config, connection, machine }: AppParts): RunningApp {
  const history = createBrowserHistory(browser, config.routePrefix);
  const leaveGuard = startRootActor(leaveGuardMachine, { id: 'leaveGuard', input: undefined });
  const endReason = takeAfterReload('endReason');
  const session = startRootActor(machine, {
    id: 'session',
    input: {
      queryString: history.getLocation().search,
      minPasswordLength: config.minPasswordLength,
      endReason: endReason === null ? null : parseEndReason(endReason),
    },
  });
  const { language, stop: stopLanguage } = startLanguage(connection, session);
  let isReloading = false;

  const unsubscribe = subscribeToEmitted({
    navigate: (to) => {
      leaveGuard.send({ type: 'leave.ask', destination: { kind: 'path', to, isReplace: false } });
    },
    continueAt: (to) => {
      history.go(to, { isReplace: true, keepsScreen: true });
    },
    unsavedWork: (actorId, isUnsaved, canSave) => {
      leaveGuard.send({ type: 'unsavedWork.changed', actorId, isUnsaved, canSave });
    },
    unsavedWorkKept: (actorId, isKept) => {
      leaveGuard.send({ type: 'unsavedWork.kept', actorId, isKept });
    },
  });
  const hasUnsavedWork = (): boolean => selectHasUnsavedWork(leaveGuard.getSnapshot());
  leaveGuard.subscribe(() => {
    session.send({ type: 'unsavedWork.changed', isUnsaved: hasUnsavedWork() });
  });
  leaveGuard.on('leave', ({ destination }) => {
    if (destination.kind === 'path')
      history.go(destination.to, { isReplace: destination.isReplace });
    else if (destination.kind === 'history') history.goBy(destination.delta);
    else destination.discard();
  });
  history.guard(hasUnsavedWork, (delta) => {
    leaveGuard.send({ type: 'leave.ask', destination: { kind: 'history', delta } });
  });
  const askBeforeUnload = (event: BeforeUnloadEvent): void => {
    if (hasUnsavedWork() && !isReloading) event.preventDefault();
  };
  browser.addEventListener('beforeunload', askBeforeUnload);
  const services = { config, connection, history, session, language, leaveGuard };
  const helpers = loadHelpers(services);
  session.on('reload', ({ endReason: reason }) => {
    isReloading = true;
    if (reason !== null) keepForReload('endReason', reason);
    browser.location.reload();
  });
  return {
    services,
    stop: () => {
      unsubscribe();
      history.stop();
      browser.removeEventListener('beforeunload', askBeforeUnload);
      void helpers.then((stops) => {
        for (const stop of stops) stop();
      });
      stopLanguage();
      session.stop();
      leaveGuard.stop();
    },
  };
}
