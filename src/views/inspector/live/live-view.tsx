import { type ReactNode, useMemo } from 'react';

import { listStates, type Chart } from '../../../inspection/chart/chart.ts';
import type { LiveActor, LiveLog } from '../../../inspection/live/live-log.ts';
import { Alert } from '../../design/feedback/alert.tsx';
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
  /** The state to show first, which the outline or the address names. */
  readonly shownState: string | null;
  /** Told the state that the chart shows alone; null when it shows all again. */
  readonly onFocus: (stateId: string | null) => void;
}

interface LiveViewProps {
  readonly tab: LiveTab;
  readonly log: LiveLog;
  /** The id of the actor to show. */
  readonly chosen: string | null;
  /** The name of the actor that the address asks for; null when it asks for none. */
  readonly awaited: string | null;
  /** The number of the last event to show; null for all. */
  readonly lastShown: number | null;
  readonly selected: number | null;
  readonly onSelect: (number: number) => void;
  /** The id of the state to show in the chart, which may have no such state. */
  readonly shownState: string | null;
  /** Shows a state in the chart. */
  readonly onShowState: (stateId: string) => void;
  readonly onFocus: LiveChart['onFocus'];
  readonly renderChart: (chart: LiveChart) => ReactNode;
}

function ActorChart({
  actor,
  tab,
  log,
  shownState,
  onShowState,
  onFocus,
  renderChart,
}: Omit<LiveViewProps, 'chosen' | 'awaited' | 'lastShown' | 'selected' | 'onSelect'> & {
  readonly actor: LiveActor;
}): ReactNode {
  const formatMessage = useFormatMessage();
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
    return <ChartOutline chart={chart} activeStates={activeStates} onShow={onShowState} />;
  const isMissing =
    shownState !== null && listStates(chart.root).every(({ id }) => id !== shownState);
  return (
    <div className="flex grow flex-col gap-3">
      {isMissing && (
        <Alert tone="warn">
          {formatMessage('inspector.live.noSuchState', { name: actor.name, state: shownState })}
        </Alert>
      )}
      {renderChart({
        name: actor.name,
        chart,
        activeStates,
        tracedTransitions,
        shownState: isMissing ? null : shownState,
        onFocus,
      })}
    </div>
  );
}

/** Says why no actor is shown. */
function NoActor({
  log,
  chosen,
  awaited,
  selected,
}: Pick<LiveViewProps, 'log' | 'chosen' | 'awaited' | 'selected'>): ReactNode {
  const formatMessage = useFormatMessage();
  const getText = (): string => {
    if (chosen !== null && selected !== null) return formatMessage('inspector.live.notRunningThen');
    if (awaited === null) return formatMessage('inspector.live.chooseActor');
    return formatMessage(`inspector.live.${log.actors.size === 0 ? 'awaitsTab' : 'awaitsActor'}`, {
      name: awaited,
    });
  };
  return (
    <p role="status" className="text-sm wrap-anywhere text-ink-2">
      {getText()}
    </p>
  );
}

/** The chosen actor's chart or context, or the sequence of all events. */
export function LiveView(props: LiveViewProps): ReactNode {
  const { tab, log, chosen, lastShown, selected, onSelect } = props;
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
    return <NoActor log={log} chosen={chosen} awaited={props.awaited} selected={selected} />;
  if (tab !== 'context')
    return (
      <ActorChart
        key={actor.actor}
        actor={actor}
        tab={tab}
        log={log}
        shownState={props.shownState}
        onShowState={props.onShowState}
        onFocus={props.onFocus}
        renderChart={props.renderChart}
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
