import type { SentenceKey } from './sentences/en.ts';

/** Something to say: one of our sentences with its values and, in its place `about`, another message; words that came from elsewhere (a server's message), or several of them, a line each. */
export type Message =
  | {
      readonly key: SentenceKey;
      readonly values?: Readonly<Record<string, string | number>>;
      readonly about?: Message;
    }
  | { readonly text: string }
  | { readonly lines: readonly Message[] };

/** How a notification is meant. */
export type Severity = 'success' | 'info' | 'warning' | 'error';

/** What a notification offers to do; `token` tells whoever showed it that it was chosen. */
export interface NoticeAction {
  readonly label: Message;
  readonly token: string;
  readonly kbd?: string;
}

/** A notification to show for 4 seconds and to keep in the history (ERR-04, decision 32). */
export interface Notice {
  readonly severity: Severity;
  readonly message: Message;
}
