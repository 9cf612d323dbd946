import { useMemo, type ReactNode } from 'react';

import { findEntryIndex, getGroupSize, type Entry } from '../../../domain/playlist/draft/draft.ts';
import { summarize } from '../../../domain/playlist/draft/summary.ts';
import { EmptyState } from '../../design/feedback/empty-state.tsx';
import { VirtualList } from '../../design/lists/virtual-list.tsx';
import { useFormatMessage } from '../../shared/format-message.tsx';
import { SortableArea } from '../../shared/sorting/sortable-area.tsx';
import { useEditorSelector, usePlaylistEditor } from './editor-context.ts';
import { ArticleRow, LabelRow } from './entry-rows.tsx';

const estimatedHeightPx = 61;
const getKey = ({ key }: Entry): string => key;
const getName = (entry: Entry | undefined): string => {
  if (entry === undefined) return '';
  return entry.type === 'label' ? entry.title : entry.article.title;
};

interface EntryListProps {
  /** Opens the search of articles. */
  readonly onAddHere: () => void;
}

/** The labels and articles of a playlist, reordered by pointer and keyboard. */
export function EntryList({ onAddHere }: EntryListProps): ReactNode {
  const formatMessage = useFormatMessage();
  const editor = usePlaylistEditor();
  const entries = useEditorSelector(({ history }) => history.draft.entries);
  const reveal = useEditorSelector((context) => context.reveal);
  const { labels, places } = useMemo(() => summarize(entries), [entries]);
  if (entries.length === 0)
    return (
      <EmptyState title={formatMessage('playlistEditor.empty')}>
        {formatMessage('playlistEditor.emptyHint')}
      </EmptyState>
    );
  const move = (key: string, to: number): void => {
    const from = findEntryIndex(entries, key);
    const size = getGroupSize(entries, from);
    // The list counts without the dropped row, the editor without everything that moves with it.
    const index = to > from ? Math.max(from, to - size + 1) : to;
    editor.send({ type: 'entry.move', entry: key, to: index });
  };
  return (
    <div className="overflow-hidden rounded-lg border border-line [&_li:last-child_div]:border-b-0">
      <SortableArea
        ids={entries.map(getKey)}
        getName={(key) => getName(entries[findEntryIndex(entries, key)])}
        onMove={move}
      >
        <VirtualList
          label={formatMessage('playlistEditor.entries')}
          items={entries}
          getKey={getKey}
          estimatedHeight={estimatedHeightPx}
          reveal={
            reveal === null || reveal.entry === null
              ? null
              : { index: findEntryIndex(entries, reveal.entry), count: reveal.count }
          }
          renderItem={(entry) =>
            entry.type === 'label' ? (
              <LabelRow
                label={entry}
                totals={labels.get(entry.key) ?? { articles: 0, seconds: 0 }}
                onAddHere={onAddHere}
              />
            ) : (
              <ArticleRow entry={entry} place={places.get(entry.key) ?? 0} />
            )
          }
        />
      </SortableArea>
    </div>
  );
}
