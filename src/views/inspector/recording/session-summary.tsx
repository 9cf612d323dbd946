import type { ReactNode } from 'react';

import { formatSize } from '../../../domain/documents/format-size.ts';
import { previewSteps } from '../../../inspection/recording/list-steps.ts';
import type { Recording } from '../../../inspection/recording/recording.ts';
import { ScrollRegion } from '../../design/layout/scroll-region.tsx';
import { DetailsList } from '../../design/lists/details-list.tsx';
import { useFormatMessage } from '../../shared/format-message.tsx';
import { useMomentText } from '../../shared/use-moment-text.ts';

interface SessionSummaryProps {
  readonly recording: Recording;
  /** The size of the file. */
  readonly bytes: number;
}

const maxPreviewLines = 200;

/** Returns how many events the actors of each name processed, the most first. */
function countByName({ actors }: Recording): readonly (readonly [string, number])[] {
  const counts = new Map<string, number>();
  for (const { name, steps } of actors) counts.set(name, (counts.get(name) ?? 0) + steps.length);
  return [...counts].filter(([, count]) => count > 0).sort(([, a], [, b]) => b - a);
}

/** What the file of a recording holds, and what was replaced in it. */
export function SessionSummary({ recording, bytes }: SessionSummaryProps): ReactNode {
  const formatMessage = useFormatMessage();
  const { formatMoment } = useMomentText();
  const lines = previewSteps(recording, maxPreviewLines);
  const previewTitle = formatMessage('recording.preview', { count: lines.length });
  const { startedAt, actors, replaced, product } = recording;
  const count = actors.reduce((sum, { steps }) => sum + steps.length, 0);
  return (
    <div className="grid grid-cols-1 gap-4">
      <DetailsList
        details={[
          { term: formatMessage('recording.since'), value: formatMoment(startedAt) },
          {
            term: formatMessage('recording.events'),
            value: formatMessage('recording.eventCount', { count, actors: actors.length }),
          },
          {
            term: formatMessage('recording.machines'),
            value: countByName(recording)
              .map(([name, events]) => formatMessage('recording.machine', { name, count: events }))
              .join(', '),
          },
          {
            term: formatMessage('recording.replaced'),
            value: (
              <>
                <p>{formatMessage('recording.replacedCounts', { ...replaced })}</p>
                <p className="text-ink-2">{formatMessage('recording.replacedDetail')}</p>
              </>
            ),
          },
          {
            term: formatMessage('recording.kept'),
            value: formatMessage('recording.keptDetail'),
          },
          { term: formatMessage('recording.size'), value: formatSize(bytes) },
          { term: formatMessage('recording.version'), value: product },
        ]}
      />
      <div>
        <h3 className="pb-1 text-sm font-semibold">{previewTitle}</h3>
        <ScrollRegion
          label={previewTitle}
          className="max-h-60 rounded-md border border-line bg-surface-2 p-2"
        >
          <pre className="font-mono text-xs wrap-anywhere whitespace-pre-wrap">
            {lines.join('\n')}
          </pre>
        </ScrollRegion>
      </div>
    </div>
  );
}
