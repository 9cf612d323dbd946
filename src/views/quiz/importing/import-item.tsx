import { useId, type ReactNode } from 'react';

import { isImportable } from '../../../domain/interchange/import/import-review.ts';
import type {
  ImportEntry,
  ImportPreview,
} from '../../../domain/interchange/import/imported-package.ts';
import type { SentenceKey } from '../../../domain/sentences/en.ts';
import { Badge } from '../../design/badge.tsx';
import { Checkbox } from '../../design/checkbox.tsx';
import { classNames } from '../../design/class-names.ts';
import { CheckIcon, CircleAlertIcon, TriangleAlertIcon } from '../../design/icon.tsx';
import { useSentence } from '../../shared/sentences.tsx';

interface ImportItemProps {
  readonly number: number;
  readonly entry: ImportEntry;
  readonly isChosen: boolean;
  readonly tabIndex: 0 | -1;
  readonly onToggle: () => void;
}

function kindOf({ kind, isMultiple }: ImportPreview): SentenceKey {
  if (kind === 'video') return 'quizImportDialog.video';
  return isMultiple ? 'quizImportDialog.severalRight' : 'quizImportDialog.oneRight';
}

/** An item of a package as it was read: its text, its options with the right ones marked, what was lost, and whether it is imported. */
export function ImportItem({
  number,
  entry,
  isChosen,
  tabIndex,
  onToggle,
}: ImportItemProps): ReactNode {
  const { title, outcome, reason, preview } = entry;
  const sentence = useSentence();
  const id = useId();
  const canImport = isImportable(entry);
  return (
    <article
      aria-labelledby={`${id}-text`}
      data-outcome={outcome}
      className="flex items-start gap-3 border-b border-line px-4 py-3"
    >
      <Checkbox
        label={sentence(canImport ? 'quizImportDialog.include' : 'quizImportDialog.itemOf', {
          number,
        })}
        hideLabel
        checked={canImport && isChosen}
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
          !(canImport && isChosen) && 'text-ink-2',
        )}
      >
        <div className="flex flex-wrap items-center gap-2 text-xs text-ink-2">
          <span className="figures font-semibold">{number}</span>
          {preview !== undefined && <span>{sentence(kindOf(preview))}</span>}
          {outcome === 'partial' && (
            <Badge tone="warn" icon={<TriangleAlertIcon />}>
              {sentence('quizImportDialog.partial')}
            </Badge>
          )}
          {outcome === 'skipped' && (
            <Badge tone="bad" icon={<CircleAlertIcon />}>
              {sentence('quizImportDialog.skipped')}
            </Badge>
          )}
        </div>
        <p
          id={`${id}-text`}
          className="line-clamp-6 font-semibold whitespace-pre-line wrap-anywhere"
        >
          {preview?.text || title || sentence('quizImportDialog.untitled')}
        </p>
        {preview !== undefined && preview.options.length > 0 && (
          <Options options={preview.options} />
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

function Options({ options }: Pick<ImportPreview, 'options'>): ReactNode {
  const sentence = useSentence();
  return (
    <ul className="grid gap-1">
      {options.map(({ text, isRight }, index) => (
        <li key={index} data-right={isRight || undefined} className="flex items-start gap-2">
          <span className="flex size-5 shrink-0 items-center justify-center text-good">
            {isRight && <CheckIcon />}
          </span>
          <span className="line-clamp-3 min-w-0 wrap-anywhere">
            {text}
            {isRight && <span className="sr-only"> ({sentence('quizImportDialog.right')})</span>}
          </span>
        </li>
      ))}
    </ul>
  );
}
