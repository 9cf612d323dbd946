import { useSelector } from '@xstate/react';
import { Suspense, use, useMemo, type ReactNode } from 'react';
import { useSearch } from 'wouter';

import { href } from '../../domain/access/href.ts';
import { inspectorMessages } from '../../domain/messages/inspector-messages.ts';
import { listStates } from '../../inspection/chart/chart.ts';
import type { MachineEntry } from '../../inspection/machine-entry.ts';
import type { Replay } from '../../inspection/recording/replay.ts';
import { selectIsOpen } from '../../machines/inspector/replay-machine.ts';
import { Spinner } from '../../views/design/feedback/spinner.tsx';
import { useNavigation } from '../../views/design/navigation/link.tsx';
import { ChartOutline } from '../../views/inspector/chart/chart-outline.tsx';
import { MachineCards } from '../../views/inspector/gallery/machine-cards.tsx';
import { MachineList } from '../../views/inspector/gallery/machine-list.tsx';
import { MachineSource } from '../../views/inspector/gallery/machine-source.tsx';
import { liveTabs, type LiveTab } from '../../views/inspector/live/live-view.tsx';
import { OpenRecordingButton } from '../../views/inspector/recording/open-recording-button.tsx';
import { RunningActors } from '../../views/inspector/live/running-actors.tsx';
import { InspectorFrame } from '../../views/inspector/inspector-frame.tsx';
import { MessagesContext, useFormatMessage } from '../../views/shared/format-message.tsx';
import { ScreenHead } from '../../views/shared/screen-head.tsx';
import { DrawnChart } from '../inspection/drawn-chart.tsx';
import { loadCharts } from '../inspection/load-charts.ts';
import { MachineThumbnail } from '../inspection/machine-thumbnail.tsx';
import { LiveInspector } from '../inspection/live-inspector.tsx';
import { machineCatalog } from '../inspection/machine-catalog.ts';
import { ReplayInspector } from '../inspection/replay-inspector.tsx';
import { useLive } from '../inspection/use-live.ts';
import { useReplay } from '../inspection/use-replay.ts';
import { useMessages } from '../messages.ts';
import { useServices } from '../services.ts';
import { useVisitor } from '../use-visitor.ts';

const tabs = ['chart', 'outline', 'source'] as const;
type Tab = (typeof tabs)[number];

const toHref = (machine: string, tab: Tab): string =>
  `${href('inspector')}?${String(new URLSearchParams({ machine, tab }))}`;

interface MachineProps {
  readonly entry: MachineEntry;
}

function useChart({ name }: MachineEntry) {
  const chart = use(loadCharts())[name];
  if (chart === undefined) throw new Error(`no machine is named ${name}`);
  return chart;
}

function Counts({ entry }: MachineProps): ReactNode {
  const formatMessage = useFormatMessage();
  const chart = useChart(entry);
  return formatMessage('inspector.counts', {
    states: listStates(chart.root).length,
    transitions: chart.transitions.length,
  });
}

interface MachineViewProps extends MachineProps {
  readonly tab: Tab;
}

function MachineView({ entry, tab }: MachineViewProps): ReactNode {
  const { config } = useServices();
  const chart = useChart(entry);
  switch (tab) {
    case 'chart':
      return <DrawnChart key={entry.name} name={entry.name} chart={chart} />;
    case 'outline':
      return <ChartOutline chart={chart} />;
    case 'source':
      return (
        <MachineSource
          entry={entry}
          chart={chart}
          sourceUrl={
            config.sourceUrl === null
              ? null
              : `${config.sourceUrl.replace(/\/$/, '')}/${entry.file}#L${String(entry.line)}`
          }
        />
      );
  }
}

function Inspector(): ReactNode {
  const formatMessage = useFormatMessage();
  const { navigate } = useNavigation();
  const query = new URLSearchParams(useSearch());
  const entry = machineCatalog.find(({ name }) => name === query.get('machine')) ?? null;
  const selected = tabs.find((tab) => tab === query.get('tab')) ?? tabs[0];
  const getHref = (name: string): string => toHref(name, selected);
  const live = useLive(useVisitor().user.email);
  const replayRef = useReplay();
  const consoleAddress = `${useServices().config.routePrefix}${href('dashboard')}`;
  const liveTab = liveTabs.find((tab) => tab === query.get('live')) ?? null;
  const openLive = (tab: LiveTab): void => {
    navigate(`${href('inspector')}?live=${tab}`);
  };
  const machineList = (
    <MachineList machines={machineCatalog} current={entry?.name ?? null} getHref={getHref}>
      <OpenRecordingButton
        replayRef={replayRef}
        onOpen={() => {
          openLive('chart');
        }}
      />
      <RunningActors
        {...live}
        statelyAddress={`${consoleAddress}?inspect`}
        dockAddress={window.parent === window ? `${consoleAddress}?dock` : null}
        onChoose={() => {
          openLive(liveTab ?? 'chart');
        }}
      />
    </MachineList>
  );
  const replayed = useSelector(replayRef, (snapshot) =>
    selectIsOpen(snapshot) ? (snapshot.context.recording as Replay) : null,
  );
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
  if (entry === null)
    return (
      <>
        <ScreenHead title={formatMessage('inspector.title')} />
        <InspectorFrame start={machineList} title={formatMessage('inspector.title')}>
          <MachineCards
            machines={machineCatalog}
            getHref={getHref}
            renderThumbnail={(name) => <MachineThumbnail name={name} />}
          />
        </InspectorFrame>
      </>
    );
  return (
    <>
      <ScreenHead
        title={entry.name}
        trail={[{ label: formatMessage('inspector.title'), to: href('inspector') }]}
      />
      <InspectorFrame
        start={machineList}
        title={entry.name}
        note={
          <Suspense>
            <Counts entry={entry} />
          </Suspense>
        }
        tabs={{
          list: tabs.map((value) => ({ value, label: formatMessage(`inspector.tabs.${value}`) })),
          selected,
          onSelect: (tab) => {
            navigate(toHref(entry.name, tab));
          },
        }}
      >
        <Suspense fallback={<Spinner />}>
          <MachineView entry={entry} tab={selected} />
        </Suspense>
      </InspectorFrame>
    </>
  );
}

/**
 * The screen at /inspector (PD-43). The address names the machine and its view. No other screen
 * loads its messages.
 */
export default function InspectorScreen(): ReactNode {
  const messages = useMessages();
  const withOwn = useMemo(() => ({ ...messages, ...inspectorMessages }), [messages]);
  return (
    <MessagesContext value={withOwn}>
      <Inspector />
    </MessagesContext>
  );
}
