import { use, useState, useTransition, type ReactNode } from 'react';

import { toggleMember } from '../../domain/toggle-member.ts';
import { ChartView, type ChartViewProps } from '../../views/inspector/chart/chart-view.tsx';
import { saveFile } from '../save-file.ts';
import { loadLayout } from './layout-charts.ts';

/**
 * A chart with its layout, for which it suspends. The old drawing stays visible while a state
 * collapses or expands. A new chart needs a new `key`.
 */
export function DrawnChart({
  chart,
  ...props
}: Pick<
  ChartViewProps,
  'name' | 'chart' | 'active' | 'taken' | 'sending' | 'isFollowing'
>): ReactNode {
  const [collapsed, setCollapsed] = useState<ReadonlySet<string>>(new Set());
  const [, startTransition] = useTransition();
  return (
    <ChartView
      {...props}
      chart={chart}
      layout={use(loadLayout(chart, collapsed))}
      onToggle={(stateId) => {
        startTransition(() => {
          setCollapsed(toggleMember(collapsed, stateId));
        });
      }}
      onSave={({ content, name }) => {
        saveFile(content, name);
      }}
    />
  );
}
