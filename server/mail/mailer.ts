/** A plain-text mail to one person. */
export interface Mail {
  readonly to: string;
  readonly subject: string;
  readonly text: string;
}

/** Takes mail: it is in the outbox when `send` resolves, with the transaction it was written in, and leaves by SMTP when configured. */
export interface Mailer {
  readonly send: (mail: Mail) => Promise<void>;
}
