import type { ReactNode } from 'react';

import type { AuditRow } from '../../machines/users/audit-machines.ts';
import { ArrowRightIcon } from '../design/icons/icons.tsx';
import { AddressText } from '../shared/address-text.tsx';
import { useFormatMessage } from '../shared/format-message.tsx';
import { formatRoleChange } from './audit-text.ts';

interface AuditTargetProps {
  readonly entry: AuditRow;
}

/** What an entry is about, with the old and the new roles. */
export function AuditTarget({ entry }: AuditTargetProps): ReactNode {
  const formatMessage = useFormatMessage();
  const change = formatRoleChange(entry, formatMessage);
  return (
    <span className="grid gap-0.5">
      <span className="wrap-anywhere">
        <AddressText text={entry.target} />
      </span>
      {change !== null && (
        <span className="flex flex-wrap items-center gap-1 text-xs text-ink-2 [&_.lucide]:size-3">
          {change.before !== null && (
            <>
              <span>{change.before}</span>
              <ArrowRightIcon />
              <span className="sr-only">{formatMessage('audit.becomes')}</span>
            </>
          )}
          <span>{change.after}</span>
        </span>
      )}
    </span>
  );
}
