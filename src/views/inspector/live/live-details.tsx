import { useSelector } from '@xstate/react';
import type { ReactNode } from 'react';

import type { LiveLog, LoggedEvent } from '../../../inspection/live/live-log.ts';
import type { PossibleEvent } from '../../../inspection/live/messages.ts';
import {
  selectLastShownEvent,
  type ConnectionRef,
} from '../../../machines/inspector/connection-machine.ts';
import { Button } from '../../design/buttons/button.tsx';
import { useFormatMessage } from '../../shared/format-message.tsx';
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

/** Pauses, resumes and clears the log. */
function LogButtons({ connection, log }: Pick<LiveDetailsProps, 'connection' | 'log'>): ReactNode {
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

/** Returns what the chosen actor takes now; nothing while it is not known. */
export const getPossible = (
  { watched }: Pick<LiveLog, 'watched'>,
  actor: string | null,
): readonly PossibleEvent[] =>
  watched !== null && watched.actor === actor ? watched.possible : [];

/** Returns the selected event or, without one, the last one of the chosen actor. */
function findShownEvent(
  { events }: LiveLog,
  selected: number | null,
  actor: string | null,
): LoggedEvent | undefined {
  return selected === null
    ? events.findLast((each) => each.actor === actor)
    : events.find(({ number }) => number === selected);
}

/** The events of the followed tab. A paused log keeps recording. */
export function LiveEventLog({
  connection,
  ...props
}: Omit<LiveDetailsProps, 'canSend'>): ReactNode {
  return (
    <EventLog
      {...props}
      lastShown={useSelector(connection, selectLastShownEvent)}
      actions={<LogButtons connection={connection} log={props.log} />}
    />
  );
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
  const event = findShownEvent(log, selected, actor);
  return (
    <div className="grid grid-cols-1 gap-5">
      <PossibleNow
        possible={getPossible(log, actor)}
        {...(canSend &&
          actor !== null && {
            onSend: (sent) => {
              connection.send({ type: 'actor.send', actor, event: sent });
            },
          })}
      />
      <LiveEventLog connection={connection} log={log} selected={selected} onSelect={onSelect} />
      {event !== undefined && <EventDetails event={event} />}
    </div>
  );
}
