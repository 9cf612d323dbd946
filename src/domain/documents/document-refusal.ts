import type { documentRefusals } from '../messages/en/document-refusals.ts';
import type { Message } from '../messages/message.ts';

/** Why a document is refused; each reason is a sentence in the message catalogue. */
export interface DocumentRefusal {
  readonly reason: keyof typeof documentRefusals;
  readonly values?: Readonly<Record<string, string | number>>;
}

/** Returns the sentence of a refusal. */
export const toRefusalMessage = ({ reason, values }: DocumentRefusal): Message => ({
  key: `documentRefusals.${reason}`,
  ...(values === undefined ? {} : { values }),
});
