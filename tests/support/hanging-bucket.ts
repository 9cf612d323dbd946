import { once } from 'node:events';
import { createServer, type ServerResponse } from 'node:http';
import type { AddressInfo } from 'node:net';

/** An S3-compatible bucket that accepts requests and, until told otherwise, answers none. */
export interface HangingBucket {
  readonly endpoint: string;
  /** Returns the number of requests that wait for an answer. */
  readonly countWaiting: () => number;
  /** Breaks the connections of waiting requests. */
  readonly cut: () => void;
  /** From now on answers every request 200. */
  readonly recover: () => void;
  readonly close: () => void;
}

/** Starts a hanging bucket. */
export async function startHangingBucket(): Promise<HangingBucket> {
  const waiting = new Set<ServerResponse>();
  let isHanging = true;
  const server = createServer((request, response) => {
    request.resume();
    if (!isHanging) {
      request.on('end', () => response.end());
      return;
    }
    waiting.add(response);
    response.on('close', () => waiting.delete(response));
  }).listen(0, '127.0.0.1');
  await once(server, 'listening');
  const cut = (): void => {
    for (const response of waiting) response.destroy();
  };
  return {
    endpoint: `http://127.0.0.1:${String((server.address() as AddressInfo).port)}`,
    countWaiting: () => waiting.size,
    cut,
    recover: () => {
      isHanging = false;
    },
    close: () => {
      cut();
      server.close();
      server.closeAllConnections();
    },
  };
}

/** Returns the environment that puts a server's files into the bucket at `endpoint`. */
export const toBucketEnvironment = (endpoint: string): Readonly<Record<string, string>> => ({
  S3_ENDPOINT: endpoint,
  S3_BUCKET: 'files',
  S3_ACCESS_KEY_ID: 'key',
  S3_SECRET_ACCESS_KEY: 'secret',
});
