import { mkdtemp, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';

import { afterAll, beforeAll, describe, expect, it } from 'vitest';

import { poll } from '../../support/poll.ts';
import { connectClient } from '../../support/postgres-client.ts';
import { createCluster, findPostgres, type Cluster } from '../../support/postgres-cluster.ts';
import { killServerProcesses, startServerProcess } from '../../support/server-process.ts';

const possible = findPostgres() !== null;
const recoverySeconds = 10;

/** What was answered to one invitation; null when the connection broke. */
interface Answer {
  readonly email: string;
  readonly status: number | null;
  readonly retryAfter: string | null;
}

describe.skipIf(!possible)('LIM-42 PostgreSQL stops and starts', { timeout: 120_000 }, () => {
  let folder: string;
  let cluster: Cluster;
  beforeAll(async () => {
    folder = await mkdtemp(join(tmpdir(), 'lectern-restart-'));
    cluster = await createCluster(folder);
    await cluster.start();
    const client = await connectClient(`${cluster.address}/postgres`);
    await client.query('create database lectern');
    await client.end();
    await cluster.stop();
  });
  afterAll(async () => {
    killServerProcesses();
    await cluster.stop().catch(() => undefined);
    await rm(folder, { recursive: true, force: true });
  });

  async function signIn(address: string): Promise<string> {
    const response = await fetch(`${address}/api/admin/security/get_access_token`, {
      method: 'POST',
      headers: { 'Content-Type': 'application/json' },
      body: JSON.stringify({ email: 'super@lectern.test', password: 'lectern-demo' }),
    });
    const { content } = (await response.json()) as { content: { token: { accessToken: string } } };
    return content.token.accessToken;
  }

  async function invite(address: string, token: string, email: string): Promise<Answer> {
    try {
      const response = await fetch(`${address}/api/admin/user/invite`, {
        method: 'POST',
        headers: { 'Content-Type': 'application/json', Authorization: `Bearer ${token}` },
        body: JSON.stringify({ email, roles: [] }),
      });
      await response.arrayBuffer();
      return { email, status: response.status, retryAfter: response.headers.get('Retry-After') };
    } catch {
      return { email, status: null, retryAfter: null };
    }
  }

  it('the server waits for it at the start, answers 503 while it is down, loses nothing and recovers within seconds', async () => {
    const server = startServerProcess({
      DATABASE_URL: `${cluster.address}/lectern`,
      DATA_DIR: join(folder, 'data'),
    });
    await poll('the server says that it waits', () =>
      server.getOutput().includes('waiting for the database') ? true : null,
    );
    await cluster.start();
    const address = await server.ready;
    if (address === null) throw new Error(server.getOutput());

    const token = await signIn(address);
    const answers: Answer[] = [];
    const stopLoad = new AbortController();
    const load = Array.from({ length: 8 }, async (_, worker) => {
      for (let count = 0; !stopLoad.signal.aborted; count += 1)
        answers.push(
          await invite(address, token, `w${String(worker)}-${String(count)}@lectern.test`),
        );
    });
    const waitForAnswer = (status: number, seconds?: number): Promise<true> => {
      const from = answers.length;
      return poll(
        `an answer ${String(status)}`,
        () => (answers.slice(from).some((answer) => answer.status === status) ? true : null),
        seconds,
      );
    };
    await waitForAnswer(200);
    await cluster.stop();
    await waitForAnswer(503);
    await cluster.start();
    await waitForAnswer(200, recoverySeconds);
    stopLoad.abort();
    await Promise.all(load);

    const statuses = new Set(answers.map(({ status }) => status));
    expect([...statuses].sort()).toEqual([200, 503]);
    expect(
      answers.filter(({ status, retryAfter }) => status === 503 && retryAfter === null),
    ).toEqual([]);
    const client = await connectClient(`${cluster.address}/lectern`);
    const { rows } = await client.query<{ email: string }>(
      "select email from users where email like 'w%@lectern.test'",
    );
    const stored = new Set(rows.map(({ email }) => email));
    const lost = answers.filter(({ email, status }) => status === 200 && !stored.has(email));
    expect(lost).toEqual([]);
    await poll('the job of every mail is done', async () => {
      const jobs = await client.query(
        "select 1 from pgboss.job where name = 'send-mail' and state in ('created', 'retry') limit 1",
      );
      return jobs.rowCount === 0 ? true : null;
    });
    await client.end();
    expect(server.child.exitCode).toBeNull();
    server.child.kill('SIGTERM');
    expect(await server.ended).toEqual({ code: 0, signal: null });
  });
});
