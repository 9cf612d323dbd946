import type { ReactNode } from 'react';

import type { Chart } from '../../../inspection/chart/chart.ts';
import type { MachineEntry } from '../../../inspection/machine-entry.ts';
import { Badge } from '../../design/display/badge.tsx';
import { ScrollRegion } from '../../design/layout/scroll-region.tsx';
import { useFormatMessage } from '../../shared/format-message.tsx';
import { MachineSummary } from './machine-summary.tsx';

interface MachineSourceProps {
  readonly entry: MachineEntry;
  readonly chart: Chart;
  /** The address of the source file, or null when this installation has none. */
  readonly sourceUrl: string | null;
}

/** What the source says about a machine, where it stands, and its definition as JSON. */
export function MachineSource({ entry, chart, sourceUrl }: MachineSourceProps): ReactNode {
  const formatMessage = useFormatMessage();
  return (
    <div className="grid grid-cols-[minmax(0,1fr)] gap-4 rounded-lg border border-line bg-surface p-4">
      {entry.summary !== '' && (
        <p>
          <MachineSummary summary={entry.summary} />
        </p>
      )}
      <dl className="grid gap-x-4 gap-y-2 text-sm md:grid-cols-[max-content_1fr]">
        <dt className="text-ink-2">{formatMessage('inspector.sourceFile')}</dt>
        <dd className="font-mono text-xs leading-5 wrap-anywhere">
          {sourceUrl === null ? (
            entry.file
          ) : (
            <a href={sourceUrl} target="_blank" rel="noreferrer" className="underline">
              {entry.file}
            </a>
          )}
        </dd>
        {entry.requirements.length > 0 && (
          <>
            <dt className="text-ink-2">{formatMessage('inspector.requirements')}</dt>
            <dd className="flex flex-wrap gap-1.5">
              {entry.requirements.map((id) => (
                <Badge key={id}>{id}</Badge>
              ))}
            </dd>
          </>
        )}
      </dl>
      <section className="grid grid-cols-[minmax(0,1fr)] gap-2">
        <h2 className="font-semibold">{formatMessage('inspector.definition')}</h2>
        <ScrollRegion label={formatMessage('inspector.definition')}>
          <pre className="font-mono text-xs">{JSON.stringify(chart, null, 2)}</pre>
        </ScrollRegion>
      </section>
    </div>
  );
}
