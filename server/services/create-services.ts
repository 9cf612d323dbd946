import { createAuthenticator } from '../auth/authenticator.ts';
import { deriveDraftKey } from '../auth/draft-keys.ts';
import { loadSharedSecret } from '../auth/shared-secret.ts';
import { createTokenSigner } from '../auth/token-signer.ts';
import type { Config } from '../config/config.ts';
import { createFileStore } from '../files/create-file-store.ts';
import type { Queue } from '../jobs/queue.ts';
import { createOutboxMailer } from '../mail/outbox-mailer.ts';
import type { Database, Store } from '../store/database.ts';
import { createStatisticsCache } from '../store/results/statistics-cache.ts';
import { createWorkers, type Workers } from '../workers/worker-pool.ts';
import type { Log } from '../shared/log.ts';
import { loadInstallation } from './load-installation.ts';
import type { Services } from './services.ts';
import { createTexts, type ChooseTexts } from '../shared/texts.ts';
import type { Clock, Random } from '../shared/system.ts';

/** Creates the services over an open, migrated store. */
export async function createServices(
  store: Store,
  queue: Queue,
  config: Config,
  log: Log,
  clock: Clock,
  random: Random,
  workers: Workers = createWorkers(log),
  chooseTexts: ChooseTexts = createTexts(),
): Promise<Services> {
  const tokenSigner = createTokenSigner(
    await loadSharedSecret(store.db, random, 'tokens'),
    clock.now,
  );
  const draftSecret = await loadSharedSecret(store.db, random, 'drafts');
  const installation = await loadInstallation(store.db, random, config);
  const authenticator = createAuthenticator(
    (signal) => store.openHandle('light', signal),
    tokenSigner,
    clock,
  );
  const statistics = createStatisticsCache();
  const create = (
    db: Database,
    { files, workers, authenticator }: Pick<Services, 'files' | 'workers' | 'authenticator'>,
  ): Services => {
    const jobs = queue.createJobs(db);
    return {
      db,
      files,
      mail: createOutboxMailer(db, jobs, clock, config, chooseTexts),
      jobs,
      tokenSigner,
      getDraftKey: (userId) => deriveDraftKey(draftSecret, userId),
      installation,
      authenticator,
      statistics,
      workers,
      clock,
      random,
      log,
      config,
      chooseTexts,
      withDatabase: (other) => create(other, { files, workers, authenticator }),
      withSignal: (load, signal) =>
        create(store.openHandle(load, signal), {
          files: files.withSignal(signal),
          workers: workers.withSignal(signal),
          authenticator: authenticator.withSignal(signal),
        }),
    };
  };
  return create(store.db, {
    files: createFileStore(config),
    workers,
    authenticator,
  });
}
