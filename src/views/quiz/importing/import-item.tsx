import { useId, type ReactNode } from 'react';

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
import { assertNever } from '../../../domain/assert-never.ts';

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
 * An item of a package: its text, its options with the right ones marked, what is not imported, and
 * a checkbox that selects it.
 */
export function ImportItem({
  number,
  entry,
  isSelected,
  tabIndex,
  onToggle,
}: ImportItemProps): ReactNode {
  const { title, outcome, reason, preview } = entry;
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
        <p
          id={`${id}-text`}
          className="line-clamp-6 font-semibold whitespace-pre-line wrap-anywhere"
        >
          {preview?.text || title || formatMessage('quizImportDialog.untitled')}
        </p>
        {preview !== undefined && preview.options.length > 0 && (
          <OptionList options={preview.options} />
        )}
        {reason !== '' && (
          <p id={`${id}-reason`} className="text-xs text-ink-2 wrap-anywhere">
            {reason}
          </p>
        )}
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

function OptionList({ options }: Pick<ImportPreview, 'options'>): ReactNode {
  const formatMessage = useFormatMessage();
  return (
    <ul className="grid gap-1">
      {options.map(({ text, isRight }, index) => (
        <li key={index} data-right={isRight || undefined} className="flex items-start gap-2">
          <span className="flex size-5 shrink-0 items-center justify-center text-good">
            {isRight && <CheckIcon />}
          </span>
          <span className="line-clamp-3 min-w-0 wrap-anywhere">
            {text}
            {isRight && (
              <span className="sr-only"> ({formatMessage('quizImportDialog.right')})</span>
            )}
          </span>
        </li>
      ))}
    </ul>
  );
}
