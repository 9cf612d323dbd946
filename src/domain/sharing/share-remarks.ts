import type { Message } from '../messages/message.ts';
import type { Fragment } from './extract-from-word.ts';

/**
 * Returns the message about an added text: the number of addresses, of pieces to correct, and of
 * repeated entries. Null when there is nothing to report.
 */
export function createAddedRemark(
  added: readonly Fragment[],
  repeated: readonly string[],
): Message | null {
  const addresses = added.filter(({ kind }) => kind === 'address');
  const wrong = added.length - addresses.length;
  const lines: Message[] = [];
  if (addresses[0] !== undefined)
    lines.push({
      key: 'shareDialog.added',
      values: { count: addresses.length, first: addresses[0].text },
    });
  if (wrong > 0) lines.push({ key: 'shareDialog.toCorrect', values: { count: wrong } });
  if (repeated[0] !== undefined)
    lines.push({
      key: 'shareDialog.repeated',
      values: { count: repeated.length, first: repeated[0] },
    });
  return lines.length === 0 ? null : { lines };
}
