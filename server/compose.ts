import { randomBytes, randomUUID } from 'node:crypto';

import { createCallers } from './auth/callers.ts';
import { sharedSecret } from './auth/secret.ts';
import { createSigner } from './auth/signer.ts';
import type { Config } from './config.ts';
import { openFiles } from './files/open-files.ts';
import type { Log } from './http/log.ts';
import type { Clock, Random, Services } from './http/services.ts';
import type { Queue } from './jobs/queue.ts';
import { outboxMailer } from './mail/outbox-mailer.ts';
import type { Database, Store } from './store/database.ts';

/** Ids and secrets from the operating system. */
export const systemRandom: Random = {
  uuid: randomUUID,
  secret: (bytes) => randomBytes(bytes).toString('base64url'),
};

/** Puts the services together over an opened, migrated store. */
export async function composeServices(
  store: Store,
  queue: Queue,
  config: Config,
  log: Log,
  clock: Clock,
  random: Random,
): Promise<Services> {
  const signer = createSigner(await sharedSecret(store.db, random, 'tokens'), clock.now);
  const callers = createCallers(store.db, signer, clock);
  const files = openFiles(config);
  const on = (db: Database): Services => {
    const jobs = queue.through(db);
    return {
      db,
      files,
      mail: outboxMailer(db, jobs, clock, config),
      jobs,
      signer,
      callers,
      clock,
      random,
      log,
      config,
      on,
    };
  };
  return on(store.db);
}
