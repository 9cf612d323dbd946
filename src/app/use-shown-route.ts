import { useSelector } from '@xstate/react';
import { useState } from 'react';

import type { AllowedRoute } from '../domain/access/resolve-route.ts';
import { selectHasUnsavedWork } from '../machines/shared/leave-guard-machine.ts';
import { useServices } from './services.ts';
import type { SettledRoute } from './settle-route.ts';

/** What stands on the screen; `isHeld` while `redirectTo` waits because there is unsaved work. */
export interface ShownRoute extends SettledRoute {
  readonly isHeld: boolean;
}

/** The route of an address or, when it was taken away under unsaved work (a flag was switched off), still the one that stood there. */
export function useShownRoute(path: string, settled: SettledRoute | null): ShownRoute | null {
  const { leaveGuard } = useServices();
  const hasUnsavedWork = useSelector(leaveGuard, selectHasUnsavedWork);
  const [last, setLast] = useState<{ readonly path: string; readonly route: AllowedRoute } | null>(
    null,
  );
  if (settled === null) return null;
  if (settled.redirectTo === null && last?.path !== path) setLast({ path, route: settled.route });
  if (settled.redirectTo !== null && hasUnsavedWork && last?.path === path)
    return { route: last.route, redirectTo: settled.redirectTo, isHeld: true };
  return { ...settled, isHeld: false };
}
