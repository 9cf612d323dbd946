import { useId, type ReactNode } from 'react';

import { assertNever } from '../../../domain/assert-never.ts';
import { isImportable } from '../../../domain/interchange/import/import-review.ts';
import type {
  ImportEntry,
  ImportPreview,
} from '../../../domain/interchange/import/imported-package.ts';
import type { MessageKey } from '../../../domain/messages/en.ts';
import { Badge } from '../../design/display/badge.tsx';
import { Checkbox } from '../../design/fields/checkbox.tsx';
import { classNames } from '../../design/class-names.ts';
import { CheckIcon, CircleAlertIcon, TriangleAlertIcon } from '../../design/icons/icons.tsx';
import { useFormatMessage } from '../../shared/format-message.tsx';
import { RichText } from '../../shared/rich-text/rich-text.tsx';
import { PackagePicture } from './package-picture.tsx';

interface ImportItemProps {
  readonly number: number;
  readonly entry: ImportEntry;
  readonly isSelected: boolean;
  readonly tabIndex: 0 | -1;
  readonly onToggle: () => void;
}

function getKindLabel({ kind, isMultiple }: ImportPreview): MessageKey {
  switch (kind) {
    case 'video':
      return 'quizImportDialog.video';
    case 'question':
      return isMultiple ? 'quizImportDialog.severalRight' : 'quizImportDialog.oneRight';
    default:
      return assertNever(kind);
  }
}

/**
 * An item of a package as students would see it: its text, its picture, its options with the right
 * ones marked, what is not imported, and a checkbox that selects it.
 */
export function ImportItem({
  number,
  entry,
  isSelected,
  tabIndex,
  onToggle,
}: ImportItemProps): ReactNode {
  const { outcome, reason, preview } = entry;
  const formatMessage = useFormatMessage();
  const id = useId();
  const canImport = isImportable(entry);
  return (
    <article
      aria-labelledby={`${id}-text`}
      data-outcome={outcome}
      className="flex items-start gap-3 border-b border-line px-4 py-3"
    >
      <Checkbox
        label={formatMessage(canImport ? 'quizImportDialog.include' : 'quizImportDialog.itemOf', {
          number,
        })}
        hideLabel
        checked={canImport && isSelected}
        aria-disabled={!canImport || undefined}
        aria-describedby={`${id}-text ${id}-reason`}
        tabIndex={tabIndex}
        data-row-focus=""
        onChange={() => {
          if (canImport) onToggle();
        }}
      />
      <div
        className={classNames(
          'grid min-w-0 grow gap-1.5 text-sm',
          !(canImport && isSelected) && 'text-ink-2',
        )}
      >
        <ItemHeader number={number} entry={entry} />
        <ItemContent id={`${id}-text`} entry={entry} />
        {preview?.isShortened === true && (
          <p className="text-xs text-ink-2">{formatMessage('quizImportReview.shortened')}</p>
        )}
        {reason !== '' && (
          <p id={`${id}-reason`} className="text-xs text-ink-2 wrap-anywhere">
            {reason}
          </p>
        )}
        <p className="font-mono text-xs text-ink-2 wrap-anywhere">
          {entry.identifier === ''
            ? entry.file
            : formatMessage('quizImportReview.source', {
                file: entry.file,
                identifier: entry.identifier,
              })}
        </p>
      </div>
    </article>
  );
}

/** The number and kind of an item, with a badge when it is imported in part or not at all. */
function ItemHeader({
  number,
  entry: { outcome, preview },
}: Pick<ImportItemProps, 'number' | 'entry'>): ReactNode {
  const formatMessage = useFormatMessage();
  return (
    <div className="flex flex-wrap items-center gap-2 text-xs text-ink-2">
      <span className="figures font-semibold">{number}</span>
      {preview !== undefined && <span>{formatMessage(getKindLabel(preview))}</span>}
      {outcome === 'partial' && (
        <Badge tone="warn" icon={<TriangleAlertIcon />}>
          {formatMessage('quizImportDialog.partial')}
        </Badge>
      )}
      {outcome === 'skipped' && (
        <Badge tone="bad" icon={<CircleAlertIcon />}>
          {formatMessage('quizImportDialog.skipped')}
        </Badge>
      )}
    </div>
  );
}

interface ItemContentProps extends Pick<ImportItemProps, 'entry'> {
  readonly id: string;
}

/** The text of an item with its picture and its options. */
function ItemContent({ id, entry: { title, preview } }: ItemContentProps): ReactNode {
  const formatMessage = useFormatMessage();
  const text = preview?.text || title || formatMessage('quizImportDialog.untitled');
  const image = preview?.image ?? null;
  return (
    <div
      className={classNames(
        'grid grid-cols-[minmax(0,1fr)] items-start gap-x-4 gap-y-2',
        image !== null && 'sm:grid-cols-[minmax(0,1fr)_minmax(0,14rem)]',
      )}
    >
      <div id={id} className="font-semibold wrap-anywhere">
        {preview === undefined ? text : <RichText text={text} />}
      </div>
      {image !== null && (
        <PackagePicture
          src={image}
          alt={preview?.imageAlt || formatMessage('quizImportReview.picture')}
          className="max-h-48 max-w-full rounded-md border border-line bg-surface object-contain sm:row-span-2"
        />
      )}
      {preview !== undefined && preview.options.length > 0 && (
        <OptionList options={preview.options} />
      )}
    </div>
  );
}

function OptionList({ options }: Pick<ImportPreview, 'options'>): ReactNode {
  const formatMessage = useFormatMessage();
  return (
    <ul className="grid grid-cols-[minmax(0,1fr)] gap-1">
      {options.map(({ text, isRight }, index) => (
        <li
          key={index}
          data-right={isRight || undefined}
          className="flex items-start gap-2 rounded-md border border-line bg-surface px-2 py-1 data-right:border-accent-line data-right:bg-accent-soft"
        >
          <span
            className={classNames(
              'mt-0.5 flex size-4 shrink-0 items-center justify-center rounded-full [&_.lucide]:size-3 [&_.lucide]:stroke-3',
              isRight ? 'bg-accent text-accent-ink' : 'border border-control',
            )}
          >
            {isRight && <CheckIcon />}
          </span>
          <span className="min-w-0 grow wrap-anywhere">
            <RichText text={text} />
          </span>{' '}
          {isRight && (
            <span className="shrink-0 text-xs/5 font-semibold text-accent">
              {formatMessage('quizImportDialog.right')}
            </span>
          )}
        </li>
      ))}
    </ul>
  );
}
