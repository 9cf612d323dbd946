import { Suspense, use, useState, type ReactNode } from 'react';

import { href } from '../../domain/access/href.ts';
import { listStates } from '../../inspection/chart/chart.ts';
import type { MachineEntry } from '../../inspection/machine-entry.ts';
import { Spinner } from '../../views/design/feedback/spinner.tsx';
import { ChartOutline } from '../../views/inspector/chart/chart-outline.tsx';
import { MachineSource } from '../../views/inspector/gallery/machine-source.tsx';
import { InspectorFrame } from '../../views/inspector/inspector-frame.tsx';
import { useFormatMessage } from '../../views/shared/format-message.tsx';
import { ScreenHead } from '../../views/shared/screen-head.tsx';
import { useServices } from '../services.ts';
import { DrawnChart } from './drawn-chart.tsx';
import { journalMachine, StoredJournal } from './journal-panel.tsx';
import { loadCharts } from './load-charts.ts';
import {
  SimulatedMachine,
  useSimulation,
  useSimulationFrame,
  type Simulation,
} from './simulator.tsx';

/** The views of a machine. */
export const machineTabs = ['chart', 'simulate', 'journal', 'outline', 'source'] as const;

/** One of `machineTabs`. */
export type MachineTab = (typeof machineTabs)[number];

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
  readonly tab: MachineTab;
  readonly simulation: Simulation;
  readonly shownState: string | null;
  readonly onShowState: (stateId: string) => void;
}

function MachineView({
  entry,
  tab,
  simulation,
  shownState,
  onShowState,
}: MachineViewProps): ReactNode {
  const { config } = useServices();
  const chart = useChart(entry);
  switch (tab) {
    case 'chart':
      return <DrawnChart name={entry.name} chart={chart} shownState={shownState} />;
    case 'simulate':
      return <SimulatedMachine simulation={simulation} entry={entry} chart={chart} />;
    case 'journal':
      return <StoredJournal />;
    case 'outline':
      return <ChartOutline chart={chart} onShow={onShowState} />;
    case 'source':
      return (
        <MachineSource
          entry={entry}
          chart={chart}
          sourceUrl={
            config.sourceUrl === null
              ? null
              : `${config.sourceUrl.replace(/\/$/, '')}/${entry.file}`
          }
        />
      );
  }
}

interface MachineInspectorProps extends MachineProps {
  readonly tab: MachineTab;
  /** What can be inspected. */
  readonly start: ReactNode;
  readonly onSelectTab: (tab: MachineTab) => void;
}

/**
 * The inspector while it shows a machine. What is simulated stays while another view is selected. A
 * new machine needs a new `key`.
 */
export function MachineInspector({
  entry,
  tab,
  start,
  onSelectTab,
}: MachineInspectorProps): ReactNode {
  const formatMessage = useFormatMessage();
  const hasJournal = entry.name === journalMachine;
  const shownTab = tab === 'journal' && !hasJournal ? 'chart' : tab;
  const simulation = useSimulation(entry);
  const [shownState, setShownState] = useState<string | null>(null);
  const simulated = useSimulationFrame({ simulation, entry });
  return (
    <>
      <ScreenHead
        title={entry.name}
        trail={[{ label: formatMessage('inspector.title'), to: href('inspector') }]}
      />
      <InspectorFrame
        start={start}
        title={entry.name}
        note={
          <Suspense>
            <Counts entry={entry} />
          </Suspense>
        }
        {...(shownTab === 'simulate' && simulated)}
        tabs={{
          list: machineTabs
            .filter((value) => value !== 'journal' || hasJournal)
            .map((value) => ({ value, label: formatMessage(`inspector.tabs.${value}`) })),
          selected: shownTab,
          onSelect: (selected) => {
            setShownState(null);
            onSelectTab(selected);
          },
        }}
      >
        <Suspense fallback={<Spinner />}>
          <MachineView
            entry={entry}
            tab={shownTab}
            simulation={simulation}
            shownState={shownState}
            onShowState={(stateId) => {
              setShownState(stateId);
              onSelectTab('chart');
            }}
          />
        </Suspense>
      </InspectorFrame>
    </>
  );
}
