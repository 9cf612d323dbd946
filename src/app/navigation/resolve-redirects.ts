import {
  resolveRoute,
  type AllowedRoute,
  type Visitor,
} from '../../domain/access/resolve-route.ts';

/** The final route of a path, and its own path when that differs from the requested one. */
export interface ResolvedRoute {
  readonly route: AllowedRoute;
  readonly redirectTo: string | null;
}

const maxRedirects = 5;

/**
 * Follows redirects to the end, so that the address changes once. Throws after five redirects,
 * which the policy never has.
 */
export function resolveRedirects(path: string, visitor: Visitor): ResolvedRoute {
  let current = path;
  for (let step = 0; step < maxRedirects; step += 1) {
    const resolution = resolveRoute(current, visitor);
    if (resolution.kind === 'allowed')
      return { route: resolution.route, redirectTo: current === path ? null : current };
    current = resolution.to;
  }
  throw new Error(`endless redirects from ${path}`);
}
