import { useSelector } from '@xstate/react';
import type { ReactNode } from 'react';
import { useSearch } from 'wouter';

import { href } from '../../domain/access/href.ts';
import { inspectorMessages } from '../../domain/messages/inspector-messages.ts';
import { listRunning, nameActor } from '../../inspection/live/live-log.ts';
import { Alert } from '../../views/design/feedback/alert.tsx';
import { useNavigation } from '../../views/design/navigation/link.tsx';
import { MachineCards } from '../../views/inspector/gallery/machine-cards.tsx';
import { MachineList } from '../../views/inspector/gallery/machine-list.tsx';
import { OpenRecordingButton } from '../../views/inspector/recording/open-recording-button.tsx';
import { RunningActors } from '../../views/inspector/live/running-actors.tsx';
import { InspectorFrame } from '../../views/inspector/inspector-frame.tsx';
import { AddedMessages, useFormatMessage } from '../../views/shared/format-message.tsx';
import { ScreenHead } from '../../views/shared/screen-head.tsx';
import { MachineThumbnail } from '../inspection/machine-thumbnail.tsx';
import {
  readLink,
  toLinkHref,
  toRecordingLink,
  type InspectorLink,
} from '../inspection/inspector-link.ts';
import { LiveInspector } from '../inspection/live-inspector.tsx';
import { machineCatalog } from '../inspection/machine-catalog.ts';
import { ReplayInspector, SoughtRecording } from '../inspection/replay-inspector.tsx';
import {
  MachineInspector,
  machineTabs,
  type MachineTab,
} from '../inspection/machine-inspector.tsx';
import { useLive } from '../inspection/use-live.ts';
import { isOpenLink, selectReplay, useRecordingLink, useReplay } from '../inspection/use-replay.ts';
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

function Inspector(): ReactNode {
  const { navigate } = useNavigation();
  const { config, history } = useServices();
  const query = new URLSearchParams(useSearch());
  const link = readLink(query);
  const named = query.get('machine');
  const entry = machineCatalog.find(({ name }) => name === named) ?? null;
  const selected = machineTabs.find((tab) => tab === query.get('tab')) ?? machineTabs[0];
  const getHref = (name: string): string => toHref(name, selected);
  const live = useLive(
    useVisitor().user.email,
    link === null || link.recording !== null ? null : link.actor,
  );
  const replayRef = useReplay();
  const replayed = useSelector(replayRef, selectReplay);
  const consoleAddress = `${config.routePrefix}${href('dashboard')}`;
  const openLink = (next: InspectorLink): void => {
    navigate(toLinkHref(next));
  };
  const missed = useRecordingLink(replayRef, link, openLink);
  const isSought = link !== null && link.recording !== null && !isOpenLink(link, replayed);
  const openButton = (
    <OpenRecordingButton
      replayRef={replayRef}
      onShow={() => {
        if (replayed === null) return;
        const { position } = replayRef.getSnapshot().context;
        const recording = toRecordingLink(replayed.recording, position);
        openLink({ tab: 'chart', actor: null, state: null, recording });
      }}
    />
  );
  const start = (
    <MachineList machines={machineCatalog} current={entry?.name ?? null} getHref={getHref}>
      {!isSought && openButton}
      <RunningActors
        connection={live.connection}
        log={live.shown}
        statelyAddress={`${consoleAddress}?inspect`}
        dockAddress={window.parent === window ? `${consoleAddress}?dock` : null}
        onChoose={(actor) => {
          openLink({
            tab: link?.tab ?? 'chart',
            actor: nameActor(listRunning(live.log), actor),
            state: null,
            recording: null,
          });
        }}
      />
    </MachineList>
  );
  const shown = {
    start,
    onOpen: openLink,
    onReplace: (next: InspectorLink) => {
      history.go(toLinkHref(next), { isReplace: true });
    },
  };
  if (link !== null && isSought)
    return <SoughtRecording recording={link.recording} start={start} openButton={openButton} />;
  if (replayed !== null && isOpenLink(link, replayed))
    return (
      <ReplayInspector
        key={replayed.recording.recordedAt}
        {...shown}
        replayRef={replayRef}
        replay={replayed}
        link={link}
        missed={missed}
      />
    );
  if (link !== null) return <LiveInspector {...shown} live={live} link={link} />;
  if (entry === null) return <Gallery unknownName={named} start={start} getHref={getHref} />;
  return (
    <MachineInspector
      key={entry.name}
      entry={entry}
      tab={selected}
      start={start}
      onSelectTab={(tab) => {
        navigate(`${toHref(entry.name, tab)}${window.location.hash}`);
      }}
    />
  );
}

/**
 * The screen at /inspector (PD-43). The address names the machine and its view, or
 * what of a followed tab or of a recording is shown. No other screen
 * loads its messages.
 */
export default function InspectorScreen(): ReactNode {
  return (
    <AddedMessages messages={inspectorMessages}>
      <Inspector />
    </AddedMessages>
  );
}
