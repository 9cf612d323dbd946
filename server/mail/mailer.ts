/** A plain-text mail to one person. */
export interface Mail {
  readonly to: string;
  readonly subject: string;
  readonly text: string;
}

/**
 * Queues mail: when `send` resolves, the mail is in the outbox (in the current transaction). It is
 * sent by SMTP when that is configured.
 */
export interface Mailer {
  readonly send: (mail: Mail) => Promise<void>;
  /** Queues many mails in few statements. Returns their ids in the outbox, in the same order. */
  readonly sendAll: (mails: readonly Mail[]) => Promise<readonly number[]>;
}
