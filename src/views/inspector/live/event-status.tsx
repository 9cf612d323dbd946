import type { ReactNode } from 'react';

import type { PossibleEvent } from '../../../inspection/live/messages.ts';
import { classNames } from '../../design/class-names.ts';
import { Badge, type Tone } from '../../design/display/badge.tsx';
import { useFormatMessage } from '../../shared/format-message.tsx';

const tones: Readonly<Record<PossibleEvent['status'], Tone>> = {
  ready: 'good',
  refused: 'bad',
  depends: 'warn',
};

/** Whether an event is ready, or why it is refused. */
export function EventStatus({
  status,
  reasons,
}: Pick<PossibleEvent, 'status' | 'reasons'>): ReactNode {
  const formatMessage = useFormatMessage();
  return reasons.length === 0 ? (
    <Badge tone={tones[status]}>{formatMessage(`inspector.live.status.${status}`)}</Badge>
  ) : (
    <span
      data-tone={tones[status]}
      className={classNames(
        'max-w-2/3 rounded-md px-2 py-0.5 text-xs font-semibold wrap-anywhere',
        'data-[tone=bad]:bg-bad-soft data-[tone=bad]:text-bad',
        'data-[tone=warn]:bg-warn-soft data-[tone=warn]:text-warn',
      )}
    >
      {reasons.map((reason) => formatMessage(reason)).join(' ')}
    </span>
  );
}
