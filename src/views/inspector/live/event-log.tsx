import { type KeyboardEvent, memo, type ReactNode, useCallback, useMemo, useState } from 'react';

import type { LiveLog, LoggedEvent } from '../../../inspection/live/live-log.ts';
import { Button } from '../../design/buttons/button.tsx';
import { SearchField } from '../../design/fields/search-field.tsx';
import { useLatest } from '../../design/hooks/use-latest.ts';
import { useFormatMessage } from '../../shared/format-message.tsx';
import { formatDuration, formatTime } from './format-time.ts';

interface EventLogProps {
  readonly log: Pick<LiveLog, 'events' | 'skippedCount'>;
  /** The number of the last event to show; null for all. */
  readonly lastShown: number | null;
  /** The number of the event whose details are shown. */
  readonly selected: number | null;
  readonly onSelect: (number: number) => void;
  /** Beside the heading. */
  readonly actions?: ReactNode;
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

/** Brings a row into sight, with the focus where that is in the list. */
function showRow(row: HTMLLIElement | null): void {
  if (row === null) return;
  row.scrollIntoView({ block: 'nearest' });
  if (row.parentElement?.contains(document.activeElement) === true)
    row.querySelector('button')?.focus();
}

interface EventRowProps extends Pick<EventLogProps, 'onSelect'> {
  readonly event: LoggedEvent;
  readonly isSelected: boolean;
}

/** An event of the log. A step to another event draws two of many rows again. */
const EventRow = memo(function EventRow({ event, isSelected, onSelect }: EventRowProps): ReactNode {
  const formatMessage = useFormatMessage();
  const isRefused = event.refusal !== null;
  const isIgnored = event.microsteps.every(({ transitions }) => transitions.length === 0);
  return (
    <li
      ref={isSelected ? showRow : undefined}
      aria-current={isSelected ? 'true' : undefined}
      className="rounded-md aria-[current=true]:bg-accent-soft"
    >
      <button
        type="button"
        className="flex w-full items-baseline gap-2 rounded-md px-1 py-1 text-start text-xs hover:bg-surface-2 max-md:min-h-11"
        onClick={() => {
          onSelect(event.number);
        }}
      >
        <time className="figures shrink-0 font-mono text-ink-3">{formatTime(event.at)}</time>
        <span className="min-w-0 grow wrap-anywhere">
          <b className="font-mono font-semibold">{event.event}</b>{' '}
          <span className="text-ink-2">
            {event.senderName === null
              ? event.actorName
              : `${event.senderName} → ${event.actorName}`}
          </span>
          {event.otherStates !== undefined && (
            <span className="ms-2 rounded-full bg-warn-soft px-2 font-semibold text-warn">
              {formatMessage('recording.differs')}
            </span>
          )}
          {isRefused && (
            <span className="ms-2 rounded-full bg-bad-soft px-2 font-semibold text-bad">
              {formatMessage('inspector.live.refused')}
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
    </li>
  );
});

interface EventRowsProps extends Pick<EventLogProps, 'selected' | 'onSelect'> {
  /** The events of the list, newest first. */
  readonly events: readonly LoggedEvent[];
  /** All events, oldest first, of which some may not be listed. */
  readonly all: readonly LoggedEvent[];
}

/** The events as a list that scrolls. The arrow keys go to the one above or below the selected. */
const EventRows = ({ events, all, selected, onSelect }: EventRowsProps): ReactNode => {
  const latest = useLatest(onSelect);
  const select = useCallback(
    (number: number) => {
      latest.current(number);
    },
    [latest],
  );
  const steps: Readonly<Record<string, number>> = { ArrowUp: 1, ArrowDown: -1 };
  const keys = {
    onKeyDown: (press: KeyboardEvent): void => {
      const step = press.altKey || press.ctrlKey || press.metaKey ? undefined : steps[press.key];
      const index = all.findIndex(({ number }) => number === selected);
      if (step === undefined || index === -1) return;
      press.preventDefault();
      const next = all[index + step];
      if (next !== undefined) onSelect(next.number);
    },
  };
  return (
    <ol {...keys} className="max-h-80 min-h-0 overflow-y-auto lg:max-h-none">
      {events.map((event) => (
        <EventRow
          key={event.number}
          event={event}
          isSelected={event.number === selected}
          onSelect={select}
        />
      ))}
    </ol>
  );
};

/** Returns the part of the events that is listed: the newest ones, or those around an older one. */
function listAround(
  events: readonly LoggedEvent[],
  selected: number | null,
  count: number,
): readonly LoggedEvent[] {
  const index = events.findIndex(({ number }) => number === selected);
  const isOlder = index !== -1 && index < events.length - count;
  const end = isOlder ? Math.min(events.length, index + Math.ceil(count / 2)) : events.length;
  return events.slice(Math.max(0, end - count), end);
}

/** The events of all actors, newest first, with a filter. */
export function EventLog({
  log,
  lastShown,
  selected,
  onSelect,
  actions,
}: EventLogProps): ReactNode {
  const formatMessage = useFormatMessage();
  const [text, setText] = useState('');
  const [pages, setPages] = useState(1);
  const found = useMemo(
    () =>
      log.events.filter(
        (event) =>
          (lastShown === null || event.number <= lastShown) &&
          matchesText(event, text.trim().toLowerCase()),
      ),
    [log.events, lastShown, text],
  );
  const shown = listAround(found, selected, pageLength * pages).toReversed();
  return (
    <section aria-label={formatMessage('inspector.live.events')} className="flex flex-col gap-2">
      <div className="flex items-center justify-between gap-2">
        <h2 className="text-sm font-semibold">
          {formatMessage('inspector.live.events')}{' '}
          <span className="figures font-normal text-ink-2">{found.length}</span>
        </h2>
        {actions}
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
      <EventRows events={shown} all={found} selected={selected} onSelect={onSelect} />
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
