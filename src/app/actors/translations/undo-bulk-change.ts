import type { Call } from '../../../api/client.ts';
import { undoTranslations } from '../../../api/contract/translation-blocks.ts';
import type { Message } from '../../../domain/messages/message.ts';
import { succeeded, type Outcome } from '../../../domain/outcome.ts';

/**
 * Undoes a bulk change of translations. Returns a message with how many values were changed since
 * and stay, or null.
 */
export async function undoBulkChange(call: Call, id: number): Promise<Outcome<Message | null>> {
  const outcome = await call(undoTranslations, { params: { id } });
  if (!outcome.ok) return outcome;
  const { kept } = outcome.value.content;
  return succeeded(kept > 0 ? { key: 'translations.keptSince', values: { count: kept } } : null);
}
