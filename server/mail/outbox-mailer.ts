import type { Config } from '../config/config.ts';
import type { Clock } from '../shared/system.ts';
import type { Jobs } from '../jobs/jobs.ts';
import type { Database } from '../store/database.ts';
import { outbox } from '../store/schema/auth.ts';
import type { Mail, Mailer } from './mailer.ts';
import { sendMail } from './send-mail.ts';

/**
 * Creates a mailer that stores every mail in the outbox and, when SMTP is configured, queues a job
 * that sends it.
 */
export function createOutboxMailer(db: Database, jobs: Jobs, clock: Clock, config: Config): Mailer {
  const sendAll = async (mails: readonly Mail[]): Promise<readonly number[]> => {
    if (mails.length === 0) return [];
    const createdAt = clock.now();
    const rows = await db
      .insert(outbox)
      .values(
        mails.map(({ to, subject, text }) => ({ recipient: to, subject, body: text, createdAt })),
      )
      .returning({ id: outbox.id });
    // Identities grow in the order of the values.
    const ids = rows.map(({ id }) => id).sort((one, other) => one - other);
    if (config.SMTP_URL !== undefined)
      await jobs.sendAll(
        sendMail,
        ids.map((id) => ({ id })),
      );
    return ids;
  };
  return {
    send: async (mail) => {
      await sendAll([mail]);
    },
    sendAll,
  };
}
