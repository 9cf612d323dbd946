import type { ReactNode } from 'react';

import { TableCards } from './table-cards.tsx';
import { TableGrid } from './table-grid.tsx';
import type { DataTableProps } from './table-types.ts';
import { useTableDensity } from './use-table-density.ts';
import { useIsPhone } from '../hooks/use-media-query.ts';

/**
 * A table, or cards with one menu of actions each when there is not enough room, as on phones. Chosen
 * widths of columns that need more room are not used.
 */
export function DataTable<R>(props: DataTableProps<R>): ReactNode {
  const isPhone = useIsPhone();
  const hasWidths = props.columns.some(({ width }) => typeof width === 'number');
  const { ref, density } = useTableDensity(props.columns.map(({ width }) => width ?? '').join());
  return (
    <div ref={ref} className="grid grid-cols-[minmax(0,1fr)]">
      {!isPhone && density !== 'cards' ? (
        <TableGrid {...props} asMenu={density === 'menu'} />
      ) : !isPhone && hasWidths ? (
        <DataTable
          {...props}
          columns={props.columns.map((column) => ({ ...column, width: null }))}
          onResize={undefined}
        />
      ) : (
        <TableCards {...props} />
      )}
    </div>
  );
}
