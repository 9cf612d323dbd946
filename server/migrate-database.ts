import { readConfig, type Config } from './config/config.ts';
import { prepareSchema } from './services/jobs/all-jobs.ts';
import { createLog } from './shared/log.ts';
import { systemClock } from './shared/system.ts';
import { explainFailure } from './start/explain-failure.ts';
import { openStore } from './start/open-store.ts';

/** Prints the lines as errors and ends with code 1. */
function exitWithError(lines: readonly string[]): never {
  for (const line of lines) console.error(line);
  process.exit(1);
}

/** Migrates the configured database and creates the job queues. */
async function run(config: Config): Promise<void> {
  const log = createLog((line) => {
    process.stderr.write(line);
  }, systemClock.now);
  const opened = await openStore(config, log, new AbortController().signal);
  if (!opened.ok) exitWithError([opened.reason]);
  const { store, lock } = opened;
  try {
    await prepareSchema(store, log);
    console.log('The database schema is up to date.');
  } catch (error) {
    const reason = explainFailure(error, config);
    if (reason === null) throw error;
    console.error(reason);
    process.exitCode = 1;
  } finally {
    await store.close();
    lock.release();
  }
}

// Files that this process creates are for its user only.
process.umask(0o077);
const read = readConfig(process.env);
if ('errors' in read)
  exitWithError(['The configuration is invalid:', ...read.errors.map((error) => `  ${error}`)]);
await run(read.config);
