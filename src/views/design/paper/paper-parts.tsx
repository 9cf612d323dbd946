import type { ReactNode } from 'react';

import { classNames } from '../class-names.ts';
import type { Column } from '../tables/table-types.ts';

interface PaperHeadProps {
  readonly title: string;
  /** Names with their values. */
  readonly facts: readonly { readonly name: string; readonly value: ReactNode }[];
  readonly children?: ReactNode;
}

/** The heading of a paper, with facts below. */
export const PaperHead = ({ title, facts, children }: PaperHeadProps): ReactNode => (
  <header className="grid gap-3 pb-5">
    <h1 className="text-xl font-semibold wrap-anywhere">{title}</h1>
    {children}
    {facts.length > 0 && (
      <dl className="flex flex-wrap gap-x-8 gap-y-1 text-sm">
        {facts.map(({ name, value }) => (
          <div key={name} className="flex gap-1.5">
            <dt className="text-ink-2">{name}:</dt>
            <dd className="figures font-medium wrap-anywhere">{value}</dd>
          </div>
        ))}
      </dl>
    )}
  </header>
);

interface PaperTableProps<R> {
  readonly title: string;
  readonly columns: readonly Pick<Column<R>, 'id' | 'header' | 'align' | 'cell'>[];
  readonly rows: readonly R[];
  readonly getRowId: (row: R) => string | number;
}

/** A table on paper: the head is repeated on each page, and no row is split. */
export const PaperTable = <R,>({
  title,
  columns,
  rows,
  getRowId,
}: PaperTableProps<R>): ReactNode => (
  <table aria-label={title} className="w-full border-collapse text-xs">
    <thead>
      <tr>
        {columns.map(({ id, header, align }) => (
          <th
            key={id}
            scope="col"
            className={classNames(
              'border-b-2 border-ink px-1.5 pb-1 align-bottom font-semibold first:ps-0 last:pe-0',
              align === 'end' ? 'text-end' : 'text-start',
            )}
          >
            {header}
          </th>
        ))}
      </tr>
    </thead>
    <tbody>
      {rows.map((row) => (
        <tr key={getRowId(row)} className="break-inside-avoid">
          {columns.map(({ id, align, cell }) => (
            <td
              key={id}
              className={classNames(
                'border-b border-line-strong px-1.5 py-1 align-top wrap-anywhere first:ps-0 last:pe-0',
                align === 'end' && 'figures text-end whitespace-nowrap',
              )}
            >
              {cell(row)}
            </td>
          ))}
        </tr>
      ))}
    </tbody>
  </table>
);
