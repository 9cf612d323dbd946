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
    direction: { asc: formatMessage('common.ascending'), desc: formatMessage('common.descending') },
  };
}
