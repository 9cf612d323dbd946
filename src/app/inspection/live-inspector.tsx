import { useSelector } from '@xstate/react';
import { type ReactNode, Suspense, useState } from 'react';

import { href } from '../../domain/access/href.ts';
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
import { ConnectionBadge } from '../../views/inspector/live/running-actors.tsx';
import { useFormatMessage } from '../../views/shared/format-message.tsx';
import { ScreenHead } from '../../views/shared/screen-head.tsx';
import { isDevelopment } from '../config.ts';
import { DrawnChart } from './drawn-chart.tsx';
import type { Live } from './use-live.ts';

/** Draws the chart of an actor. */
export const renderLiveChart = ({
  name,
  chart,
  activeStates,
  tracedTransitions,
}: LiveChart): ReactNode => (
  <Suspense fallback={<Spinner />}>
    <DrawnChart
      key={chart.id}
      name={name}
      chart={chart}
      active={activeStates}
      taken={tracedTransitions}
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

/** The inspector while it shows an actor of the followed tab. */
export function LiveInspector({ live, start, tab, onSelectTab }: LiveInspectorProps): ReactNode {
  const formatMessage = useFormatMessage();
  const [selected, setSelected] = useState<number | null>(null);
  const { connection, log } = live;
  const chosen = useSelector(connection, ({ context }) => context.actor);
  const lastShown = useSelector(connection, selectLastShownEvent);
  const actor = log.actors.get(chosen ?? '');
  const tabs = useLiveTabs();
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
        tabs={{ list: tabs, selected: tab, onSelect: onSelectTab }}
        endLabel={formatMessage('inspector.live.actor')}
        end={
          <LiveDetails
            connection={connection}
            log={log}
            selected={selected}
            onSelect={setSelected}
            canSend={isDevelopment}
          />
        }
      >
        <LiveView
          tab={tab}
          log={log}
          chosen={chosen}
          lastShown={lastShown}
          selected={selected}
          onSelect={setSelected}
          renderChart={renderLiveChart}
        />
      </InspectorFrame>
    </>
  );
}
