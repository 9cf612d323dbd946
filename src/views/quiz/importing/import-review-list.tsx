import { useSelector } from '@xstate/react';
import { useMemo, type ReactNode } from 'react';

import { countItems, itemsOf } from '../../../domain/interchange/import/import-review.ts';
import type { ImportEntry } from '../../../domain/interchange/import/imported-package.ts';
import { itemKey } from '../../../domain/interchange/import/item-key.ts';
import type { QuizImportRef } from '../../../machines/quiz/importing/quiz-import-machine.ts';
import { Checkbox } from '../../design/checkbox.tsx';
import { ScrollList } from '../../design/scroll-list.tsx';
import { useSentence } from '../../shared/sentences.tsx';
import { ImportItem } from './import-item.tsx';
import { ImportedQuizzes } from './imported-quizzes.tsx';

interface Row {
  readonly number: number;
  readonly entry: ImportEntry;
}

const keyOf = ({ number }: Row): string => String(number);

interface ImportReviewListProps {
  readonly upload: QuizImportRef;
}

/** What was read of a package: its quizzes, and each item to import or leave out. */
export function ImportReviewList({ upload }: ImportReviewListProps): ReactNode {
  const sentence = useSentence();
  const review = useSelector(upload, ({ context }) => context.review);
  const leftOut = useSelector(upload, ({ context }) => context.leftOut);
  const rows = useMemo(
    () =>
      (review === null ? [] : itemsOf(review)).map((entry, index): Row => ({
        number: index + 1,
        entry,
      })),
    [review],
  );
  if (review === null) return null;
  const { all, importable, chosen } = countItems(review, leftOut);
  return (
    <div className="grid grid-cols-[minmax(0,1fr)] gap-3">
      <ImportedQuizzes review={review} />
      <div className="flex flex-wrap items-center justify-between gap-x-4 gap-y-1">
        <Checkbox
          label={sentence('quizImportDialog.all')}
          autoFocus
          checked={chosen === importable && importable > 0}
          indeterminate={chosen > 0 && chosen < importable}
          onChange={(isChosen) => {
            upload.send({ type: 'items.choose', isChosen });
          }}
        />
        <p role="status" className="figures text-xs text-ink-2">
          {sentence('quizImportDialog.chosen', { chosen, importable })}
          {importable < all && (
            <> · {sentence('quizImportDialog.notImportable', { count: all - importable })}</>
          )}
        </p>
      </div>
      <div className="flex max-h-[50vh] min-h-40 flex-col rounded-lg border border-line">
        <ScrollList
          label={sentence('quizImportDialog.items')}
          items={rows}
          keyOf={keyOf}
          estimate={140}
          current={0}
          render={({ number, entry }, tabIndex) => (
            <ImportItem
              number={number}
              entry={entry}
              isChosen={!leftOut.has(itemKey(entry))}
              tabIndex={tabIndex}
              onToggle={() => {
                upload.send({ type: 'item.choose', item: itemKey(entry) });
              }}
            />
          )}
        />
      </div>
    </div>
  );
}
