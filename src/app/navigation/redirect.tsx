import { useEffect, useLayoutEffect, type ReactNode } from 'react';

import { useServices } from '../services.ts';

interface RedirectProps {
  readonly to: string;
  /** The path to return to after signing in. */
  readonly from?: string | undefined;
}

/** Replaces the address before the first paint, without a history entry. */
export function Redirect({ to, from }: RedirectProps): ReactNode {
  const { history } = useServices();
  useLayoutEffect(() => {
    history.go(to, { isReplace: true, ...(from !== undefined && { from }) });
  }, [history, to, from]);
  return null;
}

/** Asks once whether unsaved work may be left for `to`. */
export function ConfirmRedirect({ to }: Pick<RedirectProps, 'to'>): ReactNode {
  const { leaveGuard } = useServices();
  useEffect(() => {
    leaveGuard.send({ type: 'leave.ask', destination: { kind: 'path', to, isReplace: true } });
  }, [leaveGuard, to]);
  return null;
}
