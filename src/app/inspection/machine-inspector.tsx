import { Suspense, use, useState, type ReactNode } from 'react';

import { loadBuiltFile } from '../../api/built-file.ts';
import { href } from '../../domain/access/href.ts';
import { listStates, type Chart } from '../../inspection/chart/chart.ts';
import type { MachineEntry } from '../../inspection/machine-entry.ts';
import type { ModelCoverages } from '../../inspection/model-coverage.ts';
import { hashChart } from '../../inspection/recording/recording.ts';
import { Spinner } from '../../views/design/feedback/spinner.tsx';
import { ChartOutline } from '../../views/inspector/chart/chart-outline.tsx';
import { MachineModel } from '../../views/inspector/gallery/machine-model.tsx';
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
export const machineTabs = ['chart', 'simulate', 'journal', 'outline', 'source', 'model'] as const;

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

let coverages: Promise<ModelCoverages> | null = null;

async function fetchCoverages(): Promise<ModelCoverages> {
  try {
    return (await loadBuiltFile('model-coverage.json')) as ModelCoverages;
  } catch (error) {
    coverages = null;
    throw error;
  }
}

/** Returns what the last runs of the models covered, which a page loads once. */
const loadCoverages = (): Promise<ModelCoverages> => (coverages ??= fetchCoverages());

function Model({ entry: { name }, chart }: MachineProps & { readonly chart: Chart }): ReactNode {
  const coverage = use(loadCoverages())?.[name] ?? null;
  return <MachineModel name={name} coverage={coverage} chartHash={hashChart(chart)} />;
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
    case 'model':
      return <Model entry={entry} chart={chart} />;
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
