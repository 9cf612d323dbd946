import type { TableLabels } from '../../design/tables/table-types.ts';
import { useFormatMessage } from '../format-message.tsx';

/** Returns the texts that all tables share. */
export function useTableLabels(): TableLabels {
  const formatMessage = useFormatMessage();
  return {
    actions: formatMessage('common.actions'),
    rowActions: (name) => formatMessage('common.actionsOf', { name }),
    selectAll: formatMessage('common.selectAll'),
    selectRow: (name) => formatMessage('common.selectRow', { name }),
    sortBy: formatMessage('common.sortBy'),
    formatSorted: (column, direction) =>
      formatMessage('common.joined', {
        first: column,
        second: formatMessage(direction === 'asc' ? 'common.ascending' : 'common.descending'),
      }),
  };
}
