import { and, inArray, isNotNull, sql } from 'drizzle-orm';

import { isLanguage, type Language } from '../../src/domain/messages/languages.ts';
import type { Config } from '../config/config.ts';
import type { Clock } from '../shared/system.ts';
import type { Jobs } from '../jobs/jobs.ts';
import type { Database } from '../store/database.ts';
import { outbox, users } from '../store/schema/auth.ts';
import type { ChooseTexts } from '../shared/texts.ts';
import type { Mail, Mailer } from './mailer.ts';
import { sendMail } from './send-mail.ts';

/** Returns the languages that the people with these addresses chose, by their lower-case address. */
async function findLanguages(
  db: Database,
  mails: readonly Mail[],
): Promise<ReadonlyMap<string, Language>> {
  const address = sql<string>`lower(${users.email})`;
  const rows = await db
    .select({ address, language: users.language })
    .from(users)
    .where(
      and(
        inArray(address, [...new Set(mails.map(({ to }) => to.toLowerCase()))]),
        isNotNull(users.language),
      ),
    );
  return new Map(
    rows.flatMap(({ address: to, language }) =>
      isLanguage(language) ? [[to, language] as const] : [],
    ),
  );
}

/**
 * Creates a mailer that stores every mail in the outbox and, when SMTP is configured, queues a job
 * that sends it.
 */
export function createOutboxMailer(
  db: Database,
  jobs: Jobs,
  clock: Clock,
  config: Config,
  chooseTexts: ChooseTexts,
): Mailer {
  const sendAll = async (mails: readonly Mail[]): Promise<readonly number[]> => {
    if (mails.length === 0) return [];
    const createdAt = clock.now();
    const languages = await findLanguages(db, mails);
    const rows = await db
      .insert(outbox)
      .values(
        mails.map(({ to, otherLanguage, write }) => {
          const { subject, text } = write(
            chooseTexts(languages.get(to.toLowerCase()) ?? otherLanguage),
          );
          return { recipient: to, subject, body: text, createdAt };
        }),
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
