import { type ReactNode, useState } from 'react';

import type { EventEffect as Effect, PossibleEvent } from '../../../inspection/live/messages.ts';
import { Button } from '../../design/buttons/button.tsx';
import { SearchField } from '../../design/fields/search-field.tsx';
import { TextArea } from '../../design/fields/text-area.tsx';
import { ScrollRegion } from '../../design/layout/scroll-region.tsx';
import { useFormatMessage } from '../../shared/format-message.tsx';
import { EventEffect } from './event-effect.tsx';

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

/** The effects in the order in which they are shown, and whether their events are shown at once. */
const effects: readonly (readonly [Effect, boolean])[] = [
  ['leads', true],
  ['changes', true],
  ['acts', true],
  ['depends', true],
  ['refused', true],
  ['nothing', false],
  ['internal', false],
];

interface PossibleEventsProps {
  readonly possible: readonly PossibleEvent[];
  /** Renders the name of an event, and what stands below its effect. */
  readonly renderName?: (type: string) => ReactNode;
  readonly renderExamples?: (type: string) => ReactNode;
}

/** The events that an actor knows, in groups by what each would do, which a text filters. */
export function PossibleEvents({
  possible,
  renderName = (type) => <span className="font-mono text-xs wrap-anywhere">{type}</span>,
  renderExamples,
}: PossibleEventsProps): ReactNode {
  const formatMessage = useFormatMessage();
  const [filter, setFilter] = useState('');
  const text = filter.trim().toLowerCase();
  const found = possible.filter(({ type }) => type.toLowerCase().includes(text));
  return (
    <>
      <div className="sticky top-0 z-1 bg-surface pb-1">
        <SearchField
          label={formatMessage('inspector.live.filterPossible')}
          value={filter}
          onChange={setFilter}
          clearLabel={formatMessage('inspector.clearSearch')}
        />
      </div>
      {found.length === 0 && (
        <p className="pt-2 text-sm text-ink-2">{formatMessage('inspector.live.noneFound')}</p>
      )}
      {effects.map(([effect, isOpen]) => {
        const events = found.filter((event) => event.effect === effect);
        if (events.length === 0) return null;
        return (
          <details
            // A new element opens again what a person closed before.
            key={`${effect} ${String(text !== '')}`}
            open={isOpen || text !== ''}
            className="pt-2"
          >
            <summary className="cursor-pointer rounded-sm text-xs font-semibold text-ink-2 max-md:py-3">
              <h3 className="inline">{formatMessage(`inspector.live.effects.${effect}`)}</h3>{' '}
              <span className="figures font-normal text-ink-3">{events.length}</span>
            </summary>
            <ul>
              {events.map((event) => (
                <li
                  key={event.type}
                  className="grid gap-0.5 border-b border-line py-1.5 last:border-0"
                >
                  {renderName(event.type)}
                  <EventEffect event={event} />
                  {renderExamples?.(event.type)}
                </li>
              ))}
            </ul>
          </details>
        );
      })}
    </>
  );
}

/** The events that the actor could get now, or at an earlier moment. */
export function PossibleNow({ possible, isPast = false, onSend }: PossibleNowProps): ReactNode {
  const formatMessage = useFormatMessage();
  const title = formatMessage(isPast ? 'inspector.live.possibleThen' : 'inspector.live.possible');
  return (
    <div className="flex flex-col">
      <h2 className="pb-1 text-sm font-semibold">{title}</h2>
      {possible.length === 0 ? (
        <p className="text-sm text-ink-2">{formatMessage('inspector.live.nothingPossible')}</p>
      ) : (
        <ScrollRegion label={title} className="max-h-96 xl:max-h-none">
          <PossibleEvents possible={possible} />
        </ScrollRegion>
      )}
      {onSend !== undefined && <SendEvent onSend={onSend} />}
    </div>
  );
}
