import { useSelector } from '@xstate/react';
import { useMemo, type ReactNode } from 'react';

import { countItems, listReviewItems } from '../../../domain/interchange/import/import-review.ts';
import {
  type ImportEntry,
  getItemKey,
} from '../../../domain/interchange/import/imported-package.ts';
import type { QuizImportRef } from '../../../machines/quiz/importing/quiz-import-machine.ts';
import { Checkbox } from '../../design/fields/checkbox.tsx';
import { VirtualList } from '../../design/lists/virtual-list.tsx';
import { useFormatMessage } from '../../shared/format-message.tsx';
import { ImportItem } from './import-item.tsx';
import { ImportedQuizzes } from './imported-quizzes.tsx';

interface Row {
  readonly number: number;
  readonly entry: ImportEntry;
}

const getKey = ({ number }: Row): string => String(number);

interface ImportReviewListProps {
  readonly upload: QuizImportRef;
}

/** The review of a package: its quizzes, and its items with a checkbox each. */
export function ImportReviewList({ upload }: ImportReviewListProps): ReactNode {
  const formatMessage = useFormatMessage();
  const review = useSelector(upload, ({ context }) => context.review);
  const excludedItems = useSelector(upload, ({ context }) => context.excludedItems);
  const rows = useMemo(
    () =>
      (review === null ? [] : listReviewItems(review)).map((entry, index): Row => ({
        number: index + 1,
        entry,
      })),
    [review],
  );
  if (review === null) return null;
  const { all, importable, chosen } = countItems(review, excludedItems);
  return (
    <div className="grid grid-cols-[minmax(0,1fr)] gap-3">
      <ImportedQuizzes review={review} />
      <div className="flex flex-wrap items-center justify-between gap-x-4 gap-y-1">
        <Checkbox
          label={formatMessage('quizImportDialog.all')}
          autoFocus
          checked={chosen === importable && importable > 0}
          indeterminate={chosen > 0 && chosen < importable}
          onChange={(isChosen) => {
            upload.send({ type: 'items.choose', isChosen });
          }}
        />
        <p role="status" className="figures text-xs text-ink-2">
          {formatMessage('quizImportDialog.chosen', { chosen, importable })}
          {importable < all && (
            <> · {formatMessage('quizImportDialog.notImportable', { count: all - importable })}</>
          )}
        </p>
      </div>
      <div className="flex max-h-[50vh] min-h-40 flex-col rounded-lg border border-line">
        <VirtualList
          scrollsIn="box"
          label={formatMessage('quizImportDialog.items')}
          items={rows}
          getKey={getKey}
          estimatedHeight={140}
          currentIndex={0}
          renderItem={({ number, entry }, { tabIndex }) => (
            <ImportItem
              number={number}
              entry={entry}
              isSelected={!excludedItems.has(getItemKey(entry))}
              tabIndex={tabIndex}
              onToggle={() => {
                upload.send({ type: 'item.choose', item: getItemKey(entry) });
              }}
            />
          )}
        />
      </div>
    </div>
  );
}
