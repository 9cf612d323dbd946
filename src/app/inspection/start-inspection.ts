import { getUserRole } from '../../domain/access/session-user.ts';
import type { SessionRef, SessionSnapshot } from '../../machines/session/session-machine.ts';
import { isDevelopment } from '../config.ts';
import { inspectionChannel } from '../../inspection/live/channel.ts';
import { takeAfterReload } from '../browser/local-settings.ts';
import { runWhenIdle } from '../browser/when-idle.ts';
import { isReloaded } from './page-id.ts';

type Stop = () => void;

/** Returns who is signed in; null when nobody is. */
const findPerson = (session: SessionSnapshot): string | null =>
  session.matches('signedIn') ? (session.context.user?.email ?? null) : null;

/** Returns whose inspectors may follow this tab; null when nobody's may. */
function findInspector(session: SessionSnapshot): string | null {
  const { user } = session.context;
  if (isDevelopment) return user?.email ?? '';
  const isSuperAdmin = user !== null && getUserRole(user) === 'superAdmin';
  return isSuperAdmin ? findPerson(session) : null;
}

async function openStately(): Promise<void> {
  const { openStatelyInspector } = await import('./stately-inspector.ts');
  openStatelyInspector();
}

/** Starts what loads later. It is not started when it was stopped meanwhile. */
function startLater(load: () => Promise<() => Stop>): Stop {
  let isOver = false;
  let stop: Stop = () => undefined;
  void load().then((start) => {
    if (!isOver) stop = start();
  });
  return () => {
    isOver = true;
    stop();
  };
}

/**
 * Waits for an inspector of `person`. Its first message loads what answers it; a page that inspectors
 * know does not wait.
 */
function waitForInspector(person: string): Stop {
  const channel = new BroadcastChannel(inspectionChannel);
  const message = new Promise((resolve) => {
    channel.addEventListener('message', resolve, { once: true });
  });
  const stop = startLater(async () => {
    if (!isReloaded) await message;
    channel.close();
    const { inspectTab } = await import('./inspect-tab.ts');
    return () => inspectTab(person);
  });
  return () => {
    channel.close();
    stop();
  };
}

/** Whether the inspector is to be shown beside this page, which is not one in it. */
function isDocked(): boolean {
  if (window.parent !== window) return false;
  const isOpen = takeAfterReload('dock') !== null;
  return isOpen || new URLSearchParams(window.location.search).has('dock');
}

const showDock = (): Stop => startLater(async () => (await import('./dock.tsx')).openDock);

const recordWhenIdle = (): Stop =>
  startLater(async () => {
    await new Promise<void>(runWhenIdle);
    return (await import('./session-recorder.ts')).startRecorder;
  });

/**
 * Calls `start` for the person that `find` returns, and what it returned when it is another one.
 * Returns the functions that stop it, and that continue.
 */
function keepFor(
  session: SessionRef,
  find: (session: SessionSnapshot) => string | null,
  start: (person: string) => Stop,
): { readonly stop: Stop; readonly update: () => void } {
  let person: string | null = null;
  let stop: Stop = () => undefined;
  const set = (next: string | null): void => {
    if (next === person) return;
    stop();
    person = next;
    stop = next === null ? () => undefined : start(next);
  };
  const update = (): void => {
    set(find(session.getSnapshot()));
  };
  update();
  session.subscribe(update);
  return {
    stop: () => {
      set(null);
    },
    update,
  };
}

/**
 * Opens Stately's inspector when the address asks for it (`?inspect`). Records the session of the
 * signed-in person. While a super admin is signed in, or anybody under `npm run dev`, shows the
 * inspector beside the page when it is docked, and waits for an inspector that wants to follow the
 * page. A page in the back/forward cache is not followed.
 */
export function startInspection(session: SessionRef): void {
  if (new URLSearchParams(window.location.search).has('inspect')) void openStately();
  keepFor(session, findPerson, recordWhenIdle);
  if (isDocked()) keepFor(session, findInspector, showDock);
  const inspection = keepFor(session, findInspector, waitForInspector);
  window.addEventListener('pagehide', inspection.stop);
  window.addEventListener('pageshow', inspection.update);
}
