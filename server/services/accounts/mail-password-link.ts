import { and, isNotNull, isNull, sql } from 'drizzle-orm';
import * as z from 'zod';

import { languageCodes, pseudoLanguage } from '../../../src/domain/messages/languages.ts';
import { writeAuditEntry } from '../../store/audit/write-audit-entry.ts';
import { defineJob } from '../../jobs/define-job.ts';
import { inTransaction, type Services } from '../services.ts';
import { users } from '../../store/schema/auth.ts';
import { mailPasswordLinkTo } from './mail-links.ts';

/**
 * Mails the link of a forgotten password when the e-mail belongs to a registered, enabled account.
 * It is a job, so that the time of the request's answer does not tell whether the account exists.
 */
export const mailPasswordLink = defineJob({
  name: 'mail-password-link',
  data: z.object({
    email: z.string(),
    address: z.string(),
    requestId: z.string(),
    // A job that an older server queued has none.
    language: z.enum([...languageCodes, pseudoLanguage]).catch('en'),
  }),
  retries: 3,
  run: async ({ email, address, requestId, language }, services: Services) => {
    await inTransaction(services, async (inside) => {
      const [user] = await inside.db
        .select({ id: users.id, email: users.email })
        .from(users)
        .where(
          and(
            sql`lower(${users.email}) = ${email}`,
            isNull(users.disabledAt),
            isNotNull(users.passwordHash),
          ),
        );
      if (user === undefined) return;
      await mailPasswordLinkTo(inside, user, language);
      await writeAuditEntry(inside, {
        userId: user.id,
        action: 'password link',
        target: user.email,
        status: 200,
        address,
        requestId,
      });
    });
  },
});
