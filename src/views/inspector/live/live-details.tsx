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

/** Returns the event of the shown moment or, now, the last one of the chosen actor. */
function findShownEvent(
  { events }: LiveLog,
  moment: number | null,
  actor: string | null,
): LoggedEvent | undefined {
  return moment === null
    ? events.findLast((each) => each.actor === actor)
    : events.find(({ number }) => number === moment);
}

/** The events of the followed tab. A paused log keeps recording; a chosen event is a moment. */
export function LiveEventLog({ connection, log }: Omit<LiveDetailsProps, 'canSend'>): ReactNode {
  return (
    <EventLog
      log={log}
      lastShown={useSelector(connection, selectLastShownEvent)}
      selected={useSelector(connection, ({ context }) => context.moment)}
      onSelect={(number) => {
        connection.send({ type: 'moment.choose', number });
      }}
      actions={<LogButtons connection={connection} log={log} />}
    />
  );
}

/** The events of all actors; one of them in detail; what the chosen actor takes, now or then. */
export function LiveDetails({ connection, log, canSend }: LiveDetailsProps): ReactNode {
  const { actor, moment } = useSelector(connection, ({ context }) => context);
  return (
    <>
      <LiveEventLog connection={connection} log={log} />
      <EventDetails event={findShownEvent(log, moment, actor)} />
      <PossibleNow
        possible={getPossible(log, actor)}
        isPast={moment !== null}
        {...(canSend &&
          moment === null &&
          actor !== null && {
            onSend: (sent) => {
              connection.send({ type: 'actor.send', actor, event: sent });
            },
          })}
      />
    </>
  );
}
