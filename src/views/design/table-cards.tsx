import type { ReactNode } from 'react';

import { Button } from './button.tsx';
import { Checkbox } from './checkbox.tsx';
import { IconButton } from './icon-button.tsx';
import { ArrowDownIcon, ArrowUpDownIcon, ArrowUpIcon, EllipsisIcon } from './icon.tsx';
import { Menu } from './menu.tsx';
import { Skeleton } from './skeleton.tsx';
import { type DataTableProps, menuOf } from './table-types.ts';
import { useRowFocus } from './use-row-focus.ts';
import { VisuallyHidden } from './visually-hidden.tsx';

const skeletonCards = Array.from({ length: 10 }, (_, index) => index);
const cardLook =
  'rounded-lg border border-line bg-surface p-3 data-chosen:border-accent-line data-chosen:bg-accent-soft data-quiet:text-ink-2';

function SortMenu<R>({ columns, sort, onSort, sentences }: DataTableProps<R>): ReactNode {
  const sortable = columns.filter((column) => column.sortable === true);
  if (onSort === undefined || sortable.length === 0) return null;
  const current = sortable.find((column) => column.id === sort?.column);
  const words = (header: string): string =>
    sort === undefined ? header : `${header}, ${sentences.direction[sort.direction]}`;
  return (
    <Menu
      label={sentences.sortBy}
      placement={{ side: 'below', align: 'start' }}
      items={sortable.map((column) => ({
        kind: 'choice',
        label: column === current ? words(column.header) : column.header,
        checked: column === current,
        icon:
          column === current && (sort?.direction === 'desc' ? <ArrowDownIcon /> : <ArrowUpIcon />),
        onSelect: () => {
          onSort(column.id);
        },
      }))}
    >
      {(trigger) => (
        <span className="w-fit">
          <Button {...trigger} variant="quiet" icon={<ArrowUpDownIcon />}>
            {current === undefined ? sentences.sortBy : words(current.header)}
          </Button>
        </span>
      )}
    </Menu>
  );
}

/** The rows as cards with one menu of actions each, for phones. */
export function TableCards<R>(props: DataTableProps<R>): ReactNode {
  const { label, columns, rows, idOf, nameOf, selection, actionsOf, isQuiet, empty, sentences } =
    props;
  const rowFocus = useRowFocus<HTMLUListElement>(rows);
  const cells = (
    row: R,
    place: 'title' | 'line' | 'badge',
  ): readonly {
    readonly id: string;
    readonly header: string | null;
    readonly content: ReactNode;
  }[] =>
    columns
      .filter(({ card }) => card === place)
      .map(({ id, header, cell, cardCell }) => ({
        id,
        header: cardCell === undefined ? header : null,
        content: (cardCell ?? cell)(row),
      }));
  return (
    <div className="grid grid-cols-[minmax(0,1fr)] gap-2">
      <SortMenu {...props} />
      {rows?.length === 0 && <div className={cardLook}>{empty}</div>}
      <ul
        {...rowFocus}
        tabIndex={-1}
        aria-label={label}
        aria-busy={rows === null}
        className="outline-none grid grid-cols-[minmax(0,1fr)] gap-2"
      >
        {rows === null &&
          skeletonCards.map((index) => (
            <li key={index} data-loading="" className={`${cardLook} grid gap-3 py-4`}>
              <Skeleton width={70} />
              <Skeleton width={50} />
            </li>
          ))}
        {rows?.map((row) => {
          const id = idOf(row);
          const isChosen = selection?.chosen.has(id) === true;
          const actions = actionsOf?.(row) ?? [];
          return (
            <li
              key={id}
              data-row={id}
              data-chosen={isChosen || undefined}
              data-quiet={isQuiet?.(row) === true || undefined}
              className={`${cardLook} flex items-start gap-2`}
            >
              {selection && (
                <Checkbox
                  label={sentences.selectRow(nameOf(row))}
                  hideLabel
                  checked={isChosen}
                  onChange={() => {
                    selection.onToggle(id);
                  }}
                />
              )}
              <div className="grid min-w-0 grow gap-1">
                <div className="text-base font-semibold wrap-anywhere">
                  {cells(row, 'title').map(({ id: column, content }) => (
                    <div key={column}>{content}</div>
                  ))}
                </div>
                <div className="overflow-x-clip">
                  <div className="figures -ms-4 flex flex-wrap text-sm text-ink-2">
                    {cells(row, 'line').map(({ id: column, header, content }) => (
                      <span
                        key={column}
                        className="relative min-w-0 ps-4 wrap-anywhere before:absolute before:start-1.5 before:content-['·']"
                      >
                        {header !== null && <VisuallyHidden>{header}: </VisuallyHidden>}
                        {content}
                      </span>
                    ))}
                  </div>
                </div>
                <div className="mt-1 flex flex-wrap gap-1.5 text-sm text-ink-2 empty:hidden">
                  {cells(row, 'badge').map(({ id: column, header, content }) => (
                    <span key={column} className="contents">
                      {header !== null && <VisuallyHidden>{header}: </VisuallyHidden>}
                      {content}
                    </span>
                  ))}
                </div>
              </div>
              {actions.length > 0 && (
                <Menu label={sentences.actionsOf(nameOf(row))} items={menuOf(actions)}>
                  {(trigger) => (
                    <IconButton
                      {...trigger}
                      label={sentences.actionsOf(nameOf(row))}
                      icon={<EllipsisIcon />}
                    />
                  )}
                </Menu>
              )}
            </li>
          );
        })}
      </ul>
    </div>
  );
}
