import type { HttpBindings } from '@hono/node-server';
import type { Context } from 'hono';

import type { FormatMessage } from '../../src/domain/messages/message.ts';

/** Values stored with each request. */
export interface Variables {
  requestId: string;
  /** The trace of the caller's `traceparent`, or null. */
  traceId: string | null;
  address: string;
  /** The contract's path, for the log: real paths and queries may contain tokens. */
  route: string;
  userId: number | null;
  /** Formats a message in the language of the request. */
  formatMessage: FormatMessage;
}

/** The types of the application's context. */
export interface AppEnv {
  Bindings: Partial<HttpBindings>;
  Variables: Variables;
}

/** The context of a request. */
export type AppContext = Context<AppEnv>;

/**
 * Returns the client's network address: the socket's or, behind `trustedProxies` proxies, the one
 * the outermost proxy saw (X-Forwarded-For from the right). Values the client itself wrote are
 * ignored.
 */
export function readClientAddress(
  socketAddress: string | undefined,
  forwardedFor: string | undefined,
  trustedProxies: number,
): string {
  const peerAddress = socketAddress ?? 'unknown';
  if (trustedProxies === 0 || forwardedFor === undefined) return peerAddress;
  const hops = forwardedFor.split(',').map((hop) => hop.trim());
  return hops.at(-trustedProxies) ?? hops[0] ?? peerAddress;
}
