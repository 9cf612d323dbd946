import {
  resolveRoute,
  type AllowedRoute,
  type RedirectReason,
  type Visitor,
} from '../../domain/access/resolve-route.ts';
import { routes } from '../../domain/access/routes.ts';

/** The final route of a path, and its own path and why when that differs from the requested one. */
export interface ResolvedRoute {
  readonly route: AllowedRoute;
  readonly redirectTo: string | null;
  readonly reason: RedirectReason | null;
}

/**
 * Returns the path of the screen that a route shows, without what follows it in the address and names
 * nothing. A class corrects its own tabs, and other sites may have any address below theirs.
 */
function getScreenPath({ id, screen }: AllowedRoute, path: string): string {
  const row = routes[id].path;
  const hasRest = row.endsWith('/*') && screen !== 'hand-over' && screen !== 'class-detail';
  return hasRest ? path.split('/', row.split('/').length - 1).join('/') : path;
}

const maxRedirects = 5;

/**
 * Follows redirects to the end, so that the address changes once. Throws after five redirects,
 * which the policy never has.
 */
export function resolveRedirects(path: string, visitor: Visitor): ResolvedRoute {
  let current = path;
  let reason: RedirectReason | null = null;
  for (let step = 0; step < maxRedirects; step += 1) {
    const resolution = resolveRoute(current, visitor);
    if (resolution.kind === 'allowed') {
      const own = getScreenPath(resolution.route, current);
      if (own === current.replace(/\/+$/, '') || own === current)
        return { route: resolution.route, redirectTo: current === path ? null : current, reason };
      reason ??= 'unknown';
      current = own;
    } else {
      reason ??= resolution.reason ?? null;
      current = resolution.to;
    }
  }
  throw new Error(`endless redirects from ${path}`);
}
