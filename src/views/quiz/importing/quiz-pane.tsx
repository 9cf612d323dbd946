import type { ReactNode } from 'react';

import {
  countItems,
  groupRemarks,
  type ImportReview,
  type ReviewGroup,
} from '../../../domain/interchange/import/import-review.ts';
import { classNames } from '../../design/class-names.ts';
import { Checkbox } from '../../design/fields/checkbox.tsx';
import { VirtualList } from '../../design/lists/virtual-list.tsx';
import { useFormatMessage } from '../../shared/format-message.tsx';
import { Remark } from './remark.tsx';

const maxRemarks = 20;

interface QuizPaneProps {
  readonly review: ImportReview;
  readonly groups: readonly ReviewGroup[];
  readonly excludedItems: ReadonlySet<string>;
  readonly getTitle: (group: ReviewGroup) => string;
  readonly shown: ReviewGroup;
  readonly onShow: (group: ReviewGroup) => void;
  readonly onChoose: (source: number, isChosen: boolean) => void;
}

const getKey = ({ source }: ReviewGroup): string => String(source);

/** The quizzes of a package by their file, each with a checkbox, and the remarks on all of them. */
export function QuizPane({ review, groups, ...rest }: QuizPaneProps): ReactNode {
  const formatMessage = useFormatMessage();
  const remarks = groupRemarks(review);
  return (
    <div className="grid grid-cols-[minmax(0,1fr)] content-start gap-3">
      <div className="flex max-h-[36vh] min-h-24 flex-col rounded-lg border border-line">
        <VirtualList
          scrollsIn="box"
          label={formatMessage('quizImportReview.quizzes')}
          items={groups}
          getKey={getKey}
          estimatedHeight={64}
          currentIndex={groups.indexOf(rest.shown)}
          renderItem={(group, { index, tabIndex }) => (
            <QuizRow
              {...rest}
              group={group}
              hasFile={group.file !== groups[index - 1]?.file}
              tabIndex={tabIndex}
            />
          )}
        />
      </div>
      {remarks.length > 0 && (
        <ul
          aria-label={formatMessage('quizImportDialog.remarks')}
          className="grid gap-1 text-xs text-ink-2 max-lg:hidden"
        >
          {remarks.slice(0, maxRemarks).map(({ reason, title, count }) => (
            <Remark key={reason}>
              {count > 1
                ? formatMessage('quizImportReview.remarkOfSeveral', {
                    title,
                    count: count - 1,
                    reason,
                  })
                : formatMessage('quizImportDialog.remark', { title, reason })}
            </Remark>
          ))}
          {remarks.length > maxRemarks && (
            <li>
              {formatMessage('quizImportDialog.more', { count: remarks.length - maxRemarks })}
            </li>
          )}
        </ul>
      )}
    </div>
  );
}

interface QuizRowProps extends Omit<QuizPaneProps, 'review' | 'groups'> {
  readonly group: ReviewGroup;
  readonly hasFile: boolean;
  readonly tabIndex: 0 | -1;
}

function QuizRow({
  group,
  excludedItems,
  getTitle,
  shown,
  onShow,
  onChoose,
  hasFile,
  tabIndex,
}: QuizRowProps): ReactNode {
  const formatMessage = useFormatMessage();
  const { source, file, quiz } = group;
  const { all, importable, chosen } = countItems([group], excludedItems);
  const title = getTitle(group);
  const isShown = group === shown;
  return (
    <div className="px-1 py-0.5">
      {hasFile && file !== '' && (
        <p className="px-2 pt-1.5 font-mono text-xs text-ink-2 wrap-anywhere">{file}</p>
      )}
      <div
        className={classNames(
          'flex items-start gap-2 rounded-md px-2 py-1.5',
          isShown && 'bg-accent-soft',
        )}
      >
        {source !== null && (
          <Checkbox
            label={formatMessage('quizImportReview.quizOf', { title })}
            hideLabel
            checked={chosen > 0 && chosen === importable}
            indeterminate={chosen > 0 && chosen < importable}
            disabled={quiz === null}
            tabIndex={tabIndex}
            onChange={(isChosen) => {
              onChoose(source, isChosen);
            }}
          />
        )}
        <button
          type="button"
          data-row-focus=""
          tabIndex={tabIndex}
          aria-current={isShown || undefined}
          onClick={() => {
            onShow(group);
          }}
          className="min-w-0 grow text-start text-sm max-md:min-h-11"
        >
          <span
            className={classNames(
              'block font-semibold wrap-anywhere',
              chosen === 0 && source !== null && 'text-ink-2 line-through',
            )}
          >
            {title}
          </span>
          <span className="figures block text-xs text-ink-2">
            {describeChoice(formatMessage, group, { all, chosen })}
          </span>
        </button>
      </div>
    </div>
  );
}

function describeChoice(
  formatMessage: ReturnType<typeof useFormatMessage>,
  { source, quiz, items }: ReviewGroup,
  { all, chosen }: { readonly all: number; readonly chosen: number },
): string {
  const remarkCount = items.filter(({ entry }) => entry.outcome === 'partial').length;
  const counts =
    source !== null && quiz === null
      ? formatMessage('quizImportReview.nothingOfQuiz')
      : source !== null && chosen === 0
        ? formatMessage('quizImportReview.leftOutQuiz')
        : formatMessage('quizImportReview.counts', { chosen, all });
  return remarkCount === 0
    ? counts
    : `${counts} · ${formatMessage('quizImportReview.remarks', { count: remarkCount })}`;
}
