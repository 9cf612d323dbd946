import type { MessageKey } from './en.ts';

/**
 * A text to show: one of our messages by its key, with the values of its placeholders; a text that
 * came from elsewhere, such as a server's message; or several of them, one a line. `about` is
 * another message that fills the placeholder of that name.
 */
export type Message =
  | {
      readonly key: MessageKey;
      readonly values?: Readonly<Record<string, string | number>>;
      readonly about?: Message;
    }
  | { readonly text: string }
  | { readonly lines: readonly Message[] };
