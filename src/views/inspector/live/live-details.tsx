import { useSelector } from '@xstate/react';
import type { ReactNode } from 'react';

import type { LiveLog } from '../../../inspection/live/live-log.ts';
import type { ConnectionRef } from '../../../machines/inspector/connection-machine.ts';
import { EventDetails } from './event-details.tsx';
import { EventLog } from './event-log.tsx';
import { PossibleNow } from './possible-now.tsx';

interface LiveDetailsProps {
  readonly connection: ConnectionRef;
  readonly log: LiveLog;
  /** The number of the selected event; null for the last one of the chosen actor. */
  readonly selected: number | null;
  readonly onSelect: (number: number) => void;
  /** Whether events can be sent to actors. */
  readonly canSend: boolean;
}

/** What the chosen actor takes now, the events of all actors, and one event in detail. */
export function LiveDetails({
  connection,
  log,
  selected,
  onSelect,
  canSend,
}: LiveDetailsProps): ReactNode {
  const actor = useSelector(connection, ({ context }) => context.actor);
  const isWatched = log.watched !== null && log.watched.actor === actor;
  const event =
    selected === null
      ? log.events.findLast((each) => each.actor === actor)
      : log.events.find(({ number }) => number === selected);
  return (
    <div className="grid grid-cols-1 gap-5">
      <PossibleNow
        possible={isWatched ? (log.watched?.possible ?? []) : []}
        {...(canSend &&
          actor !== null && {
            onSend: (sent) => {
              connection.send({ type: 'actor.send', actor, event: sent });
            },
          })}
      />
      <EventLog connection={connection} log={log} selected={selected} onSelect={onSelect} />
      {event !== undefined && <EventDetails event={event} />}
    </div>
  );
}
