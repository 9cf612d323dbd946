import {
  Pool,
  type ClientBase,
  type PoolClient,
  type PoolConfig,
  type QueryConfig,
  type QueryResult,
} from 'pg';

import { runInSpan, traceStatement } from '../tracing/tracing.ts';
import { UnavailableError } from '../shared/unavailable-error.ts';
import { cancelStatement } from './cancel-statement.ts';
import { applySettings, formatBegin, type SessionSettings } from './session-settings.ts';

/** A connection taken from the pool. */
export interface Connection {
  /** Runs one statement, or several without values, in a transaction or as it is. */
  readonly query: (
    statement: string | QueryConfig,
    values?: unknown[],
  ) => Promise<QueryResult<Record<string, unknown>>>;
  /** Runs one statement outside of a transaction, under the limits of the pool. */
  readonly queryOnce: Connection['query'];
  /**
   * Runs a statement without values, or several that begin with `begin;`, under the limits of the
   * pool.
   */
  readonly queryText: (text: string) => ReturnType<Connection['query']>;
  /** Begins a transaction under the limits of the pool. */
  readonly begin: () => Promise<void>;
  /** Gives the connection back; closes it when `isUsable` is false. */
  readonly release: (isUsable?: boolean) => void;
}

/** A pool of connections to a PostgreSQL server. */
export interface PostgresPool {
  /**
   * Takes a connection. When `signal` aborts, its statement is cancelled, the connection is closed
   * (which rolls its transaction back) and every further statement fails with the signal's reason.
   */
  readonly connect: (signal: AbortSignal | null) => Promise<Connection>;
  /** Returns how many connections are in use and how many callers wait for one. */
  readonly count: () => { readonly inUse: number; readonly waiting: number };
  /** Waits until all connections are given back and closes them. */
  readonly close: () => Promise<void>;
}

const beginPattern = /^\s*begin\s*;/i;

/** SQLSTATE classes and codes that say that the server, not the statement, is the cause. */
const outagePattern = /^(08|53|57P0[1-5])/;

const isOutage = (error: unknown): boolean =>
  error instanceof Error &&
  'code' in error &&
  typeof error.code === 'string' &&
  outagePattern.test(error.code);

/** What a connection knows of the pool's client behind it. */
interface ClientState {
  /** Without a pooler between, where the limits of the pool are already set. */
  readonly isDirect: () => boolean;
  readonly isBroken: () => boolean;
  /** Cancels the running statement. Resolves when the request for that was sent. */
  readonly cancel: () => Promise<void>;
  /** Begins a transaction and sets the limits of the pool in it. */
  readonly beginWithSettings: string;
}

/** Records how long a caller waits for a connection. */
const traceWait = <T>(connect: () => Promise<T>): Promise<T> =>
  runInSpan({ name: 'wait for a connection', kind: 'client', attributes: {} }, connect);

/** Makes a connection of a client that was taken from the pool, until `signal` aborts. */
function createConnection(
  client: PoolClient,
  signal: AbortSignal | null,
  { isDirect, isBroken, cancel, beginWithSettings }: ClientState,
): Connection {
  let running = 0;
  let isReleased = false;
  const release = (isUsable = true): void => {
    if (isReleased) return;
    isReleased = true;
    signal?.removeEventListener('abort', abort);
    client.release(!isUsable);
  };
  const abort = (): void => {
    if (running === 0) release(false);
    // PgBouncer forgets a client that has left, and then what its cancel request refers to.
    else
      void cancel().then(() => {
        release(false);
      });
  };
  signal?.addEventListener('abort', abort);
  const query: Connection['query'] = async (statement, values) => {
    signal?.throwIfAborted();
    running += 1;
    try {
      return await traceStatement(typeof statement === 'string' ? statement : statement.text, () =>
        client.query<Record<string, unknown>>(statement, values),
      );
    } catch (error) {
      signal?.throwIfAborted();
      throw isBroken() || isOutage(error) ? new UnavailableError('database', error) : error;
    } finally {
      running -= 1;
    }
  };
  const begin = async (): Promise<void> => {
    await query(isDirect() ? 'begin' : beginWithSettings);
  };
  const queryOnce: Connection['query'] = async (statement, values) => {
    if (isDirect()) return query(statement, values);
    try {
      await begin();
      const result = await query(statement, values);
      await query('commit');
      return result;
    } catch (error) {
      await query('rollback').catch(() => {
        release(false);
      });
      throw error;
    }
  };
  const queryText: Connection['queryText'] = async (text) => {
    if (isDirect()) return query(text);
    if (!beginPattern.test(text)) return queryOnce(text);
    return query(text.replace(beginPattern, `${beginWithSettings};`));
  };
  return { query, queryOnce, queryText, begin, release };
}

