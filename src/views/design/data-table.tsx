import type { ReactNode } from 'react';

import { TableCards } from './table-cards.tsx';
import { TableGrid } from './table-grid.tsx';
import type { DataTableProps } from './table-types.ts';
import { useDensity } from './use-density.ts';
import { useIsPhone } from './use-media-query.ts';

/** A list of things: a real table where there is room for it, else cards with one menu of actions each, as on phones. */
export function DataTable<R>(props: DataTableProps<R>): ReactNode {
  const isPhone = useIsPhone();
  const { ref, density } = useDensity();
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
