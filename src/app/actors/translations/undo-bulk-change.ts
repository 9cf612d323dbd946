import type { Call } from '../../../api/client.ts';
import { undoTranslations } from '../../../api/contract/translation-blocks.ts';
import type {
  DeletedItem,
  Restoration,
} from '../../../machines/shared/list/recycle-bin-machine.ts';

/** Undoes a bulk change of translations. Says how many values were changed since and stay. */
export async function undoBulkChange(call: Call, item: DeletedItem): Promise<Restoration> {
  const outcome = await call(undoTranslations, { params: { id: item.id } });
  const kept = outcome.ok ? outcome.value.content.kept : 0;
  return {
    item,
    outcome,
    ...(kept > 0 && { remark: { key: 'translations.keptSince', values: { count: kept } } }),
  };
}
