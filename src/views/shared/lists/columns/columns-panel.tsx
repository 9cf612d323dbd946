import { useState, type ReactNode } from 'react';

import { moveColumn, nameColumn, showColumn } from '../../../../domain/lists/arrange-columns.ts';
import type { ColumnSetting } from '../../../../domain/lists/list-settings.ts';
import { Button } from '../../../design/buttons/button.tsx';
import { IconButton } from '../../../design/buttons/icon-button.tsx';
import { Checkbox } from '../../../design/fields/checkbox.tsx';
import { ArrowDownIcon, ArrowUpIcon, MinusIcon, PlusIcon } from '../../../design/icons/icons.tsx';
import { useFormatMessage } from '../../format-message.tsx';
import { DragHandle } from '../../sorting/drag-handle.tsx';
import { SortableArea } from '../../sorting/sortable-area.tsx';
import { SortableRow } from '../../sorting/sortable-row.tsx';

/** A column of a list with its header, shown or hidden. */
interface NamedColumn extends ColumnSetting {
  readonly header: string;
}

const widthStep = 16;

/** Props of `ColumnsPanel` and of the button that opens it. */
export interface ColumnsProps {
  /** All columns in their order. */
  readonly columns: readonly NamedColumn[];
  /** Whether the person has arranged them. */
  readonly isArranged: boolean;
  /** Gets the settings of all columns, or none for the usual ones. */
  readonly onArrange: (columns: readonly ColumnSetting[]) => void;
  /** Resizes a column by pixels as far as there is room. Returns its width, or null without a table. */
  readonly onResize: (id: string, step: number) => number | null;
}

/**
 * The columns of a list: shown or hidden by a checkbox, moved by buttons, pointer and keyboard,
 * resized by buttons where the table has edges to drag.
 */
export function ColumnsPanel({
  columns,
  isArranged,
  onArrange,
  onResize,
}: ColumnsProps): ReactNode {
  const formatMessage = useFormatMessage();
  const settings = columns.map(({ id, isShown, width }) => ({ id, isShown, width }));
  const ids = columns.map(({ id }) => id);
  const [hasWidths] = useState(() => document.querySelector('th [data-edge]') !== null);
  const [movedId, setMovedId] = useState<string | null>(null);
  const [resized, setResized] = useState<{ readonly id: string; readonly width: number } | null>(
    null,
  );
  const getHeader = (id: string | null): string =>
    columns.find((column) => column.id === id)?.header ?? '';
  return (
    <div className="grid gap-2">
      <SortableArea
        ids={ids}
        getName={getHeader}
        onMove={(id, to) => {
          onArrange(moveColumn(settings, id, to));
        }}
      >
        <ol aria-label={formatMessage('listViews.columns')} className="grid">
          {columns.map((column, index) => (
            <li key={column.id}>
              <ColumnRow
                column={column}
                hasWidths={hasWidths}
                isFirst={index === 0}
                isLast={index === columns.length - 1}
                onShow={(isShown) => {
                  onArrange(showColumn(settings, column.id, isShown));
                }}
                onResize={(step) => {
                  const width = onResize(column.id, step);
                  setMovedId(null);
                  setResized(width === null ? null : { id: column.id, width });
                }}
                onMove={(step) => {
                  setResized(null);
                  setMovedId(column.id);
                  onArrange(moveColumn(settings, column.id, index + step));
                }}
              />
            </li>
          ))}
        </ol>
      </SortableArea>
      <output className="sr-only">
        {resized !== null
          ? formatMessage('listViews.resized', {
              name: getHeader(resized.id),
              width: resized.width,
            })
          : movedId !== null &&
            formatMessage('quiz.drag.over', {
              name: getHeader(movedId),
              position: ids.indexOf(movedId) + 1,
              count: ids.length,
            })}
      </output>
      <span className="border-t border-line pt-2">
        <Button
          variant="quiet"
          disabledReason={isArranged ? undefined : formatMessage('listViews.areUsual')}
          onClick={() => {
            setMovedId(null);
            setResized(null);
            onArrange([]);
          }}
        >
          {formatMessage('listViews.resetColumns')}
        </Button>
      </span>
    </div>
  );
}

interface ColumnRowProps {
  readonly column: NamedColumn;
  /** Whether columns can be resized. */
  readonly hasWidths: boolean;
  readonly isFirst: boolean;
  readonly isLast: boolean;
  readonly onShow: (isShown: boolean) => void;
  readonly onMove: (step: 1 | -1) => void;
  /** Resizes the column by pixels. */
  readonly onResize: (step: number) => void;
}

function ColumnRow({
  column: { id, header, isShown },
  hasWidths,
  isFirst,
  isLast,
  onShow,
  onMove,
  onResize,
}: ColumnRowProps): ReactNode {
  const formatMessage = useFormatMessage();
  const isRequired = id === nameColumn;
  // The column that names a row fills the table.
  const isResizable = isShown && !isRequired;
  return (
    <SortableRow id={id} className="flex items-center gap-1 rounded-md bg-surface">
      <DragHandle label={formatMessage('listViews.drag', { name: header })} />
      <span className="min-w-0 grow">
        <Checkbox
          label={header}
          description={isRequired ? formatMessage('listViews.alwaysShown') : undefined}
          checked={isShown}
          aria-disabled={isRequired || undefined}
          onChange={(isChecked) => {
            if (!isRequired) onShow(isChecked);
          }}
        />
      </span>
      <IconButton
        label={formatMessage('listViews.moveUp', { name: header })}
        icon={<ArrowUpIcon />}
        disabledReason={isFirst ? formatMessage('listViews.isFirst') : undefined}
        onClick={() => {
          onMove(-1);
        }}
      />
      <IconButton
        label={formatMessage('listViews.moveDown', { name: header })}
        icon={<ArrowDownIcon />}
        disabledReason={isLast ? formatMessage('listViews.isLast') : undefined}
        onClick={() => {
          onMove(1);
        }}
      />
      {hasWidths && (
        <span className="flex w-[calc(2*var(--spacing-control)+0.25rem)] shrink-0 gap-1">
          {isResizable && (
            <>
              <IconButton
                label={formatMessage('listViews.narrower', { name: header })}
                icon={<MinusIcon />}
                onClick={() => {
                  onResize(-widthStep);
                }}
              />
              <IconButton
                label={formatMessage('listViews.wider', { name: header })}
                icon={<PlusIcon />}
                onClick={() => {
                  onResize(widthStep);
                }}
              />
            </>
          )}
        </span>
      )}
    </SortableRow>
  );
}
