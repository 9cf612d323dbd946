import type { Message } from './message.ts';

/**
 * The severity of a notification; it decides its colour, its icon and its urgency for screen
 * readers.
 */
export type Severity = 'success' | 'info' | 'warning' | 'error';

/**
 * A button on a notification. `token` identifies the action to the code that showed the
 * notification.
 */
export interface NoticeAction {
  readonly label: Message;
  readonly token: string;
}

/**
 * A notification: visible for 4 seconds and then kept in the history (ERR-04, PD-32). A success
 * hides the visible errors with the same `topic`, and an error the one that says the same.
 */
export interface Notice {
  readonly severity: Severity;
  readonly message: Message;
  readonly topic?: 'save' | 'questionImage' | 'part';
}
