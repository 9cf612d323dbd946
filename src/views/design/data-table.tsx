import type { ReactNode } from 'react';

import { TableCards } from './table-cards.tsx';
import { TableGrid } from './table-grid.tsx';
import type { DataTableProps } from './table-types.ts';
import { useIsPhone } from './use-media-query.ts';

/** A list of things: a real table on wide windows, cards with one menu of actions on phones. */
export const DataTable = <R,>(props: DataTableProps<R>): ReactNode => (useIsPhone() ? <TableCards {...props} /> : <TableGrid {...props} />);
