import type { ReactNode } from 'react';

import { Badge } from '../design/display/badge.tsx';
import { EyeOffIcon } from '../design/icons/core-icons.tsx';
import { CheckIcon } from '../design/icons/icons.tsx';
import { useFormatMessage } from '../shared/format-message.tsx';

interface PublishedBadgeProps {
  readonly isPublished: boolean;
}

/** Whether a class is published. */
export function PublishedBadge({ isPublished }: PublishedBadgeProps): ReactNode {
  const formatMessage = useFormatMessage();
  return (
    <Badge tone={isPublished ? 'good' : 'warn'} icon={isPublished ? <CheckIcon /> : <EyeOffIcon />}>
      {formatMessage(isPublished ? 'classes.isPublished' : 'classes.isNotPublished')}
    </Badge>
  );
}
