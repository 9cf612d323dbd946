import { firstMessages } from './first-messages.ts';
import type { CompiledMessage } from './format-message.ts';
import { inspectorMessages } from './inspector-messages.ts';
import { otherMessages } from './other-messages.ts';

/** Every text a user sees, by key and area, as compiled ICU messages. */
export const en = { ...firstMessages, ...otherMessages, ...inspectorMessages } as const;

type Keys<T, P extends string = ''> = {
  [K in keyof T & string]: T[K] extends CompiledMessage ? `${P}${K}` : Keys<T[K], `${P}${K}.`>;
}[keyof T & string];

/** The key of a message, for example `session.signIn`. */
export type MessageKey = Keys<typeof en>;
