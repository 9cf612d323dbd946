import { Suspense, use, type ReactNode } from 'react';
import { useSearch } from 'wouter';

import { href } from '../../domain/access/href.ts';
import { listStates } from '../../inspection/chart/chart.ts';
import type { MachineEntry } from '../../inspection/machine-entry.ts';
import { Spinner } from '../../views/design/feedback/spinner.tsx';
import { useNavigation } from '../../views/design/navigation/link.tsx';
import { ChartOutline } from '../../views/inspector/chart/chart-outline.tsx';
import { MachineCards } from '../../views/inspector/gallery/machine-cards.tsx';
import { MachineList } from '../../views/inspector/gallery/machine-list.tsx';
import { MachineSource } from '../../views/inspector/gallery/machine-source.tsx';
import { InspectorFrame } from '../../views/inspector/inspector-frame.tsx';
import { useFormatMessage } from '../../views/shared/format-message.tsx';
import { ScreenHead } from '../../views/shared/screen-head.tsx';
import { loadCharts } from '../inspection/load-charts.ts';
import { machineCatalog } from '../inspection/machine-catalog.ts';

const tabs = ['outline', 'source'] as const;
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
  const chart = useChart(entry);
  switch (tab) {
    case 'outline':
      return <ChartOutline chart={chart} />;
    case 'source':
      return <MachineSource entry={entry} chart={chart} sourceUrl={null} />;
  }
}

/** The screen at /inspector (PD-43). The address names the machine and its view. */
export default function InspectorScreen(): ReactNode {
  const formatMessage = useFormatMessage();
  const { navigate } = useNavigation();
  const query = new URLSearchParams(useSearch());
  const entry = machineCatalog.find(({ name }) => name === query.get('machine')) ?? null;
  const selected = tabs.find((tab) => tab === query.get('tab')) ?? tabs[0];
  const getHref = (name: string): string => toHref(name, selected);
  const machineList = (
    <MachineList machines={machineCatalog} current={entry?.name ?? null} getHref={getHref} />
  );
  if (entry === null)
    return (
      <>
        <ScreenHead title={formatMessage('inspector.title')} />
        <InspectorFrame start={machineList} title={formatMessage('inspector.title')}>
          <MachineCards machines={machineCatalog} getHref={getHref} />
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
