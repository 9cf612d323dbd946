import { createServer, type IncomingMessage, type ServerResponse } from 'node:http';
import type { AddressInfo } from 'node:net';

import { refreshPath } from '../../../src/api/session-transport.ts';
import type { StoredToken } from '../../../src/api/parse-token.ts';

/** A request the server got: its path and the bearer it carried. */
export interface Seen {
  readonly path: string;
  readonly bearer: string | null;
}

/** The response to a refresh: new tokens, a status, or a broken connection. */
export type RefreshMood = 'rotate' | 'break' | number;

/**
 * A small server with one session: it accepts the newest access token and rotates the refresh
 * token.
 */
export interface SessionServer {
  readonly base: string;
  readonly seen: readonly Seen[];
  /** The token a browser starts with; the server takes it for expired until it is refreshed. */
  readonly first: StoredToken;
  readonly refreshes: () => number;
  /** Sets the responses to the next refreshes; the last one is repeated. */
  readonly refreshWith: (...moods: readonly RefreshMood[]) => void;
  /** Sets the Retry-After header, in seconds, of responses other than 200. */
  readonly askToRetryAfter: (seconds: number) => void;
  /**
   * Holds what is decided about `path` back until the answer is let go; `held` tells how many are
   * waiting.
   */
  readonly hold: (path: string) => {
    readonly waiting: (count: number) => Promise<void>;
    readonly letGo: (index?: number) => void;
  };
  readonly close: () => Promise<void>;
}

const expiry = '2999-01-01T00:00:00.000Z';
const tokenNumber = (n: number): StoredToken => ({
  accessToken: `access-${String(n)}`,
  refreshToken: `refresh-${String(n)}`,
  refreshTokenExpiredAt: expiry,
});

async function bodyOf(request: IncomingMessage): Promise<string> {
  let text = '';
  for await (const chunk of request) text += String(chunk);
  return text;
}

interface Held {
  readonly answers: (() => void)[];
  wanted: number;
  reached: () => void;
}

/** Starts the server on a free port of this machine. */
export async function startSessionServer(): Promise<SessionServer> {
  const visited: Seen[] = [];
  const held = new Map<string, Held>();
  let current = 1;
  let refreshes = 0;
  let moods: readonly RefreshMood[] = ['rotate'];

  let retryAfter: number | null = null;

  const send = (response: ServerResponse, status: number, content: unknown): void => {
    response
      .writeHead(status, {
        'Content-Type': 'application/json',
        ...(retryAfter !== null && status !== 200 && { 'Retry-After': String(retryAfter) }),
      })
      .end(JSON.stringify({ content }));
  };
  const refresh = (response: ServerResponse, body: string): void => {
    refreshes += 1;
    const [mood, ...later] = moods;
    if (later.length > 0) moods = later;
    if (mood === 'break') {
      response.destroy();
      return;
    }
    if (typeof mood === 'number') {
      send(response, mood, { message: 'No.', code: mood === 401 ? 'session_ended' : 'no' });
      return;
    }
    const { refreshToken } = JSON.parse(body) as { readonly refreshToken: string };
    if (refreshToken !== tokenNumber(current).refreshToken) {
      send(response, 401, { message: 'Reused.', code: 'unauthenticated' });
      return;
    }
    current += 1;
    send(response, 200, { token: tokenNumber(current) });
  };
  const handle = async (request: IncomingMessage, response: ServerResponse): Promise<void> => {
    const path = request.url ?? '';
    const bearer = request.headers.authorization?.replace('Bearer ', '') ?? null;
    visited.push({ path, bearer });
    const body = await bodyOf(request);
    const isGood =
      current > 1 && bearer === tokenNumber(current).accessToken && path !== '/api/never';
    const answer = (): void => {
      if (path === refreshPath) refresh(response, body);
      else if (isGood) send(response, 200, { path });
      else send(response, 401, { message: 'Please sign in.', code: 'unauthenticated' });
    };
    const place = held.get(path);
    if (place === undefined) {
      answer();
      return;
    }
    place.answers.push(answer);
    if (place.answers.length >= place.wanted) place.reached();
  };

  const server = createServer((request, response) => void handle(request, response));
  await new Promise<void>((resolve) => {
    server.listen(0, '127.0.0.1', resolve);
  });
  return {
    base: `http://127.0.0.1:${String((server.address() as AddressInfo).port)}`,
    seen: visited,
    first: tokenNumber(1),
    refreshes: () => refreshes,
    refreshWith: (...next) => {
      moods = next;
    },
    askToRetryAfter: (seconds) => {
      retryAfter = seconds;
    },
    hold: (path) => {
      const place: Held = { answers: [], wanted: Number.POSITIVE_INFINITY, reached: () => {} };
      held.set(path, place);
      return {
        waiting: (count) =>
          new Promise((resolve) => {
            place.wanted = count;
            place.reached = resolve;
            if (place.answers.length >= count) resolve();
          }),
        letGo: (index) => {
          if (index === undefined) held.delete(path);
          for (const answer of index === undefined
            ? place.answers.splice(0)
            : place.answers.splice(index, 1))
            answer();
        },
      };
    },
    close: () =>
      new Promise((resolve) => {
        server.closeAllConnections();
        server.close(() => {
          resolve();
        });
      }),
  };
}
