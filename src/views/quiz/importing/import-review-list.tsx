import { useSelector } from '@xstate/react';
import { useMemo, useState, type ReactNode } from 'react';

import {
  countItems,
  filterItems,
  getChosenTitle,
  getSelectionKey,
  listGroups,
  type ImportReview,
  type ReviewFilter,
  type ReviewGroup,
  type ReviewItem,
} from '../../../domain/interchange/import/import-review.ts';
import type { QuizImportRef } from '../../../machines/quiz/importing/quiz-import-machine.ts';
import { classNames } from '../../design/class-names.ts';
import { Checkbox } from '../../design/fields/checkbox.tsx';
import { SegmentedControl } from '../../design/fields/segmented-control.tsx';
import { VirtualList } from '../../design/lists/virtual-list.tsx';
import { useFormatMessage } from '../../shared/format-message.tsx';
import { ImportItem } from './import-item.tsx';
import { PackagePicturesProvider } from './package-picture.tsx';
import { QuizHead } from './quiz-head.tsx';
import { QuizPane } from './quiz-pane.tsx';

const getKey = ({ number }: ReviewItem): string => String(number);

interface ImportReviewListProps {
  readonly upload: QuizImportRef;
}

/** The review of a package: its quizzes, and the items of one of them with a checkbox each. */
export function ImportReviewList({ upload }: ImportReviewListProps): ReactNode {
  const review = useSelector(upload, ({ context }) => context.review);
  const file = useSelector(upload, ({ context }) => context.file);
  return review === null || file === null ? null : (
    <PackagePicturesProvider file={file} pictures={review.pictures ?? []}>
      <Review upload={upload} review={review} />
    </PackagePicturesProvider>
  );
}

interface ReviewProps extends ImportReviewListProps {
  readonly review: ImportReview;
}

function Review({ upload, review }: ReviewProps): ReactNode {
  const formatMessage = useFormatMessage();
  const { excludedItems, titles } = useSelector(upload, ({ context }) => context);
  const groups = useMemo(() => listGroups(review), [review]);
  const [shownSource, setShownSource] = useState(groups[0]?.source ?? null);
  const shown = groups.find(({ source }) => source === shownSource) ?? groups[0];
  if (shown === undefined) return null;
  const getTitle = ({ source, title, quiz }: ReviewGroup): string =>
    source === null
      ? formatMessage('quizImportReview.ofPackage')
      : quiz === null
        ? title
        : getChosenTitle(quiz, { titles });
  return (
    <div className="grid grid-cols-[minmax(0,1fr)] gap-3">
      {review.quizzes.length === 0 && (
        <p className="text-sm">{formatMessage('quizImportDialog.noQuizzes')}</p>
      )}
      <ChoiceOfAll upload={upload} groups={groups} excludedItems={excludedItems} />
      <div
        className={classNames(
          'grid grid-cols-[minmax(0,1fr)] gap-4',
          groups.length > 1 && 'lg:grid-cols-[17rem_minmax(0,1fr)]',
        )}
      >
        {groups.length > 1 && (
          <QuizPane
            review={review}
            groups={groups}
            excludedItems={excludedItems}
            getTitle={getTitle}
            shown={shown}
            onShow={({ source }) => {
              setShownSource(source);
            }}
            onChoose={(source, isChosen) => {
              upload.send({ type: 'quiz.choose', source, isChosen });
            }}
          />
        )}
        <ShownQuiz
          key={String(shown.source)}
          upload={upload}
          group={shown}
          excludedItems={excludedItems}
        />
      </div>
    </div>
  );
}

interface ChoiceOfAllProps extends ImportReviewListProps {
  readonly groups: readonly ReviewGroup[];
  readonly excludedItems: ReadonlySet<string>;
}

/** Chooses all items of the package or none, and counts them. */
function ChoiceOfAll({ upload, groups, excludedItems }: ChoiceOfAllProps): ReactNode {
  const formatMessage = useFormatMessage();
  const { all, importable, chosen } = countItems(groups, excludedItems);
  return (
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
        <span>{formatMessage('quizImportDialog.chosen', { chosen, importable })}</span>
        {importable < all && (
          <> · {formatMessage('quizImportDialog.notImportable', { count: all - importable })}</>
        )}
      </p>
    </div>
  );
}

interface ShownQuizProps extends ImportReviewListProps {
  readonly group: ReviewGroup;
  readonly excludedItems: ReadonlySet<string>;
}

function ShownQuiz({ upload, group, excludedItems }: ShownQuizProps): ReactNode {
  const formatMessage = useFormatMessage();
  const [filter, setFilter] = useState<ReviewFilter>('all');
  const rows = useMemo(() => filterItems(group.items, filter), [group, filter]);
  return (
    <div className="grid grid-cols-[minmax(0,1fr)] content-start gap-3">
      <QuizHead upload={upload} group={group} />
      <FilterControl items={group.items} filter={filter} onChange={setFilter} />
      {rows.length === 0 ? (
        <p className="text-sm text-ink-2">{formatMessage('quizImportReview.noneOfFilter')}</p>
      ) : (
        <div className="flex max-h-[50vh] min-h-40 flex-col rounded-lg border border-line">
          <VirtualList
            scrollsIn="box"
            label={formatMessage('quizImportDialog.items')}
            items={rows}
            getKey={getKey}
            estimatedHeight={180}
            currentIndex={0}
            renderItem={({ number, entry }, { tabIndex }) => (
              <ImportItem
                number={number}
                entry={entry}
                isSelected={!excludedItems.has(getSelectionKey(entry))}
                tabIndex={tabIndex}
                onToggle={() => {
                  upload.send({ type: 'item.choose', item: getSelectionKey(entry) });
                }}
              />
            )}
          />
        </div>
      )}
    </div>
  );
}

interface FilterControlProps {
  readonly items: readonly ReviewItem[];
  readonly filter: ReviewFilter;
  readonly onChange: (filter: ReviewFilter) => void;
}

/** Selects which items are shown, each with their number. */
function FilterControl({ items, filter, onChange }: FilterControlProps): ReactNode {
  const formatMessage = useFormatMessage();
  const filters: readonly ReviewFilter[] = ['all', 'withRemarks', 'notImported'];
  return (
    <SegmentedControl
      label={formatMessage('quizImportReview.filter')}
      hideLabel
      choices={filters.map((value) => ({
        value,
        label: formatMessage(`quizImportReview.${value}`, {
          count: filterItems(items, value).length,
        }),
      }))}
      value={filter}
      onChange={onChange}
    />
  );
}
