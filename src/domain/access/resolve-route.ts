import { areas, getFlag, type Flags } from './area.ts';
import { signedOutPaths } from './signed-out-paths.ts';
import { listAreas, policy } from './policy.ts';
import type { EffectiveRole } from './role.ts';
import {
  routes,
  textParams,
  type QuizRoute,
  type RouteId,
  type RouteRow,
  type ScreenId,
} from './routes.ts';

/** The person who opens an address. */
export interface Visitor {
  readonly role: EffectiveRole;
  readonly flags: Flags;
  /** The page was built by `npm run dev`. */
  readonly isDevelopment?: boolean;
}

/** A route that the visitor may see, with the decoded parameters of its address. */
export interface AllowedRoute {
  readonly id: RouteId;
  readonly screen: ScreenId;
  readonly params: Readonly<Record<string, string>>;
  readonly quiz?: QuizRoute;
}

/** Why an address is not shown: no such page, none for this role, or one that is switched off. */
export type RedirectReason = 'unknown' | 'denied' | 'switchedOff';

/**
 * The result for an address: a route, or a redirect to another address, which is resolved next.
 * Without a reason the address stands for the other one.
 */
export type Resolution =
  | { readonly kind: 'allowed'; readonly route: AllowedRoute }
  | { readonly kind: 'redirect'; readonly to: string; readonly reason?: RedirectReason };

const redirect = (to: string, reason?: RedirectReason): Resolution => ({
  kind: 'redirect',
  to,
  ...(reason && { reason }),
});

/** Returns the pattern of a path such as `/quiz/edit/{id}`; a last `*` stands for any rest. */
function createPattern(path: string): RegExp {
  const withRest = path.replace(/\/\*$/, '(?:/.*)?');
  const pattern = withRest.replace(/\{(\w+)\}/g, (_, name: string) =>
    textParams.includes(name) ? `(?<${name}>[^/]+)` : `(?<${name}>[1-9]\\d{0,14})`,
  );
  return new RegExp(`^${pattern}$`);
}

const table = Object.entries(routes).map(([id, row]: [string, RouteRow]) => ({
  id: id as RouteId,
  row,
  pattern: createPattern(row.path),
}));

function decodePart(text: string): string {
  try {
    return decodeURIComponent(text);
  } catch {
    return text;
  }
}

function match(path: string): {
  readonly id: RouteId;
  readonly row: RouteRow;
  readonly params: Readonly<Record<string, string>>;
} | null {
  for (const { id, row, pattern } of table) {
    const groups = pattern.exec(path);
    if (groups !== null) {
      return {
        id,
        row,
        params: Object.fromEntries(
          Object.entries(groups.groups ?? {}).map(([name, value]) => [name, decodePart(value)]),
        ),
      };
    }
  }
  return null;
}

const isBelow = (path: string, root: string): boolean =>
  path === root || path.startsWith(`${root}/`);

/**
 * Redirects an address that no row matches or the role cannot reach: to the root of its area when the role can reach it, else
 * to the dashboard (NAV-027, NAV-076).
 */
function redirectToReachablePath(
  path: string,
  role: EffectiveRole,
  reason: RedirectReason,
): Resolution {
  const area = policy[role].areas.find((candidate) => isBelow(path, areas[candidate].path));
  const root = area === undefined ? undefined : areas[area].path;
  return redirect(
    root === undefined || root === path || root === areas.author.path ? areas.dashboard.path : root,
    reason,
  );
}

/**
 * Resolves the route of a signed-in visitor at `path` (below the prefix, without query): NAV,
 * PERM-04 to PERM-17, FLAG-01 to FLAG-03, PD-1 to PD-9.
 */
export function resolveRoute(
  path: string,
  { role, flags, isDevelopment = false }: Visitor,
): Resolution {
  const normalizedPath = path.length > 1 ? path.replace(/\/+$/, '') : path;
  if (normalizedPath === '' || normalizedPath === '/') return redirect(areas.dashboard.path);
  if (Object.values(signedOutPaths).some((signedOut) => signedOut === normalizedPath))
    return redirect('/');

  const found = match(normalizedPath);
  const isSuper = role === 'superAdmin';
  const reachableAreas = listAreas(role, isDevelopment);
  if (reachableAreas.includes('quizzes') && !isSuper) {
    if (normalizedPath === areas.quizzes.path) return redirect('/quiz/my-quiz');
    if (isBelow(normalizedPath, '/quiz/library')) return redirect('/quiz/admin-quiz', 'denied');
  }
  if (found === null || !reachableAreas.includes(found.row.area))
    return redirectToReachablePath(normalizedPath, role, found === null ? 'unknown' : 'denied');
  const flag = getFlag(found.row.area);
  if (flag !== null && !flags[flag]) return redirect('/', 'switchedOff');
  if (found.row.superOnly === true && !isSuper) return redirect('/', 'denied');
  const { id, row, params } = found;
  return {
    kind: 'allowed',
    route: { id, screen: row.screen, params, ...(row.quiz && { quiz: row.quiz }) },
  };
}
