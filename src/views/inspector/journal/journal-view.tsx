import { useRef, type ReactNode } from 'react';

import type { JournalEntry } from '../../../inspection/journal/journal-entry.ts';
import { useExternalSync } from '../../design/hooks/use-external-sync.ts';
import { ScrollRegion } from '../../design/layout/scroll-region.tsx';
import { useFormatMessage } from '../../shared/format-message.tsx';
import { ContextChanges } from '../live/event-details.tsx';
import { formatTime } from '../live/format-time.ts';

interface JournalListProps {
  readonly entries: readonly JournalEntry[];
  /** The index of the shown entry. */
  readonly shown: number;
  readonly onShow: (index: number) => void;
}

/** The entries of a journal, oldest first, in the words of the editor's timeline. */
function JournalEntries({ entries, shown, onShow }: JournalListProps): ReactNode {
  const formatMessage = useFormatMessage();
  const list = useRef<HTMLOListElement>(null);
  useExternalSync(shown, (index) => {
    const { current } = list;
    const row = current?.children[index];
    if (current !== null && row instanceof HTMLElement)
      current.scrollTop = row.offsetTop - current.clientHeight / 2;
  });
  return (
    <section aria-label={formatMessage('inspector.journal.entries')}>
      <h2 className="pb-1 text-sm font-semibold">
        {formatMessage('inspector.journal.entries')}{' '}
        <span className="figures font-normal text-ink-2">{entries.length - 1}</span>
      </h2>
      <ol
        ref={list}
        className="relative max-h-52 overflow-y-auto rounded-lg border border-line bg-surface p-1"
      >
        {entries.map(({ message, at }, index) => (
          <li key={index}>
            <button
              type="button"
              aria-current={index === shown ? 'step' : undefined}
              className="grid w-full rounded-md px-2 py-1 text-start text-sm hover:bg-surface-2 aria-[current=step]:bg-accent-soft aria-[current=step]:font-semibold max-md:min-h-11"
              onClick={() => {
                onShow(index);
              }}
            >
              <span className="wrap-anywhere">{formatMessage(message)}</span>
              {at !== null && (
                <time className="figures font-mono text-xs font-normal text-ink-2">
                  {formatTime(at)}
                </time>
              )}
            </button>
          </li>
        ))}
      </ol>
    </section>
  );
}

interface JournalViewProps extends JournalListProps {
  readonly renderChart: (entry: JournalEntry) => ReactNode;
  readonly renderPreview: (entry: JournalEntry) => ReactNode;
}

/**
 * The journal of a quiz beside the chart of its editor: the entries, and at one of them the chart,
 * what changed in the draft, and the quiz as students see it. It changes nothing.
 */
export function JournalView({
  entries,
  shown,
  onShow,
  renderChart,
  renderPreview,
}: JournalViewProps): ReactNode {
  const formatMessage = useFormatMessage();
  const entry = entries[shown];
  if (entry === undefined) return null;
  return (
    <div className="@container">
      <div className="grid grid-cols-1 gap-4 @2xl:grid-cols-2 @4xl:grid-cols-[minmax(0,2fr)_minmax(0,3fr)]">
        <div className="flex min-w-0 flex-col gap-4 @2xl:h-0 @2xl:min-h-full">
          <JournalEntries entries={entries} shown={shown} onShow={onShow} />
          <ContextChanges
            changes={entry.changes}
            title={formatMessage('inspector.journal.draft')}
          />
          <div className="flex min-h-0 grow flex-col">
            <h2 className="pb-1 text-sm font-semibold">
              {formatMessage('inspector.journal.preview')}
            </h2>
            <ScrollRegion
              label={formatMessage('inspector.journal.preview')}
              className="grow rounded-lg border border-line bg-surface p-3 max-md:max-h-[70dvh]"
            >
              {renderPreview(entry)}
            </ScrollRegion>
          </div>
        </div>
        <div className="flex min-w-0 flex-col">{renderChart(entry)}</div>
      </div>
    </div>
  );
}
