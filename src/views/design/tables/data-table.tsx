import type { ReactNode } from 'react';

import { TableCards } from './table-cards.tsx';
import { TableGrid } from './table-grid.tsx';
import type { DataTableProps } from './table-types.ts';
import { useTableDensity } from './use-table-density.ts';
import { useIsPhone } from '../hooks/use-media-query.ts';

/** A table, or cards with one menu of actions each when there is not enough room, as on phones. */
export function DataTable<R>(props: DataTableProps<R>): ReactNode {
  const isPhone = useIsPhone();
  const { ref, density } = useTableDensity();
  return (
    <div ref={ref} className="grid grid-cols-[minmax(0,1fr)]">
      {isPhone || density === 'cards' ? (
        <TableCards {...props} />
      ) : (
        <TableGrid {...props} asMenu={density === 'menu'} />
      )}
    </div>
  );
}
