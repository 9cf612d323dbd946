import { Suspense, use, useRef, useState, type ReactNode } from 'react';

import { useNearViewport } from '../../views/design/hooks/use-near-viewport.ts';
import { ChartThumbnail } from '../../views/inspector/gallery/chart-thumbnail.tsx';
import { loadOpened } from './layout-charts.ts';
import { loadCharts } from './load-charts.ts';

interface MachineThumbnailProps {
  /** The name of the machine in the catalog. */
  readonly name: string;
}

function Thumbnail({ name }: MachineThumbnailProps): ReactNode {
  const chart = use(loadCharts())[name];
  if (chart === undefined) throw new Error(`no machine is named ${name}`);
  return <ChartThumbnail layout={use(loadOpened(chart)).layout} />;
}

/** A picture of a machine's chart, which is computed when the card comes near the visible part. */
export function MachineThumbnail({ name }: MachineThumbnailProps): ReactNode {
  const [isNear, setNear] = useState(false);
  const ref = useRef<HTMLDivElement>(null);
  useNearViewport(ref, () => {
    setNear(true);
  });
  return (
    <div ref={ref} className="h-28 rounded-md border border-line bg-ground p-2">
      {isNear && (
        <Suspense>
          <Thumbnail name={name} />
        </Suspense>
      )}
    </div>
  );
}
