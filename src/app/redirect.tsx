import { useEffect, useLayoutEffect, type ReactNode } from 'react';

import { useServices } from './services.ts';

interface RedirectProps {
  readonly to: string;
  /** Where to return to after signing in. */
  readonly from?: string | undefined;
}

/** Exchanges the address before anything is painted; adds nothing to the history. */
export function Redirect({ to, from }: RedirectProps): ReactNode {
  const { place } = useServices();
  useLayoutEffect(() => {
    place.go(to, { isReplace: true, ...(from !== undefined && { from }) });
  }, [place, to, from]);
  return null;
}

/** Asks once whether the unsaved work may be left for `to`. */
export function AskToLeave({ to }: Pick<RedirectProps, 'to'>): ReactNode {
  const { leaveGuard } = useServices();
  useEffect(() => {
    leaveGuard.send({ type: 'leave.ask', destination: { kind: 'path', to, isReplace: true } });
  }, [leaveGuard, to]);
  return null;
}
