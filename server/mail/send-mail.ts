import { and, eq, isNull, sql } from 'drizzle-orm';
import * as z from 'zod';

import { defineJob } from '../jobs/define-job.ts';
import type { Config } from '../config/config.ts';
import type { Clock } from '../shared/system.ts';
import type { Database } from '../store/database.ts';
import { outbox } from '../store/schema/auth.ts';

const maxErrorLength = 300;
const retries = 15;

type Mail = typeof outbox.$inferSelect;

interface SendContext {
  readonly db: Database;
  readonly clock: Clock;
  readonly config: Config;
}

/** Sends a mail by SMTP. Returns the error when that fails, or null. */
async function trySmtp(url: string, from: string, mail: Mail): Promise<Error | null> {
  const { createTransport } = await import('nodemailer');
  const transport = createTransport({
    url,
    connectionTimeout: 10_000,
    greetingTimeout: 10_000,
    socketTimeout: 30_000,
  });
  try {
    await transport.sendMail({
      from,
      to: mail.recipient,
      subject: mail.subject,
      text: mail.body,
    });
    return null;
  } catch (error) {
    return error instanceof Error ? error : new Error(String(error));
  } finally {
    transport.close();
  }
}

/** Whether the mail server refused the recipient for good, so that trying again is no use. */
function isFinal(error: Error): boolean {
  const { code, responseCode = 0 } = error as Error & {
    readonly code?: string;
    readonly responseCode?: number;
  };
  return code === 'EENVELOPE' && responseCode >= 500;
}

const storeAttempt = (
  { db, clock }: SendContext,
  { id, attempts }: Pick<Mail, 'id' | 'attempts'>,
  error: Error | null,
) =>
  db
    .update(outbox)
    .set({
      attempts: sql`${outbox.attempts} + 1`,
      error: error?.message.slice(0, maxErrorLength) ?? null,
      ...(error === null && { sentAt: clock.now() }),
      failedAt: error !== null && (isFinal(error) || attempts >= retries) ? clock.now() : null,
    })
    .where(eq(outbox.id, id));

/**
 * Sends a mail of the outbox by SMTP and stores the time, or the error. Retries with growing delays
 * for more than a day, unless the mail server refuses the recipient for good.
 */
export const sendMail = defineJob({
  name: 'send-mail',
  data: z.object({ id: z.int() }),
  retries,
  run: async ({ id }, context: SendContext) => {
    const { SMTP_URL, MAIL_FROM } = context.config;
    if (SMTP_URL === undefined) return;
    const [mail] = await context.db
      .select()
      .from(outbox)
      .where(and(eq(outbox.id, id), isNull(outbox.sentAt)));
    if (mail === undefined) return;
    const error = await trySmtp(SMTP_URL, MAIL_FROM, mail);
    await storeAttempt(context, mail, error);
    if (error !== null && !isFinal(error)) throw error;
  },
});
