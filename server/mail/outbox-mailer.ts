import type { Config } from '../config.ts';
import type { Clock } from '../services/system.ts';
import type { Jobs } from '../jobs/jobs.ts';
import type { Database } from '../store/database.ts';
import { outbox } from '../store/schema/auth.ts';
import type { Mailer } from './mailer.ts';
import { sendMail } from './send-mail.ts';

/**
 * Creates a mailer that stores every mail in the outbox and, when SMTP is configured, queues a job
 * that sends it.
 */
export const createOutboxMailer = (
  db: Database,
  jobs: Jobs,
  clock: Clock,
  config: Config,
): Mailer => ({
  send: async ({ to, subject, text }) => {
    const [row] = await db
      .insert(outbox)
      .values({ recipient: to, subject, body: text, createdAt: clock.now() })
      .returning({ id: outbox.id });
    if (row !== undefined && config.SMTP_URL !== undefined)
      await jobs.send(sendMail, { id: row.id });
  },
});
