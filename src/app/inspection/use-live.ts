import { useSelector } from '@xstate/react';
import { useEffect, useMemo, useState, useSyncExternalStore } from 'react';

import { inspectionChannel } from '../../inspection/live/channel.ts';
import type { LiveLog } from '../../inspection/live/live-log.ts';
import {
  selectConnectionState,
  type ConnectionRef,
} from '../../machines/inspector/connection-machine.ts';
import { useRootActor } from '../root-actor.ts';
import { loadExampleEvents } from './load-examples.ts';
import { createLogStore, type LogStore } from './log-store.ts';
import { pageId } from './page-id.ts';
import { provideConnection } from './provide-connection.ts';
import { saveRecording } from './save-recording.ts';

/** The connection of this page to a tab of the console, and what is known of that tab. */
export interface Live {
  readonly connection: ConnectionRef;
  readonly log: LiveLog;
  /** The log at the chosen moment, with all events; the log itself while no moment is chosen. */
  readonly shown: LiveLog;
}

/** Returns the log with its actors as they were at a moment. */
function useShownLog(connection: ConnectionRef, store: LogStore, log: LiveLog): LiveLog {
  const moment = useSelector(connection, ({ context }) => context.moment);
  const isAnswering = useSelector(
    connection,
    (snapshot) => selectConnectionState(snapshot) === 'following',
  );
  const actors = useMemo(
    () => (moment === null ? null : store.findActorsAt(moment)),
    [store, moment],
  );
  if (actors === null) return log;
  // The answer for another moment stays until this one's comes, so that nothing flickers.
  const { recalled } = log;
  return { ...log, actors, watched: isAnswering || recalled?.number === moment ? recalled : null };
}

/**
 * Follows a tab of `person` as long as the component lives. The actor named `awaited` is shown as
 * soon as it runs; null shows the first one.
 */
export function useLive(person: string, awaited: string | null): Live {
  const [store] = useState(createLogStore);
  const machine = useMemo(
    () =>
      provideConnection({
        store,
        person,
        pageId,
        openChannel: () => new BroadcastChannel(inspectionChannel),
        loadExamples: loadExampleEvents,
        saveRecording,
        onLeave: (leave, comeBack) => {
          const show = ({ persisted }: PageTransitionEvent): void => {
            if (persisted) comeBack();
          };
          window.addEventListener('pagehide', leave);
          window.addEventListener('pageshow', show);
          return () => {
            window.removeEventListener('pagehide', leave);
            window.removeEventListener('pageshow', show);
          };
        },
      }),
    [store, person],
  );
  const connection = useRootActor(machine, { id: 'inspectorConnection', input: undefined });
  useEffect(() => {
    connection.send({ type: 'actor.await', name: awaited });
  }, [connection, awaited]);
  const log = useSyncExternalStore(store.subscribe, store.getLog);
  return { connection, log, shown: useShownLog(connection, store, log) };
}
