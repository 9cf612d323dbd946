import { resolveRoute, type AllowedRoute, type Visitor } from '../domain/access/resolve-route.ts';

/** The route an address ends at, and the path it stands under when that differs from the one asked for. */
export interface SettledRoute {
  readonly route: AllowedRoute;
  readonly redirectTo: string | null;
}

const longestChain = 5;

/** Follows redirects to the end, so that the address changes once. The policy lets no chain run longer than a few steps. */
export function settleRoute(path: string, visitor: Visitor): SettledRoute {
  let at = path;
  for (let step = 0; step < longestChain; step += 1) {
    const found = resolveRoute(at, visitor);
    if (found.kind === 'allowed')
      return { route: found.route, redirectTo: at === path ? null : at };
    at = found.to;
  }
  throw new Error(`redirects without end from ${path}`);
}
