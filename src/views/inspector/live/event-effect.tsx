import type { ReactNode } from 'react';

import type { FormatMessage } from '../../../domain/messages/message.ts';
import { inspectorMessages } from '../../../domain/messages/inspector-messages.ts';
import { listLeafStates } from '../../../inspection/live/live-log.ts';
import type { PossibleEvent, Refusal } from '../../../inspection/live/messages.ts';
import { useFormatMessage } from '../../shared/format-message.tsx';

type GuardName = keyof typeof inspectorMessages.guards;

const isGuardName = (name: string): name is GuardName =>
  Object.hasOwn(inspectorMessages.guards, name);

/** Returns a guard in words; one without them by its name, split into words. */
const formatGuard = (formatMessage: FormatMessage, name: string): string =>
  isGuardName(name)
    ? formatMessage(`guards.${name}`)
    : name.replace(
        /([a-z\d])([A-Z])/g,
        (_, end: string, start: string) => `${end} ${start.toLowerCase()}`,
      );

const formatRefusal = (formatMessage: FormatMessage, refusal: Refusal): string =>
  'guard' in refusal
    ? formatMessage(refusal.passes ? 'inspector.live.notWhen' : 'inspector.live.onlyWhen', {
        guard: formatGuard(formatMessage, refusal.guard),
      })
    : formatMessage(refusal);

/** How many changed paths are named. */
const maxDetails = 3;

function formatDetails(formatMessage: FormatMessage, { effect, details }: PossibleEvent): string {
  if (effect === 'leads') return `→ ${listLeafStates({ states: details }).join(', ')}`;
  const shown = details.slice(0, maxDetails).join(', ');
  const count = details.length - maxDetails;
  return count > 0 ? formatMessage('inspector.live.moreDetails', { details: shown, count }) : shown;
}

/** What an event would do, or why it is refused. */
export function EventEffect({ event }: { readonly event: PossibleEvent }): ReactNode {
  const formatMessage = useFormatMessage();
  const { effect, details, reasons, payload } = event;
  const reason = reasons.map((each) => formatRefusal(formatMessage, each)).join('; ');
  return (
    <>
      {details.length > 0 && (
        <span className="text-xs wrap-anywhere text-ink-2">
          {formatDetails(formatMessage, event)}
        </span>
      )}
      {reason !== '' && (
        <span
          data-effect={effect}
          className="text-xs wrap-anywhere text-ink-2 data-[effect=refused]:text-bad"
        >
          {reason}
        </span>
      )}
      {payload !== null && effect !== 'depends' && (
        <span className="text-xs text-ink-3">
          {formatMessage(`inspector.live.payloads.${payload}`)}
        </span>
      )}
    </>
  );
}
