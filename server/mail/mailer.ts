import type { ShownLanguage } from '../../src/domain/messages/languages.ts';
import type { Texts } from '../shared/texts.ts';

/** A plain-text mail to one person, in the language of that person. */
export interface Mail {
  readonly to: string;
  /** The language for a person who has not chosen one: that of whoever causes the mail. */
  readonly otherLanguage: ShownLanguage;
  readonly write: (texts: Texts) => MailContent;
}

/** What a mail says. */
export interface MailContent {
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
