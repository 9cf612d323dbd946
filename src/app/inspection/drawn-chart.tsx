import { use, useDeferredValue, useMemo, useState, type ReactNode } from 'react';

import type { Chart, ChartState } from '../../inspection/chart/chart.ts';
import { usualRoom, type Room } from '../../inspection/chart/layout-chart.ts';
import { focusChart, listCompounds, listPath } from '../../inspection/chart/open-chart.ts';
import { formatStateId } from '../../inspection/chart/write-outline.ts';
import {
  ChartRoom,
  ChartView,
  type ChartViewProps,
} from '../../views/inspector/chart/chart-view.tsx';
import { saveFile } from '../browser/save-file.ts';
import { loadLayout, loadOpened } from './layout-charts.ts';

/** States that a person folded (true) or unfolded (false). */
type Choices = ReadonlyMap<string, boolean>;

const none: Choices = new Map();

/**
 * Returns the folded states: those that are when the chart opens, without the active ones, so that
 * the way to the current states is open, and with what a person chose.
 */
function listFolded(
  { root }: Chart,
  opened: ReadonlySet<string>,
  active: ReadonlySet<string> | undefined,
  choices: Choices,
): readonly string[] {
  const isFolded = ({ id }: ChartState): boolean =>
    choices.get(id) ?? (opened.has(id) && active?.has(id) !== true);
  return listCompounds(root)
    .filter(isFolded)
    .map(({ id }) => id);
}

interface DrawnChartProps extends Pick<
  ChartViewProps,
  'name' | 'chart' | 'active' | 'taken' | 'sending' | 'isFollowing' | 'shownState'
> {
  /** Told the state that is shown alone; null when the whole chart is shown again. */
  readonly onFocus?: (stateId: string | null) => void;
}

const toChoices = (states: readonly { readonly id: string }[], isFolded: boolean): Choices =>
  new Map(states.map(({ id }) => [id, isFolded]));

/** Returns the choices that make a state visible. */
const revealState = (chart: Chart, stateId: string, isItsInside: boolean): Choices =>
  toChoices(
    listPath(chart, stateId).filter(({ id }) => isItsInside || id !== stateId),
    false,
  );

function MeasuredChart({
  name,
  chart: whole,
  shownState = null,
  room,
  onFocus,
  ...props
}: DrawnChartProps & { readonly room: Room }): ReactNode {
  const [wantedFocus, setFocus] = useState<string | null>(null);
  const [choices, setChoices] = useState(() =>
    shownState === null ? none : revealState(whole, shownState, false),
  );
  const focused = useDeferredValue(wantedFocus);
  const chart = useMemo(() => focusChart(whole, focused), [whole, focused]);
  const part = { focused, room };
  const opened = use(loadOpened(whole, part)).folded;
  const wanted = listFolded(chart, opened, props.active, choices).join(' ');
  const drawn = useDeferredValue(wanted);
  const folded = drawn.split(' ').filter((id) => id !== '');
  return (
    <ChartView
      {...props}
      name={chart === whole ? name : `${name}.${formatStateId(whole, chart.root.id)}`}
      chart={chart}
      machine={{ name, chart: whole }}
      path={listPath(whole, wantedFocus ?? whole.root.id)}
      shownState={shownState}
      layout={use(loadLayout(whole, part, folded))}
      isChanging={focused !== wantedFocus || drawn !== wanted}
      onToggle={(stateId) => {
        setChoices(new Map([...choices, [stateId, !folded.includes(stateId)]]));
      }}
      onReveal={(stateId, isItsInside) => {
        setChoices(new Map([...choices, ...revealState(chart, stateId, isItsInside)]));
      }}
      onFold={(isExpanding) => {
        const compounds = listCompounds(chart.root);
        if (isExpanding) setChoices(toChoices(compounds, false));
        else if (listFolded(chart, opened, props.active, none).length > 0) setChoices(none);
        else setChoices(toChoices(compounds, true));
      }}
      onFocus={(stateId) => {
        setFocus(stateId);
        onFocus?.(stateId === whole.root.id ? null : stateId);
      }}
      onSave={({ content, name: fileName }) => {
        saveFile(content, fileName);
      }}
    />
  );
}

/**
 * A chart with its layout, for which it suspends. It opens with as many states folded as its room
 * needs, and the way to the active ones unfolded. The old drawing stays visible while another one is
 * computed. A new chart needs a new `key`.
 */
export function DrawnChart(props: DrawnChartProps): ReactNode {
  const [room, setRoom] = useState<Room | null>(null);
  if (room !== null) return <MeasuredChart {...props} room={room} />;
  return (
    <ChartRoom
      onMeasure={({ width, height }) => {
        setRoom(width > 0 && height > 0 ? { width, height } : usualRoom);
      }}
    />
  );
}
