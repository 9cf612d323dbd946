import { use, useState, useTransition, type ReactNode } from 'react';

import { toggleMember } from '../../domain/toggle-member.ts';
import {
  chooseCollapsed,
  expandAround,
  listCompounds,
} from '../../inspection/chart/choose-collapsed.ts';
import type { Chart } from '../../inspection/chart/chart.ts';
import { ChartView, type ChartViewProps } from '../../views/inspector/chart/chart-view.tsx';
import { saveFile } from '../browser/save-file.ts';
import { loadLayout } from './layout-charts.ts';

/** Returns what 'Collapse' collapses: what was collapsed first, or every state of a small chart. */
function getCollapsed(chart: Chart): ReadonlySet<string> {
  const first = chooseCollapsed(chart);
  return first.size > 0 ? first : new Set(listCompounds(chart.root).map(({ id }) => id));
}

/**
 * A chart with its layout, for which it suspends. A large one opens with states collapsed. The old
 * drawing stays visible while a state collapses or expands. A new chart needs a new `key`.
 */
export function DrawnChart({
  chart,
  shownState = null,
  ...props
}: Pick<
  ChartViewProps,
  'name' | 'chart' | 'active' | 'taken' | 'sending' | 'isFollowing' | 'shownState'
>): ReactNode {
  const [collapsed, setCollapsed] = useState(() => {
    const first = chooseCollapsed(chart);
    return shownState === null ? first : expandAround(first, shownState);
  });
  const [isChanging, startTransition] = useTransition();
  const change = (next: ReadonlySet<string>): void => {
    startTransition(() => {
      setCollapsed(next);
    });
  };
  return (
    <ChartView
      {...props}
      chart={chart}
      shownState={shownState}
      layout={use(loadLayout(chart, collapsed))}
      isChanging={isChanging}
      onToggle={(stateId) => {
        change(toggleMember(collapsed, stateId));
      }}
      onReveal={(stateId) => {
        change(expandAround(collapsed, stateId));
      }}
      onFold={(isExpanding) => {
        change(isExpanding ? new Set() : getCollapsed(chart));
      }}
      onSave={({ content, name }) => {
        saveFile(content, name);
      }}
    />
  );
}
