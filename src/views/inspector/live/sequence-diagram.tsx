import type { ReactNode } from 'react';

import type { LoggedEvent } from '../../../inspection/live/live-log.ts';
import { ScrollRegion } from '../../design/layout/scroll-region.tsx';
import { useFormatMessage } from '../../shared/format-message.tsx';
import { formatTime } from './format-time.ts';

interface SequenceDiagramProps {
  readonly events: readonly LoggedEvent[];
  /** The number of the last event to show; null for all. */
  readonly lastShown: number | null;
  readonly selected: number | null;
  readonly onSelect: (number: number) => void;
}

const maxEvents = 60;
const app = '';
const laneWidth = 168;
const rowHeight = 34;
const top = 44;
const left = 96;

interface Lane {
  readonly actor: string;
  readonly name: string;
}

/** Returns the lanes of the actors that sent or got the events, in the order of their first one. */
function listLanes(events: readonly LoggedEvent[], appName: string): readonly Lane[] {
  const lanes = new Map<string, Lane>([[app, { actor: app, name: appName }]]);
  for (const { actor, actorName, sender, senderName } of events) {
    if (sender !== null && !lanes.has(sender))
      lanes.set(sender, { actor: sender, name: senderName ?? sender });
    if (!lanes.has(actor)) lanes.set(actor, { actor, name: actorName });
  }
  return [...lanes.values()];
}

interface ArrowProps {
  readonly event: LoggedEvent;
  readonly from: number;
  readonly to: number;
  readonly y: number;
}

/** An event from lane to lane; one an actor sends to itself is a loop. */
function Arrow({ event, from, to, y }: ArrowProps): ReactNode {
  const start = left + from * laneWidth;
  const end = left + to * laneWidth;
  const isLoop = from === to;
  const line = isLoop
    ? `M ${start} ${y - 6} h 22 v 12 h -16`
    : `M ${start} ${y} H ${end - Math.sign(end - start) * 6}`;
  const tip = isLoop ? start + 6 : end;
  const tipY = isLoop ? y + 6 : y;
  const back = isLoop || end < start ? 7 : -7;
  return (
    <>
      <path d={line} fill="none" stroke="currentColor" strokeWidth={1.3} />
      <path d={`M ${tip} ${tipY} l ${back} -4 v 8 z`} fill="currentColor" />
      <text
        x={isLoop ? start + 28 : (start + end) / 2}
        y={isLoop ? y + 3 : y - 5}
        textAnchor={isLoop ? 'start' : 'middle'}
        className="fill-current font-mono text-[11px]"
        paintOrder="stroke"
        stroke="var(--surface)"
        strokeWidth={4}
      >
        {event.event}
      </text>
    </>
  );
}

/** The lane of each actor with its name above. */
function Lanes({ lanes, height }: { readonly lanes: readonly Lane[]; readonly height: number }) {
  return lanes.map(({ actor, name }, index) => {
    const x = left + index * laneWidth;
    return (
      <g key={actor}>
        <text x={x} y={20} textAnchor="middle" className="fill-ink text-xs font-semibold">
          {name.length > 22 ? `${name.slice(0, 21)}…` : name}
        </text>
        <line x1={x} x2={x} y1={30} y2={height} stroke="var(--line-strong)" strokeDasharray="3 3" />
      </g>
    );
  });
}

interface EventArrowProps extends Pick<SequenceDiagramProps, 'onSelect'> {
  readonly event: LoggedEvent;
  /** The indexes of the lanes by actor. */
  readonly indexes: ReadonlyMap<string, number>;
  readonly y: number;
  readonly isSelected: boolean;
}

/** The row of an event: its time, and the arrow from the sender to the actor. */
function EventArrow({ event, indexes, y, isSelected, onSelect }: EventArrowProps): ReactNode {
  const formatMessage = useFormatMessage();
  const select = (): void => {
    onSelect(event.number);
  };
  return (
    <g
      role="button"
      tabIndex={0}
      aria-pressed={isSelected}
      aria-label={formatMessage('inspector.live.arrow', {
        event: event.event,
        sender: event.senderName ?? formatMessage('inspector.live.app'),
        actor: event.actorName,
      })}
      className="cursor-pointer text-ink-2 hover:text-accent aria-pressed:text-accent"
      onClick={select}
      onKeyDown={(press) => {
        if (press.key !== 'Enter' && press.key !== ' ') return;
        press.preventDefault();
        select();
      }}
    >
      <text x={6} y={y + 4} className="fill-ink-3 font-mono text-[10px]">
        {formatTime(event.at)}
      </text>
      <Arrow
        event={event}
        from={indexes.get(event.sender ?? app) ?? 0}
        to={indexes.get(event.actor) ?? 0}
        y={y}
      />
    </g>
  );
}

/** Who sent the latest events to whom, as a sequence diagram. An event can be selected. */
export function SequenceDiagram({
  events,
  lastShown,
  selected,
  onSelect,
}: SequenceDiagramProps): ReactNode {
  const formatMessage = useFormatMessage();
  const shown = events
    .filter(({ number }) => lastShown === null || number <= lastShown)
    .slice(-maxEvents);
  const lanes = listLanes(shown, formatMessage('inspector.live.app'));
  const indexes = new Map(lanes.map(({ actor }, index) => [actor, index]));
  const height = top + shown.length * rowHeight + 8;
  const width = left * 2 + (lanes.length - 1) * laneWidth;
  if (shown.length === 0)
    return <p className="text-sm text-ink-2">{formatMessage('inspector.live.noEvents')}</p>;
  return (
    <ScrollRegion
      label={formatMessage('inspector.live.sequence')}
      className="rounded-lg border border-line bg-surface"
    >
      <svg width={width} height={height}>
        <Lanes lanes={lanes} height={height} />
        {shown.map((event, index) => (
          <EventArrow
            key={event.number}
            event={event}
            indexes={indexes}
            y={top + index * rowHeight}
            isSelected={event.number === selected}
            onSelect={onSelect}
          />
        ))}
      </svg>
    </ScrollRegion>
  );
}
