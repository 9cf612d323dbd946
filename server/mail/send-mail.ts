import { and, eq, isNull } from 'drizzle-orm';
import * as z from 'zod';

import { defineJob } from '../jobs/define-job.ts';
import { outbox } from '../store/schema/auth.ts';

/**
 * Sends a mail of the outbox by SMTP and stores the time. Retries with growing delays when the mail
 * server refuses it.
 */
export const sendMail = defineJob({
  name: 'send-mail',
  data: z.object({ id: z.int() }),
  retries: 8,
  run: async ({ id }, { db, clock, config }) => {
    if (config.SMTP_URL === undefined) return;
    const [mail] = await db
      .select()
      .from(outbox)
      .where(and(eq(outbox.id, id), isNull(outbox.sentAt)));
    if (mail === undefined) return;
    const { createTransport } = await import('nodemailer');
    const transport = createTransport({
      url: config.SMTP_URL,
      connectionTimeout: 10_000,
      greetingTimeout: 10_000,
      socketTimeout: 30_000,
    });
    try {
      await transport.sendMail({
        from: config.MAIL_FROM,
        to: mail.recipient,
        subject: mail.subject,
        text: mail.body,
      });
    } finally {
      transport.close();
    }
    await db.update(outbox).set({ sentAt: clock.now() }).where(eq(outbox.id, id));
  },
});