/**
 * Takes a client from the pool. Rejects with `UnavailableError` when there is none in time, and when
 * `signal` aborts.
 */
async function takeClient(pool: Pool, signal: AbortSignal | null): Promise<PoolClient> {
  signal?.throwIfAborted();
  const isWaiting = pool.idleCount === 0;
  const connecting = (isWaiting ? traceWait(() => pool.connect()) : pool.connect()).catch(
    (error: unknown) => {
      throw new UnavailableError('database', error);
    },
  );
  return signal === null
    ? connecting
    : rejectOnAbort(signal, connecting, (client) => {
        client.release();
      });
}

/**
 * Creates a pool whose statements run under `settings`: set once on a direct connection, in each
 * transaction behind a pooler, where a single statement is made a transaction. `onIdleError` gets
 * the error of a connection that breaks while nobody uses it; the user of a connection gets its
 * errors from `query`, as `UnavailableError`.
 */
export function createPostgresPool(
  options: PoolConfig,
  settings: SessionSettings,
  onIdleError: (error: Error) => void,
): PostgresPool {
  const beginWithSettings = formatBegin(settings);
  const direct = new WeakSet<ClientBase>();
  const broken = new WeakSet<ClientBase>();
  const pool = new Pool({
    ...options,
    keepAlive: true,
    // The pool waits for the promise, which its types do not say.
    onConnect: (client): unknown => {
      // The pool listens only while the connection is idle; without this listener, the error of a
      // connection in use would end the process. A connection can also break before it is handed out.
      client.on('error', () => broken.add(client));
      return applySettings(client, settings).then((isDirect) => {
        if (isDirect) direct.add(client);
      });
    },
  });
  const cancelling = new Set<Promise<void>>();
  pool.on('error', onIdleError);

  const cancel = (client: PoolClient): Promise<void> => {
    const request = cancelStatement(client).finally(() => cancelling.delete(request));
    cancelling.add(request);
    return request;
  };

  return {
    connect: async (signal) => {
      const client = await takeClient(pool, signal);
      return createConnection(client, signal, {
        isDirect: () => direct.has(client),
        isBroken: () => broken.has(client),
        cancel: () => cancel(client),
        beginWithSettings,
      });
    },
    count: () => ({ inUse: pool.totalCount - pool.idleCount, waiting: pool.waitingCount }),
    close: async () => {
      await pool.end();
      await Promise.all(cancelling);
    },
  };
}

/** Returns `promise`, or rejects when `signal` aborts first; then `dispose` gets a later result. */
function rejectOnAbort<T>(
  signal: AbortSignal,
  promise: Promise<T>,
  dispose: (late: T) => void,
): Promise<T> {
  return new Promise((resolve, reject) => {
    const abort = (): void => {
      reject(signal.reason as Error);
    };
    signal.addEventListener('abort', abort, { once: true });
    promise.then(
      (value) => {
        signal.removeEventListener('abort', abort);
        if (signal.aborted) dispose(value);
        else resolve(value);
      },
      (error: Error) => {
        signal.removeEventListener('abort', abort);
        reject(error);
      },
    );
  });
}
