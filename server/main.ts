import { readConfig } from './config.ts';
import { createLog } from './http/log.ts';
import { accountLines } from './start/seed-when-empty.ts';
import { startServer } from './start/start-server.ts';

function refuse(lines: readonly string[]): never {
  for (const line of lines) console.error(line);
  process.exit(1);
}

const read = readConfig(process.env);
if ('faults' in read)
  refuse(['The configuration is not valid:', ...read.faults.map((fault) => `  ${fault}`)]);

const { config } = read;
const log = createLog(
  (line) => {
    process.stderr.write(line);
  },
  () => new Date(),
);
const starting = startServer(config, log);

let stopping = false;
const stop = (): void => {
  if (stopping) return;
  stopping = true;
  console.log('Stopping ...');
  starting
    .then((started) => (started.ok ? started.stop() : undefined))
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
  return refuse(['Lectern could not start; the reason stands above.']);
});
if (!started.ok) refuse([started.reason]);
console.log(
  [
    `Lectern answers on ${started.address}${config.ROUTE_PREFIX}/`,
    ...(config.SEED === 'demo' ? accountLines() : []),
  ].join('\n'),
);
