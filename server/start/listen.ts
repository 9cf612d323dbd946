import { once } from 'node:events';
import { createServer, type Server } from 'node:http';
import type { AddressInfo } from 'node:net';

import { getRequestListener } from '@hono/node-server';
import type { Hono } from 'hono';

import type { AppEnv } from '../http/request-context.ts';

/** A listening server. */
export interface Listening {
  readonly port: number;
  /** Takes no new connections, lets running requests end for at most `graceMilliseconds`, then closes what is left. */
  readonly stop: (graceMilliseconds: number) => Promise<void>;
}

const limits = {
  headersTimeout: 10_000,
  requestTimeout: 180_000,
  keepAliveTimeout: 20_000,
  maxHeaderSize: 16_384,
  connectionsCheckingInterval: 2000,
};

/** Serves `app` on `host` and `port` (0 takes a free one); rejects when the port is taken. */
export async function listen(
  app: Pick<Hono<AppEnv>, 'fetch'>,
  host: string,
  port: number,
): Promise<Listening> {
  const answer = getRequestListener((request, env) => app.fetch(request, env));
  const server: Server = createServer(limits, (incoming, outgoing) => {
    void answer(incoming, outgoing);
  });
  server.listen(port, host);
  await once(server, 'listening');
  return {
    port: (server.address() as AddressInfo).port,
    stop: async (graceMilliseconds) => {
      const closed = new Promise<void>((resolve) => {
        server.close(() => {
          resolve();
        });
      });
      server.closeIdleConnections();
      const cut = setTimeout(() => {
        server.closeAllConnections();
      }, graceMilliseconds);
      await closed;
      clearTimeout(cut);
    },
  };
}
