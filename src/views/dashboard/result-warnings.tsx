import { useSelector } from '@xstate/react';
import type { ReactNode } from 'react';

import type { ResultWarningsRef } from '../../machines/dashboard/dashboard-machines.ts';
import { Badge } from '../design/display/badge.tsx';
import { FlagIcon } from '../design/icons/icons.tsx';
import { useFormatMessage } from '../shared/format-message.tsx';

interface ResultWarningsProps {
  readonly warnings: ResultWarningsRef;
}

/** A chip when questions of a quiz mislead or are hard; nothing otherwise. */
export function ResultWarnings({ warnings }: ResultWarningsProps): ReactNode {
  const formatMessage = useFormatMessage();
  const value = useSelector(warnings, ({ context }) => context.value);
  if (value === null) return null;
  const { misleading, hardCount } = value;
  const [first] = misleading;
  if (first === undefined && hardCount === 0) return null;
  return (
    <Badge tone="warn" icon={<FlagIcon />}>
      {first === undefined
        ? formatMessage('dashboard.hardQuestions', { count: hardCount })
        : formatMessage('dashboard.misleading', { count: misleading.length, number: first })}
    </Badge>
  );
}
