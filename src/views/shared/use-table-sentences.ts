import type { TableSentences } from '../design/table-types.ts';
import { useSentence } from './sentences.tsx';

/** What every table says. */
export function useTableSentences(): TableSentences {
  const sentence = useSentence();
  return {
    actions: sentence('common.actions'),
    actionsOf: (name) => sentence('common.actionsOf', { name }),
    selectAll: sentence('common.selectAll'),
    selectRow: (name) => sentence('common.selectRow', { name }),
    sortBy: sentence('common.sortBy'),
    direction: { asc: sentence('common.ascending'), desc: sentence('common.descending') },
  };
}
