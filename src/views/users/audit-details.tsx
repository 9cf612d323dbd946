import type { ReactNode } from 'react';

import type { AuditRow } from '../../machines/users/audit-machines.ts';
import { ArrowRightIcon } from '../design/icons/icons.tsx';
import { TextLink } from '../design/navigation/link.tsx';
import { AddressText } from '../shared/address-text.tsx';
import { useFormatMessage } from '../shared/format-message.tsx';
import { formatAbout, formatRoleChange, getRestoreHref, getTargetHref } from './audit-text.ts';

interface AuditTargetProps {
  readonly entry: AuditRow;
}

/**
 * What an entry is about: the object with a link while it is there, its kind and the people or parts,
 * and the old and the new roles of an account.
 */
export function AuditTarget({ entry }: AuditTargetProps): ReactNode {
  const formatMessage = useFormatMessage();
  const change = formatRoleChange(entry, formatMessage);
  const [to, restore] = [getTargetHref(entry), getRestoreHref(entry)];
  const about = formatAbout(entry, formatMessage);
  const { target } = entry;
  return (
    <span className="grid gap-0.5">
      {target !== '' && (
        <span className="wrap-anywhere">
          {to === null ? (
            <AddressText text={target} />
          ) : (
            <TextLink quiet to={to}>
              <AddressText text={target} />
            </TextLink>
          )}
        </span>
      )}
      {(about !== '' || restore !== null) && (
        <span className="flex flex-wrap gap-x-2 text-xs text-ink-2 wrap-anywhere">
          {about !== '' && <bdi>{about}</bdi>}
          {restore !== null && (
            <TextLink
              to={restore}
              aria-label={formatMessage('audit.restoreTitle', { title: target })}
            >
              {formatMessage('audit.restore')}
            </TextLink>
          )}
        </span>
      )}
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
