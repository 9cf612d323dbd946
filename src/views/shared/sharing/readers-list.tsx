import { useSelector } from '@xstate/react';
import { useId, useRef, type ReactNode } from 'react';

import type { Reader } from '../../../domain/sharing/reader.ts';
import { selectReaders, type ShareRef } from '../../../machines/shared/sharing/share-machine.ts';
import { Avatar } from '../../design/display/avatar.tsx';
import { Badge } from '../../design/display/badge.tsx';
import { Loaded } from '../../shared/loaded.tsx';
import { useFormatMessage } from '../../shared/format-message.tsx';

interface ReaderRowProps {
  readonly reader: Reader;
}

function ReaderRow({ reader: { firstName, lastName, email } }: ReaderRowProps): ReactNode {
  const name = `${firstName} ${lastName}`.trim();
  return (
    <li className="flex min-w-0 items-center gap-2.5 py-1.5">
      <Avatar firstName={firstName === '' ? email : firstName} lastName={lastName} />
      <span className="grid min-w-0">
        {name !== '' && <span className="truncate text-sm font-medium">{name}</span>}
        <span className="truncate text-sm text-ink-2">{email}</span>
      </span>
    </li>
  );
}

interface ReadersListProps {
  readonly share: ShareRef;
}

/**
 * Who has access. Of a quiz: for super admins from the server, for others from its sharedList
 * (QSHR-11, QSHR-12).
 */
export function ReadersList({ share }: ReadersListProps): ReactNode {
  const formatMessage = useFormatMessage();
  const headingId = useId();
  const headingRef = useRef<HTMLHeadingElement>(null);
  const readers = useSelector(
    share,
    selectReaders,
    (a, b) =>
      a.state === b.state && (a.state !== 'loaded' || b.state !== 'loaded' || a.value === b.value),
  );
  const retry = (): void => {
    headingRef.current?.focus();
    share.send({ type: 'readers.retry' });
  };
  return (
    <section aria-labelledby={headingId} className="grid gap-1">
      <h3
        ref={headingRef}
        id={headingId}
        tabIndex={-1}
        className="flex w-fit items-center gap-2 text-xs font-medium text-ink-2"
      >
        <span>{formatMessage('shareDialog.readers')}</span>
        {readers.state === 'loaded' && readers.value.length > 0 && (
          <Badge>{readers.value.length}</Badge>
        )}
      </h3>
      <Loaded load={readers} onRetry={retry}>
        {(people) =>
          people.length === 0 ? (
            <p className="text-sm text-ink-3">{formatMessage('shareDialog.noReaders')}</p>
          ) : (
            <div
              // oxlint-disable-next-line jsx-a11y/no-noninteractive-tabindex -- a scrolling box must be reachable by keyboard
              tabIndex={0}
              role="group"
              aria-labelledby={headingId}
              className="max-h-56 overflow-y-auto"
            >
              <ul className="divide-y divide-line">
                {people.map((reader) => (
                  <ReaderRow key={reader.email} reader={reader} />
                ))}
              </ul>
            </div>
          )
        }
      </Loaded>
    </section>
  );
}
