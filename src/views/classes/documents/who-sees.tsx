import type { ReactNode } from 'react';

import type { DocumentData } from '../../../machines/classes/documents/document-list-machine.ts';
import { Avatar } from '../../design/display/avatar.tsx';
import { Badge } from '../../design/display/badge.tsx';
import { HiddenIcon, UsersIcon } from '../../design/icons/icons.tsx';
import { useFormatMessage } from '../../shared/format-message.tsx';
import type { DocumentStudent } from './document-types.ts';

/** Props of `WhoSees`. */
export interface WhoSeesProps {
  readonly document: DocumentData;
  readonly students: readonly DocumentStudent[];
}

const maxAvatars = 3;

/** Who sees a document, in words. */
export function WhoSees({ document, students }: WhoSeesProps): ReactNode {
  const formatMessage = useFormatMessage();
  if (document.visibleTo === 'nobody')
    return (
      <Badge tone="warn" icon={<HiddenIcon />}>
        {formatMessage('documents.nobody')}
      </Badge>
    );
  if (document.visibleTo === 'everyone')
    return (
      <span className="inline-flex items-center gap-1.5">
        <UsersIcon className="text-ink-2" />
        {formatMessage('documents.everyone', { count: students.length })}
      </span>
    );
  const known = students.filter(({ email }) => document.emails.includes(email));
  return (
    <span className="inline-flex items-center gap-1">
      {known.slice(0, maxAvatars).map(({ email, firstName, lastName }) => (
        <Avatar key={email} firstName={firstName || email} lastName={lastName} />
      ))}
      <span className="ms-1">
        {formatMessage('documents.chosen', { count: document.emails.length })}
      </span>
    </span>
  );
}
