import { type ReactNode, useState } from 'react';

import type { PossibleEvent } from '../../../inspection/live/messages.ts';
import { Button } from '../../design/buttons/button.tsx';
import { TextArea } from '../../design/fields/text-area.tsx';
import { ScrollRegion } from '../../design/layout/scroll-region.tsx';
import { useFormatMessage } from '../../shared/format-message.tsx';
import { EventStatus } from './event-status.tsx';

interface PossibleNowProps {
  readonly possible: readonly PossibleEvent[];
  /** They were possible at an earlier moment. */
  readonly isPast?: boolean;
  /** Sends an event to the actor; absent where events cannot be sent. */
  readonly onSend?: (event: { readonly type: string }) => void;
}

/** Returns the event that a text describes in JSON; null when it does not. */
function parseEvent(text: string): { readonly type: string } | null {
  try {
    const value: unknown = JSON.parse(text);
    return typeof value === 'object' && value !== null && 'type' in value
      ? (value as { readonly type: string })
      : null;
  } catch {
    return null;
  }
}

/** An event to send to the actor, as JSON. */
function SendEvent({ onSend }: { readonly onSend: (event: { readonly type: string }) => void }) {
  const formatMessage = useFormatMessage();
  const [text, setText] = useState('{ "type": "" }');
  const event = parseEvent(text);
  return (
    <form
      className="grid gap-2 pt-3"
      onSubmit={(submit) => {
        submit.preventDefault();
        if (event !== null) onSend(event);
      }}
    >
      <TextArea label={formatMessage('inspector.live.event')} value={text} onChange={setText} />
      <Button
        type="submit"
        disabledReason={event === null ? formatMessage('inspector.live.noEvent') : undefined}
      >
        {formatMessage('inspector.live.send')}
      </Button>
    </form>
  );
}

/** The events that the actor could get now: ready, or why they are refused. */
export function PossibleNow({ possible, isPast = false, onSend }: PossibleNowProps): ReactNode {
  const formatMessage = useFormatMessage();
  const title = formatMessage(isPast ? 'inspector.live.possibleThen' : 'inspector.live.possible');
  return (
    <div>
      <h2 className="pb-1 text-sm font-semibold">{title}</h2>
      {possible.length === 0 && (
        <p className="text-sm text-ink-2">{formatMessage('inspector.live.nothingPossible')}</p>
      )}
      <ScrollRegion label={title} className="max-h-72">
        <ul>
          {possible.map(({ type, status, reasons }) => (
            <li
              key={type}
              className="flex min-h-8 items-center justify-between gap-2 border-b border-line py-1 last:border-0"
            >
              <span className="min-w-0 font-mono text-xs wrap-anywhere">{type}</span>
              <EventStatus status={status} reasons={reasons} />
            </li>
          ))}
        </ul>
      </ScrollRegion>
      {onSend !== undefined && <SendEvent onSend={onSend} />}
    </div>
  );
}
