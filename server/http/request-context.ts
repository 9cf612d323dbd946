import type { HttpBindings } from '@hono/node-server';
import type { Context } from 'hono';

/** What the application knows about a request besides what it asks: who we think sends it, and its id in the logs. */
export interface Variables {
  requestId: string;
  address: string;
  /** The contract's path, for the log: real paths and queries may carry tokens. */
  route: string;
  userId: number | null;
}

/** The types of the application's context. */
export interface AppEnv {
  Bindings: Partial<HttpBindings>;
  Variables: Variables;
}

/** A request on its way through the application. */
export type AppContext = Context<AppEnv>;

/**
 * The caller's network address: the socket's, or behind `trustedProxies` proxies the one the outermost of them saw
 * (X-Forwarded-For from the right). What a caller writes into the header itself is never believed.
 */
export function addressOf(
  socketAddress: string | undefined,
  forwardedFor: string | undefined,
  trustedProxies: number,
): string {
  const seen = socketAddress ?? 'unknown';
  if (trustedProxies === 0 || forwardedFor === undefined) return seen;
  const hops = forwardedFor.split(',').map((hop) => hop.trim());
  return hops.at(-trustedProxies) ?? hops[0] ?? seen;
}
