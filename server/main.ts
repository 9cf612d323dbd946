import { resolve } from 'node:path';

import { getSetupTokenPath } from './services/accounts/setup-token.ts';
import { listConfigWarnings } from './config/config-warnings.ts';
import { getConsoleUrl, readConfig } from './config/config.ts';
import { createLog } from './shared/log.ts';
import { startServer } from './start/start-server.ts';

function exitWithError(lines: readonly string[]): never {
  for (const line of lines) console.error(line);
  process.exit(1);
}

// Files that this process creates are for its user only.
process.umask(0o077);
const read = readConfig(process.env);
if ('errors' in read)
  exitWithError(['The configuration is invalid:', ...read.errors.map((error) => `  ${error}`)]);

const { config } = read;

/** Returns the line that tells how to create the first account, when there is none. */
function explainFirstAccount(how: 'setup' | 'command' | null, address: string): readonly string[] {
  if (how === null) return [];
  if (how === 'command')
    return [
      'There are no accounts yet. Create the first one with npm run create-admin -- --email you@example.org and the same variables.',
    ];
  const url =
    config.PUBLIC_URL === undefined ? address + config.ROUTE_PREFIX : getConsoleUrl(config);
  return [
    `There are no accounts yet. Open ${url}/setup and enter the token in ${resolve(getSetupTokenPath(config))}.`,
  ];
}

const log = createLog(
  (line) => {
    process.stderr.write(line);
  },
  () => new Date(),
);
const stopping = new AbortController();
const starting = startServer(config, log, stopping.signal);

/** What may remain when the time to stop is over: closing connections that do not answer. */
const closingMs = 1000;

const stop = (signal: NodeJS.Signals): void => {
  if (stopping.signal.aborted) return;
  stopping.abort();
  console.log('Stopping ...');
  setTimeout(
    () => exitWithError(['Stopping took too long; what was still running is cut off.']),
    config.SHUTDOWN_TIMEOUT_SECONDS * 1000 + closingMs,
  ).unref();
  starting
    .then((started) => (started.ok ? started.stop(signal === 'SIGINT') : undefined))
    .then(
      () => process.exit(0),
      (error: unknown) => {
        log.error('stopping failed', error);
        process.exit(1);
      },
    );
};
process.on('SIGINT', stop);
process.on('SIGTERM', stop);

const started = await starting.catch((error: unknown) => {
  log.error('starting failed', error);
  return exitWithError(['Lectern could not start. See the error above.']);
});
if (!started.ok) exitWithError([started.reason]);
console.log(
  [
    `Lectern is running at ${started.address}${config.ROUTE_PREFIX}/`,
    ...started.demoAccounts,
    ...listConfigWarnings(config).map((warning) => `WARNING: ${warning}`),
    ...explainFirstAccount(started.firstAccount, started.address),
  ].join('\n'),
);
