import { spawn } from 'node:child_process';
import { once } from 'node:events';

/** How to call a PostgreSQL tool: the URL without its password, which is in the environment. */
interface Connection {
  readonly url: string;
  readonly env: NodeJS.ProcessEnv;
}

/** Keeps the password out of the arguments, which every user of the machine can read. */
function toConnection(databaseUrl: string): Connection {
  const url = new URL(databaseUrl);
  const password = decodeURIComponent(url.password);
  url.password = '';
  return {
    url: url.href,
    env: { ...process.env, ...(password !== '' && { PGPASSWORD: password }) },
  };
}

/** Runs a PostgreSQL tool on `databaseUrl`. Throws an Error with its output when it fails. */
async function runTool(tool: string, databaseUrl: string, args: readonly string[]): Promise<void> {
  const { url, env } = toConnection(databaseUrl);
  const child = spawn(tool, [...args, '--dbname', url], {
    env,
    stdio: ['ignore', 'ignore', 'pipe'],
  });
  let output = '';
  child.stderr.on('data', (chunk: Buffer) => {
    output = (output + chunk.toString()).slice(-4000);
  });
  try {
    const [code] = (await once(child, 'close')) as [number | null];
    if (code !== 0) throw new Error(`${tool} failed: ${output.trim()}`);
  } catch (error) {
    if ((error as NodeJS.ErrnoException).code === 'ENOENT')
      throw new Error(
        `${tool} was not found. Install PostgreSQL's client programs (Debian: postgresql-client).`,
        { cause: error },
      );
    throw error;
  }
}

/** Writes the whole database into `file`, as of one moment. */
export const dumpDatabase = (databaseUrl: string, file: string): Promise<void> =>
  runTool('pg_dump', databaseUrl, [
    '--format=custom',
    '--no-owner',
    '--no-privileges',
    '--file',
    file,
  ]);

/** Restores a dump into an empty database, all of it or nothing. */
export const restoreDatabase = (databaseUrl: string, file: string): Promise<void> =>
  runTool('pg_restore', databaseUrl, [
    '--no-owner',
    '--no-privileges',
    '--exit-on-error',
    '--single-transaction',
    file,
  ]);
