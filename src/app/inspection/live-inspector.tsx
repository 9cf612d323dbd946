import { useSelector } from '@xstate/react';
import { type ReactNode, Suspense } from 'react';

import { href } from '../../domain/access/href.ts';
import { readFields } from '../../domain/shapes.ts';
import type { LiveLog } from '../../inspection/live/live-log.ts';
import { selectLastShownEvent } from '../../machines/inspector/connection-machine.ts';
import { Button } from '../../views/design/buttons/button.tsx';
import { DownloadIcon } from '../../views/design/icons/icons.tsx';
import { Spinner } from '../../views/design/feedback/spinner.tsx';
import { InspectorFrame } from '../../views/inspector/inspector-frame.tsx';
import { LiveDetails } from '../../views/inspector/live/live-details.tsx';
import {
  LiveView,
  useLiveTabs,
  type LiveChart,
  type LiveTab,
} from '../../views/inspector/live/live-view.tsx';
import { MomentBar } from '../../views/inspector/live/moment-bar.tsx';
import { ConnectionBadge } from '../../views/inspector/live/running-actors.tsx';
import { useFormatMessage } from '../../views/shared/format-message.tsx';
import { ScreenHead } from '../../views/shared/screen-head.tsx';
import { isDevelopment } from '../config.ts';
import { DrawnChart } from './drawn-chart.tsx';
import { journalMachine, StoredJournal } from './journal-panel.tsx';
import type { Live } from './use-live.ts';

/** Draws the chart of an actor. */
export const renderLiveChart = ({
  name,
  chart,
  activeStates,
  tracedTransitions,
  shownState,
}: LiveChart): ReactNode => (
  <Suspense fallback={<Spinner />}>
    <DrawnChart
      key={chart.id}
      name={name}
      chart={chart}
      active={activeStates}
      taken={tracedTransitions}
      shownState={shownState}
    />
  </Suspense>
);

interface LiveInspectorProps {
  readonly live: Live;
  /** The running actors and the machines. */
  readonly start: ReactNode;
  readonly tab: LiveTab;
  readonly onSelectTab: (tab: LiveTab) => void;
}

/** Saves what the followed tab recorded, while there is one. */
function SaveRecordingButton({ connection }: Pick<Live, 'connection'>): ReactNode {
  const formatMessage = useFormatMessage();
  const canSave = useSelector(connection, (snapshot) => snapshot.can({ type: 'recording.take' }));
  if (!canSave) return null;
  return (
    <Button
      icon={<DownloadIcon />}
      onClick={() => {
        connection.send({ type: 'recording.take' });
      }}
    >
      {formatMessage('recording.saveFollowed')}
    </Button>
  );
}

/** Returns what the followed quiz editor opened, as JSON; null while it is not known. */
function readSource({ watched }: LiveLog, chosen: string | null): string | null {
  if (watched === null || watched.actor !== chosen) return null;
  const input = readFields(readFields(watched.context)?.['input']);
  return input === null ? null : JSON.stringify(input['source']);
}

/** Returns how many events of an actor are known. */
const countEvents = ({ events }: LiveLog, actor: string | null): number =>
  events.reduce((count, event) => count + Number(event.actor === actor), 0);

/** The inspector while it shows an actor of the followed tab. */
export function LiveInspector({ live, start, tab, onSelectTab }: LiveInspectorProps): ReactNode {
  const formatMessage = useFormatMessage();
  const { connection, log, shown } = live;
  const chosen = useSelector(connection, ({ context }) => context.actor);
  const lastShown = useSelector(connection, selectLastShownEvent);
  const moment = useSelector(connection, ({ context }) => context.moment);
  const showMoment = (number: number): void => {
    connection.send({ type: 'moment.choose', number });
  };
  const actor = log.actors.get(chosen ?? '');
  const hasJournal = log.charts.get(actor?.chart ?? '')?.id === journalMachine;
  const tabs = useLiveTabs(hasJournal);
  const shownTab = tab === 'journal' && !hasJournal ? 'chart' : tab;
  const title = actor?.name ?? formatMessage('inspector.live.running');
  return (
    <>
      <ScreenHead
        title={title}
        trail={[{ label: formatMessage('inspector.title'), to: href('inspector') }]}
      />
      <InspectorFrame
        start={start}
        title={title}
        note={<ConnectionBadge connection={connection} log={log} />}
        actions={<SaveRecordingButton connection={connection} />}
        tabs={{ list: tabs, selected: shownTab, onSelect: onSelectTab }}
        endLabel={formatMessage('inspector.live.actor')}
        below={
          shownTab === 'journal' ? undefined : (
            <LiveDetails connection={connection} log={shown} canSend={isDevelopment} />
          )
        }
      >
        {shownTab === 'journal' ? (
          <StoredJournal
            key={chosen}
            source={readSource(log, chosen)}
            revision={countEvents(log, chosen)}
          />
        ) : (
          <div className="flex grow flex-col gap-3">
            <MomentBar connection={connection} log={log} />
            <LiveView
              tab={shownTab}
              log={shown}
              chosen={chosen}
              lastShown={moment ?? lastShown}
              selected={moment}
              onSelect={showMoment}
              onSelectTab={onSelectTab}
              renderChart={renderLiveChart}
            />
          </div>
        )}
      </InspectorFrame>
    </>
  );
}
