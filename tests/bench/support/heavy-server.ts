import { spawn, type ChildProcess } from 'node:child_process';
import { once } from 'node:events';
import { mkdtemp, readFile, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';

import { createCluster, findPostgres } from '../../support/postgres-cluster.ts';

const script = process.env['BENCH_SERVER'] ?? 'dist/server/main.mjs';
const ticksPerSecond = 100;

/** A production server of its own process. */
export interface RunningServer {
  readonly address: string;
  readonly child: ChildProcess;
}

/** Where servers are measured: PostgreSQL when it is installed and wanted, otherwise PGlite. */
export interface BenchPlace {
  readonly kind: 'PostgreSQL' | 'PGlite';
  /** The address of the PostgreSQL database, or null. */
  readonly databaseUrl: string | null;
  /** Starts a server with the demo library; `BENCH_SERVER` is the script of another build. */
  readonly start: () => Promise<RunningServer>;
  readonly close: () => Promise<void>;
}

/** Creates an empty database and data folder. */
export async function createBenchPlace(
  isOnPostgres = findPostgres() !== null,
): Promise<BenchPlace> {
  const folder = await mkdtemp(join(tmpdir(), 'lectern-bench-'));
  const clusterFolder = await mkdtemp(join(tmpdir(), 'lectern-cluster-'));
  const cluster = isOnPostgres ? await createCluster(clusterFolder) : null;
  await cluster?.start();
  const databaseUrl = cluster === null ? null : `${cluster.address}/postgres`;
  return {
    kind: isOnPostgres ? 'PostgreSQL' : 'PGlite',
    databaseUrl,
    start: () =>
      startServer({
        DATA_DIR: join(folder, 'data'),
        ...(databaseUrl === null ? {} : { DATABASE_URL: databaseUrl }),
      }),
    close: async () => {
      await cluster?.stop();
      for (const each of [folder, clusterFolder]) await rm(each, { recursive: true, force: true });
    },
  };
}

async function startServer(environment: Readonly<Record<string, string>>): Promise<RunningServer> {
  const child = spawn(process.execPath, [script], {
    env: {
      ...process.env,
      NODE_ENV: 'production',
      PORT: '0',
      SEED: 'demo',
      ALLOW_DEMO_ACCOUNTS: '1',
      SHUTDOWN_DELAY_SECONDS: '0',
      ...environment,
    },
    stdio: ['ignore', 'pipe', 'ignore'],
  });
  let output = '';
  for await (const chunk of child.stdout) {
    output += String(chunk);
    const address = /is running at (http:\S+?)\/admin\//.exec(output)?.[1];
    if (address !== undefined) return { address, child };
  }
  throw new Error('the server did not start');
}

/** Stops a server and waits for its end. */
export async function stopServer({ child }: RunningServer): Promise<void> {
  const ended = once(child, 'exit');
  child.kill('SIGTERM');
  await ended;
}

/** Signs a demo account in and returns its access token. */
export async function signIn({ address }: RunningServer, account: string): Promise<string> {
  const response = await fetch(`${address}/api/admin/security/get_access_token`, {
    method: 'POST',
    headers: { 'Content-Type': 'application/json' },
    body: JSON.stringify({ email: `${account}@lectern.test`, password: 'lectern-demo' }),
  });
  return ((await response.json()) as { content: { token: { accessToken: string } } }).content.token
    .accessToken;
}

/** Returns the processor time that a process has used, in seconds. */
export const readCpuSeconds = async (pid: number): Promise<number> => {
  const fields = (await readFile(`/proc/${String(pid)}/stat`, 'utf8')).split(') ')[1]?.split(' ');
  return (Number(fields?.[11]) + Number(fields?.[12])) / ticksPerSecond;
};

/** Returns the resident memory of a process in megabytes. */
export const readMegabytes = async (pid: number): Promise<number> =>
  Number(/VmRSS:\s+(\d+)/.exec(await readFile(`/proc/${String(pid)}/status`, 'utf8'))?.[1] ?? 0) /
  1000;

const createItem = (number: number, text: string) => ({
  article: null,
  sortIndex: number,
  title: `${text} ${String(number)}?`,
  type: 2,
  isMultiple: false,
  rightAnswer: ['a'],
  image: null,
  textOptions: ['a', 'b', 'c', 'd'].map((id) => ({ id, text: `${text} ${id}` })),
});

/** Returns the body of a new quiz with `count` questions. */
export const createQuizBody = (count: number, text: string): Buffer =>
  Buffer.from(
    JSON.stringify({
      title: `A quiz of ${String(count)} questions`,
      tags: [],
      article: null,
      startDate: null,
      endDate: null,
      isGraded: false,
      duration: 60,
      showCaption: false,
      restrictNonInstitutional: false,
      activities: [
        {
          title: 'All',
          sortIndex: 0,
          items: Array.from({ length: count }, (_, at) => createItem(at, text)),
        },
      ],
    }),
  );

/** Texts of questions without and with markup. */
export const plainText = 'Which of these statements about cells is right';
export const richText =
  '<p>Which of <strong>these statements</strong> about <em>cells</em> is right</p>';

/** The call that creates a template. */
export const templatesPath = '/api/admin/quiz/template/create';

/** Stores a quiz of `count` questions with markup and returns its id and its QTI package. */
export async function storeQuiz(
  server: RunningServer,
  count: number,
): Promise<{ readonly id: number; readonly zip: Uint8Array<ArrayBuffer> }> {
  const headers = { Authorization: `Bearer ${await signIn(server, 'super')}` };
  const created = await fetch(`${server.address}${templatesPath}`, {
    method: 'POST',
    headers: { ...headers, 'Content-Type': 'application/json' },
    body: new Uint8Array(createQuizBody(count, richText)),
  });
  const { content } = (await created.json()) as { content: { id: number } };
  const exported = await fetch(
    `${server.address}/api/admin/quiz/template/${String(content.id)}/qti`,
    { headers },
  );
  return { id: content.id, zip: new Uint8Array(await exported.arrayBuffer()) };
}

/** Returns a form with one file. */
export function createFileForm(bytes: Uint8Array, name: string): FormData {
  const form = new FormData();
  form.set('file', new File([new Uint8Array(bytes)], name));
  return form;
}

/** Returns a form with a package to import. */
export const createPackageForm = (bytes: Uint8Array): FormData =>
  createFileForm(bytes, 'package.zip');
