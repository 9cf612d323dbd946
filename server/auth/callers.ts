import { effectiveRole } from '../../src/domain/access/role.ts';
import type { Caller } from '../http/implement.ts';
import type { Clock } from '../http/services.ts';
import type { Database } from '../store/database.ts';
import { personOf } from './sessions.ts';
import type { Signer } from './signer.ts';

/** Finds out who calls. */
export interface Callers {
  /** The caller behind a bearer token, or null when it is not good (any more). */
  readonly find: (accessToken: string) => Promise<Caller | null>;
  /** Makes the next request of a session look into the database again. */
  readonly forget: (sessionId: string) => void;
}

const millisecondsKept = 1000;
const sessionsKept = 10_000;

/**
 * Callers by their signed tokens and the database. What the database said is remembered for one second, so a changed role
 * or a session ended by another process counts at once for people's purposes, and a burst of requests asks once.
 */
export function createCallers(db: Database, signer: Signer, clock: Clock): Callers {
  const known = new Map<
    string,
    { readonly until: number; readonly caller: Promise<Caller | null> }
  >();

  const lookUp = async (sessionId: string): Promise<Caller | null> => {
    const person = await personOf(db, sessionId, clock.now());
    if (person === null) return null;
    const { id, ...rest } = person;
    return { userId: id, sessionId, ...rest, role: effectiveRole(person.roles) };
  };

  const remember = (sessionId: string): Promise<Caller | null> => {
    const now = clock.now().getTime();
    const entry = known.get(sessionId);
    if (entry !== undefined && entry.until > now) return entry.caller;
    if (known.size >= sessionsKept) known.clear();
    const caller = lookUp(sessionId);
    known.set(sessionId, { until: now + millisecondsKept, caller });
    caller.catch(() => known.delete(sessionId));
    return caller;
  };

  return {
    find: async (accessToken) => {
      const session = signer.verify('access', accessToken)?.['sid'];
      return typeof session === 'string' ? remember(session) : null;
    },
    forget: (sessionId) => {
      known.delete(sessionId);
    },
  };
}
