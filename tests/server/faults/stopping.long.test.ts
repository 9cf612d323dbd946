import { once } from 'node:events';
import { mkdtemp, rm } from 'node:fs/promises';
import { Agent, request, type IncomingHttpHeaders } from 'node:http';
import { connect } from 'node:net';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { setTimeout as wait } from 'node:timers/promises';

import { afterAll, beforeAll, describe, expect, it } from 'vitest';

import { poll } from '../../support/poll.ts';
import { connectClient, waitForLockWaits } from '../../support/postgres-client.ts';
import { findPostgres, startCluster } from '../../support/postgres-cluster.ts';
import {
  killServerProcesses,
  startServerProcess,
  type ServerProcess,
} from '../../support/server-process.ts';

const possible = findPostgres() !== null;

/** The answer to a request, or the code of its error. */
type Answer =
  | { readonly status: number; readonly headers: IncomingHttpHeaders; readonly text: string }
  | { readonly error: string };

/** Sends a request on a connection of `agent`, which unlike fetch shows when it was refused. */
function send(
  agent: Agent,
  address: string,
  path: string,
  options: { readonly method?: string; readonly token?: string; readonly body?: unknown } = {},
): Promise<Answer> {
  return new Promise((resolve) => {
    const outgoing = request(`${address}${path}`, {
      agent,
      method: options.method ?? 'GET',
      headers: {
        'Content-Type': 'application/json',
        ...(options.token === undefined ? {} : { Authorization: `Bearer ${options.token}` }),
      },
    });
    outgoing.on('response', (response) => {
      let text = '';
      response.on('data', (chunk: Buffer) => (text += chunk.toString()));
      response.on('end', () => {
        resolve({ status: response.statusCode ?? 0, headers: response.headers, text });
      });
      response.on('error', () => {
        resolve({ error: 'broken response' });
      });
    });
    outgoing.on('error', (error: NodeJS.ErrnoException) => {
      resolve({ error: error.code ?? error.message });
    });
    outgoing.end(options.body === undefined ? undefined : JSON.stringify(options.body));
  });
}

describe.skipIf(!possible)('LIM-42 a server process is told to stop', () => {
  let folder: string;
  let databaseUrl: string;
  const agent = new Agent({ keepAlive: true });
  beforeAll(async () => {
    folder = await mkdtemp(join(tmpdir(), 'lectern-stopping-'));
    const cluster = await startCluster();
    const name = `stopping_${String(process.pid)}`;
    const client = await connectClient(`${cluster}/postgres`);
    await client.query(`create database ${name}`);
    await client.end();
    databaseUrl = `${cluster}/${name}`;
  });
  afterAll(async () => {
    agent.destroy();
    killServerProcesses();
    await rm(folder, { recursive: true, force: true });
  });

  async function start(
    environment: Readonly<Record<string, string>>,
  ): Promise<{ server: ServerProcess; address: string; token: string }> {
    const server = startServerProcess({
      DATABASE_URL: databaseUrl,
      DATA_DIR: folder,
      ...environment,
    });
    const address = await server.ready;
    if (address === null) throw new Error(server.getOutput());
    const signedIn = await send(agent, address, '/api/admin/security/get_access_token', {
      method: 'POST',
      body: { email: 'super@lectern.test', password: 'lectern-demo' },
    });
    if (!('text' in signedIn)) throw new Error(signedIn.error);
    const { content } = JSON.parse(signedIn.text) as {
      content: { token: { accessToken: string } };
    };
    return { server, address, token: content.token.accessToken };
  }

  it('under load on kept-alive connections: not ready at once, every connection ends with a response, no request is lost, idle connections are closed', async () => {
    const { server, address, token } = await start({ SHUTDOWN_DELAY_SECONDS: '1' });
    const idle = connect(Number(new URL(address).port), '127.0.0.1');
    idle.write('GET /livez HTTP/1.1\r\nHost: 127.0.0.1\r\n\r\n');
    await once(idle, 'data');
    const idleClosed = once(idle.resume(), 'close');

    const errors: string[] = [];
    const bad: Answer[] = [];
    const stored: Answer[] = [];
    let answered = 0;
    const load = Array.from({ length: 8 }, async (_, worker) => {
      let last: Answer = { error: 'no answer' };
      for (let count = 0; ; count += 1) {
        const answer = await send(agent, address, '/api/admin/user/invite', {
          method: 'POST',
          token,
          body: { email: `stop-${String(worker)}-${String(count)}@lectern.test`, roles: [] },
        });
        if ('error' in answer) {
          errors.push(answer.error);
          if (!('headers' in last) || last.headers.connection !== 'close') stored.push(last);
          return;
        }
        answered += 1;
        if (answer.status !== 200) bad.push(answer);
        last = answer;
      }
    });
    await poll('requests are answered', () => (answered > 20 ? true : null));
    server.child.kill('SIGTERM');
    const readiness = await poll('the server is not ready', async () => {
      const answer = await send(agent, address, '/readyz');
      return 'error' in answer || answer.status === 503 ? answer : null;
    });
    expect(readiness).toMatchObject({ status: 503, text: 'not ready\n' });
    await Promise.all(load);
    await idleClosed;
    expect(await server.ended).toEqual({ code: 0, signal: null });
    expect([bad, stored]).toEqual([[], []]);
    expect(new Set(errors)).toEqual(new Set(['ECONNREFUSED']));
    expect(server.getOutput()).not.toContain('"level":"error"');
  });

  it('without an open connection: not ready at once, and still served for the delay', async () => {
    const { server, address } = await start({ SHUTDOWN_DELAY_SECONDS: '2' });
    agent.destroy();
    // The server sees the end of the connections, and then the signal.
    await wait(300);
    server.child.kill('SIGTERM');
    await wait(300);
    const fresh = new Agent();
    expect(await send(fresh, address, '/readyz')).toMatchObject({
      status: 503,
      text: 'not ready\n',
    });
    expect(await send(fresh, address, '/livez')).toMatchObject({ status: 200 });
    fresh.destroy();
    expect(await server.ended).toEqual({ code: 0, signal: null });
  });

  it('work that outlasts the time to stop is answered 503 and rolled back; nothing runs on into the closed pool', async () => {
    const { server, address, token } = await start({
      SHUTDOWN_TIMEOUT_SECONDS: '1.5',
      DATABASE_LOCK_TIMEOUT_SECONDS: '60',
      DATABASE_STATEMENT_TIMEOUT_SECONDS: '60',
    });
    const client = await connectClient(databaseUrl);
    await client.query('begin');
    await client.query('select 1 from sponsors where id = 1 for update');
    const answer = send(agent, address, '/api/admin/sponsor/1', {
      method: 'PATCH',
      token,
      body: { companyName: 'Never', companyUrl: 'https://never.example' },
    });
    await waitForLockWaits(client, 1);
    server.child.kill('SIGTERM');
    expect(await answer).toMatchObject({ status: 503, headers: { connection: 'close' } });
    expect(await server.ended).toEqual({ code: 0, signal: null });
    await client.query('rollback');
    const { rows } = await client.query('select company_name from sponsors where id = 1');
    expect(rows).not.toEqual([{ company_name: 'Never' }]);
    await client.end();
    expect(server.getOutput()).not.toContain('after calling end on the pool');
  });
});
