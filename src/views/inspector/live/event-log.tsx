import { useSelector } from '@xstate/react';
import { type ReactNode, useMemo, useState } from 'react';

import type { LiveLog, LoggedEvent } from '../../../inspection/live/live-log.ts';
import {
  selectLastShownEvent,
  type ConnectionRef,
} from '../../../machines/inspector/connection-machine.ts';
import { Button } from '../../design/buttons/button.tsx';
import { SearchField } from '../../design/fields/search-field.tsx';
import { useFormatMessage } from '../../shared/format-message.tsx';
import { formatDuration, formatTime } from './format-time.ts';

interface EventLogProps {
  readonly connection: ConnectionRef;
  readonly log: LiveLog;
  /** The number of the event whose details are shown. */
  readonly selected: number | null;
  readonly onSelect: (number: number) => void;
}

const pageLength = 100;

/** Whether an event has `text` in its type, its actor, its sender or its payload. */
function matchesText(event: LoggedEvent, text: string): boolean {
  if (text === '') return true;
  const { event: type, actorName, senderName, payload } = event;
  return `${type} ${actorName} ${senderName ?? ''} ${JSON.stringify(payload)}`
    .toLowerCase()
    .includes(text);
}

function EventRow({
  event,
  onSelect,
}: {
  readonly event: LoggedEvent;
  readonly onSelect: () => void;
}) {
  const formatMessage = useFormatMessage();
  const isRefused = event.refusal !== null;
  const isIgnored = event.microsteps.every(({ transitions }) => transitions.length === 0);
  return (
    <button
      type="button"
      className="flex w-full items-baseline gap-2 rounded-md px-1 py-1 text-start text-xs hover:bg-surface-2 max-md:min-h-11"
      onClick={onSelect}
    >
      <time className="figures shrink-0 font-mono text-ink-3">{formatTime(event.at)}</time>
      <span className="min-w-0 grow wrap-anywhere">
        <b className="font-mono font-semibold">{event.event}</b>{' '}
        <span className="text-ink-2">
          {event.senderName === null ? '' : `${event.senderName} → `}
          {event.actorName}
        </span>
        {isRefused && (
          <span className="ms-2 rounded-full bg-bad-soft px-2 font-semibold text-bad">
            {formatMessage('inspector.live.status.refused')}
          </span>
        )}
        {!isRefused && isIgnored && event.states.length > 0 && (
          <span className="ms-2 text-ink-3">{formatMessage('inspector.live.noTransition')}</span>
        )}
      </span>
      <span className="figures shrink-0 font-mono text-ink-3">
        {formatDuration(event.durationMs)}
      </span>
    </button>
  );
}

/** Pauses, resumes and clears the log. */
function LogButtons({ connection, log }: Pick<EventLogProps, 'connection' | 'log'>): ReactNode {
  const formatMessage = useFormatMessage();
  const isPaused = useSelector(connection, (snapshot) => selectLastShownEvent(snapshot) !== null);
  return (
    <span className="flex gap-2">
      <Button
        variant="quiet"
        aria-pressed={isPaused}
        onClick={() => {
          connection.send(
            isPaused ? { type: 'log.resume' } : { type: 'log.pause', lastEvent: log.eventCount },
          );
        }}
      >
        {formatMessage(isPaused ? 'inspector.live.resume' : 'inspector.live.pause')}
      </Button>
      <Button
        variant="quiet"
        onClick={() => {
          connection.send({ type: 'log.clear' });
        }}
      >
        {formatMessage('inspector.live.clear')}
      </Button>
    </span>
  );
}

/** The events of all actors, newest first, with a filter. A paused log keeps recording. */
export function EventLog({ connection, log, selected, onSelect }: EventLogProps): ReactNode {
  const formatMessage = useFormatMessage();
  const [text, setText] = useState('');
  const [pages, setPages] = useState(1);
  const lastShown = useSelector(connection, selectLastShownEvent);
  const found = useMemo(
    () =>
      log.events.filter(
        (event) =>
          (lastShown === null || event.number <= lastShown) &&
          matchesText(event, text.trim().toLowerCase()),
      ),
    [log.events, lastShown, text],
  );
  const shown = found.slice(-pageLength * pages).reverse();
  return (
    <section aria-label={formatMessage('inspector.live.events')} className="grid grid-cols-1 gap-2">
      <div className="flex items-center justify-between gap-2">
        <h2 className="text-sm font-semibold">
          {formatMessage('inspector.live.events')}{' '}
          <span className="figures font-normal text-ink-2">{found.length}</span>
        </h2>
        <LogButtons connection={connection} log={log} />
      </div>
      <SearchField
        label={formatMessage('inspector.live.filter')}
        value={text}
        onChange={setText}
        clearLabel={formatMessage('common.clearSearch')}
      />
      {log.skippedCount > 0 && (
        <p className="text-xs text-warn">
          {formatMessage('inspector.live.skipped', { count: log.skippedCount })}
        </p>
      )}
      <ol className="max-h-80 overflow-y-auto">
        {shown.map((event) => (
          <li
            key={event.number}
            aria-current={event.number === selected ? 'true' : undefined}
            className="rounded-md aria-[current=true]:bg-accent-soft"
          >
            <EventRow
              event={event}
              onSelect={() => {
                onSelect(event.number);
              }}
            />
          </li>
        ))}
      </ol>
      {found.length > shown.length && (
        <Button
          variant="quiet"
          onClick={() => {
            setPages(pages + 1);
          }}
        >
          {formatMessage('inspector.live.older')}
        </Button>
      )}
    </section>
  );
}
