import { useSelector } from '@xstate/react';
import { useEffect, type ReactNode } from 'react';
import { useSearch } from 'wouter';

import { href } from '../../domain/access/href.ts';
import { inspectorMessages } from '../../domain/messages/inspector-messages.ts';
import type { Replay } from '../../inspection/recording/replay.ts';
import { selectIsOpen, type ReplayRef } from '../../machines/inspector/replay-machine.ts';
import { Alert } from '../../views/design/feedback/alert.tsx';
import { useNavigation } from '../../views/design/navigation/link.tsx';
import { MachineCards } from '../../views/inspector/gallery/machine-cards.tsx';
import { MachineList } from '../../views/inspector/gallery/machine-list.tsx';
import { liveTabs, type LiveTab } from '../../views/inspector/live/live-view.tsx';
import { OpenRecordingButton } from '../../views/inspector/recording/open-recording-button.tsx';
import { RunningActors } from '../../views/inspector/live/running-actors.tsx';
import { InspectorFrame } from '../../views/inspector/inspector-frame.tsx';
import { AddedMessages, useFormatMessage } from '../../views/shared/format-message.tsx';
import { ScreenHead } from '../../views/shared/screen-head.tsx';
import { MachineThumbnail } from '../inspection/machine-thumbnail.tsx';
import { LiveInspector } from '../inspection/live-inspector.tsx';
import { machineCatalog } from '../inspection/machine-catalog.ts';
import { ReplayInspector } from '../inspection/replay-inspector.tsx';
import {
  MachineInspector,
  machineTabs,
  type MachineTab,
} from '../inspection/machine-inspector.tsx';
import { useLive } from '../inspection/use-live.ts';
import { useReplay } from '../inspection/use-replay.ts';
import { useServices } from '../services.ts';
import { useVisitor } from '../hooks/use-visitor.ts';

const toHref = (machine: string, tab: MachineTab): string =>
  `${href('inspector')}?${String(new URLSearchParams({ machine, tab }))}`;

interface GalleryProps {
  /** A name in the address that no machine has. */
  readonly unknownName: string | null;
  readonly start: ReactNode;
  readonly getHref: (name: string) => string;
}

/** All machines. */
function Gallery({ unknownName, start, getHref }: GalleryProps): ReactNode {
  const formatMessage = useFormatMessage();
  return (
    <>
      <ScreenHead title={formatMessage('inspector.title')} />
      <InspectorFrame start={start} title={formatMessage('inspector.title')}>
        {unknownName !== null && (
          <div className="pb-4">
            <Alert tone="warn">
              {formatMessage('inspector.noSuchMachine', { name: unknownName })}
            </Alert>
          </div>
        )}
        <MachineCards
          machines={machineCatalog}
          getHref={getHref}
          renderThumbnail={(name) => <MachineThumbnail name={name} />}
        />
      </InspectorFrame>
    </>
  );
}

/** Returns the recording that is open, or null. */
const selectReplay = (snapshot: ReturnType<ReplayRef['getSnapshot']>): Replay | null =>
  selectIsOpen(snapshot) ? (snapshot.context.recording as Replay) : null;

/** Shows a recording once it is opened, in the view that shows one already. */
function useShowOpened(replayRef: ReplayRef, tab: LiveTab): void {
  const { navigate } = useNavigation();
  useEffect(() => {
    const subscription = replayRef.on('opened', () => {
      navigate(`${href('inspector')}?live=${tab}`);
    });
    return () => {
      subscription.unsubscribe();
    };
  }, [replayRef, navigate, tab]);
}

function Inspector(): ReactNode {
  const { navigate } = useNavigation();
  const query = new URLSearchParams(useSearch());
  const named = query.get('machine');
  const entry = machineCatalog.find(({ name }) => name === named) ?? null;
  const selected = machineTabs.find((tab) => tab === query.get('tab')) ?? machineTabs[0];
  const getHref = (name: string): string => toHref(name, selected);
  const live = useLive(useVisitor().user.email);
  const replayRef = useReplay();
  const consoleAddress = `${useServices().config.routePrefix}${href('dashboard')}`;
  const liveTab = liveTabs.find((tab) => tab === query.get('live')) ?? null;
  useShowOpened(replayRef, liveTab ?? 'chart');
  const openLive = (tab: LiveTab): void => {
    navigate(`${href('inspector')}?live=${tab}`);
  };
  const machineList = (
    <MachineList machines={machineCatalog} current={entry?.name ?? null} getHref={getHref}>
      <OpenRecordingButton
        replayRef={replayRef}
        onShow={() => {
          openLive('chart');
        }}
      />
      <RunningActors
        connection={live.connection}
        log={live.shown}
        statelyAddress={`${consoleAddress}?inspect`}
        dockAddress={window.parent === window ? `${consoleAddress}?dock` : null}
        onChoose={() => {
          openLive(liveTab ?? 'chart');
        }}
      />
    </MachineList>
  );
  const replayed = useSelector(replayRef, selectReplay);
  if (replayed !== null && entry === null)
    return (
      <ReplayInspector
        key={replayed.recording.recordedAt}
        replayRef={replayRef}
        replay={replayed}
        start={machineList}
        tab={liveTab ?? 'chart'}
        onSelectTab={openLive}
      />
    );
  if (liveTab !== null)
    return <LiveInspector live={live} start={machineList} tab={liveTab} onSelectTab={openLive} />;
  if (entry === null) return <Gallery unknownName={named} start={machineList} getHref={getHref} />;
  return (
    <MachineInspector
      key={entry.name}
      entry={entry}
      tab={selected}
      start={machineList}
      onSelectTab={(tab) => {
        navigate(`${toHref(entry.name, tab)}${window.location.hash}`);
      }}
    />
  );
}

/**
 * The screen at /inspector (PD-43). The address names the machine and its view. No other screen
 * loads its messages.
 */
export default function InspectorScreen(): ReactNode {
  return (
    <AddedMessages messages={inspectorMessages}>
      <Inspector />
    </AddedMessages>
  );
}
