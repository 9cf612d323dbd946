import { type ReactNode, useMemo, useState } from 'react';

import type { Chart } from '../../../inspection/chart/chart.ts';
import type { LiveActor, LiveLog } from '../../../inspection/live/live-log.ts';
import { ScrollRegion } from '../../design/layout/scroll-region.tsx';
import { useFormatMessage } from '../../shared/format-message.tsx';
import { ChartOutline } from '../chart/chart-outline.tsx';
import { SequenceDiagram } from './sequence-diagram.tsx';
import { ValueTree } from './value-tree.tsx';

/** The views of the followed tab. */
export const liveTabs = ['chart', 'sequence', 'journal', 'outline', 'context'] as const;

/** One of `liveTabs`. */
export type LiveTab = (typeof liveTabs)[number];

/** Returns the views with what people read for them. Only quiz editors have a journal. */
export function useLiveTabs(
  hasJournal: boolean,
): readonly { readonly value: LiveTab; readonly label: string }[] {
  const formatMessage = useFormatMessage();
  return liveTabs
    .filter((value) => value !== 'journal' || hasJournal)
    .map((value) => ({ value, label: formatMessage(`inspector.live.views.${value}`) }));
}

/** A chart with the states an actor is in and the transitions of its last event. */
export interface LiveChart {
  readonly name: string;
  readonly chart: Chart;
  readonly activeStates: ReadonlySet<string>;
  readonly tracedTransitions: ReadonlySet<string>;
  /** The state to show first, which was chosen in the outline. */
  readonly shownState: string | null;
}

interface LiveViewProps {
  readonly tab: LiveTab;
  readonly log: LiveLog;
  /** The id of the actor to show. */
  readonly chosen: string | null;
  /** The number of the last event to show; null for all. */
  readonly lastShown: number | null;
  readonly selected: number | null;
  readonly onSelect: (number: number) => void;
  readonly onSelectTab: (tab: LiveTab) => void;
  readonly renderChart: (chart: LiveChart) => ReactNode;
}

function ActorChart({
  actor,
  tab,
  log,
  onSelectTab,
  renderChart,
}: Pick<LiveViewProps, 'tab' | 'log' | 'onSelectTab' | 'renderChart'> & {
  readonly actor: LiveActor;
}): ReactNode {
  const formatMessage = useFormatMessage();
  const [shownState, setShownState] = useState<string | null>(null);
  const chart = log.charts.get(actor.chart ?? '');
  const { activeStates, tracedTransitions } = useMemo(
    () => ({
      activeStates: new Set(actor.states),
      tracedTransitions: new Set(actor.lastTransitions),
    }),
    [actor],
  );
  if (chart === undefined)
    return <p className="text-sm text-ink-2">{formatMessage('inspector.live.noChart')}</p>;
  if (tab === 'outline')
    return (
      <ChartOutline
        chart={chart}
        activeStates={activeStates}
        onShow={(stateId) => {
          setShownState(stateId);
          onSelectTab('chart');
        }}
      />
    );
  return renderChart({
    name: actor.name,
    chart,
    activeStates,
    tracedTransitions,
    shownState,
  });
}

/** The chosen actor's chart or context, or the sequence of all events. */
export function LiveView({
  tab,
  log,
  chosen,
  lastShown,
  selected,
  onSelect,
  onSelectTab,
  renderChart,
}: LiveViewProps): ReactNode {
  const formatMessage = useFormatMessage();
  const actor = log.actors.get(chosen ?? '');
  if (tab === 'sequence')
    return (
      <SequenceDiagram
        events={log.events}
        lastShown={lastShown}
        selected={selected}
        onSelect={onSelect}
      />
    );
  if (actor === undefined)
    return (
      <p className="text-sm text-ink-2">
        {formatMessage(
          chosen !== null && selected !== null
            ? 'inspector.live.notRunningThen'
            : 'inspector.live.chooseActor',
        )}
      </p>
    );
  if (tab !== 'context')
    return (
      <ActorChart
        key={actor.actor}
        actor={actor}
        tab={tab}
        log={log}
        onSelectTab={onSelectTab}
        renderChart={renderChart}
      />
    );
  return (
    <ScrollRegion
      label={formatMessage('inspector.live.views.context')}
      className="rounded-lg border border-line bg-surface p-3"
    >
      <ValueTree
        name={actor.name}
        value={log.watched?.actor === actor.actor ? log.watched.context : undefined}
        isOpen
      />
    </ScrollRegion>
  );
}
