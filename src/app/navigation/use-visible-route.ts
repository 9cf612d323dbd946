import { useSelector } from '@xstate/react';
import { useState } from 'react';

import type { AllowedRoute } from '../../domain/access/resolve-route.ts';
import { selectHasUnsavedWork } from '../../machines/shared/leave-guard-machine.ts';
import { useServices } from '../services.ts';
import type { ResolvedRoute } from './resolve-redirects.ts';

/**
 * The visible route. `isBlocked` is true while unsaved work prevents the redirect to `redirectTo`.
 */
export interface VisibleRoute extends ResolvedRoute {
  readonly isBlocked: boolean;
}

/**
 * Returns the route of a path or, when a redirect would lose unsaved work (a flag was switched
 * off), the previous route.
 */
export function useVisibleRoute(path: string, resolved: ResolvedRoute | null): VisibleRoute | null {
  const { leaveGuard } = useServices();
  const hasUnsavedWork = useSelector(leaveGuard, selectHasUnsavedWork);
  const [lastAllowed, setLastAllowed] = useState<{
    readonly path: string;
    readonly route: AllowedRoute;
  } | null>(null);
  if (resolved === null) return null;
  if (resolved.redirectTo === null && lastAllowed?.path !== path)
    setLastAllowed({ path, route: resolved.route });
  if (resolved.redirectTo !== null && hasUnsavedWork && lastAllowed?.path === path)
    return { ...resolved, route: lastAllowed.route, isBlocked: true };
  return { ...resolved, isBlocked: false };
}
