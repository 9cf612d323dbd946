import { once } from 'node:events';
import { createServer, type Server, type ServerResponse } from 'node:http';
import { Server as NetServer, type AddressInfo } from 'node:net';
import { setImmediate as nextTick, setTimeout as delay } from 'node:timers/promises';

import { getRequestListener } from '@hono/node-server';
import type { Hono } from 'hono';

import type { AppEnv } from '../http/request-context.ts';

/** A listening HTTP server. */
export interface Listening {
  readonly port: number;
  /**
   * Refuses new connections, ends each one after its next response (`Connection: close`), closes idle
   * ones and, after `graceMs`, the rest. It serves for another `acceptMs` first, so that proxies
   * notice that the server stops, also those that have no connection open.
   */
  readonly stop: (graceMs: number, acceptMs?: number) => Promise<void>;
}

const limits = {
  headersTimeout: 10_000,
  requestTimeout: 180_000,
  // Longer than proxies keep theirs (60 s in nginx), so that it is the proxy that closes an idle one.
  keepAliveTimeout: 75_000,
  maxHeaderSize: 16_384,
  connectionsCheckingInterval: 2000,
};

/** How long a stopping server leaves idle connections to proxies that may just be using them. */
const idleMs = 500;
const quietMs = 200;
const quietTurnMs = 0.5;

/** Rejects when nothing can listen on `host` and `port`, so that a start does no long work in vain. */
export async function checkPort(host: string, port: number): Promise<void> {
  const probe = new NetServer().listen(port, host);
  await once(probe, 'listening');
  probe.close();
  await once(probe, 'close');
}

/** Serves `app` on `host` and `port` (0 chooses a free port). Rejects when the port is in use. */
export async function listen(
  app: Pick<Hono<AppEnv>, 'fetch'>,
  host: string,
  port: number,
): Promise<Listening> {
  const handleRequest = getRequestListener((request, env) => app.fetch(request, env));
  const running = new Set<ServerResponse>();
  let isStopping = false;
  const server: Server = createServer(limits, (incoming, outgoing) => {
    if (isStopping) outgoing.setHeader('Connection', 'close');
    running.add(outgoing);
    outgoing.once('close', () => {
      running.delete(outgoing);
      // A response whose headers were sent before the stop leaves its connection open.
      if (isStopping) setTimeout(() => server.closeIdleConnections(), idleMs).unref();
    });
    void handleRequest(incoming, outgoing);
  });
  server.listen(port, host);
  await once(server, 'listening');
  return {
    port: (server.address() as AddressInfo).port,
    stop: async (graceMs, acceptMs = 0) => {
      const deadline = setTimeout(() => {
        server.closeAllConnections();
      }, graceMs);
      if (acceptMs > 0) {
        await delay(acceptMs);
        await waitForQuiet(server);
      }
      const closed = closeListener(server);
      isStopping = true;
      for (const response of running)
        if (!response.headersSent) response.setHeader('Connection', 'close');
      const idle = setTimeout(() => {
        server.closeIdleConnections();
      }, idleMs);
      await closed;
      clearTimeout(idle);
      clearTimeout(deadline);
    },
  };
}

/**
 * Waits until the event loop has just looked for new connections and found none, at most `quietMs`:
 * closing resets those that the system has accepted and the process has not.
 */
async function waitForQuiet(server: Server): Promise<void> {
  let isQuiet = false;
  const markAsBusy = (): void => {
    isQuiet = false;
  };
  server.on('connection', markAsBusy);
  const end = performance.now() + quietMs;
  while (!isQuiet && performance.now() < end) {
    const began = performance.now();
    isQuiet = true;
    await nextTick();
    if (performance.now() - began > quietTurnMs) isQuiet = false;
  }
  server.off('connection', markAsBusy);
}

/**
 * Refuses new connections; resolves when all have ended. The HTTP server's own method would also
 * close idle connections, on which a proxy may be sending a request.
 */
const closeListener = (server: Server): Promise<void> =>
  new Promise((resolve) => {
    NetServer.prototype.close.call(server, () => {
      resolve();
    });
  });
