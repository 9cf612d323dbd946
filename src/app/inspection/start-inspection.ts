import { getUserRole } from '../../domain/access/session-user.ts';
import type { SessionRef, SessionSnapshot } from '../../machines/session/session-machine.ts';
import { isDevelopment } from '../config.ts';
import { inspectionChannel } from '../../inspection/live/channel.ts';

/** Returns whose inspectors may follow this tab; null when nobody's may. */
function findInspector(session: SessionSnapshot): string | null {
  const { user } = session.context;
  if (isDevelopment) return user?.email ?? '';
  const isSuperAdmin = user !== null && getUserRole(user) === 'superAdmin';
  return session.matches('signedIn') && isSuperAdmin ? user.email : null;
}

async function openStately(): Promise<void> {
  const { openStatelyInspector } = await import('./stately-inspector.ts');
  openStatelyInspector();
}

/**
 * Opens Stately's inspector when the address asks for it (`?inspect`). Waits for one of ours while a super admin is signed in, or anybody under `npm run dev`. The first
 * message of one loads what answers it; until then nothing is recorded.
 */
export function startInspection(session: SessionRef): void {
  if (new URLSearchParams(window.location.search).has('inspect')) void openStately();
  let person: string | null = null;
  let stop: () => void = () => undefined;

  function wait(by: string): void {
    let isOver = false;
    const channel = new BroadcastChannel(inspectionChannel);
    stop = () => {
      isOver = true;
      channel.close();
    };
    const answer = async (): Promise<void> => {
      channel.close();
      const { inspectTab } = await import('./inspect-tab.ts');
      if (!isOver) stop = inspectTab(by);
    };
    channel.addEventListener('message', () => void answer(), { once: true });
  }
  function update(snapshot: SessionSnapshot): void {
    const next = findInspector(snapshot);
    if (next === person) return;
    stop();
    stop = () => undefined;
    person = next;
    if (person !== null) wait(person);
  }
  update(session.getSnapshot());
  session.subscribe(update);
  window.addEventListener('pagehide', () => {
    stop();
  });
}
