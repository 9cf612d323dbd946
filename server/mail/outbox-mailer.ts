import type { Config } from '../config.ts';
import type { Clock } from '../http/services.ts';
import type { Jobs } from '../jobs/jobs.ts';
import type { Database } from '../store/database.ts';
import { outbox } from '../store/schema/auth.ts';
import type { Mailer } from './mailer.ts';
import { sendMail } from './send-mail.ts';

/** A mailer that keeps every mail in the outbox, and sends it on by a job when SMTP is configured. */
export const outboxMailer = (db: Database, jobs: Jobs, clock: Clock, config: Config): Mailer => ({
  send: async ({ to, subject, text }) => {
    const [row] = await db
      .insert(outbox)
      .values({ recipient: to, subject, body: text, createdAt: clock.now() })
      .returning({ id: outbox.id });
    if (row !== undefined && config.SMTP_URL !== undefined)
      await jobs.send(sendMail, { id: row.id });
  },
});
