import type { ReactNode } from 'react';

import { TriangleAlertIcon } from '../design/icons/icons.tsx';
import { useFormatMessage } from '../shared/format-message.tsx';

/** The strip over every page of a server whose demo accounts other people can reach. */
export function DemoAccountsBanner(): ReactNode {
  const formatMessage = useFormatMessage();
  return (
    <aside
      aria-label={formatMessage('shell.demoAccounts')}
      className="flex items-center justify-center gap-2 bg-warn-soft px-4 py-2 text-sm font-medium text-warn"
    >
      <TriangleAlertIcon />
      {formatMessage('shell.demoAccountsDetail')}
    </aside>
  );
}
